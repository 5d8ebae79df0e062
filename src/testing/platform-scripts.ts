import * as z from "zod"

/** Operations of a platform; a fault may target one of them. */
const OPERATIONS = ["token", "create", "update", "deactivate", "list"] as const
export type Operation = (typeof OPERATIONS)[number]

const when = {
  /** The operation to fail; any if omitted. */
  on: z.enum(OPERATIONS).optional(),
  /** Number of matching calls that succeed first. */
  after: z.int().min(0).default(0),
  times: z.int().min(1).default(1),
}
/** Whether the platform applies the call before it fails. */
const applied = { applied: z.boolean().default(false) }

/** A fault of the next `times` matching calls. */
export const PlatformFault = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("status"),
    status: z.int(),
    retryAfter: z.string().optional(),
    ...applied,
    ...when,
  }),
  /** Never responds. */
  z.strictObject({ type: z.literal("hang"), ...applied, ...when }),
  /** Drops the connection. */
  z.strictObject({ type: z.literal("drop"), ...applied, ...when }),
  /** A 200 whose body is a web page or truncated JSON. */
  z.strictObject({ type: z.literal("html"), ...applied, ...when }),
  z.strictObject({ type: z.literal("cut_json"), ...applied, ...when }),
  /** A 200 with this body instead of the right one, for example without an id. */
  z.strictObject({ type: z.literal("json"), body: z.unknown(), ...applied, ...when }),
  /** Expires all tokens before the call is handled. */
  z.strictObject({ type: z.literal("expire_tokens"), ...when }),
  /** Succeeds after a delay. */
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
      /** Accepted locations; if omitted, any or none is accepted. */
      locations: z.array(z.string()).optional(),
      /** Key of the segment list in the response. */
      listAt: z.enum(["bare", "segments", "data", "items", "results"]).default("segments"),
      paging: z.enum(["offset", "cursor", "none"]).default("offset"),
      idAs: z.enum(["id", "segmentId"]).default("id"),
    })
    .prefault({}),
  dspapi: z
    .strictObject({
      apiKey: z.string().default("planted-s3cret-api-key"),
      providerId: z.string().default("provider-1"),
      /** Whether trees include each segment's status. */
      includesStatus: z.boolean().default(true),
    })
    .prefault({}),
  custom: z
    .strictObject({
      /** The required header and its value. */
      header: z.string().default("authorization"),
      value: z.string().default("Bearer planted-s3cret-token"),
    })
    .prefault({}),
  /** A live name can be used again, as on most real platforms: a create that is sent twice makes two segments. */
  allowsDuplicateNames: z.boolean().default(false),
  faults: z.array(PlatformFault).default([]),
})
export type PlatformSpec = z.output<typeof PlatformSpec>
export type PlatformInput = z.input<typeof PlatformSpec>
export type FaultInput = z.input<typeof PlatformFault>

/** The name of a file in testing/platforms. */
export type StubPlatform = string

/** Config and credentials of a connection. */
export type StubSettings = { config: Record<string, unknown>; credentials: Record<string, string> }

/** A segment on the platform. */
export type StubSegment = {
  platform: StubPlatform
  id: string
  name: string
  description: string
  live: boolean
  /** The body of the create call. */
  created: Record<string, unknown>
}

/** A call that the stub received; status 0 if it did not respond. */
export type PlatformCall = {
  platform: StubPlatform
  operation: Operation
  method: string
  path: string
  /** With its question mark; may be empty. */
  query: string
  status: number
  headers: Record<string, string>
  body: string
}

/** Response of `GET /_control/<account>`. */
export type PlatformReport = { segments: StubSegment[]; calls: PlatformCall[] }
