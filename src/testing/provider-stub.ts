import type { IncomingMessage, ServerResponse } from "node:http"
import * as z from "zod"
import { startLocalServer } from "../../bin/local/local-server.ts"
import { messageFor, newToken, DEFAULT_ANSWER, type MessageScript } from "./provider-answers.ts"
import { answerBatches } from "./provider-batch-answers.ts"
import { type Account, type Answer, type Exchange, failure } from "./provider-exchange.ts"
import { checkRequest } from "./provider-rules.ts"
import { Script, type SeenBatch } from "./provider-scripts.ts"

/** Prefix of valid keys. Every key is an isolated account. */
const KEY_PREFIX = "sk-ant-test-"
const MAX_BODY = 32 * 1024 * 1024

/**
 * A strict stub of the LLM provider on loopback: it rejects what the provider rejects. `POST /_control/<key>` with
 * `{answers: [...]}` queues scripts, one per request; without a script, it returns a default answer. `GET /_control/<key>` returns
 * the requests it received.
 */
export async function startProviderStub(): Promise<{ url: string; stop(): Promise<void> }> {
  const accounts = new Map<string, Account>()
  let url = ""
  const server = await startLocalServer((request, response) => {
    serve(accounts, url, request, response).catch((error: unknown) => {
      reply(response, { status: 500, body: { error: `The stub failed: ${String(error)}` } })
    })
  })
  url = server.url
  return server
}

async function serve(accounts: Map<string, Account>, url: string, request: IncomingMessage, response: ServerResponse) {
  const { pathname: path, searchParams: query } = new URL(request.url ?? "/", url)
  const method = request.method ?? "GET"
  const text = await readBody(request)
  const body = parsed(text)
  const controlled = /^\/_control\/(.+)$/.exec(path)?.[1]
  if (controlled) {
    reply(response, control(accounts, decodeURIComponent(controlled), method, body))
    return
  }
  const rejection = text.length > MAX_BODY ? failure(413, "Request exceeds the maximum size") : headerProblem(request)
  if (rejection) {
    reply(response, rejection)
    return
  }
  const key = request.headers.authorization?.slice("Bearer ".length) ?? ""
  const account = accountOf(accounts, key)
  const answer = respond({ method, path, query, body, account, url })
  const status = typeof answer === "string" ? 0 : answer.status
  account.requests.push({ method, path, status, body: (body ?? {}) as Record<string, unknown> })
  reply(response, answer)
}

function headerProblem({ headers, method }: IncomingMessage): Answer | undefined {
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1]
  if (!bearer?.startsWith(KEY_PREFIX)) return failure(401, "invalid bearer token")
  if (!/^\d{4}-\d\d-\d\d$/.test(String(headers["anthropic-version"]))) {
    return failure(400, "anthropic-version: header is required")
  }
  const isJson = headers["content-type"]?.startsWith("application/json")
  return method === "POST" && headers["content-length"] !== "0" && headers["content-type"] && !isJson
    ? failure(400, "content-type must be application/json")
    : undefined
}

function respond(exchange: Exchange): Answer {
  const { method, path, body, account } = exchange
  if (method === "POST" && path === "/v1/messages") return answerMessage(account, body)
  return answerBatches(exchange)
}

function answerMessage(account: Account, body: unknown): Answer {
  const request = checkRequest(body, account.paused)
  if ("status" in request) return failure(request.status, request.message)
  const script = account.scripts.shift() ?? DEFAULT_ANSWER
  if (script.type === "hang" || script.type === "drop") return script.type
  if (script.type === "error") {
    const scripted = failure(script.status, script.message)
    return script.retryAfter === undefined
      ? scripted
      : { ...scripted, headers: { "retry-after": String(script.retryAfter) } }
  }
  if (script.type === "batch" || script.type === "list") return failure(500, "The next script is for batches")
  const message = messageFor(request, script satisfies MessageScript, account.cached)
  if (message.stop_reason === "pause_turn") account.paused.add(JSON.stringify(message.content))
  return { status: 200, body: message }
}

function control(accounts: Map<string, Account>, key: string, method: string, body: unknown): Answer {
  const account = accountOf(accounts, key)
  if (method === "DELETE") accounts.delete(key)
  if (method === "POST") {
    const scripts = z.object({ answers: z.array(Script) }).safeParse(body)
    if (!scripts.success) return { status: 400, body: { error: z.prettifyError(scripts.error) } }
    account.scripts.push(...scripts.data.answers)
  }
  const batches: SeenBatch[] = account.batches.map(({ id, requests, canceled, ended }) => ({
    id,
    customIds: requests.map(({ custom_id }) => custom_id),
    canceled: canceled !== null,
    ended: ended !== null,
  }))
  return { status: 200, body: { requests: account.requests, batches, queued: account.scripts.length } }
}

function accountOf(accounts: Map<string, Account>, key: string): Account {
  const account = accounts.get(key) ?? { scripts: [], requests: [], batches: [], paused: new Set(), cached: new Set() }
  accounts.set(key, account)
  return account
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString("utf8")
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reply(response: ServerResponse, answer: Answer) {
  if (answer === "drop") response.destroy()
  if (typeof answer === "string") return
  const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body)
  const headers = { "content-type": "application/json", "request-id": newToken("req"), ...answer.headers }
  response.writeHead(answer.status, headers)
  if (!answer.dropsAfterBody) response.end(text)
  // What was written has to leave before the connection breaks.
  else response.write(text, () => response.socket?.destroySoon())
}
