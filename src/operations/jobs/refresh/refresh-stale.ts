import { changeAll, type Outcome } from "../../../activation/segments/change-activations.ts"
import { spendingAtMost } from "../../../activation/segments/call-limit.ts"
import { findStale, type StaleActivation } from "../../../activation/segments/find-stale.ts"
import { refreshing } from "../../../activation/segments/refresh.ts"
import type { OrgContext } from "../../../kernel/context.ts"
import { deadlineIn } from "../../../kernel/outbound/deadline.ts"

/** What one call refreshes, and the time it has for that. */
export const BATCH_SIZE = 10
const BUDGET_MS = 50_000
/** Calls of one step; less than the driver allows, which counts the job's own statements too. */
const CALLS = 270

export type Refreshed = { activation: StaleActivation; outcome: Outcome }

/**
 * Refreshes the next stale activations before a place. Those that it had no time for are not among what comes back, and `done`
 * says that none are left.
 */
export async function refreshStale(
  ctx: OrgContext,
  { before, limit = BATCH_SIZE }: { before?: number; limit?: number },
): Promise<{ refreshed: Refreshed[]; done: boolean }> {
  const stale = await findStale(ctx, { before, limit: limit + 1 })
  const next = stale.slice(0, limit)
  const ids = next.map(({ id }) => id)
  const outcomes = await changeAll(ctx, ids, refreshing, spendingAtMost(ctx, CALLS, deadlineIn(ctx.outside, BUDGET_MS)))
  const refreshed: Refreshed[] = []
  for (const activation of next) {
    const outcome = outcomes.find(({ activationId }) => activationId === activation.id)
    if (!outcome || outcome.refusal?.outOfTime) break
    refreshed.push({ activation, outcome })
  }
  return { refreshed, done: refreshed.length === stale.length }
}
