import type * as z from "zod"
import type {
  ApiKeyRecord as ApiKeySchema,
  SdkKeyRecord as SdkKeySchema,
} from "../../../../../src/organizations/keys/schema.ts"
import type { Scope } from "../../../../../src/kernel/access/scopes.ts"

export type { Scope }
export type ApiKeyRecord = z.output<typeof ApiKeySchema>
export type SdkKeyRecord = z.output<typeof SdkKeySchema>

export type KeyRoutes = {
  "GET /api/keys": { response: ApiKeyRecord[] }
  "POST /api/keys": {
    body: { name: string; scopes?: Scope[]; expiresAt?: string }
    response: { record: ApiKeyRecord; plaintext: string }
  }
  "DELETE /api/keys": { body: { id: string }; response: { revoked: true } }
  "GET /api/sdk-keys": { response: SdkKeyRecord[] }
  "POST /api/sdk-keys": {
    body: { name: string; mode?: "live" | "test"; scopes?: Scope[] }
    response: { record: SdkKeyRecord; plaintext: string }
  }
  "DELETE /api/sdk-keys": { body: { id: string }; response: { revoked: true } }
}
