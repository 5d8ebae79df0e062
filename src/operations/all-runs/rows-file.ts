import { findBatch } from "../../intake/imports/batch-record.ts"
import { fileDelimiter } from "../../intake/imports/file-delimiter.ts"
import { sentColumns } from "../../intake/imports/list-errors.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { BYTE_ORDER_MARK, type Cell, csvLine } from "../../kernel/files/csv.ts"
import { findAnyRun } from "./list-runs.ts"
import { type RowPage, rowsOf } from "./run-rows.ts"
import type { RunRow, RunSummary } from "./schema.ts"

const PAGE = 500

type Column = { header: string; cell: (row: RunRow) => Cell }

const FIRST: readonly Column[] = [
  { header: "name", cell: ({ name }) => name },
  { header: "outcome", cell: ({ outcome }) => outcome },
  { header: "reason", cell: ({ reason }) => reason },
  { header: "topic_id", cell: ({ topicId }) => topicId },
]
const ROW: Column = { header: "row", cell: ({ row }) => row }
const SEGMENTS: readonly Column[] = [
  { header: "segment_id", cell: ({ segmentId }) => segmentId },
  { header: "old_segment_id", cell: ({ oldSegmentId }) => oldSegmentId },
  { header: "sent_name", cell: ({ sent }) => sent?.["name"] ?? null },
  { header: "sent_description", cell: ({ sent }) => sent?.["description"] ?? null },
]

/** Old and new segment ids come first: campaigns are updated by them. */
const REFRESHED: readonly Column[] = [
  { header: "name", cell: ({ name }) => name },
  { header: "platform", cell: ({ platform }) => platform },
  { header: "old_segment_id", cell: ({ oldSegmentId }) => oldSegmentId },
  { header: "new_segment_id", cell: ({ segmentId }) => segmentId },
  ...FIRST.slice(1),
  ...SEGMENTS.slice(2),
]

/** The rows of a run as a CSV for spreadsheets. For an import, with the delimiter of its file. */
export async function rowsFile(ctx: OrgContext, kind: string, id: string, filters: Omit<RowPage, "limit" | "after">) {
  const run = await findAnyRun(ctx, kind, id)
  const { columns, delimiter } = await layoutOf(ctx, run)
  return { fileName: `${run.kind}-${run.id}.csv`, pieces: piecesOf(ctx, run, filters, columns, delimiter) }
}

async function layoutOf(ctx: OrgContext, { kind, id }: RunSummary): Promise<{ columns: Column[]; delimiter: string }> {
  if (kind === "push") return { columns: [...FIRST, ...SEGMENTS], delimiter: "," }
  if (kind === "refresh") return { columns: [...REFRESHED], delimiter: "," }
  if (kind !== "import") return { columns: kind === "sync" ? [ROW, ...FIRST] : [...FIRST], delimiter: "," }
  const batch = await findBatch(ctx, id)
  // Rejected rows keep their original columns, so that they can be corrected and imported again.
  const sent = await sentColumns(ctx.library, batch.id, false)
  const own = sent.map((header): Column => ({ header, cell: ({ sent: cells }) => cells?.[header] ?? null }))
  return { columns: [ROW, ...FIRST, ...own], delimiter: await fileDelimiter(ctx, batch) }
}

async function* piecesOf(
  ctx: OrgContext,
  run: RunSummary,
  filters: Omit<RowPage, "limit" | "after">,
  columns: readonly Column[],
  delimiter: string,
): AsyncGenerator<string> {
  const header = columns.map((column) => column.header)
  yield BYTE_ORDER_MARK + csvLine(header, true, delimiter)
  for (let after: number | undefined; ;) {
    const { data, next } = await rowsOf(ctx, run, { ...filters, after, limit: PAGE })
    const lines = data.map((row) =>
      csvLine(
        columns.map(({ cell }) => cell(row)),
        false,
        delimiter,
      ),
    )
    if (lines.length > 0) yield lines.join("")
    if (next === null) return
    after = Number(next)
  }
}
