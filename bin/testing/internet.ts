// Imported by tests, and preloaded by the commands that they run: requests to addresses that do not exist go to the test.
const HOSTS = /(^|\.)(test|workers\.dev)$/
const shared = globalThis.fetch

/** Names the address that was asked for, in requests to `STRATA_INTERNET`. */
export const ADDRESS = "x-address"

globalThis.fetch = async (input, init) => {
  const gateway = process.env["STRATA_INTERNET"]
  const { hostname } = new URL(input instanceof Request ? input.url : input)
  if (!gateway || !HOSTS.test(hostname)) return shared(input, init)
  const request = new Request(input, init)
  const headers = new Headers(request.headers)
  headers.set(ADDRESS, request.url)
  const body = request.body && (await request.arrayBuffer())
  const { method, redirect, signal } = request
  const answer = await shared(gateway, { method, headers, body, redirect, signal })
  return Object.defineProperty(answer, "url", { value: request.url })
}
