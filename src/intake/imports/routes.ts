import * as z from "zod"
import { key } from "../../kernel/access/access.ts"
import { AS_CSV } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { streamText } from "../../kernel/files/stream.ts"
import { findBatch, batchRecord } from "./batch-record.ts"
import { checkNames } from "./check-names.ts"
import { createImport } from "./create-import.ts"
import { endImport } from "./end-import.ts"
import { fixNames } from "./fix-names.ts"
import { importSentChunk } from "./import-chunk.ts"
import { errorsFile, listErrors } from "./list-errors.ts"
import { listImports } from "./list-imports.ts"
import { listValues, rememberValues } from "./remembered-values.ts"
import { receiptFile, receiptOf } from "./receipt.ts"
import {
  BatchRecord,
  BatchStatus,
  Chunk,
  CheckedNames,
  ChunkAnswer,
  CreatedImport,
  EndedImport,
  ErrorsQuery,
  FixedNames,
  FileQuery,
  FixNames,
  ImportsQuery,
  ImportUndo,
  NamesToCheck,
  NewImport,
  Receipt,
  ReceiptQuery,
  RefusedRows,
  RememberedValues,
  RestoredNames,
  StatusChange,
  UndoFixNames,
  ValuesToRemember,
} from "./schema.ts"
import { demandFile, takeFile, XLSX } from "./take-file.ts"
import { undoFixNames } from "./undo-fix-names.ts"
import { showUndo, undoImport } from "./undo-import.ts"

const read = key("topics:read")
const write = key("topics:write", "import")

type CsvFile = { fileName: string; pieces: AsyncGenerator<string> }

async function csvAnswer(now: () => Date, { fileName, pieces }: CsvFile): Promise<Response> {
  return new Response(await streamText(pieces, now, async () => {}), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  })
}

export const importRoutes = [
  route(
    {
      method: "post",
      path: "/api/import",
      summary: "Start an import; its rows follow in chunks or as one file",
      access: write,
      idempotent: true,
      body: NewImport,
      answer: { status: 200, schema: CreatedImport },
      errors: [429],
    },
    (ctx, { body }) => createImport(ctx, body),
  ),
  route(
    {
      method: "get",
      path: "/api/import",
      reads: "fresh",
      summary: "List imports, newest first",
      access: read,
      query: ImportsQuery,
      answer: { status: 200, schema: z.array(BatchRecord) },
    },
    (ctx, { query }) => listImports(ctx, query),
  ),
  route(
    {
      method: "post",
      path: "/api/import/check",
      summary:
        "Preview what names an import would give up to 500 topics, which are in the library or the catalog, and how it reads categories",
      access: write,
      body: NamesToCheck,
      answer: { status: 200, schema: CheckedNames },
    },
    (ctx, { body }) => checkNames(ctx, body),
  ),
  route(
    {
      method: "get",
      path: "/api/import/values",
      summary: "List what words in the organization's files mean, as imports remember it",
      access: read,
      answer: { status: 200, schema: RememberedValues },
    },
    (ctx) => listValues(ctx),
  ),
  route(
    {
      method: "post",
      path: "/api/import/values",
      summary: "Remember or forget what words in the organization's files mean",
      access: write,
      body: ValuesToRemember,
      answer: { status: 200, schema: RememberedValues },
    },
    (ctx, { body }) => rememberValues(ctx, body),
  ),
  route(
    {
      method: "post",
      path: "/api/import/{batchId}/chunk",
      summary: "Import up to 500 rows; a chunk that was already imported is skipped",
      access: write,
      idempotent: true,
      body: Chunk,
      bodyLimit: 16 * 1024 * 1024,
      answer: { status: 200, schema: ChunkAnswer },
      errors: [404, 409, 413, 429, 500],
      failure: "Failed to process chunk",
    },
    (ctx, { params, body }) => importSentChunk(ctx, params.batchId, body),
  ),
  route(
    {
      method: "post",
      path: "/api/import/{batchId}/file",
      summary: "Upload a whole CSV or Excel workbook to import in the background; poll the status for progress",
      rawBody: {
        mediaType: "text/csv",
        also: [XLSX],
        description:
          "The raw file with a header row, at most 50,000 rows: a CSV of at most 100 MB, or an Excel workbook (.xlsx) of at most 20 MB",
      },
      query: FileQuery,
      access: write,
      answer: { status: 202, schema: BatchRecord },
      errors: [404, 409, 413],
    },
    (ctx, { params, query, c }) => {
      demandFile(c.req.header("content-type"))
      return takeFile(ctx, params.batchId, c.req.raw.body ?? new Blob([]).stream(), query)
    },
  ),
  route(
    {
      method: "get",
      path: "/api/import/{batchId}/status",
      reads: "fresh",
      summary: "Get the progress of an import; `failure` says why its source could not be read",
      access: read,
      answer: { status: 200, schema: BatchStatus },
      errors: [404],
    },
    async (ctx, { params }) => {
      const batch = await findBatch(ctx, params.batchId)
      return { ...batchRecord(batch), failure: batch.failure }
    },
  ),
  route(
    {
      method: "patch",
      path: "/api/import/{batchId}/status",
      summary: "Cancel or fail an import; topics already imported stay",
      access: write,
      body: StatusChange,
      answer: { status: 200, schema: EndedImport },
      errors: [404, 409],
    },
    (ctx, { params, body }) => endImport(ctx, params.batchId, body.status),
  ),
  route(
    {
      method: "get",
      path: "/api/import/{batchId}/errors",
      summary:
        "List the rejected rows with their reasons, as JSON or as a CSV to correct and upload again; `warnings=true` lists rows imported without a value",
      access: read,
      query: ErrorsQuery,
      answer: { status: 200, schema: RefusedRows },
      alsoAnswers: AS_CSV,
      errors: [404],
    },
    async (ctx, { params, query }) => {
      const id = params.batchId
      if (query.format === "csv") return csvAnswer(ctx.now, await errorsFile(ctx, id, query))
      return listErrors(ctx, id, query)
    },
  ),
  route(
    {
      method: "get",
      path: "/api/import/{batchId}/receipt",
      summary: "Get the totals of an import; as a CSV, the outcome of every row",
      access: read,
      query: ReceiptQuery,
      answer: { status: 200, schema: Receipt },
      alsoAnswers: AS_CSV,
      errors: [404],
    },
    async (ctx, { params, query }) => {
      const id = params.batchId
      if (query.format === "csv") return csvAnswer(ctx.now, await receiptFile(ctx, id, query.machine))
      return receiptOf(ctx, id)
    },
  ),
  route(
    {
      method: "get",
      path: "/api/import/{batchId}/undo",
      summary: "Get what undoing an import removes and leaves, or its progress",
      access: read,
      answer: { status: 200, schema: ImportUndo },
      errors: [404],
    },
    (ctx, { params }) => showUndo(ctx, params.batchId),
  ),
  route(
    {
      method: "post",
      path: "/api/import/{batchId}/undo",
      summary: "Remove what an import added, in the background; topics pushed or edited since stay",
      access: key("topics:write", "library:delete", "Requires library:delete permission"),
      answer: { status: 202, schema: ImportUndo },
      errors: [404, 409],
    },
    (ctx, { params }) => undoImport(ctx, params.batchId),
  ),
  route(
    {
      method: "post",
      path: "/api/import/{batchId}/fix-names",
      summary:
        "Clean the names of an import's topics; a preview shows old and new names, of which `names` applies some",
      access: write,
      idempotent: true,
      body: FixNames,
      answer: { status: 200, schema: FixedNames },
      errors: [404],
    },
    (ctx, { params, body }) => fixNames(ctx, params.batchId, body),
  ),
  route(
    {
      method: "post",
      path: "/api/import/{batchId}/fix-names/undo",
      summary: "Give an import's topics the names they had before they were cleaned; a preview changes nothing",
      access: write,
      idempotent: true,
      body: UndoFixNames,
      answer: { status: 200, schema: RestoredNames },
      errors: [404],
    },
    (ctx, { params, body }) => undoFixNames(ctx, params.batchId, body),
  ),
] as const
