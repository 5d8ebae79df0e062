import type { Rates } from "../kernel/ports/rates.ts"
import type { Env } from "./env.ts"

type Bindings = Pick<Env, "RATE_60" | "RATE_600" | "RATE_6000" | "ADDRESS_RATE">

/** The deployment's rate limiters. Without a binding, nothing is limited. */
export function openRates(env: Bindings): Rates {
  const limiters = { 60: env.RATE_60, 600: env.RATE_600, 6_000: env.RATE_6000 }
  return {
    key: (rate, keyId) => within(limiters[rate], keyId),
    address: (address) => within(env.ADDRESS_RATE, networkOf(address)),
  }
}

async function within(limiter: RateLimit | undefined, key: string): Promise<boolean> {
  return limiter === undefined || (await limiter.limit({ key })).success
}

/** Counts an IPv6 /64 as one address, since one customer usually has all of it. */
function networkOf(address: string): string {
  if (!address.includes(":")) return address
  const [head = "", tail] = address.split("::")
  const first = head === "" ? [] : head.split(":")
  const last = tail === undefined || tail === "" ? [] : tail.split(":")
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0")
  return [...first, ...zeros, ...last].slice(0, 4).join(":")
}
