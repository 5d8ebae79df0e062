import { type Option, texts, type Values } from "./command.ts"
import { usageError } from "./exit.ts"

export const FILTER_OPTIONS = {
  search: { type: "string", value: "TEXT", description: "Topics whose name contains the text" },
  filter: {
    type: "string",
    multiple: true,
    value: "NAME=VALUE",
    description: "A filter of the API such as parentCategory=Auto; may be given several times",
  },
} as const satisfies Record<string, Option>

/** The API filters for these options. */
export function filtersIn(values: Values): Record<string, string> {
  const filters: Record<string, string> = {}
  if (typeof values["search"] === "string") filters["search"] = values["search"]
  for (const pair of texts(values, "filter")) {
    const at = pair.indexOf("=")
    if (at < 1) throw usageError(`--filter ${pair}: write it as NAME=VALUE`)
    filters[pair.slice(0, at)] = pair.slice(at + 1)
  }
  return filters
}
