import * as z from "zod"
import { oneOf, required } from "../../kernel/http/fields.ts"
import { jsonObject, Name } from "../../kernel/http/input.ts"
import { KEY_RATES } from "../../kernel/ports/rates.ts"
import { readOrigin } from "./origin.ts"
import { DEFAULT_SCOPES, type Scope, SCOPES } from "../../kernel/access/scopes.ts"

const Scopes = <const S extends readonly [Scope, ...Scope[]]>(allowed: S) =>
  z
    .array(z.enum(allowed, `scopes must be one of ${allowed.join(", ")}`), "scopes must be an array")
    .min(1, "scopes must not be empty")
    .transform((scopes): Scope[] => [...new Set(scopes)])
    .default([...DEFAULT_SCOPES])

const Timestamp = z.iso.datetime({ offset: true, error: "expiresAt must be an ISO 8601 timestamp" })

export const NewApiKey = jsonObject({
  name: Name,
  scopes: Scopes(SCOPES),
  expiresAt: Timestamp.transform((text) => new Date(text).toISOString()).nullish(),
})
export type NewApiKey = z.output<typeof NewApiKey>

const MAX_ORIGINS = 50
const BAD_ORIGIN = "allowedOrigins must hold origins like https://www.example.com or *.example.com"
const AllowedOrigins = z
  .array(
    z
      .string(BAD_ORIGIN)
      .max(300, BAD_ORIGIN)
      .transform((text, context) => {
        const origin = readOrigin(text)
        if (origin !== undefined) return origin
        context.addIssue(BAD_ORIGIN)
        return z.NEVER
      }),
    "allowedOrigins must be an array",
  )
  .max(MAX_ORIGINS, `allowedOrigins must be at most ${MAX_ORIGINS}`)
  .transform((origins) => [...new Set(origins)])

const BAD_RATE = `requestsPerMinute must be one of ${KEY_RATES.join(", ")}`
const RequestsPerMinute = z.literal(KEY_RATES, BAD_RATE)
const BAD_CAP = "requestsPerDay must be a whole number from 1 to 10000000"
const RequestsPerDay = z.int(BAD_CAP).min(1, BAD_CAP).max(10_000_000, BAD_CAP)

const fence = {
  /** Empty: any. */
  allowedOrigins: AllowedOrigins.optional(),
  /** Null: the plan's limit. */
  requestsPerMinute: RequestsPerMinute.nullish(),
  requestsPerDay: RequestsPerDay.nullish(),
}

export const NewSdkKey = jsonObject({
  name: Name,
  mode: z.enum(["live", "test"], "mode must be live or test").default("live"),
  scopes: Scopes(DEFAULT_SCOPES),
  ...fence,
  /** Whether `classify` includes the analysis of briefs; default true. */
  briefs: z.boolean("briefs must be true or false").optional(),
})
export type NewSdkKey = z.output<typeof NewSdkKey>

export const SdkKeyChange = jsonObject(fence)
export type SdkKeyChange = z.output<typeof SdkKeyChange>

const DAY_SECONDS = 24 * 3600
const MAX_GRACE = 30 * DAY_SECONDS
const BAD_GRACE = `graceSeconds must be a whole number from 0 to ${MAX_GRACE}`

export const Rotation = jsonObject({
  /** How long the old secret still works. */
  graceSeconds: z.int(BAD_GRACE).min(0, BAD_GRACE).max(MAX_GRACE, BAD_GRACE).default(DAY_SECONDS),
  /** The new expiry; omitted: unchanged; null: none. */
  expiresAt: Timestamp.transform((text) => new Date(text).toISOString()).nullish(),
})
export type Rotation = z.output<typeof Rotation>

export const KeyId = jsonObject({ id: required("id") })

const KeyRecord = z.object({
  id: z.string(),
  orgId: z.string(),
  name: z.string(),
  keyPrefix: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  revokedAt: z.string().nullable(),
  createdAt: z.string(),
})

/** Fence fields are included only if set. */
export const SdkKeyRecord = KeyRecord.extend({
  allowedOrigins: z.array(z.string()).optional(),
  requestsPerMinute: z.int().optional(),
  requestsPerDay: z.int().optional(),
  briefs: z.boolean().optional(),
})
export type SdkKeyRecord = z.output<typeof SdkKeyRecord>

const KeyPerson = z.object({
  id: z.string(),
  /** Empty once the person is erased. */
  name: z.string(),
  email: z.string(),
  /** Whether the person is still a member of the organization. */
  member: z.boolean(),
})
export type KeyPerson = z.output<typeof KeyPerson>

/** `holder` differs from `madeBy` once a key was handed over. */
const people = { madeBy: KeyPerson, holder: KeyPerson }

export const ListedSdkKey = SdkKeyRecord.extend({ lastUsedAt: z.string().nullable(), ...people })
export type ListedSdkKey = z.output<typeof ListedSdkKey>

export const ApiKeyRecord = KeyRecord.extend({
  createdBy: z.string(),
  expiresAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
})
export type ApiKeyRecord = z.output<typeof ApiKeyRecord>

export const ListedApiKey = ApiKeyRecord.extend(people)
export type ListedApiKey = z.output<typeof ListedApiKey>

const FATES = ["revoke", "transfer"] as const

/** What becomes of the keys of a person who leaves. SDK keys are public, so they go on working by default. */
export const keysChoice = {
  keys: oneOf("keys", FATES).default("revoke"),
  /** The member who becomes responsible for the keys; for SDK keys the caller by default. */
  transferTo: required("transferTo").nullish(),
  sdkKeys: oneOf("sdkKeys", FATES).default("transfer"),
}
export const KeysChoice = jsonObject(keysChoice)
export type KeysChoice = z.output<typeof KeysChoice>

const Settled = z.object({ revoked: z.int(), transferred: z.int() })
export const SettledKeys = z.object({ apiKeys: Settled, sdkKeys: Settled })
export type SettledKeys = z.output<typeof SettledKeys>

export const CreatedApiKey = z.object({ record: ApiKeyRecord, plaintext: z.string() })
export type CreatedApiKey = z.output<typeof CreatedApiKey>

export const RotatedApiKey = CreatedApiKey.extend({ oldSecretWorksUntil: z.string() })
export type RotatedApiKey = z.output<typeof RotatedApiKey>

export const CreatedSdkKey = z.object({ record: SdkKeyRecord, plaintext: z.string() })
export type CreatedSdkKey = z.output<typeof CreatedSdkKey>

export const Revoked = z.object({ revoked: z.literal(true) })
export type Revoked = z.output<typeof Revoked>
