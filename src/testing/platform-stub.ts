import type { IncomingMessage, ServerResponse } from "node:http"
import { readdirSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import * as z from "zod"
import { startLocalServer } from "../../bin/local/local-server.ts"
import { PlatformFault, type PlatformReport, PlatformSpec, type StubPlatform } from "./platform-scripts.ts"
import {
  newAccount,
  nextFault,
  type PlatformStub,
  type StubAccount,
  type StubResponse,
  type StubRequest,
  reject,
} from "./platform-stub-account.ts"

/** The stubs of testing/platforms by the names of their files. */
async function readStubs(): Promise<Map<string, PlatformStub>> {
  const folder = path.join(import.meta.dirname, "platforms")
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts"))
  const stubs = files.map(async (file) => {
    const { stub } = (await import(pathToFileURL(path.join(folder, file)).href)) as { stub: PlatformStub }
    return [path.basename(file, ".ts"), stub] as const
  })
  return new Map(await Promise.all(stubs))
}

/**
 * Strict platform stubs on loopback. Accounts are isolated from each other; their names are up to you:
 *
 *   PUT  /_control/<account>          a PlatformSpec creates an empty account; may be `{}`
 *   POST /_control/<account>/faults   a list of PlatformFaults to queue
 *   GET  /_control/<account>          a PlatformReport: the account's segments and calls
 *   GET  /_control/<account>/settings what connections to the account's platforms need, by platform
 *
 *   /<account>/<stub>                 the address of a platform
 *
 * Each call consumes the next fault for its operation. In tests, `aPlatform()` in a-platform.ts wraps all this and returns the
 * config and credentials of connections to the account. Outside the Worker runtime, start the stub and use `fetch`.
 */
export async function startPlatformStub(): Promise<{ url: string; stop(): Promise<void> }> {
  const accounts = new Map<string, StubAccount>()
  const stubs = await readStubs()
  return startLocalServer((request, response) => {
    serve(stubs, accounts, request, response).catch((error: unknown) => {
      reply(response, reject(500, `The stub failed: ${String(error)}`))
    })
  })
}

async function serve(
  stubs: ReadonlyMap<string, PlatformStub>,
  accounts: Map<string, StubAccount>,
  incoming: IncomingMessage,
  response: ServerResponse,
) {
  const request = await requestFrom(incoming)
  const [, first = "", second = "", rest = ""] = /^\/([^/]+)\/([^/]+)(\/.*)?$/.exec(request.path) ?? []
  if (first === "_control") {
    const url = `http://${incoming.headers.host}/${second}`
    const answer = rest === "/settings" ? settingsOf(stubs, accounts.get(second), url) : undefined
    reply(response, answer ?? control(accounts, second, rest, request))
    return
  }
  const account = accounts.get(first)
  const stub = stubs.get(second)
  if (!account || !stub) {
    reply(response, reject(404, "No such account"))
    return
  }
  await serveAccount(account, second, stub, { ...request, path: rest }, response)
}

async function serveAccount(
  account: StubAccount,
  platform: StubPlatform,
  { respond, operationOf }: PlatformStub,
  request: StubRequest,
  response: ServerResponse,
) {
  const operation = operationOf(request)
  const { method, path: pathname, headers, body } = request
  const query = request.query.size > 0 ? `?${request.query.toString()}` : ""
  const call = { platform, operation, method, path: pathname, query, status: 0, headers, body }
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

function settingsOf(
  stubs: ReadonlyMap<string, PlatformStub>,
  account: StubAccount | undefined,
  url: string,
): StubResponse | undefined {
  if (!account) return undefined
  const settings = Array.from(stubs, ([name, stub]) => [stub.platform, stub.settings(`${url}/${name}`, account.spec)])
  return { status: 200, body: Object.fromEntries(settings) }
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
  const { pathname, searchParams: query } = new URL(incoming.url ?? "/", "http://stub")
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
  return {
    method: incoming.method ?? "GET",
    path: pathname,
    query,
    headers,
    body: Buffer.concat(chunks).toString("utf8"),
  }
}

function reply(response: ServerResponse, { status, body, headers }: StubResponse) {
  const text = typeof body === "string" ? body : JSON.stringify(body)
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(text)
}
