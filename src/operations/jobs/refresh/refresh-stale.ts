import { spendingAtMost } from "../../../activation/segments/call-limit.ts"
import { changeAll, type Outcome } from "../../../activation/segments/change-activations.ts"
import { findStale, type StaleActivation, type StaleScope } from "../../../activation/segments/find-stale.ts"
import { refreshing } from "../../../activation/segments/refresh.ts"
import type { OrgContext } from "../../../kernel/context.ts"
import { deadlineIn } from "../../../kernel/outbound/deadline.ts"

/** Activations refreshed per call, and the time limit. */
export const BATCH_SIZE = 10
const BUDGET_MS = 50_000
/** Calls of one step; fewer than the driver allows, which also counts the job's own statements. */
const CALLS = 270

export type Refreshed = { activation: StaleActivation; outcome: Outcome }

/**
 * Refreshes the next stale activations after a place. Activations it had no time for are not in the result. `next` is where to continue;
 * undefined if none are left.
 */
export async function refreshStale(
  ctx: OrgContext,
  { after, limit = BATCH_SIZE, scope }: { after?: string; limit?: number; scope?: StaleScope },
): Promise<{ refreshed: Refreshed[]; next: string | undefined }> {
  const deadline = spendingAtMost(ctx, CALLS, deadlineIn(ctx.outside, BUDGET_MS))
  const { stale, next } = await findStale(ctx, { after, limit, scope })
  const ids = stale.map(({ id }) => id)
  const outcomes = await changeAll(ctx, ids, refreshing, deadline)
  const refreshed: Refreshed[] = []
  for (const activation of stale) {
    const outcome = outcomes.find(({ activationId }) => activationId === activation.id)
    if (!outcome || outcome.refusal?.outOfTime) {
      return { refreshed, next: refreshed.at(-1)?.activation.place ?? after ?? START }
    }
    refreshed.push({ activation, outcome })
  }
  return { refreshed, next }
}

/** Starts with the first candidate. */
const START = ""
