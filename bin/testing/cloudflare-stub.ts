import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import { onTestFinished, vi } from "vitest"
import { Account } from "./cloudflare-account.ts"
import { type Features, Refusal } from "./cloudflare-request.ts"

/** An account that can do everything the service needs. */
const COMPLETE: Features = { paid: true, r2: true, analytics: true, queues: true, vectorize: true, subdomain: "acme" }
const ID = "0a1b2c3d4e5f60718293a4b5c6d7e8f9"
const TOKEN = "a-token-of-the-tests"

/** The platform's API on loopback, for the commands of this test. `seen` are the requests; those that match `denied` lack a permission. */
export async function startCloudflareStub(features: Partial<Features> = {}) {
  const account = new Account({ ...COMPLETE, ...features })
  const stub = { account, seen: [] as string[], denied: undefined as RegExp | undefined, url: "" }
  const server = createServer((request, response) => {
    void answer(request.headers.authorization)
    async function answer(authorization: string | undefined) {
      const { method = "", url = "" } = request
      const { pathname, searchParams: query } = new URL(url, "http://stub")
      const body = new Uint8Array(await buffer(request))
      try {
        const path = pathOf(pathname)
        const isUpload = path === "/workers/assets/upload"
        if ((authorization !== `Bearer ${TOKEN}` && !isUpload) || stub.denied?.test(path))
          throw new Refusal(403, 10_000, "Authentication error")
        const headers = new Headers(request.headers as Record<string, string>)
        if (path === "/accounts" && method === "GET")
          return reply(200, { success: true, errors: [], result: [{ id: ID, name: "Acme" }] })
        reply(200, { success: true, errors: [], result: await account.answer({ method, path, query, headers, body }) })
      } catch (error) {
        const { status, code, message } = error instanceof Refusal ? error : new Refusal(500, 1, String(error))
        reply(status, { success: false, errors: [{ code, message }], result: null })
      }
      function reply(status: number, content: object) {
        stub.seen.push(`${method} ${pathname.replace(`/accounts/${ID}`, "")} ${status}`)
        response
          .writeHead(status, { "content-type": "application/json" })
          .end(JSON.stringify({ messages: [], ...content }))
      }
    }
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubEnv("CLOUDFLARE_API_BASE_URL", stub.url)
  vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", ID)
  vi.stubEnv("CLOUDFLARE_API_TOKEN", TOKEN)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    server.close()
  })
  return stub
}

function pathOf(pathname: string): string {
  const start = `/accounts/${ID}`
  if (pathname === "/accounts") return pathname
  if (!pathname.startsWith(`${start}/`)) throw new Refusal(404, 7003, `Could not route to ${pathname}`)
  return pathname.slice(start.length)
}
