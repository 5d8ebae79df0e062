import { type Command, text } from "../command.ts"
import { table } from "../output.ts"

const COLUMNS = [
  "day",
  "org_id",
  "total_classifications",
  "total_imports",
  "total_exports",
  "total_requests",
  "total_tokens",
  "total_cost",
]

export const usage: Command = {
  name: "usage",
  summary: "List usage per day and organization; for operators, with a session",
  usage: "[--from DAY] [--to DAY] [--org ID]",
  arguments: 0,
  options: {
    from: { type: "string", value: "DAY", description: "First day, such as 2026-11-01; the current month by default" },
    to: { type: "string", value: "DAY", description: "Last day" },
    org: { type: "string", value: "ID", description: "Only this organization" },
  },
  async run({ api, values, print }) {
    const query = { from: text(values, "from"), to: text(values, "to"), orgId: text(values, "org") }
    const found = await api().call("GET /api/admin/usage", { query, asPerson: true })
    print(found, () => table(found, COLUMNS))
  },
}
