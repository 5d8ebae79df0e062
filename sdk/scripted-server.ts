import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

type Answer = { status?: number; headers?: Record<string, string>; body?: unknown }
type Reply = Answer | "silence" | "hang up" | (() => Answer)
type Received = { method: string; url: string; authorization: string; body: unknown; at: number }

/** A server that sends the replies in order, repeats the last one, and records the requests. */
export async function scriptedServer(...replies: Reply[]) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let text = ""
    request.on("data", (data: Buffer) => (text += data.toString()))
    request.on("end", () => {
      const { method = "", url = "", headers } = request
      const body: unknown = text === "" ? undefined : JSON.parse(text)
      received.push({ method, url, authorization: headers.authorization ?? "", body, at: performance.now() })
      const scripted = replies[Math.min(received.length, replies.length) - 1] ?? {}
      if (scripted === "silence") return
      if (scripted === "hang up") {
        request.socket.destroy()
        return
      }
      const reply = typeof scripted === "function" ? scripted() : scripted
      response.writeHead(reply.status ?? 200, { "content-type": "application/json", ...reply.headers })
      response.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body ?? {}))
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}
