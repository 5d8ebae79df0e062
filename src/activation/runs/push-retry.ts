import type { PushRetry } from "./schema.ts"

const FIRST_REST_MS = 5 * 60_000
const LONGEST_REST_MS = 3_600_000
/** After 5, 10, 20, 40 and then 60 minutes each: a platform may be unavailable for more than six hours. */
export const MAX_RESTS = 10

/** The pause after this many calls without an answer. */
export const restMs = (stalls: number) => Math.min(FIRST_REST_MS * 2 ** (stalls - 1), LONGEST_REST_MS)

/** SQL for the platform's last answer to a segment that is still to be pushed. */
export const lastError = (run: string) => `(SELECT a.error FROM activations AS a INDEXED BY activations_run
  WHERE ${run}.stalls > 0 AND a.run_id = ${run}.id AND a.status = 'pending' AND a.error IS NOT NULL LIMIT 1)`

type Stalled = { stalls: number; resumeAt: string | null; reason: string | null }

/** When a push to a platform that does not answer goes on; null while it answers, or a client drives the push. */
export function retryOf({ stalls, resumeAt, reason }: Stalled): PushRetry | null {
  if (stalls === 0 || resumeAt === null) return null
  let until = Date.parse(resumeAt)
  for (let rest = stalls + 1; rest < MAX_RESTS; rest++) until += restMs(rest)
  return { at: resumeAt, until: new Date(until).toISOString(), reason }
}
