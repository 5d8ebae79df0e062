import type { MatchKey } from "../../knowledge/platforms/match-keys.ts"

type Rule = {
  isValid: (value: string) => boolean
  /** Values with the same normalized form are duplicates. */
  normalize: (value: string) => string
}

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/
const IPV6_CHARACTERS = /^[0-9a-f:.]{2,45}$/i
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** MD5, SHA-1 or SHA-256 of a device id. */
const HASHED = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i
const BUNDLE = /^[A-Za-z0-9][\w.-]{0,254}$/
const POSTAL_CODE = /^[A-Z0-9][A-Z0-9 -]{0,10}[A-Z0-9]$/i
/** A custom id: any single word. */
const ONE_WORD = /^[^\s\p{C}]{1,256}$/u
const URL_TEXT = /^[^\s\p{C}]{1,2048}$/u
/** Matches most URLs without the cost of parsing them. */
const PLAIN_URL = /^(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.){1,8}[a-z][a-z0-9-]{1,62}(?:[/?#][!-~]{0,1500})?$/i

const unchanged = (value: string) => value
const lowerCase = (value: string) => value.toLowerCase()

export const MATCH_RULES: Record<MatchKey, Rule> = {
  ip: { isValid: (value) => IPV4.test(value) || ipv6(value) !== undefined, normalize: (value) => ipv6(value) ?? value },
  url: { isValid: isWebAddress, normalize: unchanged },
  deviceid: { isValid: (value) => UUID.test(value) || HASHED.test(value), normalize: lowerCase },
  uid: { isValid: (value) => ONE_WORD.test(value), normalize: unchanged },
  appbundle: { isValid: (value) => BUNDLE.test(value), normalize: unchanged },
  contentid: { isValid: (value) => ONE_WORD.test(value), normalize: unchanged },
  postalcode: { isValid: (value) => POSTAL_CODE.test(value), normalize: lowerCase },
}

/** The canonical form of an IPv6 address; undefined if it is not one. */
const ipv6 = (value: string) =>
  value.includes(":") && IPV6_CHARACTERS.test(value) ? URL.parse(`http://[${value}]`)?.hostname : undefined

/** A page or a whole site; the scheme is optional. */
function isWebAddress(value: string): boolean {
  if (PLAIN_URL.test(value)) return true
  if (!URL_TEXT.test(value)) return false
  const url = URL.parse(value.includes("://") ? value : `https://${value}`)
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return false
  return url.hostname.includes(".") && url.username === "" && url.password === ""
}
