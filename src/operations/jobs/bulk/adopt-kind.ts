import * as z from "zod"
import { adoption, countChosen, readChosen } from "../../../topics/catalog/add-from-catalog.ts"
import { AdoptionFilters } from "../../../topics/catalog/schema.ts"
import { anyConfig, jobKind } from "../step.ts"
import { contextOf, ofOrganization } from "../of-organization.ts"

const Config = z.object({
  ...anyConfig,
  ...ofOrganization,
  filters: AdoptionFilters,
  /** Row of the last topic that the request adopted itself. */
  after: z.int(),
})

/** Adopts the remaining catalog topics of a request, 2,000 per step. */
export const adoptTopics = jobKind({
  config: Config,
  orgOf: ({ orgId }) => orgId,
  needsRoom: true,
  count: (services, { filters, after }) => countChosen(services, filters, after),
  step: async (services, { config, cursor, createdBy }) => {
    const ctx = await contextOf(services, config, createdBy)
    const { ids, last } = await readChosen(ctx, config.filters, Number(cursor ?? config.after))
    const known = await countLinked(ctx, ids)
    return {
      statements: ids.length === 0 ? [] : adoption(ctx, ids),
      processed: ids.length,
      success: ids.length - known,
      errors: [],
      skip: known,
      cursor: last === undefined ? cursor : String(last),
      done: last === undefined,
    }
  },
})

async function countLinked({ library, org, workspace }: Awaited<ReturnType<typeof contextOf>>, ids: readonly string[]) {
  const count = library.prepare(
    `SELECT count(*) AS n FROM json_each(?) AS given CROSS JOIN org_topics AS link INDEXED BY org_topics_topic_link
       ON link.org_id = ? AND link.workspace_id = ? AND link.topic_id = given.value`,
  )
  return (await count.bind(JSON.stringify(ids), org.id, workspace).first<number>("n")) ?? 0
}
