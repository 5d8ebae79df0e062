import * as z from "zod"
import { oneOf } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { DIRECTIONS, PLATFORMS, STATUSES } from "./kinds.ts"
import { CONFIG_SCHEMAS } from "./outbound-config.ts"
import { SOURCE_SCHEMAS } from "./source-config.ts"

const REQUIRED = "name, platform, and direction are required"

const ConnectionName = z.string(REQUIRED).trim().min(1, REQUIRED).max(100, "name must be at most 100 characters")

/** A required enum, with separate messages for a missing and an invalid value. */
const choice = <const T extends readonly string[]>(field: string, values: T) =>
  z.enum(values, {
    error: ({ input }) => (input ? `${field} must be one of ${values.join(", ")}` : REQUIRED),
  })

const config = (missing: string) => z.record(z.string(), z.unknown(), missing)

/** Only documents the fields: which are checked depends on platform and direction. */
const byPlatform = {
  description: "Outbound by platform, inbound by `source_type`. A bidirectional connection has the fields of both.",
  anyOf: Object.keys({ ...CONFIG_SCHEMAS, ...SOURCE_SCHEMAS }).map((name) => ({
    $ref: `#/components/schemas/${name}`,
  })),
}

const MAX_CREDENTIALS = 40
const MAX_CREDENTIAL = 8_192
/** Values sent in a header must be printable ASCII. */
const HEADER_TEXT = /^[\x20-\x7e]*$/

const Secret = z.union(
  [z.string().min(1).max(MAX_CREDENTIAL), z.number(), z.boolean()],
  `credentials must be strings or numbers of at most ${MAX_CREDENTIAL} characters`,
)
const Credentials = z
  .record(z.string().min(1).max(100), Secret, "credentials must be an object")
  .refine((all) => Object.keys(all).length <= MAX_CREDENTIALS, `credentials must be at most ${MAX_CREDENTIALS} values`)
  .refine(
    ({ token = "", api_key: key = "" }) => HEADER_TEXT.test(String(token)) && HEADER_TEXT.test(String(key)),
    "credentials token and api_key must be printable ASCII",
  )
  .refine(({ org_id: org = "" }) => HEADER_TEXT.test(String(org)), "credentials org_id must be printable ASCII")
  .refine(
    ({ sftp_port: port = 22 }) => /^\d{1,5}$/.test(String(port)) && Number(port) >= 1 && Number(port) <= 65_535,
    "credentials sftp_port must be a port number",
  )

export const NewConnection = jsonObject({
  name: ConnectionName,
  platform: choice("platform", PLATFORMS),
  direction: choice("direction", DIRECTIONS),
  config: config("config is required").meta(byPlatform),
  credentials: Credentials.nullish(),
})
export type NewConnection = z.output<typeof NewConnection>

export const ConnectionChanges = jsonObject({
  name: z
    .string("name must be a string")
    .trim()
    .min(1, "name must not be empty")
    .max(100, "name must be at most 100 characters")
    .optional(),
  config: config("config must be an object")
    .meta({
      description: "Merged by key with the stored config, whose fields depend on the platform. null removes a field.",
    })
    .optional(),
  credentials: Credentials.nullish(),
})
export type ConnectionChanges = z.output<typeof ConnectionChanges>

export const ConnectionFilters = z.object({
  direction: oneOf("direction", DIRECTIONS).optional(),
  platform: oneOf("platform", PLATFORMS).optional(),
})
export type ConnectionFilters = z.output<typeof ConnectionFilters>

const summary = {
  id: z.string(),
  name: z.string(),
  platform: z.enum(PLATFORMS),
  direction: z.enum(DIRECTIONS),
  status: z.enum(STATUSES),
  createdAt: z.string(),
}
export const CreatedConnection = z.object(summary)
export type CreatedConnection = z.output<typeof CreatedConnection>

export const ConnectionRecord = z.object({
  ...summary,
  config: z.record(z.string(), z.unknown()).meta(byPlatform),
  lastTestedAt: z.string().nullable(),
  updatedAt: z.string(),
  warnings: z
    .array(z.string())
    .optional()
    .meta({ description: "Fields of the stored config that the service does not know" }),
})
export type ConnectionRecord = z.output<typeof ConnectionRecord>
