import type { QueryOf } from "../../client/src/calls.ts"
import { type Command, text } from "../command.ts"
import { table } from "../output.ts"

const COLUMNS = ["id", "topicName", "platform", "status", "platformSegmentId", "stale", "activatedAt"]

export const activations: Command = {
  name: "activations",
  summary: "List segments on platforms, newest first",
  usage: "[--status STATUS] [--platform PLATFORM] [--stale] [--limit N]",
  arguments: 0,
  options: {
    status: { type: "string", value: "STATUS", description: "pending, active, deactivated or error" },
    platform: { type: "string", value: "PLATFORM", description: "Only segments on this platform" },
    stale: { type: "boolean", description: "Only segments that a push would change" },
    limit: { type: "string", value: "N", description: "Maximum number of segments (default 50)" },
  },
  async run({ api, values, print }) {
    const query = {
      status: text(values, "status"),
      platform: text(values, "platform"),
      stale: values["stale"] ? true : undefined,
      limit: text(values, "limit") ?? 50,
      // The service rejects unknown values.
    } as QueryOf<"GET /api/activations">
    const found = await api().call("GET /api/activations", { query })
    print(found, () => table(found, COLUMNS))
  },
}
