import * as z from "zod"
import { trueOrFalse, wholeNumber } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
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

export const NewRun = jsonObject({ background: trueOrFalse("background").default(false) })

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
  skipped: z.literal(true).optional(),
})
export type SyncedPage = z.output<typeof SyncedPage>

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
})
export type RunRecord = z.output<typeof RunRecord>
