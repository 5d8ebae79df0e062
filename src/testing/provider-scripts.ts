import * as z from "zod"

/** What the stub does with one request, instead of giving a plausible answer. */
export const Script = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("answer"),
    /** Laid over the plausible answer. */
    fields: z.record(z.string(), z.unknown()).default({}),
    searches: z.int().default(0),
    /** Puts citation markup into every sentence and splits the text into cited blocks. */
    cited: z.boolean().default(false),
  }),
  z.strictObject({ type: z.literal("text"), text: z.string() }),
  z.strictObject({ type: z.literal("invalid_json") }),
  z.strictObject({ type: z.literal("wrong_segment_type") }),
  z.strictObject({ type: z.literal("pause_turn"), searches: z.int().default(1) }),
  z.strictObject({ type: z.literal("max_tokens") }),
  z.strictObject({ type: z.literal("refusal") }),
  z.strictObject({
    type: z.literal("error"),
    status: z.int(),
    message: z.string().default("Scripted error"),
    retryAfter: z.number().optional(),
  }),
  z.strictObject({ type: z.literal("hang") }),
  z.strictObject({ type: z.literal("drop") }),
  /** For a batch: how often it is asked for before it ends, and what becomes of single requests. */
  z.strictObject({
    type: z.literal("batch"),
    polls: z.int().default(0),
    results: z.record(z.string(), z.unknown()).default({}),
  }),
])
export type Script = z.output<typeof Script>
export type ScriptInput = z.input<typeof Script>

/** What the stub saw. */
export type SeenRequest = { method: string; path: string; status: number; body: Record<string, unknown> }
