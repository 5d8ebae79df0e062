import type { IncomingMessage, ServerResponse } from "node:http"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { gzipSync } from "node:zlib"
import * as z from "zod"
import { startLocalServer } from "../../bin/local/local-server.ts"
import { type Fault, type SeenCall, SourceSpec } from "./source-scripts.ts"

type Source = { spec: SourceSpec; calls: SeenCall[] }
type Answer = { status: number; body: unknown; headers?: Record<string, string> }

const MEGABYTE = 1024 * 1024
const GIANT_MEGABYTES = 64
let compressed: Uint8Array | undefined

/**
 * Strict sync sources on loopback. `PUT /_control/<name>` with a SourceSpec creates one at `/<name>`; `GET /_control/<name>` returns
 * the calls it received.
 */
export async function startSourceStub(): Promise<{ url: string; stop(): Promise<void> }> {
  const sources = new Map<string, Source>()
  return startLocalServer((request, response) => {
    serve(sources, request, response).catch((error: unknown) => {
      reply(response, { status: 500, body: { error: `The stub failed: ${String(error)}` } })
    })
  })
}

async function serve(sources: Map<string, Source>, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://stub")
  const controlled = /^\/_control\/(\w+)$/.exec(pathname)?.[1]
  if (controlled) {
    reply(response, await control(sources, controlled, request))
    return
  }
  const source = sources.get(pathname.slice(1))
  if (!source) {
    reply(response, { status: 404, body: { error: "No such source" } })
    return
  }
  const [page, size] = [source.spec.pageParam, source.spec.pageSizeParam].map((name) => Number(query.get(name)))
  const call = { page: page ?? 0, size: size ?? 0, status: 0, headers: headersOf(request) }
  source.calls.push(call)
  const fault = source.spec.faults[source.calls.length] ?? source.spec.faultsByPage[call.page]
  if (fault && (await handleFault(fault, response))) return
  const answer = fault
    ? faultyResponse(fault)
    : (rejectionOf(source.spec, request, query, call) ?? pageOf(source.spec, call))
  call.status = answer.status
  reply(response, answer)
}

async function control(sources: Map<string, Source>, name: string, request: IncomingMessage): Promise<Answer> {
  if (request.method === "PUT") {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const spec = SourceSpec.safeParse(JSON.parse(Buffer.concat(chunks).toString("utf8")))
    if (!spec.success) return { status: 400, body: { error: z.prettifyError(spec.error) } }
    sources.set(name, { spec: spec.data, calls: sources.get(name)?.calls ?? [] })
  }
  return { status: 200, body: { calls: sources.get(name)?.calls ?? [] } }
}

function rejectionOf(
  spec: SourceSpec,
  request: IncomingMessage,
  query: URLSearchParams,
  call: SeenCall,
): Answer | undefined {
  if (request.method !== "GET") return { status: 405, body: { error: "Only GET" } }
  if (!isAuthorized(spec, request, query)) return { status: 401, body: { error: "Unauthorized" } }
  if (spec.unpaged && call.page + call.size > 0) return { status: 400, body: { error: "There are no pages" } }
  if (spec.unpaged) return undefined
  const valid = Number.isInteger(call.page) && call.page >= 1 && Number.isInteger(call.size) && call.size >= 1
  return valid ? undefined : { status: 400, body: { error: "Bad page or page size" } }
}

function isAuthorized({ auth }: SourceSpec, { headers }: IncomingMessage, query: URLSearchParams): boolean {
  if (!auth) return true
  if (auth.type === "bearer") return headers.authorization === `Bearer ${auth.token}`
  if (auth.type === "header") return headers[auth.name.toLowerCase()] === auth.value
  if (auth.type === "query") return query.get(auth.name) === auth.value
  return headers.authorization === `Basic ${Buffer.from(`${auth.username}:${auth.password}`).toString("base64")}`
}

function pageOf(spec: SourceSpec, { page, size }: SeenCall): Answer {
  const length = Math.min(size, spec.maxPageSize ?? size)
  const first = (page - 1) * length
  const items =
    spec.endless === undefined
      ? spec.unpaged
        ? spec.items
        : spec.items.slice(first, first + length)
      : Array.from({ length }, (_, i) => ({ id: first + i, name: `${spec.endless} ${first + i}` }))
  const body: Record<string, unknown> = {}
  if (spec.countAt) put(body, spec.countAt, spec.items.length)
  if (!spec.itemsAt) return { status: 200, body: items }
  put(body, spec.itemsAt, items)
  return { status: 200, body }
}

/** Sets the value at a path, creating objects and, for numbers, arrays. */
function put(body: Record<string, unknown>, path: string, value: unknown) {
  const names = path.split(".")
  let at = body
  names.slice(0, -1).forEach((name, i) => {
    at = (at[name] ??= /^\d+$/.test(names[i + 1] ?? "") ? [] : {}) as Record<string, unknown>
  })
  at[names.at(-1) ?? ""] = value
}

/** Handles faults without a regular response; returns false for all others. */
async function handleFault(fault: Fault, response: ServerResponse): Promise<boolean> {
  if (fault.type === "hang") return true
  if (fault.type === "drop") {
    response.destroy()
    return true
  }
  if (fault.type !== "giant") return false
  const type = { "content-type": "application/json" }
  const megabyte = Buffer.alloc(MEGABYTE, "1")
  if (fault.how === "compressed") {
    // Compressed once, so that a retry after a timeout gets it immediately.
    compressed ??= gzipSync(Buffer.alloc(GIANT_MEGABYTES * MEGABYTE, "1"))
    response.writeHead(200, { ...type, "content-encoding": "gzip" }).end(compressed)
    return true
  }
  const declared = fault.how === "declared" ? { "content-length": String(2048 * MEGABYTE) } : {}
  response.writeHead(200, { ...type, ...declared })
  // The client is expected to disconnect early.
  await pipeline(Readable.from(Array(GIANT_MEGABYTES).fill(megabyte)), response).catch(() => {})
  return true
}

function faultyResponse(fault: Fault): Answer {
  if (fault.type === "status") {
    const headers = fault.retryAfter === undefined ? undefined : { "retry-after": fault.retryAfter }
    return { status: fault.status, body: { error: "Scripted" }, headers }
  }
  if (fault.type === "redirect") return { status: fault.status, body: "", headers: { location: fault.to } }
  if (fault.type === "json") return { status: 200, body: fault.body }
  if (fault.type === "cut_json") return { status: 200, body: '{"items": [{"name": "Tea' }
  return {
    status: 200,
    body: "<!doctype html><h1>Sign in</h1>",
    headers: { "content-type": "text/html; charset=utf-8" },
  }
}

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

function reply(response: ServerResponse, { status, body, headers }: Answer) {
  const text = typeof body === "string" ? body : JSON.stringify(body)
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(text)
}
