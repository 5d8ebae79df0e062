import * as z from "zod"
import { topicFilters } from "../library/schema.ts"

/** Only the word itself switches it on; everything else is as good as nothing. */
const flag = z
  .string()
  .optional()
  .transform((value) => value === "true")

const format = z.preprocess(
  (value) => value || undefined,
  z.enum(["csv", "json"], "format must be csv or json").default("csv"),
)

export const ExportQuery = z.object({ ...topicFilters, format, full: flag, machine: flag })
export type ExportQuery = z.output<typeof ExportQuery>
