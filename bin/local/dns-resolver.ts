import type { IncomingMessage, ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { startLocalServer } from "./local-server.ts"

const TXT = 16
const NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z]{2,}$/

type Answer = { Status: number; Answer?: { name: string; type: number; TTL: number; data: string }[] }

/**
 * A DNS resolver on loopback in the JSON format of DNS over HTTPS, for the local run and the tests. It rejects what real ones reject.
 * `PUT /records {"name": ..., "values": [...]}` sets the TXT records of a name; `{"name": ..., "status": 2}` makes its lookup fail.
 */
export async function startDnsResolver(): Promise<{ url: string; stop: () => Promise<void> }> {
  const records = new Map<string, { values: string[]; status: number }>()
  const setRecords = async (request: IncomingMessage) => {
    const {
      name,
      values = [],
      status = 0,
    } = JSON.parse(await text(request)) as {
      name: string
      values?: string[]
      status?: number
    }
    records.set(name, { values, status })
  }
  const resolve = (request: IncomingMessage, searchParams: URLSearchParams): Answer | undefined => {
    const name = searchParams.get("name") ?? ""
    const isValid = request.headers.accept === "application/dns-json" && searchParams.get("type") === "TXT"
    if (!isValid || !NAME.test(name)) return undefined
    const found = records.get(name)
    if (!found) return { Status: 3 }
    // A record consists of strings of at most 255 bytes.
    const data = (value: string) =>
      Array.from(value.match(/.{1,255}/gs) ?? [], (part) => `"${part.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(" ")
    return {
      Status: found.status,
      Answer: found.values.map((value) => ({ name, type: TXT, TTL: 300, data: data(value) })),
    }
  }
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost")
    if (request.method === "PUT" && pathname === "/records") {
      await setRecords(request)
      return response.writeHead(204).end()
    }
    const answer = request.method === "GET" && pathname === "/dns-query" ? resolve(request, searchParams) : undefined
    return answer
      ? response.writeHead(200, { "content-type": "application/dns-json" }).end(JSON.stringify(answer))
      : response.writeHead(400).end()
  }
  const { url, stop } = await startLocalServer((request, response) => {
    serve(request, response).catch(() => response.writeHead(400).end())
  })
  return { url: `${url}/dns-query`, stop }
}
