import { KEY_RATES, type KeyRate } from "../../../../../src/kernel/ports/rates.ts"
import type { SdkKeyRecord } from "../../api/types.ts"

/** The limits of an SDK key as form values. */
export type FenceDraft = { origins: string; perMinute: string; perDay: number | string }

export const NO_FENCE: FenceDraft = { origins: "", perMinute: "", perDay: "" }

export const draftOf = ({ allowedOrigins = [], requestsPerMinute, requestsPerDay }: SdkKeyRecord): FenceDraft => ({
  origins: allowedOrigins.join("\n"),
  perMinute: requestsPerMinute === undefined ? "" : String(requestsPerMinute),
  perDay: requestsPerDay ?? "",
})

export type FenceChange = {
  allowedOrigins: string[]
  requestsPerMinute: KeyRate | null
  requestsPerDay: number | null
}

export const changeOf = ({ origins, perMinute, perDay }: FenceDraft): FenceChange => ({
  allowedOrigins: origins.split(/[\s,]+/).filter((origin) => origin !== ""),
  requestsPerMinute: KEY_RATES.find((rate) => String(rate) === perMinute) ?? null,
  requestsPerDay: perDay === "" ? null : Number(perDay),
})

/** The limits as a short text, for the table. */
export function limitsOf({ requestsPerMinute, requestsPerDay }: SdkKeyRecord): string {
  const parts = [
    requestsPerMinute === undefined ? "" : `${requestsPerMinute.toLocaleString("en-US")} per minute`,
    requestsPerDay === undefined ? "" : `${requestsPerDay.toLocaleString("en-US")} per day`,
  ]
  return parts.filter((part) => part !== "").join(", ") || "Plan limits"
}
