import * as z from "zod"
import { flag, trueOrFalse, wholeNumber } from "../../kernel/http/fields.ts"
import { jsonObject, positive } from "../../kernel/http/input.ts"
import { newest } from "../../kernel/http/query.ts"

export const MAX_PAGES = 300

const count = z.int()
const RunStatus = z.enum(["running", "completed", "failed", "cancelled"])

const counters = {
  successCount: count,
  errorCount: count,
  duplicateCount: count,
  adoptedCount: count,
  updatedCount: count,
}

/** `full` is for file sources: it imports unchanged files again. */
export const NewRun = jsonObject({
  background: trueOrFalse("background").default(false),
  full: flag("full"),
})
export type NewRun = z.output<typeof NewRun>

export const StartedRun = z.object({ runId: z.string(), totalItems: count.nullable(), status: RunStatus })
export type StartedRun = z.output<typeof StartedRun>

export const PageRequest = jsonObject({ page: wholeNumber("page", MAX_PAGES).optional() })

export const SyncedPage = z.object({
  runId: z.string(),
  page: count,
  status: RunStatus,
  done: z.boolean(),
  itemCount: count,
  ...counters,
  errors: z.array(z.object({ item: count, message: z.string() })),
  /** Optional values that could not be read and were left out, if there are any. */
  warnings: z.array(z.object({ item: count, field: z.string(), value: z.string(), message: z.string() })).optional(),
  skipped: z.literal(true).optional(),
})
export type SyncedPage = z.output<typeof SyncedPage>

export const CancelledSync = z.object({ runId: z.string(), status: RunStatus })
export type CancelledSync = z.output<typeof CancelledSync>

export const RunsQuery = z.object(newest)

export const RunRecord = z.object({
  runId: z.string(),
  connectionId: z.string(),
  status: RunStatus,
  processedPages: count,
  totalPages: count.nullable(),
  totalItems: count.nullable(),
  ...counters,
  failure: z.string().nullable(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
  /** The pages are files, each imported as its own import. */
  files: z.literal(true).optional(),
})
export type RunRecord = z.output<typeof RunRecord>

export const FilesQuery = z.object({ after: z.string().max(2_048).optional(), limit: positive("limit", 100, 500) })
export type FilesQuery = z.output<typeof FilesQuery>

const FileRecord = z.object({
  /** Key in the bucket, or the URL. */
  path: z.string(),
  size: count.nullable(),
  status: z.enum(["waiting", "processing", "completed", "cancelled", "failed", "unchanged", "missing"]),
  failure: z.string().nullable(),
  /** Its import, whose receipt and rejected rows are at `/api/import/{batchId}`. */
  batchId: z.string().nullable(),
  rows: count.nullable(),
  ...counters,
  updatedAt: z.string(),
})

/** Sorted by name. `next`: pass as `after` to get the next page; null on the last page. */
export const RunFiles = z.object({ files: z.array(FileRecord), next: z.string().nullable() })
export type RunFiles = z.output<typeof RunFiles>
