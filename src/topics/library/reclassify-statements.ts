import type { OrgContext } from "../../kernel/context.ts"
import { bulkInsert, jsonParameters } from "../../kernel/db/bulk-insert.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { newId } from "../../kernel/ids.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import type { Answer } from "./reclassify.ts"
import { DECIDED_COLUMNS, type DecidedColumn, decidedCells, topicText } from "./topic-row.ts"

type Cells = Record<DecidedColumn, string | number | null>
type Before = Cells & { id: string }
type Changes = { previous: Record<string, unknown>; next: Record<string, unknown> }

/** What an engine decides and an org may have overridden; names and descriptions are the org's own words. */
const CLEARED = [
  "parent_category",
  "taxonomy_type",
  "subcategory",
  "segment_type",
  "keywords",
  "engine_version",
] as const
/** Bookkeeping, and texts that follow from the rest: no news to the reader of a library's history. */
const UNTOLD = new Set<DecidedColumn>(["taxonomy_hash", "taxonomy_path", "engine", "platform_outputs"])

const UPDATE_TOPICS = `
  UPDATE topics SET (${DECIDED_COLUMNS.join(", ")}, updated_at) =
    (${DECIDED_COLUMNS.map((_, i) => `r.value ->> ${i + 1}`).join(", ")}, ?2)
  FROM json_each(?1) AS r WHERE topics.id = r.value ->> 0`

const CLEAR_OVERRIDES = `
  UPDATE org_topics SET overrides = json_remove(overrides, ${CLEARED.map((column) => `'$.${column}'`).join(", ")}), updated_at = ?2
  FROM json_each(?1) AS r WHERE org_topics.id = r.value AND org_topics.org_id = ?3`

const LIBRARY_HISTORY =
  "id org_id org_topic_id change_type changed_by previous_values new_values source metadata changed_at"
const GLOBAL_HISTORY =
  "id topic_id change_type engine_version_before engine_version_after previous_values new_values changed_by source metadata changed_at"

/** The new words, both histories and the cleared overrides, in one batch; then the index learns of it. */
export async function writeReclassified(ctx: OrgContext, answers: readonly Answer[]): Promise<void> {
  const { d1 } = ctx
  const at = ctx.now().toISOString()
  const { templates } = await ctx.config()
  const before = await readTopics(
    d1,
    answers.map(({ link }) => link.topic_id),
  )
  const after = new Map(
    answers.map(({ link, topic, engine }) => [link.topic_id, { topic, cells: decidedCells(topic, engine, templates) }]),
  )
  const updates = Array.from(after, ([id, { cells }]) => [id, ...DECIDED_COLUMNS.map((column) => cells[column])])
  const globalRows = answers
    .filter(({ link }, i) => answers.findIndex((other) => other.link.topic_id === link.topic_id) === i)
    .flatMap((answer) => {
      const [old, now] = [before.get(answer.link.topic_id), after.get(answer.link.topic_id)]
      return old && now ? [globalEntry(ctx, answer, old, now.cells, at)] : []
    })
  const libraryRows = answers.flatMap((answer) => {
    const [old, now] = [before.get(answer.link.topic_id), after.get(answer.link.topic_id)]
    return old && now ? [libraryEntry(ctx, answer, old, now.cells, at)] : []
  })
  await d1.batch([
    ...jsonParameters(updates).map((json) => d1.prepare(UPDATE_TOPICS).bind(json, at)),
    ...jsonParameters(answers.map(({ link }) => link.id)).map((json) =>
      d1.prepare(CLEAR_OVERRIDES).bind(json, at, ctx.org.id),
    ),
    ...bulkInsert(d1, "global_history", GLOBAL_HISTORY.split(" "), globalRows),
    ...bulkInsert(d1, "topic_history", LIBRARY_HISTORY.split(" "), libraryRows),
  ])
  await reindex(ctx, before, new Map([...after].map(([id, { topic }]) => [id, topic])))
}

async function readTopics(d1: D1Database, ids: readonly string[]): Promise<Map<string, Before>> {
  const { results } = await d1
    .prepare(
      `SELECT t.id, ${DECIDED_COLUMNS.map((column) => `t.${column}`).join(", ")}
       FROM json_each(?) AS wanted CROSS JOIN topics AS t ON t.id = wanted.value`,
    )
    .bind(JSON.stringify([...new Set(ids)]))
    .all<Before>()
  return new Map(results.map((row) => [row.id, row]))
}

function globalEntry(ctx: OrgContext, answer: Answer, before: Before, after: Cells, at: string) {
  const { previous, next } = changesBetween(before, after, DECIDED_COLUMNS)
  return [
    newId("hist"),
    before.id,
    "reclassified",
    before.engine_version,
    after.engine_version,
    JSON.stringify(previous),
    JSON.stringify(next),
    ctx.actor.userId,
    `admin_reclassify_${answer.engine}`,
    JSON.stringify({ orgId: ctx.org.id, fallback: answer.fallback }),
    at,
  ]
}

/** What the org saw, overrides included, against what it sees from now on. */
function libraryEntry(ctx: OrgContext, { link, engine, fallback }: Answer, global: Before, after: Cells, at: string) {
  const overrides = JSON.parse(link.overrides) as Record<string, unknown>
  const seen: Cells = { ...global }
  for (const column of CLEARED) {
    const own = overrides[column]
    if (own !== undefined) seen[column] = typeof own === "string" ? own : JSON.stringify(own)
  }
  const told = DECIDED_COLUMNS.filter(
    (column) => !UNTOLD.has(column) && (isCleared(column) || overrides[column] === undefined),
  )
  const { previous, next } = changesBetween(seen, after, told)
  return [
    newId("hist"),
    ctx.org.id,
    link.id,
    "reclassified",
    ctx.actor.userId,
    JSON.stringify(previous),
    JSON.stringify(next),
    `reclassify:${engine}`,
    JSON.stringify({ llm: engine === "llm" || fallback, fallback }),
    at,
  ]
}

const isCleared = (column: DecidedColumn) => (CLEARED as readonly string[]).includes(column)

function changesBetween(before: Cells, after: Cells, columns: readonly DecidedColumn[]): Changes {
  const changed = columns.filter((column) => before[column] !== after[column])
  const plain = (cells: Cells) =>
    Object.fromEntries(
      changed.map((column) => {
        const value = cells[column]
        const isJson = column === "keywords" || column === "platform_outputs"
        return [column, isJson && typeof value === "string" ? (JSON.parse(value) as unknown) : value]
      }),
    )
  return { previous: plain(before), next: plain(after) }
}

async function reindex(ctx: OrgContext, before: Map<string, Before>, after: Map<string, Classification>) {
  const entries = [...after].map(([id, topic]) => ({
    id,
    vector: embed(topicText(topic)),
    movedFrom: String(before.get(id)?.parent_category ?? ""),
  }))
  try {
    await ctx.vectors.upsert(entries)
  } catch (error) {
    ctx.log("vectors.behind", { topics: entries.length, error: String(error) })
  }
}
