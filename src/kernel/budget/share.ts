import type { Budget } from "./budget.ts"

/** The same services with at most `calls` calls left, for one of several tasks of an invocation. */
export function shareOf<T extends { budget: Budget }>(services: T, calls: number): T {
  const { budget } = services
  if (!Number.isFinite(budget.left())) return services
  const floor = Math.max(0, budget.left() - calls)
  return { ...services, budget: { ...budget, left: () => Math.max(0, budget.left() - floor) } }
}
