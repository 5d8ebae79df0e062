import { createHmac, timingSafeEqual } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { Webhook } from "standardwebhooks"
import { startLocalServer } from "../../bin/local/local-server.ts"
import type { ReceiverSpec, SeenDelivery } from "./receiver-spec.ts"

type Receiver = { spec: ReceiverSpec; seen: SeenDelivery[] }

const MAX_AGE_SECONDS = 300

/**
 * Strict receivers of webhooks on loopback. `PUT /_control/<name>` with a ReceiverSpec creates one at `/<name>`; `GET` returns what it
 * got. A delivery is verified with the `standardwebhooks` package and as the interface describes its own signature.
 */
export async function startReceiverStub(): Promise<{ url: string; stop(): Promise<void> }> {
  const receivers = new Map<string, Receiver>()
  return startLocalServer((request, response) => {
    serve(receivers, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
}

async function serve(receivers: Map<string, Receiver>, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? "/", "http://stub")
  const controlled = /^\/_control\/(\w+)$/.exec(pathname)?.[1]
  const body = await text(request)
  if (controlled) {
    if (request.method === "PUT") {
      const spec = JSON.parse(body) as ReceiverSpec
      receivers.set(controlled, { spec, seen: receivers.get(controlled)?.seen ?? [] })
    }
    response.end(JSON.stringify(receivers.get(controlled)?.seen ?? []))
    return
  }
  const receiver = receivers.get(pathname.slice(1))
  if (!receiver) {
    response.writeHead(404).end()
    return
  }
  // Webhooks of AdCP, which tests verify themselves.
  const isFeed = request.headers["signature-input"] !== undefined
  const problem = isFeed ? null : problemWith(receiver.spec, request, body)
  const { answers = [] } = receiver.spec
  const answer = problem === null ? (answers[receiver.seen.length] ?? 204) : 400
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  receiver.seen.push({ body, headers, problem, answered: answer })
  const { challenge } = JSON.parse(body) as { challenge?: string }
  if (isFeed && challenge !== undefined) {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ challenge }))
    return
  }
  if (answer === "hang") return
  if (answer === "large") {
    response.writeHead(200).end("x".repeat(1024 * 1024))
    return
  }
  const extra = answer >= 300 && answer < 400 ? { location: `${pathname}/elsewhere` } : receiver.spec.headers
  response.writeHead(answer, extra).end()
}

/** Why a receiver would refuse it; null if it is as documented. */
function problemWith({ secrets }: ReceiverSpec, { method, headers }: IncomingMessage, body: string): string | null {
  if (method !== "POST") return `a ${method}`
  if (headers["content-type"] !== "application/json") return "not JSON"
  if (Buffer.byteLength(body) > 20_000) return "larger than 20 KB"
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  const age = Math.abs(Date.now() / 1000 - Number(given["x-service-timestamp"]))
  if (!(age < MAX_AGE_SECONDS)) return "too old"
  for (const [index, secret] of secrets.entries()) {
    try {
      new Webhook(secret).verify(body, given)
    } catch (error) {
      return `standardwebhooks: ${String(error)}`
    }
    const expected = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`
    const actual = given[index === 0 ? "x-service-signature" : "x-service-signature-previous"] ?? ""
    if (actual.length !== expected.length || !timingSafeEqual(Buffer.from(actual), Buffer.from(expected))) {
      return "the service's signature is wrong"
    }
  }
  if ((JSON.parse(body) as { id: string }).id !== given["webhook-id"]) return "the id is not that of the envelope"
  return null
}
