import * as z from "zod"
import { oneOf, trueOrFalse } from "../../../kernel/http/fields.ts"
import { TARGET_COLUMNS } from "../../../kernel/llm/column.ts"
import { dryRun, selection } from "../reclassify/config.ts"
import { anyConfig } from "../step.ts"

export const LlmConfig = z.object({
  ...anyConfig,
  mode: z.literal("llm", "mode must be local or llm"),
  ...selection,
  dryRun,
  enableWebSearch: trueOrFalse("enableWebSearch").default(true),
  model: z
    .string("model must be a string")
    .regex(/^[\w.:-]{1,100}$/, "model must be the id of a model")
    .optional(),
  /** Only this column is reclassified. */
  targetColumn: oneOf("targetColumn", TARGET_COLUMNS).optional(),
})
export type LlmConfig = z.output<typeof LlmConfig>
