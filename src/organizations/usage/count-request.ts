import type { OrgContext } from "../../kernel/context.ts"
import type { Amounts } from "../../kernel/ports/counter.ts"

const WINDOW_MS = 1_000
/** After this, the reporting request is presumed dead and the next one reports instead. */
const OVERDUE_MS = 3 * WINDOW_MS

type Pending = { requests: number; classifications: number; since: number }
const pending = new Map<string, Pending>()

type Counting = {
  org: Pick<OrgContext["org"], "id">
  meter: Pick<OrgContext["meter"], "record">
  now: () => Date
  defer: (work: Promise<unknown>) => void
}

export const countRequest = (ctx: Counting): void => countLater(ctx, { requests: 1 })

/**
 * Collects unlimited usage for a second and reports it to the counter in one call. Responses never wait for it, and a busy organization
 * does not cost one call per request.
 */
export function countLater(
  ctx: Counting,
  { requests = 0, classifications = 0 }: Pick<Amounts, "requests" | "classifications">,
): void {
  const now = ctx.now().getTime()
  const collecting = pending.get(ctx.org.id)
  if (collecting && now - collecting.since < OVERDUE_MS) {
    collecting.requests += requests
    collecting.classifications += classifications
    return
  }
  const own: Pending = {
    requests: (collecting?.requests ?? 0) + requests,
    classifications: (collecting?.classifications ?? 0) + classifications,
    since: now,
  }
  pending.set(ctx.org.id, own)
  ctx.defer(
    scheduler.wait(WINDOW_MS).then(() => {
      if (pending.get(ctx.org.id) === own) pending.delete(ctx.org.id)
      return ctx.meter.record({ requests: own.requests, classifications: own.classifications })
    }),
  )
}
