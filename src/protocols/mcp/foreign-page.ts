/** Names of this machine, and reserved names that cannot be registered (RFC 6761). */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\]|[\w.-]+\.(?:test|localhost))$/

/**
 * Blocks web pages of other sites from calling the endpoint through a visitor's browser. With DNS rebinding such a page looks same-origin,
 * so a local service only answers under the machine's own names.
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
