import type { IncomingMessage, ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import * as z from "zod"
import { startLocalServer } from "./local-server.ts"

const Message = z.object({ from: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string() })
type Message = z.output<typeof Message> & { at: string }

const KEPT = 50
const escaped = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

/** Replaces the mail provider in a local run: prints messages and shows them on a page. */
export async function startMailbox(print: (line: string) => void): Promise<{ url: string; stop: () => Promise<void> }> {
  const messages: Message[] = []
  const seen = new Set<string>()
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
  const { url, stop } = await startLocalServer((request, response) => {
    if (request.method === "GET") {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(pageOf(messages))
      return
    }
    void take(request, response)
  })
  return { url: `${url}/`, stop }
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
