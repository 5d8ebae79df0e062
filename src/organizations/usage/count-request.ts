import type { OrgContext } from "../../kernel/context.ts"

const WINDOW_MS = 5_000
const waiting = new Map<string, number>()

/**
 * Requests are counted but never billed, so they are gathered for a few seconds and told to the counter in one call: the
 * answer never waits for it, and a busy organization does not pay a call a request.
 */
export function countRequest(ctx: OrgContext): void {
  const gathered = waiting.get(ctx.org.id)
  waiting.set(ctx.org.id, (gathered ?? 0) + 1)
  if (gathered !== undefined) return
  ctx.defer(
    scheduler.wait(WINDOW_MS).then(() => {
      const requests = waiting.get(ctx.org.id) ?? 0
      waiting.delete(ctx.org.id)
      return ctx.meter.record({ requests })
    }),
  )
}
