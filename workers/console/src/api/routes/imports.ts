import type { ChunkAnswer, Mapping, TargetField } from "../../../../../src/intake/imports/schema.ts"

export type { ChunkAnswer, Mapping, TargetField }

export type ImportBatch = {
  id: string
  filename: string
  status: "processing" | "completed" | "cancelled" | "failed"
  total_rows: number
  processed_rows: number
  success_count: number
  error_count: number
  duplicate_count: number
  adopted_count: number
  updated_count: number
  chunks_total: number
  chunks_completed: number
  use_llm: boolean
  created_at: string
  completed_at: string | null
}

type ImportSums = {
  rows: number
  created: number
  adopted: number
  duplicate: number
  /** Part of `duplicate`. */
  updated: number
  rejected: number
}

export type ImportReceipt = ImportSums & {
  batchId: string
  filename: string
  status: string
  failure: string | null
  totalRows: number
  balanced: boolean
  createdAt: string
  completedAt: string | null
  chunks: (ImportSums & { chunkIndex: number; completedAt: string })[]
}

export type RejectedRows = {
  batchId: string
  total: number
  errors: { row: number; message: string; cells: Record<string, string> }[]
  next: number | null
}

type Renamed = { id: string; oldName: string; newName: string }

export type FixedNames = {
  batchId: string
  preview: boolean
  engine: "llm" | "rules"
  total: number
  changed: number
  names: Renamed[]
  conflicts: Renamed[]
}

type OneBatch = { params: { batchId: string } }

export type ImportRoutes = {
  "GET /api/import": { query?: { limit?: number; offset?: number }; response: ImportBatch[] }
  "POST /api/import": {
    body: { filename: string; totalRows: number; mappings: Mapping[]; useLLM?: boolean }
    response: { batchId: string; chunksTotal: number; chunkSize: number }
  }
  "POST /api/import/:batchId/chunk": OneBatch & {
    body: { chunkIndex: number; rows: Record<string, string>[]; mappings: Mapping[] }
    response: ChunkAnswer
  }
  /** The CSV is uploaded with `send`; this declares the URL and the response. */
  "POST /api/import/:batchId/file": OneBatch & { response: ImportBatch }
  "GET /api/import/:batchId/status": OneBatch & { response: ImportBatch & { failure: string | null } }
  "PATCH /api/import/:batchId/status": OneBatch & {
    body: { status: "cancelled" | "failed" }
    response: { batchId: string; status: string }
  }
  "GET /api/import/:batchId/errors": OneBatch & {
    query?: { format?: "json" | "csv"; after?: number; limit?: number }
    response: RejectedRows
  }
  /** The CSV has one line per row. By default, formulas are escaped for spreadsheets; `machine` leaves cells as is. */
  "GET /api/import/:batchId/receipt": OneBatch & {
    query?: { format?: "json" | "csv"; machine?: boolean }
    response: ImportReceipt
  }
  "POST /api/import/:batchId/fix-names": OneBatch & { body: { preview?: boolean }; response: FixedNames }
}
