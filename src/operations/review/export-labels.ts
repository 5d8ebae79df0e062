import { actionEntry } from "../../organizations/audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { csvLine } from "../../kernel/files/csv.ts"
import { streamText } from "../../kernel/files/stream.ts"
import { groupOf } from "../../topics/names/taxonomy-places.ts"
import type { LabelQuery } from "./schema.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

const PAGE_SIZE = 1_000
/** Limit per source that one invocation can read comfortably. */
const MAX_ROWS = 100_000

/** The newest review of a topic; topics have few entries. */
const REVIEW = `(
  SELECT h.metadata FROM global_history AS h INDEXED BY global_history_topic
  WHERE h.topic_id = t.id AND h.metadata ->> 'review' ORDER BY h.changed_at DESC LIMIT 1)`

/** Catalog topics, newest first, by keyset. */
const SOURCES = {
  review: `SELECT t.seq, t.created_at, t.id, t.topic_name, ${REVIEW} AS review
    FROM topics AS t INDEXED BY topics_review
    WHERE t.review_status = 'reviewed' AND ${isLive("t")} AND (t.created_at, t.seq) < (?1, ?2)
    ORDER BY t.created_at DESC, t.seq DESC LIMIT ${PAGE_SIZE}`,
  llm: `SELECT t.seq, t.created_at, t.id, t.topic_name, t.parent_category, t.segment_type, t.audience_type, t.sensitivity
    FROM topics AS t INDEXED BY topics_llm
    WHERE t.engine = 'llm' AND ${isLive("t")} AND t.seq < ?2 AND ?1 > ''
    ORDER BY t.seq DESC LIMIT ${PAGE_SIZE}`,
}
type Source = keyof typeof SOURCES

type Row = { seq: number; created_at: string; id: string; topic_name: string } & Partial<
  Record<"parent_category" | "segment_type" | "audience_type" | "sensitivity" | "review", string | null>
>

/** A labelled example in the format of docs/benchmark.md. Undecided fields are absent. */
type Label = {
  text: string
  parent_category?: string
  group?: string
  segment_type?: string
  audience_type?: string
  sensitive?: boolean
  sensitivity?: string
  source: Source
  id: string
}
const COLUMNS = [
  "text",
  "parent_category",
  "group",
  "segment_type",
  "audience_type",
  "sensitive",
  "sensitivity",
  "source",
  "id",
] as const satisfies (keyof Label)[]

/** Streams decisions of reviewers and the LLM as labelled examples, for the benchmark and the next lexicon. */
export async function exportLabels(ctx: OrgContext, { source, format }: LabelQuery) {
  await actionEntry(atDirectory(ctx), "labels.exported", "", { format, ...(source && { source }) }).run()
  const sources: Source[] = source ? [source] : ["review", "llm"]
  const body = await streamText(fileOf(ctx, sources, format), ctx.now, async (error) =>
    ctx.log("label_export.failed", { level: "error", error: String(error) }),
  )
  return {
    fileName: `labels-${ctx.now().toISOString().slice(0, 10)}.${format}`,
    mediaType: format === "csv" ? "text/csv; charset=utf-8" : "application/x-ndjson",
    body,
  }
}

async function* fileOf(ctx: OrgContext, sources: readonly Source[], format: LabelQuery["format"]) {
  const lineOf = format === "csv" ? csvOf : (label: Label) => `${JSON.stringify(label)}\n`
  if (format === "csv") yield csvLine([...COLUMNS], false)
  for (const source of sources) {
    for await (const labels of pagesOf(ctx, source)) yield labels.map(lineOf).join("")
  }
}

const csvOf = (label: Label) =>
  csvLine(
    COLUMNS.map((column) => String(label[column] ?? "")),
    false,
  )

async function* pagesOf({ directory, budget }: OrgContext, source: Source): AsyncGenerator<Label[]> {
  let before: [createdAt: string, seq: number] = ["9", Number.MAX_SAFE_INTEGER]
  for (let read = 0; read < MAX_ROWS; read += PAGE_SIZE) {
    if (budget.left() < 2) throw new Error("Too many labels for one file")
    const { results } = await directory
      .prepare(SOURCES[source])
      .bind(...before)
      .all<Row>()
    const labels = results.map((row) => labelOf(source, row)).filter(isDecided)
    if (labels.length > 0) yield labels
    const last = results.at(-1)
    if (!last || results.length < PAGE_SIZE) return
    before = [last.created_at, last.seq]
  }
}

function labelOf(source: Source, row: Row): Label {
  const decided = source === "llm" ? ofModel(row) : ofReview(row)
  return { text: row.topic_name, ...decided, source, id: row.id }
}

const isDecided = ({ parent_category, segment_type, audience_type, sensitivity }: Label) =>
  [parent_category, segment_type, audience_type, sensitivity].some((value) => value !== undefined)

const ofModel = ({ parent_category, segment_type, audience_type, sensitivity }: Row) =>
  judged({ parentCategory: parent_category, segmentType: segment_type, audienceType: audience_type, sensitivity })

/** Only the fields that the reviewer set; the others are the engine's. */
const ofReview = ({ review }: Row) => judged(JSON.parse(review ?? "{}") as Decided)

type Decided = Partial<Record<"parentCategory" | "segmentType" | "audienceType" | "sensitivity", string | null>>

const judged = ({ parentCategory, segmentType, audienceType, sensitivity }: Decided): Partial<Label> => ({
  ...(parentCategory && { parent_category: parentCategory, group: groupOf(parentCategory) ?? "" }),
  ...(segmentType && { segment_type: segmentType }),
  ...(audienceType && { audience_type: audienceType }),
  ...(sensitivity && { sensitive: sensitivity === "Sensitive" || sensitivity === "Restricted", sensitivity }),
})
