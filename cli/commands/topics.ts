import type { TopicRecord } from "../../client/src/api.gen.ts"
import { type Command, text } from "../command.ts"
import { usageError } from "../exit.ts"
import { FILTER_OPTIONS, filtersIn } from "../filters.ts"
import { table } from "../output.ts"

const PAGE_SIZE = 100
const COLUMNS = ["id", "topic_name", "parent_category", "subcategory", "segment_type", "external_id"]

export const topics: Command = {
  name: "topics",
  summary: "List the library's topics",
  usage: "[--search TEXT] [--filter NAME=VALUE]... [--limit N]",
  arguments: 0,
  options: {
    ...FILTER_OPTIONS,
    limit: { type: "string", value: "N", description: "Maximum number of topics (default 50); 0 for all" },
  },
  async run({ api, values, print }) {
    const limit = Number(text(values, "limit") ?? 50)
    if (!Number.isInteger(limit) || limit < 0) throw usageError("--limit must be a whole number")
    const most = limit === 0 ? Infinity : limit
    const found: TopicRecord[] = []
    for (let page = 1, pages = 1; page <= pages && found.length < most; page++) {
      const query = { ...filtersIn(values), page, pageSize: Math.min(PAGE_SIZE, most) }
      const answer = await api().call("GET /api/topics", { query })
      found.push(...answer.data)
      pages = answer.totalPages
    }
    const shown = found.slice(0, most)
    print(shown, () => table(shown, COLUMNS))
  },
}
