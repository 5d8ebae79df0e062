import type { ApiKeyRecord } from "../../api/routes/keys.ts"

export type Dated = Partial<Pick<ApiKeyRecord, "revokedAt" | "expiresAt">>
export type KeyState = "active" | "expired" | "revoked"

/** Revoked takes precedence over expired, because it is permanent. */
export function stateOf({ revokedAt, expiresAt }: Dated, now: Date): KeyState {
  if (revokedAt) return "revoked"
  return expiresAt && new Date(expiresAt) <= now ? "expired" : "active"
}

/** The end of the selected day in the user's time zone: a key that expires on Friday works all Friday. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString()
