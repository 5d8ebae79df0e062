import type { BodyOf } from "../../client/src/calls.ts"
import type { Api } from "../api.ts"
import { type Command, text } from "../command.ts"
import { usageError } from "../exit.ts"
import { readLines, STDIN } from "../input-file.ts"
import { table } from "../output.ts"

const AT_ONCE = 4
const COLUMNS = ["text", "parent_category", "subcategory", "segment_type", "intent", "sensitivity", "confidence"]

export const classify: Command = {
  name: "classify",
  summary: "Classify audiences described in words",
  usage: "[TEXT...] [--file FILE]",
  arguments: Infinity,
  options: {
    file: {
      type: "string",
      value: "FILE",
      description: "Classify each line of a file, also a gzipped one; - or nothing reads stdin",
    },
    engine: { type: "string", value: "ENGINE", description: "auto (the default), local or llm" },
  },
  async run({ api, args, values, print }) {
    const lines = args.length > 0 ? [args.join(" ")] : await readLines(text(values, "file") ?? STDIN)
    if (lines.length === 0) throw usageError("Nothing to classify: give a text, --file FILE, or lines on stdin.")
    const engine = text(values, "engine")
    const results = await inOrder(lines, (line) => classifyOne(api(), line, engine))
    print(args.length > 0 ? results[0] : results, () => table(results, COLUMNS))
  },
}

async function classifyOne(api: Api, line: string, engine: string | undefined) {
  const body = { messages: [{ role: "user", content: line }], engine } as BodyOf<"POST /api/classify">
  const answer = await api.call("POST /api/classify", { body })
  return { text: line, ...(JSON.parse(answer.text) as Record<string, unknown>) }
}

/** Runs a few at a time; the results are in input order. */
async function inOrder<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index]
      if (item !== undefined) results[index] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker))
  return results
}
