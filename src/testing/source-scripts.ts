import * as z from "zod"

/** What goes wrong with one request. */
export const Fault = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("status"), status: z.int(), retryAfter: z.string().optional() }),
  z.strictObject({ type: z.literal("hang") }),
  z.strictObject({ type: z.literal("drop") }),
  z.strictObject({ type: z.literal("html") }),
  z.strictObject({ type: z.literal("cut_json") }),
  /** More bytes than anybody should read, one way or the other. */
  z.strictObject({ type: z.literal("giant"), how: z.enum(["declared", "streamed", "compressed"]) }),
  z.strictObject({ type: z.literal("redirect"), to: z.string(), status: z.int().default(302) }),
  z.strictObject({ type: z.literal("json"), body: z.unknown() }),
])
export type Fault = z.output<typeof Fault>

/** A source to sync from. */
export const SourceSpec = z.strictObject({
  items: z.array(z.unknown()).default([]),
  /** Pages without end, each of new items with this prefix. */
  endless: z.string().optional(),
  /** What must come along, or the answer is 401. */
  auth: z
    .discriminatedUnion("type", [
      z.strictObject({ type: z.literal("bearer"), token: z.string() }),
      z.strictObject({ type: z.literal("basic"), username: z.string(), password: z.string() }),
      z.strictObject({ type: z.literal("header"), name: z.string(), value: z.string() }),
      z.strictObject({ type: z.literal("query"), name: z.string(), value: z.string() }),
    ])
    .optional(),
  pageParam: z.string().default("page"),
  pageSizeParam: z.string().default("page_size"),
  /** Answers with everything at once, and refuses to be asked for a page. */
  isWhole: z.boolean().default(false),
  /** Pages are never longer than this, whatever is asked for. */
  maxPageSize: z.int().optional(),
  /** Where the items and their count stand in the answer; without the first, the answer is the list itself. */
  itemsAt: z.string().optional(),
  countAt: z.string().optional(),
  /** By number of the request, from 1. */
  faults: z.record(z.string(), Fault).default({}),
  /** For every request of a page, whichever it is. */
  faultsByPage: z.record(z.string(), Fault).default({}),
})
export type SourceSpec = z.output<typeof SourceSpec>
export type SourceInput = z.input<typeof SourceSpec>

/** What the stub saw. */
export type SeenCall = { page: number; size: number; status: number; headers: Record<string, string> }
