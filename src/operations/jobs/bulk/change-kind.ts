import * as z from "zod"
import type { OrgContext } from "../../../kernel/context.ts"
import { readPage } from "../../../kernel/db/listing.ts"
import { prepare } from "../../../kernel/db/sql.ts"
import { AppError } from "../../../kernel/errors.ts"
import { type Cursor, pageStatement } from "../../../topics/export/pages.ts"
import { prepareChange } from "../../../topics/library/change-many.ts"
import { prepareDeletion } from "../../../topics/library/delete-topics.ts"
import { libraryConditions, libraryListing } from "../../../topics/library/list-topics.ts"
import { ManyChanges, type TopicFilters } from "../../../topics/library/schema.ts"
import { contextOf, ofOrganization } from "../of-organization.ts"
import { anyConfig, jobKind } from "../step.ts"

/** Topics per step. */
const PAGE_SIZE = 500

const Config = z.object({
  ...anyConfig,
  ...ofOrganization,
  /** Already validated by the request's schema, so not parsed again. */
  filters: z.record(z.string(), z.unknown()),
  change: z.union([ManyChanges, z.object({ action: z.literal("remove"), removalId: z.string() })]),
})

/** Changes or removes all topics that match filters, newest first, so that topics added meanwhile are not affected. */
export const changeTopicsKind = jobKind({
  config: Config,
  orgOf: ({ orgId }) => orgId,
  count: (services, { orgId, workspace, filters }) =>
    countMatching({ library: services.library, org: { id: orgId }, workspace } as OrgContext, filters as TopicFilters),
  step: async (services, { config, cursor, createdBy }) => {
    const ctx = await contextOf(services, config, createdBy)
    const page = await readIds(ctx, config.filters as TopicFilters, cursor)
    const ids = page.map(({ id }) => id)
    const { change } = config
    const planned =
      change.action === "remove"
        ? await prepareRemoval(ctx, ids, change.removalId)
        : await prepareChange(ctx, ids, change)
    const { statements, done, changed, afterwards } = planned
    if (done === 0 && ids.length > 0) throw new AppError(400, "No topic of a step could be changed")
    return {
      statements,
      processed: done,
      success: changed,
      errors: [],
      skip: done - changed,
      cursor: page[done - 1]?.cursor ?? cursor,
      done: page.length < PAGE_SIZE && done === page.length,
      ...(afterwards && { afterwards }),
    }
  },
})

async function prepareRemoval(ctx: OrgContext, ids: readonly string[], removalId: string) {
  const { found, statements } = await prepareDeletion(ctx, ids, removalId)
  return { statements, done: ids.length, changed: found, afterwards: undefined }
}

async function countMatching(ctx: Pick<OrgContext, "library" | "org" | "workspace">, filters: TopicFilters) {
  const conditions = libraryConditions(ctx, filters)
  if (!conditions) return 0
  const selected = { ...conditions, sort: { column: "created_at", descending: true }, offset: 0, limit: 1 }
  return (await readPage(ctx.library, libraryListing(ctx), selected)).total
}

async function readIds(ctx: OrgContext, filters: TopicFilters, cursor: string | null) {
  const columns = [{ header: "id", stored: "link.id" }]
  const statement = await pageStatement(ctx, filters, columns, { size: PAGE_SIZE })
  if (!statement) return []
  const after = cursor === null ? undefined : (JSON.parse(cursor) as Cursor)
  const rows = await prepare(ctx.library, statement(after)).raw<[string, number, string]>()
  return rows.map(([id, seq, createdAt]) => ({ id, cursor: JSON.stringify({ createdAt, seq } satisfies Cursor) }))
}
