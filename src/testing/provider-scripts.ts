import * as z from "zod"

/** A call that ends badly: with an error, or with no answer at all. */
const Failure = z.union([z.strictObject({ status: z.int() }), z.strictObject({ drop: z.literal(true) })])

/** A download that ends badly: so many whole lines, then half of one and an orderly end, or a dead connection. */
const BrokenDownload = z.union([Failure, z.strictObject({ cut: z.int() }), z.strictObject({ die: z.int() })])

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
    /** By custom_id or the end of one: `errored`, `expired`, `canceled`, a script of its own, or fields of the answer. */
    results: z.record(z.string(), z.unknown()).default({}),
    /** By custom_id or the end of one: how many downloads lack the result. */
    late: z.record(z.string(), z.int()).default({}),
    /** The batch is made, and its maker never hears of it. */
    created: Failure.optional(),
    /** How the first questions after the batch end, and the first downloads of its results. */
    asked: z.array(Failure).default([]),
    downloads: z.array(BrokenDownload).default([]),
  }),
  /** For a question after all batches. */
  z.strictObject({ type: z.literal("list"), failure: Failure }),
])
export type Script = z.output<typeof Script>
export type ScriptInput = z.input<typeof Script>

/** What the stub saw. */
export type SeenRequest = { method: string; path: string; status: number; body: Record<string, unknown> }

/** A batch the stub was asked for: what its requests cost is paid, however it ended. */
export type SeenBatch = { id: string; customIds: string[]; canceled: boolean; ended: boolean }
