import * as z from "zod"
import { required } from "../../kernel/http/fields.ts"
import { jsonObject, Name } from "../../kernel/http/input.ts"
import { SCOPES } from "../../kernel/access/scopes.ts"

const Scopes = z
  .array(z.enum(SCOPES, `scopes must be one of ${SCOPES.join(", ")}`), "scopes must be an array")
  .min(1, "scopes must not be empty")
  .transform((scopes) => [...new Set(scopes)])
  .default([...SCOPES])

const Timestamp = z.iso.datetime({ offset: true, error: "expiresAt must be an ISO 8601 timestamp" })

export const NewApiKey = jsonObject({
  name: Name,
  scopes: Scopes,
  expiresAt: Timestamp.transform((text) => new Date(text).toISOString()).nullish(),
})
export type NewApiKey = z.output<typeof NewApiKey>

export const NewSdkKey = jsonObject({
  name: Name,
  mode: z.enum(["live", "test"], "mode must be live or test").default("live"),
  scopes: Scopes,
})
export type NewSdkKey = z.output<typeof NewSdkKey>

export const KeyId = jsonObject({ id: required("id") })

export const SdkKeyRecord = z.object({
  id: z.string(),
  orgId: z.string(),
  name: z.string(),
  keyPrefix: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  revokedAt: z.string().nullable(),
  createdAt: z.string(),
})
export type SdkKeyRecord = z.output<typeof SdkKeyRecord>

export const ApiKeyRecord = SdkKeyRecord.extend({
  createdBy: z.string(),
  expiresAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
})
export type ApiKeyRecord = z.output<typeof ApiKeyRecord>

export const CreatedApiKey = z.object({ record: ApiKeyRecord, plaintext: z.string() })
export type CreatedApiKey = z.output<typeof CreatedApiKey>

export const CreatedSdkKey = z.object({ record: SdkKeyRecord, plaintext: z.string() })
export type CreatedSdkKey = z.output<typeof CreatedSdkKey>

export const Revoked = z.object({ revoked: z.literal(true) })
export type Revoked = z.output<typeof Revoked>
