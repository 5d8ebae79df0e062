import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import { onTestFinished, vi } from "vitest"
import { ADDRESS } from "./internet.ts"

export type Host = (request: Request) => Promise<Response>

/** The hosts that exist for this test, by name. Requests of this process and of the commands that it runs reach them, and no other. */
export async function startInternet(hosts: Record<string, Host>) {
  const server = createServer((incoming, response) => {
    void reach()
    async function reach() {
      const address = String(incoming.headers[ADDRESS])
      const headers = new Headers(incoming.headers as Record<string, string>)
      for (const name of [ADDRESS, "host", "connection", "content-length", "transfer-encoding"]) headers.delete(name)
      const body = new Uint8Array(await buffer(incoming))
      const { method = "GET" } = incoming
      const host = hosts[new URL(address).hostname]
      const request = new Request(address, { method, headers, body: body.length > 0 ? body : null })
      if (!host) {
        incoming.socket.destroy()
        return
      }
      const answer = await host(request).catch((error: unknown) => new Response(String(error), { status: 502 }))
      const own = [...answer.headers].filter(
        ([name]) => !["set-cookie", "content-encoding", "content-length", "transfer-encoding"].includes(name),
      )
      const cookies = answer.headers.getSetCookie()
      response.writeHead(answer.status, {
        ...Object.fromEntries(own),
        ...(cookies.length > 0 && { "set-cookie": cookies }),
      })
      response.end(Buffer.from(await answer.arrayBuffer()))
    }
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  vi.stubEnv("STRATA_INTERNET", `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
}

/** A server on loopback, under a public https address. */
export const behindProxy =
  (local: string): Host =>
  async (request) => {
    const { host, pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set("x-forwarded-proto", "https")
    headers.set("x-forwarded-host", host)
    const body = request.body && (await request.arrayBuffer())
    return fetch(local + pathname + search, { method: request.method, headers, body, redirect: "manual" })
  }
