import { createWriteStream } from "node:fs"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { ReadableStream } from "node:stream/web"
import type { QueryOf } from "../../client/src/calls.ts"
import { type Command, text } from "../command.ts"
import { FILTER_OPTIONS, filtersIn } from "../filters.ts"

export const exportTopics: Command = {
  name: "export",
  summary: "Export the library as CSV, or with --json as JSON",
  usage: "[--output FILE] [--search TEXT] [--filter NAME=VALUE]...",
  arguments: 0,
  options: {
    ...FILTER_OPTIONS,
    output: { type: "string", value: "FILE", description: "Write to a file instead of stdout" },
    machine: {
      type: "boolean",
      description: "Cells as stored, for programs. By default, formulas are escaped for spreadsheets",
    },
  },
  async run({ api, values }) {
    const query: QueryOf<"GET /api/export"> = {
      ...filtersIn(values),
      format: values["json"] ? "json" : "csv",
      ...(values["machine"] === true && { machine: true }),
    }
    const { body } = await api().open("GET /api/export", { query })
    const output = text(values, "output")
    if (!body) return
    const target = output === undefined ? process.stdout : createWriteStream(output)
    const file = Readable.fromWeb(body as unknown as ReadableStream)
    await pipeline(file, target, { end: output !== undefined })
  },
}
