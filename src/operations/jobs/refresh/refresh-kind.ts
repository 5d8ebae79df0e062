import * as z from "zod"
import { findStale } from "../../../activation/segments/find-stale.ts"
import type { OrgContext, Services } from "../../../kernel/context.ts"
import { AppError } from "../../../kernel/errors.ts"
import { actingFor } from "../../../organizations/identity/acting-for.ts"
import { anyConfig, jobKind } from "../step.ts"
import { refreshStale } from "./refresh-stale.ts"

const RefreshConfig = z.object({
  ...anyConfig,
  orgId: z.string("orgId is required"),
  /** Activations of one workspace alone. */
  workspace: z.string("workspace must be a string").default(""),
})

/** Refreshes an organization's stale activations, ten a step. What it makes lies behind the cursor and is not looked at again. */
export const refreshActivationsKind = jobKind({
  config: RefreshConfig,
  orgOf: ({ orgId }) => orgId,
  count: async (services, config) => {
    const ctx = await contextOf(services, config, "system")
    return (await findStale(ctx, { limit: Number.MAX_SAFE_INTEGER })).length
  },
  step: async (services, job) => {
    const ctx = await contextOf(services, job.config, job.createdBy)
    const { refreshed, done } = await refreshStale(ctx, {
      before: job.cursor === null ? undefined : Number(job.cursor),
    })
    const isSkipped = (refusal: { transient?: true } | undefined) => refusal?.transient === true
    const failed = refreshed.filter(({ outcome }) => outcome.refusal && !isSkipped(outcome.refusal))
    return {
      // Each refresh has committed what it did: a step that is broken off loses its counts and nothing else.
      statements: [],
      processed: refreshed.length,
      success: refreshed.filter(({ outcome }) => !outcome.refusal).length,
      errors: failed.map(({ activation, outcome }) => ({
        id: activation.id,
        name: activation.topicName ?? undefined,
        message: outcome.refusal?.error ?? "",
      })),
      skip: refreshed.filter(({ outcome }) => isSkipped(outcome.refusal)).length,
      cursor: refreshed.length > 0 ? String(refreshed.at(-1)?.activation.place) : job.cursor,
      done,
    }
  },
})

async function contextOf(
  services: Services,
  { orgId, workspace }: z.output<typeof RefreshConfig>,
  userId: string,
): Promise<OrgContext> {
  const ctx = await actingFor(services, { orgId, userId, workspace })
  if (!ctx) throw new AppError(404, "Organization not found")
  return ctx
}
