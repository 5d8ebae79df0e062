import * as z from "zod"
import { countStale, type StaleScope } from "../../../activation/segments/find-stale.ts"
import { ChosenFilters, StoredFilters } from "../../../topics/library/schema.ts"
import { remember } from "../findings.ts"
import { contextOf, ofOrganization } from "../of-organization.ts"
import { anyConfig, jobKind } from "../step.ts"
import { refreshStale } from "./refresh-stale.ts"

const RefreshConfig = z.object({
  ...anyConfig,
  ...ofOrganization,
  /** Only segments of this connection, and of topics that match these filters. */
  connectionId: z.string("connectionId must be a string").optional(),
  filters: StoredFilters.optional(),
  /** Also segments that differ by the service's wording alone. */
  wording: z.boolean("wording must be true or false").optional(),
})

const scopeOf = ({ connectionId, filters, wording }: z.output<typeof RefreshConfig>): StaleScope | undefined =>
  connectionId === undefined && filters === undefined && wording === undefined
    ? undefined
    : { connectionId, filters: filters && ChosenFilters.parse(filters), wording }

/** The list of findings: old activation id to new activation id. */
export const REFRESHED = "refreshed"

/** Refreshes an organization's stale activations, ten per step. Activations it creates sort before the cursor. */
export const refreshActivationsKind = jobKind({
  config: RefreshConfig,
  orgOf: ({ orgId }) => orgId,
  count: async (services, config) => countStale(await contextOf(services, config, "system"), scopeOf(config)),
  step: async (services, job) => {
    const ctx = await contextOf(services, job.config, job.createdBy)
    const { refreshed, next } = await refreshStale(ctx, {
      after: job.cursor ?? undefined,
      scope: scopeOf(job.config),
    })
    const isSkipped = (refusal: { transient?: true } | undefined) => refusal?.transient === true
    const failed = refreshed.filter(({ outcome }) => outcome.refusal && !isSkipped(outcome.refusal))
    return {
      // Each refresh is already committed: an interrupted step loses only its counts and this list.
      statements: remember(
        services,
        job.id,
        REFRESHED,
        refreshed.flatMap(({ activation: { id }, outcome }) =>
          outcome.refusal ? [] : [{ key: id, value: outcome.newActivationId ?? id }],
        ),
      ),
      processed: refreshed.length,
      success: refreshed.filter(({ outcome }) => !outcome.refusal).length,
      errors: failed.map(({ activation, outcome }) => ({
        id: activation.id,
        name: activation.topicName ?? undefined,
        message: outcome.refusal?.error ?? "",
      })),
      skip: refreshed.filter(({ outcome }) => isSkipped(outcome.refusal)).length,
      cursor: next ?? job.cursor,
      done: next === undefined,
    }
  },
})
