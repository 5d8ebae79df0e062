import type { ApiKeyRecord } from "../../api/routes/keys.ts"

export type Dated = Partial<Pick<ApiKeyRecord, "revokedAt" | "expiresAt">>
export type KeyState = "active" | "expired" | "revoked"

/** Revoking is for good, so it says more about a key than its date does. */
export function stateOf({ revokedAt, expiresAt }: Dated, now: Date): KeyState {
  if (revokedAt) return "revoked"
  return expiresAt && new Date(expiresAt) <= now ? "expired" : "active"
}

/** The end of the day that was picked, where the reader is: a key that expires on Friday works on Friday. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString()
