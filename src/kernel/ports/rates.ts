/** Limits a key can have, in requests per minute. The platform's rate limiters have fixed limits, so there is one per value. */
export const KEY_RATES = [60, 600, 6_000] as const
export type KeyRate = (typeof KEY_RATES)[number]

/** Requests per minute from one address, by any key; wrangler.toml has its limiter too. */
export const ADDRESS_RATE = 12_000

/** Flood protection, not quotas: the platform counts per location and minute. False means too many requests. */
export type Rates = {
  key(rate: KeyRate, keyId: string): Promise<boolean>
  address(address: string): Promise<boolean>
}

/** The lower of two limits; null means no limit. */
export const lowerRate = (a: KeyRate | null, b: KeyRate | null) =>
  a !== null && b !== null ? (a < b ? a : b) : (a ?? b)
