import { once } from "node:events"
import { globSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { DatabaseSync } from "node:sqlite"
import { text } from "node:stream/consumers"

/** D1 accepts statements of up to 100 KB. */
const MAX_STATEMENT = 100_000

/** The database of a state folder. */
export const databaseFile = (state: string) =>
  globSync(`${state}/v3/d1/*/*.sqlite`).find((name) => !name.endsWith("/metadata.sqlite")) ?? ""

/** The query route of the account's API, for databases in state folders by their id. `refusals` are answered first. */
export async function startD1Stub(states: Record<string, string>, known: { token: string; account: string }) {
  const seen = { requests: 0, largest: 0, refusals: [] as number[] }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    seen.requests++
    const { sql } = JSON.parse(await text(request)) as { sql: string }
    const reply = (status: number, body: object) => {
      const json = JSON.stringify({ success: status === 200, errors: [], messages: [], ...body })
      seen.largest = Math.max(seen.largest, json.length)
      response.writeHead(status, { "content-type": "application/json", ...(status === 429 && { "retry-after": "0" }) })
      response.end(json)
    }
    const refusal = seen.refusals.shift()
    if (refusal !== undefined) return reply(refusal, {})
    const [, account, id = ""] = /^\/accounts\/(\w+)\/d1\/database\/([\w-]+)\/query$/.exec(request.url ?? "") ?? []
    if (request.headers.authorization !== `Bearer ${known.token}`) return reply(403, {})
    const state = states[id]
    if (account !== known.account || state === undefined) return reply(404, {})
    const statements = sql.split(";\n")
    if (statements.some((statement) => statement.length > MAX_STATEMENT)) return reply(400, {})
    const database = new DatabaseSync(databaseFile(state))
    try {
      reply(200, { result: statements.map((statement) => ({ results: database.prepare(statement).all() })) })
    } catch (error) {
      reply(400, { errors: [{ code: 7500, message: String(error) }] })
    } finally {
      database.close()
    }
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
