/** Names of this machine itself, and names that cannot be registered (RFC 6761). */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\]|[\w.-]+\.(?:test|localhost))$/

/**
 * A web page of another site must not reach the endpoint through its visitor's browser. Behind a name that an attacker points at this
 * machine the page seems to be our own, so a service for this machine alone answers only under the machine's own names.
 */
export function isForeignPage(request: Request, environment: string): boolean {
  const { hostname, host } = new URL(request.url)
  const isLocal = environment === "local"
  const requested = (request.headers.get("host") ?? host).replace(/:\d+$/, "")
  if (isLocal && !(LOOPBACK.test(hostname) && LOOPBACK.test(requested))) return true
  const origin = request.headers.get("origin")
  if (origin === null) return false
  if (!URL.canParse(origin)) return true
  const from = new URL(origin)
  return isLocal ? !LOOPBACK.test(from.hostname) : from.host !== host
}
