/** Limits a key can have, in requests per minute. Each is a rate limiter of the platform, whose limit is fixed. */
export const KEY_RATES = [60, 600, 6_000] as const
export type KeyRate = (typeof KEY_RATES)[number]

/** Fences against floods, not quotas: the platform counts per location and minute. False: too many. */
export type Rates = {
  key(rate: KeyRate, keyId: string): Promise<boolean>
  address(address: string): Promise<boolean>
}

/** Of two limits, the lower; null is none. */
export const lowerRate = (a: KeyRate | null, b: KeyRate | null) =>
  a !== null && b !== null ? (a < b ? a : b) : (a ?? b)
