import { AppError } from "../errors.ts"
import { ALLOWED_PORTS, INTERNAL_SUFFIXES, WILDCARD_DNS } from "./blocked-hosts.ts"

const MAX_LENGTH = 2048
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"])

export type GuardOptions = {
  /** Lets addresses of this machine through, by http and on any port; only a local run sets it. */
  allowLoopback: boolean
}

/** The address as a URL, or the refusal of one that could lead into somebody's network. */
export function guardUrl(field: string, address: string, options: GuardOptions): URL {
  const reason = whyNot(address, options)
  if (reason !== undefined) throw new AppError(400, `${field} is not allowed: ${reason}`)
  return new URL(address)
}

/** Why an address may not be called; undefined where it may. */
export function whyNot(address: string, { allowLoopback }: GuardOptions): string | undefined {
  if (address.length > MAX_LENGTH) return `it is longer than ${MAX_LENGTH} characters`
  const url = URL.parse(address)
  if (!url) return "it is not a URL"
  if (url.username !== "" || url.password !== "") return "it holds a user name or password"
  if (url.protocol !== "https:" && url.protocol !== "http:") return "only https addresses are called"
  if (allowLoopback && LOOPBACK.has(url.hostname)) return undefined
  if (url.protocol !== "https:") return "only https addresses are called"
  if (!ALLOWED_PORTS.includes(url.port)) return `port ${url.port} is not among 443, 8443`
  return whyNotHost(url.hostname)
}

/** `URL` has written IPv4 addresses of every notation as four decimal numbers already. */
function whyNotHost(hostname: string): string | undefined {
  const host = hostname.toLowerCase().split(".").filter(Boolean).join(".")
  if (host.startsWith("[") || /^[\d.]+$/.test(host)) return "it is an IP address"
  if (!host.includes(".") || endsIn(host, INTERNAL_SUFFIXES)) return "it is an internal name"
  if (endsIn(host, WILDCARD_DNS) || holdsPrivateAddress(host)) return "its name stands for an IP address"
  return undefined
}

const endsIn = (host: string, suffixes: readonly string[]) =>
  suffixes.some((suffix) => host === suffix || host.endsWith(`.${suffix}`))

/** Names like `10-0-0-1.example.net`: there are more wildcard services than any list knows. */
function holdsPrivateAddress(host: string): boolean {
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
