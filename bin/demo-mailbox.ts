import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import * as z from "zod"

const Message = z.object({ from: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string() })
type Message = z.output<typeof Message> & { at: string }

const KEPT = 50
const escaped = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

/** Takes the place of a mail provider in a local run: prints the messages and shows them on a page. */
export async function startMailbox(print: (line: string) => void): Promise<{ url: string; stop: () => Promise<void> }> {
  const messages: Message[] = []
  const seen = new Set<string>()
  const server = createServer((request, response) => {
    if (request.method === "GET") {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(pageOf(messages))
      return
    }
    void take(request, response)
  })
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const parsed = Message.safeParse(JSON.parse(await text(request)))
    const id = String(request.headers["idempotency-key"])
    if (parsed.success && !seen.has(id)) {
      seen.add(id)
      messages.unshift({ ...parsed.data, at: new Date().toISOString() })
      messages.splice(KEPT)
      print(`E-mail to ${parsed.data.to.join(", ")}: ${parsed.data.subject}`)
    }
    response.writeHead(parsed.success ? 202 : 400).end()
  }
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

const pageOf = (messages: readonly Message[]) => `<!doctype html><html lang="en"><title>Mailbox of the local run</title>
<h1>Mailbox of the local run</h1>
${messages.length === 0 ? "<p>No messages yet.</p>" : ""}
${messages
  .map(
    ({ at, to, subject, text: words }) =>
      `<article><h2>${escaped(subject)}</h2><p>${escaped(to.join(", "))}, ${at}</p><pre>${escaped(words)}</pre></article>`,
  )
  .join("\n")}
</html>`
