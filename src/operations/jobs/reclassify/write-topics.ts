import { limitOfRequest } from "../../../kernel/budget/work-limit.ts"
import type { Services } from "../../../kernel/context.ts"
import { jsonParameters, rowsOf } from "../../../kernel/db/bulk-insert.ts"
import { embed } from "../../../knowledge/similarity/embedding.ts"
import { changedValues } from "../../../topics/history/changed-values.ts"
import { withShortTexts } from "../../../topics/history/short-texts.ts"
import { type GlobalEntry, writeGlobalHistory } from "../../../topics/history/write-history.ts"
import {
  type Cell,
  DECIDED_COLUMNS,
  type DecidedCells,
  type DecidedColumn,
  EMBEDDED_COLUMNS,
  SHARED_COLUMNS,
  TEXTS,
  VERSION_COLUMNS,
} from "../../../topics/rows/columns.ts"
import { currentVersions } from "../../../topics/library/topic-row.ts"
import { tryWalkLinks } from "../../../topics/library/walk-links.ts"
import { storedText } from "../../../topics/rows/stored-text.ts"
import { storedTexts, storedValues, type Texts } from "../../../topics/rows/texts.ts"

/** A global topic as a job reads it. */
export type TopicRow = DecidedCells & { seq: number; id: string; topic_name: string; updated_at: string }
export const TOPIC_COLUMNS = ["seq", "id", "topic_name", "updated_at", ...DECIDED_COLUMNS] as const

/**
 * `after` contains only the changed cells. A step holds hundreds of changes, mostly of the versions alone, and garbage collection copies
 * everything it holds.
 */
export type TopicChange = {
  /** Changed texts are in full. */
  before: TopicRow
  after: Partial<DecidedCells>
  changed: DecidedColumn[]
  /** The texts before and after in storage form, if known. */
  stored?: { before: Texts; after: Texts }
}

export function changeOf(before: TopicRow, answer: DecidedCells): TopicChange {
  const changed = DECIDED_COLUMNS.filter((column) => before[column] !== answer[column])
  const after: Partial<DecidedCells> = {}
  for (const column of changed) after[column] = answer[column]
  return { before, after, changed }
}

/** The columns that change where neither the classification nor a text does. */
const VERSIONS = [...VERSION_COLUMNS, "text_form"] as const

/** A change of the versions only. */
export function versionChange(before: TopicRow, form: number): TopicChange {
  const current = { ...CURRENT, text_form: form }
  const changed = VERSIONS.filter((column) => before[column] !== current[column])
  return { before, after: changed.length === 0 ? {} : current, changed }
}
const CURRENT = currentVersions("local")

/** The topic after the change. */
const changedTopic = ({ before, after }: TopicChange): TopicRow => ({ ...before, ...after })

/** The change with its texts in storage form, for the topic and its history. */
export const withStoredTexts = (change: TopicChange, before: Texts): TopicChange =>
  change.changed.every(isVersion) ? change : { ...change, stored: { before, after: storedTexts(changedTopic(change)) } }

const isVersion = (column: DecidedColumn) => (VERSIONS as readonly DecidedColumn[]).includes(column)

/** Columns in an index or in full-text search, besides the versions. */
const INDEXED: ReadonlySet<DecidedColumn> = new Set(
  [...SHARED_COLUMNS, "keywords" as const, "taxonomy_path" as const].filter((column) => !isVersion(column)),
)

/** Columns to write if only versions change. The engine's is written to every link too. */
const OF_VERSIONS = { knowledge: ["knowledge_version", "text_form"], engine: VERSIONS } as const

/** The write cost of a change. Most topics change only in their versions. */
function costOf({ changed }: TopicChange): keyof typeof OF_VERSIONS | "indexes" | "row" {
  if (changed.every(isVersion)) return changed.includes("engine_version") ? "engine" : "knowledge"
  return changed.some((column) => INDEXED.has(column)) ? "indexes" : "row"
}

/** Rolls the batch back if a topic changed after it was read, since its history entry would be wrong. */
export const updateOf = (columns: readonly string[]) => `
  UPDATE topics SET (${columns.join(", ")}, updated_at) =
    (${columns.map((_, i) => `r.value ->> ${i + 2}`).join(", ")}, iif(topics.updated_at = r.value ->> 1, ?2, NULL))
  FROM ${rowsOf("?1")} AS r WHERE topics.seq = r.value ->> 0`

/** Groups topics by write cost, and updates only columns that change in a group, so that other indexes are not touched. */
export function updateTopics(d1: D1Database, changes: readonly TopicChange[], at: string): D1PreparedStatement[] {
  const real = changes.filter(({ changed }) => changed.length > 0)
  return [...Map.groupBy(real, costOf)].flatMap(([cost, part]) => {
    const columns = cost === "indexes" || cost === "row" ? changedColumns(part) : OF_VERSIONS[cost]
    const text = updateOf(columns)
    return jsonParameters(
      part.map((change) => [change.before.seq, change.before.updated_at, ...valuesOf(change, columns)]),
    ).map((json) => d1.prepare(text).bind(json, at))
  })
}

/** Includes all texts, since a text's storage form depends on the rest of the row. */
function changedColumns(changes: readonly TopicChange[]): DecidedColumn[] {
  const changed = new Set<DecidedColumn>([...TEXTS, ...changes.flatMap((change) => change.changed)])
  return DECIDED_COLUMNS.filter((column) => changed.has(column))
}

const valuesOf = (change: TopicChange, columns: readonly DecidedColumn[]) =>
  columns.every(isVersion)
    ? columns.map((column) => change.after[column] ?? change.before[column])
    : storedValues(change.before.topic_name, changedTopic(change), columns, change.stored?.after)

type Change<C extends string> = {
  before: Record<C, Cell> & { id: string; engine_version: Cell }
  after: Partial<Record<C, Cell> & { engine_version: Cell }>
  changed: readonly C[]
  stored?: TopicChange["stored"]
}

/** One entry per topic, including topics that were checked and left unchanged. */
export const writeHistory = <C extends string>(
  d1: D1Database,
  changes: readonly Change<C>[],
  entry: Pick<GlobalEntry, "changeType" | "source" | "changedBy" | "batchId" | "metadata" | "changedAt">,
): D1PreparedStatement[] =>
  writeGlobalHistory(
    d1,
    changes.map(({ before, after, changed, stored }) => {
      const values = changedValues(before, after, changed)
      return {
        ...entry,
        topicId: before.id,
        engineVersionBefore: String(before.engine_version),
        engineVersionAfter: String(after.engine_version ?? before.engine_version),
        ...(stored ? withShortTexts(values, before, stored) : values),
      }
    }),
  )

/** Runs after the commit: updates links of topics with too many for one statement, then the index. */
export async function followUp(
  services: Services,
  changes: readonly TopicChange[],
  /** False if no topic has that many links. */
  mayWalk = true,
): Promise<void> {
  if (mayWalk) await tryWalkLinks(services, limitOfRequest(services))
  await reindex(services, changes)
}

/** Updates the index. Topics whose embedding is unchanged are skipped. */
async function reindex({ vectors }: Pick<Services, "vectors">, changes: readonly TopicChange[]): Promise<void> {
  const moved = changes.filter(({ changed }) => EMBEDDED_COLUMNS.some((column) => changed.includes(column)))
  if (moved.length === 0) return
  await vectors.upsert(
    moved.map((change) => ({
      id: change.before.id,
      vector: embed(storedText(change.before.topic_name, changedTopic(change))),
      movedFrom: String(change.before.parent_category),
    })),
  )
}
