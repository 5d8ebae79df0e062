import type { OrgContext } from "../../kernel/context.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"

/** Calls reserved for a platform call in flight when the limit is reached, with retries and redirects, and for the commit. */
const CALLS_KEPT = 60

type Ctx = Pick<OrgContext, "budget">

/** The deadline, which also ends when only `keep` of the invocation's calls are left. */
export const keepingCalls = ({ budget }: Ctx, deadline: Deadline, keep = CALLS_KEPT): Deadline => ({
  leftMs: () => (budget.left() > keep ? deadline.leftMs() : 0),
})

/** The deadline, which also ends in time to limit all work under it to `calls` calls from now on. */
export function spendingAtMost(ctx: Ctx, calls: number, deadline: Deadline): Deadline {
  const keep = ctx.budget.left() - calls + CALLS_KEPT
  return keepingCalls(ctx, deadline, Number.isFinite(keep) ? Math.max(keep, CALLS_KEPT) : CALLS_KEPT)
}
