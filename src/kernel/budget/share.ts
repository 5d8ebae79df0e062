import type { Services } from "../context.ts"

/** The same services with no more than that many calls left, for one of several tasks of an invocation. */
export function shareOf(services: Services, calls: number): Services {
  const { budget } = services
  const floor = budget.left() - calls
  return { ...services, budget: { ...budget, left: () => Math.max(0, budget.left() - Math.max(0, floor)) } }
}
