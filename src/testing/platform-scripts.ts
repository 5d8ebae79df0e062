import * as z from "zod"

/** What a call does; a fault may wait for one of them. */
const OPERATIONS = ["token", "create", "update", "deactivate", "list"] as const
export type Operation = (typeof OPERATIONS)[number]

const when = {
  /** The operation it befalls; any, where none is named. */
  on: z.enum(OPERATIONS).optional(),
  /** Calls of that kind that come through before it. */
  after: z.int().min(0).default(0),
  times: z.int().min(1).default(1),
}
/** Whether the platform does what it was asked before things go wrong. */
const applied = { applied: z.boolean().default(false) }

/** What goes wrong with a call, once for each of its `times`. */
export const PlatformFault = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("status"),
    status: z.int(),
    retryAfter: z.string().optional(),
    ...applied,
    ...when,
  }),
  /** No answer, ever. */
  z.strictObject({ type: z.literal("hang"), ...applied, ...when }),
  /** The connection breaks; with `applied`, after the platform has accepted the call. */
  z.strictObject({ type: z.literal("drop"), ...applied, ...when }),
  /** A 200 whose body is a web page, or JSON that ends too early. */
  z.strictObject({ type: z.literal("html"), ...applied, ...when }),
  z.strictObject({ type: z.literal("cut_json"), ...applied, ...when }),
  /** A 200 with this body in place of the right one: one without an id, for instance. */
  z.strictObject({ type: z.literal("json"), body: z.unknown(), ...applied, ...when }),
  /** All tokens given out so far stop being good, before the call is looked at. */
  z.strictObject({ type: z.literal("expire_tokens"), ...when }),
  /** Comes through, but late. */
  z.strictObject({ type: z.literal("slow"), ms: z.int().min(1), ...when }),
])
export type PlatformFault = z.output<typeof PlatformFault>

export const PlatformSpec = z.strictObject({
  marketplace: z
    .strictObject({
      clientId: z.string().default("client-1"),
      username: z.string().default("service@acme.test"),
      password: z.string().default("planted-s3cret-password"),
      orgId: z.string().default("1001"),
      orgHeader: z.string().default("LR-Org-Id"),
      expiresIn: z.int().default(3600),
      /** Others are refused; without it, none has to be named and any is good. */
      locations: z.array(z.string()).optional(),
      /** Where lists of segments stand in the answer. */
      listAt: z.enum(["bare", "segments", "data", "items", "results"]).default("segments"),
      paging: z.enum(["offset", "cursor", "none"]).default("offset"),
      idAs: z.enum(["id", "segmentId"]).default("id"),
    })
    .prefault({}),
  dspapi: z
    .strictObject({
      apiKey: z.string().default("planted-s3cret-api-key"),
      providerId: z.string().default("provider-1"),
      /** Whether trees tell which segments can be bought. */
      tellsStatus: z.boolean().default(true),
    })
    .prefault({}),
  custom: z
    .strictObject({
      /** The header that has to come along, as it has to be. */
      header: z.string().default("authorization"),
      value: z.string().default("Bearer planted-s3cret-token"),
    })
    .prefault({}),
  faults: z.array(PlatformFault).default([]),
})
export type PlatformSpec = z.output<typeof PlatformSpec>
export type PlatformInput = z.input<typeof PlatformSpec>
export type FaultInput = z.input<typeof PlatformFault>

export type StubPlatform = "marketplace" | "dspapi" | "custom"

/** A segment as the platform holds it. */
export type StubSegment = {
  platform: StubPlatform
  id: string
  name: string
  description: string
  live: boolean
  /** What the create sent, whole. */
  created: Record<string, unknown>
}

/** A call that the stub saw; status 0 where it gave no answer. */
export type PlatformCall = {
  platform: StubPlatform
  operation: Operation
  method: string
  path: string
  /** With its question mark; empty where there is none. */
  query: string
  status: number
  headers: Record<string, string>
  body: string
}

/** What `GET /_control/<account>` tells. */
export type PlatformReport = { segments: StubSegment[]; calls: PlatformCall[] }
