import * as z from "zod"
import { switchedOn } from "../../kernel/http/query.ts"
import { topicFilters } from "../library/schema.ts"

const format = z.preprocess(
  (value: "csv" | "json" | "" | undefined) => value || undefined,
  z.enum(["csv", "json"], "format must be csv or json").default("csv"),
)

export const ExportQuery = z.object({ ...topicFilters, format, full: switchedOn, machine: switchedOn })
export type ExportQuery = z.output<typeof ExportQuery>
