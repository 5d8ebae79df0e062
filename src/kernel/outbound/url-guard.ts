import { AppError } from "../errors.ts"
import { ALLOWED_PORTS, INTERNAL_SUFFIXES, WILDCARD_DNS } from "./blocked-hosts.ts"

const MAX_LENGTH = 2048
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"])

export type GuardOptions = {
  /** Allows URLs on localhost, over http and on any port. Set only for local runs. */
  allowLoopback: boolean
}

/** Parses a URL; throws a 400 if it could reach a private network. */
export function guardUrl(field: string, url: string, options: GuardOptions): URL {
  const reason = urlProblem(url, options)
  if (reason !== undefined) throw new AppError(400, `${field} is not allowed: ${reason}`)
  return new URL(url)
}

/** Why a URL is not allowed; undefined if it is. */
export function urlProblem(url: string, { allowLoopback }: GuardOptions): string | undefined {
  if (url.length > MAX_LENGTH) return `it is longer than ${MAX_LENGTH} characters`
  const parsed = URL.parse(url)
  if (!parsed) return "it is not a URL"
  if (parsed.username !== "" || parsed.password !== "") return "it contains a user name or password"
  if (parsed.protocol !== "https:" && parsed.protocol !== "http:") return "it must use https"
  if (allowLoopback && LOOPBACK.has(parsed.hostname)) return undefined
  if (parsed.protocol !== "https:") return "it must use https"
  if (!ALLOWED_PORTS.includes(parsed.port)) return `port ${parsed.port} is not one of 443, 8443`
  return hostProblem(parsed.hostname)
}

/** `URL` has already normalized every IPv4 notation to four decimal numbers. */
function hostProblem(hostname: string): string | undefined {
  const host = hostname.toLowerCase().split(".").filter(Boolean).join(".")
  if (host.startsWith("[") || /^[\d.]+$/.test(host)) return "it is an IP address"
  if (!host.includes(".") || endsIn(host, INTERNAL_SUFFIXES)) return "it is an internal host name"
  if (endsIn(host, WILDCARD_DNS) || containsPrivateAddress(host)) return "its host name maps to an IP address"
  return undefined
}

const endsIn = (host: string, suffixes: readonly string[]) =>
  suffixes.some((suffix) => host === suffix || host.endsWith(`.${suffix}`))

/** Catches names like `10-0-0-1.example.net`, since no list of wildcard DNS services is complete. */
function containsPrivateAddress(host: string): boolean {
  return Array.from(host.matchAll(/(?<!\d)(\d{1,3})[.-](\d{1,3})[.-](\d{1,3})[.-](\d{1,3})(?!\d)/g)).some((match) => {
    const [a = 0, b = 0] = match.slice(1).map(Number)
    return (
      a === 0 ||
      a === 10 ||
      a === 127 ||
      (a === 169 && b === 254) ||
      (a === 172 && b >= 16 && b <= 31) ||
      a * 256 + b === 49_320
    )
  })
}
