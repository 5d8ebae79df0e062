import type * as z from "zod"
import type {
  BatchRecord,
  BatchStatus,
  Chunk,
  ChunkAnswer,
  CreatedImport,
  EndedImport,
  ErrorsQuery,
  FixedNames,
  FixNames,
  ImportsQuery,
  ImportUndo,
  Mapping,
  NewImport,
  Receipt,
  ReceiptQuery,
  RefusedRows,
  RestoredNames,
  StatusChange,
  TargetField,
  UndoFixNames,
} from "../../../../../src/intake/imports/schema.ts"
import type { QueryOf } from "./query-of.ts"

export type { BatchRecord as ImportBatch, FixedNames, ImportUndo, Mapping, Receipt as ImportReceipt, TargetField }

type OneBatch = { params: { batchId: string } }

export type ImportRoutes = {
  "GET /api/import": { query?: QueryOf<typeof ImportsQuery>; response: BatchRecord[] }
  "POST /api/import": { body: z.input<typeof NewImport>; response: CreatedImport }
  "POST /api/import/:batchId/chunk": OneBatch & { body: z.input<typeof Chunk>; response: ChunkAnswer }
  /** The CSV is uploaded with `send`; this declares the URL and the response. */
  "POST /api/import/:batchId/file": OneBatch & { response: BatchRecord }
  "GET /api/import/:batchId/status": OneBatch & { response: BatchStatus }
  "PATCH /api/import/:batchId/status": OneBatch & { body: z.input<typeof StatusChange>; response: EndedImport }
  "GET /api/import/:batchId/errors": OneBatch & { query?: QueryOf<typeof ErrorsQuery>; response: RefusedRows }
  /** The CSV has one line per row. `machine` leaves cells unescaped; by default, formulas are escaped for spreadsheets. */
  "GET /api/import/:batchId/receipt": OneBatch & { query?: QueryOf<typeof ReceiptQuery>; response: Receipt }
  "POST /api/import/:batchId/fix-names": OneBatch & { body: z.input<typeof FixNames>; response: FixedNames }
  "POST /api/import/:batchId/fix-names/undo": OneBatch & {
    body: z.input<typeof UndoFixNames>
    response: RestoredNames
  }
  "GET /api/import/:batchId/undo": OneBatch & { response: ImportUndo }
  "POST /api/import/:batchId/undo": OneBatch & { response: ImportUndo }
}
