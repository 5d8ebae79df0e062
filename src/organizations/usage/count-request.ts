import type { OrgContext } from "../../kernel/context.ts"

const WINDOW_MS = 5_000
/** The request that was to report died before it did: the next one takes its place. */
const OVERDUE_MS = 3 * WINDOW_MS

type Pending = { requests: number; since: number }
const pending = new Map<string, Pending>()

/**
 * Requests are counted but never billed, so they are collected for a few seconds and reported to the counter in one call. The
 * response never waits, and a busy organization does not cost one call per request.
 */
export function countRequest(ctx: OrgContext): void {
  const now = ctx.now().getTime()
  const collecting = pending.get(ctx.org.id)
  if (collecting && now - collecting.since < OVERDUE_MS) {
    collecting.requests++
    return
  }
  const own: Pending = { requests: (collecting?.requests ?? 0) + 1, since: now }
  pending.set(ctx.org.id, own)
  ctx.defer(
    scheduler.wait(WINDOW_MS).then(() => {
      if (pending.get(ctx.org.id) === own) pending.delete(ctx.org.id)
      return ctx.meter.record({ requests: own.requests })
    }),
  )
}
