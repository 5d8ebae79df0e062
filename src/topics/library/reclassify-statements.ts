import { limitOfRequest } from "../../kernel/budget/work-limit.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { jsonParameters, rowsOf } from "../../kernel/db/bulk-insert.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { changedValues } from "../history/changed-values.ts"
import {
  type GlobalEntry,
  type LibraryEntry,
  writeGlobalHistory,
  writeLibraryHistory,
} from "../history/write-history.ts"
import { CONFIRMED } from "../rows/known-sensitivity.ts"
import { flagForReview } from "./flag-for-review.ts"
import type { Answer } from "./answer.ts"
import { OWN_READING, writeOwnReadings } from "./own-readings.ts"
import { ownNameOf } from "./record.ts"
import { DECIDED_COLUMNS, type DecidedCells as Cells, type DecidedColumn, PLACE_COLUMNS } from "../rows/columns.ts"
import { columnsOf, storedValues } from "../rows/texts.ts"
import { decidedCells, topicText } from "./topic-row.ts"
import { tryWalkLinks } from "./walk-links.ts"
import { updateVectors } from "./update-vectors.ts"

type Before = Cells & { id: string; topic_name: string; private: number }

/** Overrides that a reclassification clears. Names and descriptions are kept: they are the organization's own words. */
const CLEARED = [...PLACE_COLUMNS, "iab_code", "keywords", "engine_version"] as const
/** Bookkeeping and derived texts are left out of the library's history. */
const NOT_RECORDED = new Set<DecidedColumn>([
  "taxonomy_hash",
  "taxonomy_path",
  "engine",
  "platform_outputs",
  "text_form",
  "confidence",
  "sensitivity_confidence",
  "knowledge_version",
])

const UPDATE_TOPICS = `
  UPDATE topics SET (${DECIDED_COLUMNS.join(", ")}, updated_at) =
    (${DECIDED_COLUMNS.map((_, i) => `r.value ->> ${i + 1}`).join(", ")}, ?2)
  FROM ${rowsOf("?1")} AS r WHERE topics.id = r.value ->> 0`

const CLEAR_OVERRIDES = `
  UPDATE org_topics SET overrides = json_remove(overrides, ${[...CLEARED, ...OWN_READING, CONFIRMED, "text_form"].map((column) => `'$.${column}'`).join(", ")}), updated_at = ?2
  FROM json_each(?1) AS r WHERE org_topics.id = r.value AND org_topics.org_id = ?3`

/** Writes the new values, both histories and the cleared overrides in one batch, then updates the vector index. */
export async function writeReclassified(ctx: OrgContext, answers: readonly Answer[]): Promise<void> {
  const { statements, afterwards } = await prepareReclassified(ctx, answers)
  await ctx.together.batch(statements)
  await afterwards()
}

/** What to write in one batch, and what to run after the commit. */
export async function prepareReclassified(ctx: OrgContext, all: readonly Answer[]) {
  const { directory, library } = ctx
  const at = ctx.now().toISOString()
  const { own = [], shared: answers = [] } = Object.groupBy(all, ({ link }) =>
    ownNameOf(link) === undefined ? "shared" : "own",
  )
  const config = await ctx.config()
  const before = await readTopics(
    directory,
    answers.map(({ link }) => link.topic_id),
  )
  const after = new Map(
    answers.map(({ link, topic, engine }) => [link.topic_id, { topic, cells: decidedCells(topic, engine, config) }]),
  )
  const updates = Array.from(after, ([id, { cells }]) => [
    id,
    ...storedValues(before.get(id)?.topic_name ?? "", cells, DECIDED_COLUMNS),
  ])
  const globalEntries = answers
    .filter(({ link }, i) => answers.findIndex((other) => other.link.topic_id === link.topic_id) === i)
    .flatMap((answer) => {
      const [old, now] = [before.get(answer.link.topic_id), after.get(answer.link.topic_id)]
      return old && now ? [globalEntry(ctx, answer, old, now.cells, at)] : []
    })
  const libraryEntries = answers.flatMap((answer) => {
    const [old, now] = [before.get(answer.link.topic_id), after.get(answer.link.topic_id)]
    return old && now ? [libraryEntry(ctx, answer, old, now.cells, at)] : []
  })
  const statements = [
    ...jsonParameters(updates).map((json) => directory.prepare(UPDATE_TOPICS).bind(json, at)),
    ...jsonParameters(answers.map(({ link }) => link.id)).map((json) =>
      library.prepare(CLEAR_OVERRIDES).bind(json, at, ctx.org.id),
    ),
    ...writeOwnReadings(ctx, own, config, at),
    ...writeGlobalHistory(directory, globalEntries),
    ...writeLibraryHistory(library, libraryEntries),
    ...flagForReview(
      directory,
      answers.flatMap(({ link, review }) => (review === undefined ? [] : [[link.topic_id, review] as const])),
    ),
  ]
  const afterwards = async () => {
    await tryWalkLinks(ctx, limitOfRequest(ctx))
    await reindex(ctx, before, new Map([...after].map(([id, { topic }]) => [id, topic])))
  }
  return { statements, afterwards }
}

async function readTopics(d1: D1Database, ids: readonly string[]): Promise<Map<string, Before>> {
  const { results } = await d1
    .prepare(
      `SELECT t.id, t.topic_name, t.owner_org_id IS NOT NULL AS private, ${columnsOf("t", DECIDED_COLUMNS)}
       FROM json_each(?) AS given CROSS JOIN topics AS t ON t.id = given.value`,
    )
    .bind(JSON.stringify([...new Set(ids)]))
    .all<Before>()
  return new Map(results.map((row) => [row.id, row]))
}

function globalEntry(ctx: OrgContext, answer: Answer, before: Before, after: Cells, at: string): GlobalEntry {
  return {
    topicId: before.id,
    changeType: "reclassified",
    engineVersionBefore: String(before.engine_version),
    engineVersionAfter: String(after.engine_version),
    ...changesBetween(before, after, DECIDED_COLUMNS),
    changedBy: ctx.actor.userId,
    source: `admin_reclassify_${answer.engine}`,
    metadata: { orgId: ctx.org.id, fallback: answer.fallback },
    changedAt: at,
  }
}

/** The organization's values before and after, with overrides applied. */
function libraryEntry(
  ctx: OrgContext,
  { link, engine, fallback }: Answer,
  global: Before,
  after: Cells,
  at: string,
): LibraryEntry {
  const overrides = JSON.parse(link.overrides) as Record<string, unknown>
  const seen: Cells = { ...global }
  for (const column of CLEARED) {
    const own = overrides[column]
    if (own !== undefined) seen[column] = typeof own === "string" ? own : JSON.stringify(own)
  }
  const recorded = DECIDED_COLUMNS.filter(
    (column) => !NOT_RECORDED.has(column) && (isCleared(column) || overrides[column] === undefined),
  )
  return {
    orgId: ctx.org.id,
    orgTopicId: link.id,
    changeType: "reclassified",
    changedBy: ctx.actor.userId,
    ...changesBetween(seen, after, recorded),
    source: `reclassify:${engine}`,
    metadata: { llm: engine === "llm" || fallback, fallback },
    changedAt: at,
  }
}

const isCleared = (column: DecidedColumn) => (CLEARED as readonly string[]).includes(column)

const changesBetween = (before: Cells, after: Cells, columns: readonly DecidedColumn[]) =>
  changedValues(
    before,
    after,
    columns.filter((column) => before[column] !== after[column]),
  )

async function reindex(ctx: OrgContext, before: Map<string, Before>, after: Map<string, Classification>) {
  // Private topics are not in the index, which all organizations share.
  const shared = [...after].filter(([id]) => before.get(id)?.private === 0)
  const entries = shared.map(([id, topic]) => ({
    id,
    vector: embed(topicText(topic)),
    movedFrom: String(before.get(id)?.parent_category ?? ""),
  }))
  await updateVectors(ctx, entries.length, () => ctx.vectors.upsert(entries))
}
