import type { OrgContext } from "../../kernel/context.ts"

/** The organization of what belongs to none; no real one has this id. */
const SYSTEM = { id: "system", name: "System", plan: "enterprise" } as const

/** Acting for the service itself: what is done is nobody's usage and takes nobody's credits, but what an LLM costs is written down. */
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
      claim: async () => ({ keep: async () => {}, release: async () => {} }),
      requireRemaining: async () => {},
    },
  }
}
