import type * as z from "zod"
import type { Scope } from "../../../../../src/kernel/access/scopes.ts"
import type {
  ApiKeyRecord,
  CreatedApiKey,
  CreatedSdkKey,
  KeyId,
  NewApiKey,
  NewSdkKey,
  Revoked,
  SdkKeyRecord,
} from "../../../../../src/organizations/keys/schema.ts"

export type { ApiKeyRecord, Scope }

export type KeyRoutes = {
  "GET /api/keys": { response: ApiKeyRecord[] }
  "POST /api/keys": { body: z.input<typeof NewApiKey>; response: CreatedApiKey }
  "DELETE /api/keys": { body: z.input<typeof KeyId>; response: Revoked }
  "GET /api/sdk-keys": { response: SdkKeyRecord[] }
  "POST /api/sdk-keys": { body: z.input<typeof NewSdkKey>; response: CreatedSdkKey }
  "DELETE /api/sdk-keys": { body: z.input<typeof KeyId>; response: Revoked }
}
