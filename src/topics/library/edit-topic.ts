import type { OrgContext } from "../../kernel/context.ts"
import { jsonParameters } from "../../kernel/db/bulk-insert.ts"
import { batchIfUnchanged } from "../../kernel/db/if-unchanged.ts"
import { sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { type LibraryEntry, writeLibraryHistory } from "../history/write-history.ts"
import { EDITABLE_COLUMNS } from "../rows/columns.ts"
import { hasOwnOutputs } from "../rows/own-outputs.ts"
import { OWN_READING } from "./own-readings.ts"
import { type LinkRow, ownNameOf, recordOf } from "./record.ts"
import type { TopicChanges } from "./schema.ts"
import { findLink } from "./store.ts"
import { codeOf } from "../names/taxonomy-places.ts"

type GlobalValues = Record<(typeof EDITABLE_COLUMNS)[number], string>

/** Writes the organization's overrides. Setting a field back to the global value removes its override. */
export async function editTopic(ctx: OrgContext, id: string, changes: TopicChanges, version?: string) {
  requireFields(changes)
  const link = await findLink(ctx, id)
  const { statements } = await prepareEdit(ctx, [link], changes)
  if (statements.length === 0) return recordOf(link, await ctx.config())
  const { topic_name: to } = changes
  const isRenamed = to !== undefined && to !== link.topic_name
  const current = async () => recordOf(await findLink(ctx, link.id), await ctx.config())
  await batchIfUnchanged(
    ctx.library,
    { stored: versionOf(ctx, link.id), version },
    [...statements, ...(isRenamed ? [actionEntry(ctx, "topic.renamed", link.id, { from: link.topic_name, to })] : [])],
    current,
  )
  return current()
}

/** The version that a change of the topic is made from. */
export const versionOf = ({ org }: Pick<OrgContext, "org">, id: string) =>
  sql`SELECT updated_at FROM org_topics WHERE id = ${id} AND org_id = ${org.id}`

const FIELDS = [...EDITABLE_COLUMNS, "performance_score"] as const

export function requireFields(changes: TopicChanges): void {
  if (FIELDS.every((field) => changes[field] === undefined)) throw new AppError(400, "No valid fields to update")
}

const UPDATE = `
  UPDATE org_topics SET overrides = json_patch(overrides, r.value -> 1), updated_at = ?2,
    performance_score = iif(?4, ?5, performance_score)
  FROM json_each(?1) AS r WHERE org_topics.id = r.value ->> 0 AND org_topics.org_id = ?3`

/** Statements that make the same changes to these topics, with their history, and the number of changed topics. */
export async function prepareEdit(
  ctx: OrgContext,
  links: readonly LinkRow[],
  changes: TopicChanges,
): Promise<{ statements: D1PreparedStatement[]; changed: number }> {
  const { library, org, actor } = ctx
  const differing = links.flatMap((link) => {
    const fields = FIELDS.filter((field) => changes[field] !== undefined && changes[field] !== link[field])
    return fields.length === 0 ? [] : [{ link, fields }]
  })
  if (differing.length === 0) return { statements: [], changed: 0 }
  const globals = await globalValues(
    ctx,
    differing.map(({ link }) => link.topic_id),
  )
  const at = ctx.now().toISOString()
  const { form } = await ctx.config()
  const patches: [id: string, patch: Record<string, string | number | null>][] = []
  const entries: LibraryEntry[] = []
  for (const { link, fields } of differing) {
    const global = globals.get(link.topic_id)
    if (!global) throw new AppError(404, "Topic not found")
    const pick = (from: Record<string, unknown>) => Object.fromEntries(fields.map((field) => [field, from[field]]))
    const patch = patchOf(link, changes, global)
    patches.push([link.id, { ...patch, text_form: formAfter(link, patch, form) }])
    entries.push({
      orgId: org.id,
      orgTopicId: link.id,
      changeType: "field_edit",
      changedBy: actor.userId,
      previousValues: pick(link),
      newValues: pick(changes),
      source: "manual",
      changedAt: at,
    })
  }
  const score = changes.performance_score
  return {
    statements: [
      ...jsonParameters(patches).map((json) =>
        library.prepare(UPDATE).bind(json, at, org.id, score === undefined ? 0 : 1, score ?? null),
      ),
      ...writeLibraryHistory(library, entries),
    ],
    changed: differing.length,
  }
}

async function globalValues(
  { directory }: OrgContext,
  topicIds: readonly string[],
): Promise<Map<string, GlobalValues>> {
  const { results } = await directory
    .prepare(
      `SELECT t.id, ${EDITABLE_COLUMNS.map((column) => `t.${column}`).join(", ")}
       FROM json_each(?) AS given CROSS JOIN topics AS t ON t.id = given.value`,
    )
    .bind(JSON.stringify([...new Set(topicIds)]))
    .all<GlobalValues & { id: string }>()
  return new Map(results.map(({ id, ...values }) => [id, values]))
}

/** An edited topic is rendered with the templates of now. Null if its catalog topic is too, or nothing of its own is rendered. */
const formAfter = (link: LinkRow, patch: Record<string, string | null>, form: number): number | null =>
  form > link.text_form && hasOwnOutputs({ ...(JSON.parse(link.overrides) as object), ...patch }) ? form : null

/** The code of the place that a topic is moved to; null if the catalog's topic is there. */
const codeOfPlace = (to: Pick<LinkRow, "parent_category" | "subcategory">, global: GlobalValues): string | null =>
  to.parent_category === global.parent_category && to.subcategory === global.subcategory
    ? null
    : (codeOf(to.parent_category, to.subcategory) ?? null)

/** A null removes an override. */
function patchOf(link: LinkRow, changes: TopicChanges, global: GlobalValues): Record<string, string | null> {
  // What was read from a name of its own goes with that name.
  const losesName = changes.topic_name === global.topic_name && ownNameOf(link) !== undefined
  const patch: Record<string, string | null> = losesName
    ? Object.fromEntries(OWN_READING.map((column) => [column, null]))
    : {}
  for (const field of EDITABLE_COLUMNS) {
    const value = changes[field]
    if (value === undefined) continue
    patch[field] = value === global[field] ? null : value
    if (field === "parent_category" || field === "subcategory") {
      const { parent_category = link.parent_category, subcategory = link.subcategory } = changes
      patch["iab_code"] = codeOfPlace({ parent_category, subcategory }, global)
      // A place that a person has chosen is certain.
      patch["confidence"] = null
      patch["unsure"] = null
    }
    if (field === "topic_name") patch["normalized_name"] = patch[field] === null ? null : normalizedName(value)
  }
  return patch
}
