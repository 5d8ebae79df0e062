import type { ApiKeyRecord } from "../../api/types.ts"
import { endOfDay } from "../../components/dates.ts"

export type Dated = Partial<Pick<ApiKeyRecord, "revokedAt" | "expiresAt">>
export type KeyState = "active" | "expired" | "revoked"

/** Revoked takes precedence over expired, because it is permanent. */
export function stateOf({ revokedAt, expiresAt }: Dated, now: Date): KeyState {
  if (revokedAt) return "revoked"
  return expiresAt && new Date(expiresAt) <= now ? "expired" : "active"
}

export const EXPIRIES = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
  { value: "date", label: "On a date" },
  { value: "never", label: "Never" },
] as const
export type Expiry = (typeof EXPIRIES)[number]["value"]

/** When a key with this choice expires: one that expires on Friday works all Friday in the person's zone. Null is never, undefined if the date is missing. */
export function expiryOf(choice: Expiry, date: string, now: Date): string | null | undefined {
  if (choice === "never") return null
  if (choice === "date") return date === "" ? undefined : endOfDay(date)
  return new Date(now.getTime() + Number(choice) * 24 * 3600 * 1000).toISOString()
}
