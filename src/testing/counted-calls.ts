import { openBudget } from "../kernel/budget/budget.ts"
import type { OrgContext } from "../kernel/context.ts"
import { atLibrary } from "../kernel/db/databases.ts"
import { testServices } from "./factories.ts"
import type { FaultInput } from "./platform-scripts.ts"

/**
 * The same context in an invocation of its own, with a budget of calls. Its clock stands still and pauses take no time, so that
 * calls are the limit, not time.
 */
export function countedCalls(ctx: OrgContext, limit?: number): OrgContext & { made: () => number } {
  const services = testServices(openBudget(limit))
  const outside = { ...services.outside, wait: async () => {}, clock: () => 0 }
  const made = () => {
    const { statements: _, ...calls } = services.budget.calls()
    return Object.values(calls).reduce((sum, count) => sum + count, 0)
  }
  return atLibrary({ ...ctx, ...services, outside, log: () => {}, made })
}

type Operation = "create" | "list" | "deactivate"

const fault = (on: Operation, after: number, times: number): FaultInput => ({
  type: "status",
  status: 503,
  on,
  after,
  times,
})
const often = (on: Operation, count: number, every: number, times: number) =>
  Array.from({ length: count }, (_, i) => fault(on, i * every, times))

/**
 * Every request succeeds at its fourth attempt only. Two creates in a row without an answer end a round, so creates fail and
 * succeed in pairs, up to the last of an odd number.
 */
export const lastAttempts = (creates: number): FaultInput[] => [
  ...often("create", Math.floor(creates / 2), 8, 6),
  ...(creates % 2 === 1 ? [fault("create", (creates - 1) * 4, 3)] : []),
  ...often("list", 200, 4, 3),
  ...often("deactivate", 200, 4, 3),
]
