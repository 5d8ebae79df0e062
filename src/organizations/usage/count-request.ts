import type { OrgContext } from "../../kernel/context.ts"

const WINDOW_MS = 5_000
const pending = new Map<string, number>()

/**
 * Requests are counted but never billed, so they are collected for a few seconds and reported to the counter in one call. The
 * response never waits, and a busy organization does not cost one call per request.
 */
export function countRequest(ctx: OrgContext): void {
  const count = pending.get(ctx.org.id)
  pending.set(ctx.org.id, (count ?? 0) + 1)
  if (count !== undefined) return
  ctx.defer(
    scheduler.wait(WINDOW_MS).then(() => {
      const requests = pending.get(ctx.org.id) ?? 0
      pending.delete(ctx.org.id)
      return ctx.meter.record({ requests })
    }),
  )
}
