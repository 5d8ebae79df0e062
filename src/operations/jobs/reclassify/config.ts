import * as z from "zod"
import { trueOrFalse } from "../../../kernel/http/fields.ts"
import { anyConfig } from "../step.ts"

const RECLASSIFY_BATCH_SIZE = 50
const MAX_BATCH_SIZE = 500

/** A whole number of at least 1; values above the maximum are clamped. */
export const atLeastOne = (field: string, max = Number.MAX_SAFE_INTEGER) =>
  z
    .number(`${field} must be a number of at least 1`)
    .refine((n) => Number.isFinite(n) && n >= 1, `${field} must be a number of at least 1`)
    .transform((n) => Math.min(Math.floor(n), max))

/** Selects the topics of a reclassify job, for either engine. */
export const selection = {
  force: trueOrFalse("force").default(false),
  limit: atLeastOne("limit").optional(),
  parentCategoryFilter: z.string("parentCategoryFilter must be a string").optional(),
  /** Selects the topics that failed in this job. */
  retryOf: z.string("retryOf must be a job id").optional(),
}
export type Selection = {
  force: boolean
  limit?: number
  parentCategoryFilter?: string
  retryOf?: string
  /** Topics whose texts follow an older form than this: those of a library, or of the catalog. */
  older?: { form: number; library?: { orgId: string; workspace: string } }
}

export const batchSize = atLeastOne("batchSize", MAX_BATCH_SIZE).default(RECLASSIFY_BATCH_SIZE)
export const dryRun = trueOrFalse("dryRun").default(false)

export const LocalConfig = z.object({
  ...anyConfig,
  mode: z.literal("local", "mode must be local or llm"),
  ...selection,
  batchSize,
  dryRun,
})
