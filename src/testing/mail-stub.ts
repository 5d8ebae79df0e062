import type { IncomingMessage, ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import * as z from "zod"
import { startLocalServer } from "../../bin/local/local-server.ts"

const Message = z.strictObject({
  from: z.email(),
  to: z.array(z.email()).min(1).max(50),
  subject: z.string().min(1).max(300),
  text: z.string().min(1),
})
type Sent = z.output<typeof Message> & { id: string; status: number }

/**
 * A strict mail provider on loopback. `GET /?to=<address>` returns what it was sent for the address. An address that starts with a number
 * and a minus, such as `500-x@example.com`, is answered with that status.
 */
export async function startMailStub(token: string): Promise<{ url: string; stop(): Promise<void> }> {
  const sent: Sent[] = []
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { searchParams } = new URL(request.url ?? "/", "http://stub")
    if (request.method === "GET") {
      response.end(JSON.stringify(sent.filter(({ to }) => to.includes(searchParams.get("to") ?? ""))))
      return
    }
    const parsed = Message.safeParse(JSON.parse(await text(request)))
    const id = request.headers["idempotency-key"]
    const isAllowed = request.headers.authorization === `Bearer ${token}`
    if (!isAllowed || !parsed.success || typeof id !== "string" || id === "") {
      response.writeHead(isAllowed ? 422 : 401).end()
      return
    }
    const status = Number(/^(\d{3})-/.exec(parsed.data.to[0] ?? "")?.[1] ?? 202)
    sent.push({ ...parsed.data, id, status })
    response.writeHead(status).end()
  }
  const { url, stop } = await startLocalServer((request, response) => void serve(request, response))
  return { url: `${url}/`, stop }
}
