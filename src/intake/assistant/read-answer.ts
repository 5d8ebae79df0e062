import * as z from "zod"
import { SEGMENT_TYPES } from "../../knowledge/taxonomy/classification.ts"
import { jsonObjectIn, plainText, quotes } from "../../kernel/llm/text.ts"
import { ASKS, FORMATS, NAMED_PLATFORMS, PERIODS, RUNS } from "./choices.ts"
import { INSTRUCTIONS, KINDS, ONLY } from "./prompt.ts"

const MAX_TOPICS = 50
const MAX_DIMENSIONS = 6
const MAX_VALUES = 500

const short = (maxLength: number) => z.string().transform((text) => plainText(text, maxLength))
const names = (maxCount: number, maxLength: number) =>
  z.array(short(maxLength)).transform((all) => [...new Set(all.filter((one) => one !== ""))].slice(0, maxCount))

const Said = z.object({
  kind: z.enum(KINDS),
  topics: names(MAX_TOPICS, 120),
  search: short(200),
  segment_type: z.enum(["", ...SEGMENT_TYPES]),
  where: z.enum(["library", "catalog"]),
  dimensions: z.array(z.object({ set: short(60), values: names(MAX_VALUES, 120) })).max(MAX_DIMENSIONS),
  connection: short(100),
  not_on: short(100),
  these: z.boolean(),
  import: short(300),
  fix_names: z.boolean(),
  format: z.enum(FORMATS),
  ask: z.enum(["", ...ASKS]),
  only: z.enum(["", ...ONLY]),
  period: z.enum(["", ...PERIODS]),
  platform: z.enum(["", ...NAMED_PLATFORMS]),
  run: z.enum(["", ...RUNS]),
})
export type Said = z.output<typeof Said>

/** Parses the model's answer; undefined if it is unusable. */
export function readAnswer(texts: readonly string[]): Said | undefined {
  const { data } = Said.safeParse(jsonObjectIn(texts))
  return data && !quotes(INSTRUCTIONS, JSON.stringify(data)) ? data : undefined
}
