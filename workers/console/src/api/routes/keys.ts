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
  RotatedApiKey,
  Rotation,
  SdkKeyChange,
  SdkKeyRecord,
} from "../../../../../src/organizations/keys/schema.ts"

export type { ApiKeyRecord, Scope, SdkKeyRecord }

export type KeyRoutes = {
  "GET /api/keys": { response: ApiKeyRecord[] }
  "POST /api/keys": { body: z.input<typeof NewApiKey>; response: CreatedApiKey }
  "DELETE /api/keys": { body: z.input<typeof KeyId>; response: Revoked }
  "POST /api/keys/:id/rotate": { params: { id: string }; body: z.input<typeof Rotation>; response: RotatedApiKey }
  "GET /api/sdk-keys": { response: SdkKeyRecord[] }
  "POST /api/sdk-keys": { body: z.input<typeof NewSdkKey>; response: CreatedSdkKey }
  "DELETE /api/sdk-keys": { body: z.input<typeof KeyId>; response: Revoked }
  "PATCH /api/sdk-keys/:id": { params: { id: string }; body: z.input<typeof SdkKeyChange>; response: SdkKeyRecord }
}
