import type { OrgContext } from "../../kernel/context.ts"

/** The organization for the service's own work; no real organization has this id. */
const SYSTEM = { id: "system", name: "System", plan: "enterprise" } as const

/** Acts for the service itself: no organization is charged, but LLM costs are recorded. */
export function asSystem(ctx: OrgContext): OrgContext {
  const own = ctx.meterOf(SYSTEM)
  return {
    ...ctx,
    org: SYSTEM,
    workspace: "",
    meter: {
      record: (amounts) => own.record(amounts),
      spend: (_quota, _amount, work) => work(),
      reserve: async () => ({ refund: async () => {} }),
      reserveOnce: async () => ({ settle: async () => {}, refund: async () => {} }),
      requireRemaining: async () => {},
      countToday: async () => ({ granted: true, used: 0 }),
      reserveCost: async () => {},
    },
  }
}
