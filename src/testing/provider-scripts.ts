import * as z from "zod"

/** A failed call: an error status or a dropped connection. */
const Failure = z.union([z.strictObject({ status: z.int() }), z.strictObject({ drop: z.literal(true) })])

/** A broken download: after so many lines, half a line and a clean end (`cut`) or a dropped connection (`die`). */
const BrokenDownload = z.union([Failure, z.strictObject({ cut: z.int() }), z.strictObject({ die: z.int() })])

/** What the stub does with one request instead of returning the default answer. */
export const Script = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("answer"),
    /** Overrides fields of the default answer. */
    fields: z.record(z.string(), z.unknown()).default({}),
    searches: z.int().default(0),
    /** Adds citation markup to every sentence and splits the text into cited blocks. */
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
  /** For a batch: polls until it ends, and results of single requests. */
  z.strictObject({
    type: z.literal("batch"),
    polls: z.int().default(0),
    /** By custom_id or its suffix: `errored`, `expired`, `canceled`, a script, or fields of the answer. */
    results: z.record(z.string(), z.unknown()).default({}),
    /** By custom_id or its suffix: number of downloads without the result. */
    late: z.record(z.string(), z.int()).default({}),
    /** The batch is created, but the response is lost. */
    created: Failure.optional(),
    /** Failures of the first polls and downloads. */
    pollFailures: z.array(Failure).default([]),
    downloads: z.array(BrokenDownload).default([]),
  }),
  /** For the list of batches. */
  z.strictObject({ type: z.literal("list"), failure: Failure }),
])
export type Script = z.output<typeof Script>
export type ScriptInput = z.input<typeof Script>

/** A request that the stub received. */
export type SeenRequest = { method: string; path: string; status: number; body: Record<string, unknown> }

/** A batch that the stub received; its requests are billed however it ended. */
export type SeenBatch = { id: string; customIds: string[]; canceled: boolean; ended: boolean }
