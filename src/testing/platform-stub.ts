import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import * as z from "zod"
import { startLocalServer } from "../../bin/local/local-server.ts"
import { PlatformFault, type PlatformReport, PlatformSpec, type StubPlatform } from "./platform-scripts.ts"
import {
  newAccount,
  nextFault,
  type StubAccount,
  type StubResponse,
  type StubRequest,
  reject,
} from "./platform-stub-account.ts"
import { answerCustom, customOperation } from "./platform-stub-custom.ts"
import { answerDspapi, dspapiOperation } from "./platform-stub-dspapi.ts"
import { answerMarketplace, marketplaceOperation } from "./platform-stub-marketplace.ts"

const PLATFORMS = {
  marketplace: { respond: answerMarketplace, operationOf: marketplaceOperation },
  dspapi: { respond: answerDspapi, operationOf: dspapiOperation },
  custom: { respond: answerCustom, operationOf: customOperation },
} as const

/**
 * Strict platform stubs on loopback. Accounts are isolated from each other; their names are up to you:
 *
 *   PUT  /_control/<account>          a PlatformSpec creates an empty account; may be `{}`
 *   POST /_control/<account>/faults   a list of PlatformFaults to queue
 *   GET  /_control/<account>          a PlatformReport: the account's segments and calls
 *
 *   /<account>/marketplace/token      token_url; api_base_url is /<account>/marketplace
 *   /<account>/dspapi                 api_base_url
 *   /<account>/custom                 api_base_url
 *
 * Each call consumes the next fault for its operation. In tests, `aPlatform()` in a-platform.ts wraps all this and returns the
 * config and credentials of connections to the account. Outside the Worker runtime, start the stub and use `fetch`.
 */
export async function startPlatformStub(): Promise<{ url: string; stop(): Promise<void> }> {
  const accounts = new Map<string, StubAccount>()
  return startLocalServer((request, response) => {
    serve(accounts, request, response).catch((error: unknown) => {
      reply(response, reject(500, `The stub failed: ${String(error)}`))
    })
  })
}

async function serve(accounts: Map<string, StubAccount>, incoming: IncomingMessage, response: ServerResponse) {
  const request = await requestFrom(incoming)
  const [, first = "", second = "", rest = ""] = /^\/([^/]+)\/([^/]+)(\/.*)?$/.exec(request.path) ?? []
  if (first === "_control") {
    reply(response, control(accounts, second, rest, request))
    return
  }
  const account = accounts.get(first)
  if (!account || !(second in PLATFORMS)) {
    reply(response, reject(404, "No such account"))
    return
  }
  await serveAccount(account, second as StubPlatform, { ...request, path: rest }, response)
}

async function serveAccount(
  account: StubAccount,
  platform: StubPlatform,
  request: StubRequest,
  response: ServerResponse,
) {
  const { respond, operationOf } = PLATFORMS[platform]
  const operation = operationOf(request)
  const { method, path, headers, body } = request
  const query = request.query.size > 0 ? `?${request.query.toString()}` : ""
  const call = { platform, operation, method, path, query, status: 0, headers, body }
  account.calls.push(call)
  const fault = nextFault(account, operation)
  if (fault?.type === "expire_tokens") account.tokens.clear()
  if (fault?.type === "slow") await sleep(fault.ms)
  const good = !fault || !("applied" in fault) || fault.applied ? respond(account, request) : undefined
  if (fault?.type === "hang") return
  if (fault?.type === "drop") {
    response.destroy()
    return
  }
  const actual = (fault && faultyResponse(fault)) ?? good ?? reject(500, "A fault without a response")
  call.status = actual.status
  reply(response, actual)
}

/** The response that replaces the right one. */
function faultyResponse(fault: PlatformFault): StubResponse | undefined {
  if (fault.type === "status") {
    const headers = fault.retryAfter === undefined ? undefined : { "retry-after": fault.retryAfter }
    return { status: fault.status, body: { error: "Scripted" }, headers }
  }
  if (fault.type === "json") return { status: 200, body: fault.body }
  if (fault.type === "cut_json") return { status: 200, body: '{"id": 7, "name": "Tea' }
  if (fault.type !== "html") return undefined
  return { status: 200, body: "<!doctype html><h1>Sign in</h1>", headers: { "content-type": "text/html" } }
}

function control(
  accounts: Map<string, StubAccount>,
  name: string,
  rest: string,
  { method, body }: StubRequest,
): StubResponse {
  if (method === "PUT") {
    const spec = PlatformSpec.safeParse(JSON.parse(body))
    if (!spec.success) return reject(400, z.prettifyError(spec.error))
    accounts.set(name, newAccount(spec.data))
  }
  const account = accounts.get(name)
  if (!account) return reject(404, "No such account")
  if (method === "POST" && rest === "/faults") {
    const faults = z.array(PlatformFault).safeParse(JSON.parse(body))
    if (!faults.success) return reject(400, z.prettifyError(faults.error))
    account.faults.push(...faults.data)
  }
  const report: PlatformReport = { segments: [...account.segments.values()], calls: account.calls }
  return { status: 200, body: report }
}

async function requestFrom(incoming: IncomingMessage): Promise<StubRequest> {
  const { pathname: path, searchParams: query } = new URL(incoming.url ?? "/", "http://stub")
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
  return { method: incoming.method ?? "GET", path, query, headers, body: Buffer.concat(chunks).toString("utf8") }
}

function reply(response: ServerResponse, { status, body, headers }: StubResponse) {
  const text = typeof body === "string" ? body : JSON.stringify(body)
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(text)
}
