import * as z from "zod"

/** A fault of one request. */
export const Fault = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("status"), status: z.int(), retryAfter: z.string().optional() }),
  z.strictObject({ type: z.literal("hang") }),
  z.strictObject({ type: z.literal("drop") }),
  z.strictObject({ type: z.literal("html") }),
  z.strictObject({ type: z.literal("cut_json") }),
  /** A body larger than any client should read. */
  z.strictObject({ type: z.literal("giant"), how: z.enum(["declared", "streamed", "compressed"]) }),
  z.strictObject({ type: z.literal("redirect"), to: z.string(), status: z.int().default(302) }),
  z.strictObject({ type: z.literal("json"), body: z.unknown() }),
])
export type Fault = z.output<typeof Fault>

/** A source to sync from. */
export const SourceSpec = z.strictObject({
  items: z.array(z.unknown()).default([]),
  /** Endless pages of new items with this prefix. */
  endless: z.string().optional(),
  /** Required credentials; other requests get 401. */
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
  /** Returns all items in one response and rejects page parameters. */
  unpaged: z.boolean().default(false),
  /** Maximum page size, whatever the request asks for. */
  maxPageSize: z.int().optional(),
  /** Paths of the items and their count in the response; without `itemsAt`, the response is the array itself. */
  itemsAt: z.string().optional(),
  countAt: z.string().optional(),
  /** By request number, from 1. */
  faults: z.record(z.string(), Fault).default({}),
  /** By page number, for every request of that page. */
  faultsByPage: z.record(z.string(), Fault).default({}),
})
export type SourceSpec = z.output<typeof SourceSpec>
export type SourceInput = z.input<typeof SourceSpec>

/** A call that the stub received. */
export type SeenCall = { page: number; size: number; status: number; headers: Record<string, string> }
