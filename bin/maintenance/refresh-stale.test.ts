import { spawnSync } from "node:child_process"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, it } from "vitest"
import { ROOT } from "../system/paths.ts"
import { refreshStale } from "./refresh-all-stale.ts"

type RequestBody = { dryRun: boolean; limit: number; cursor?: string; authorization?: string }

const requests: RequestBody[] = []
let failures = 0
/** A service with 23 stale activations in two organizations. */
const server = createServer((request, response) => {
  let text = ""
  request.on("data", (chunk: Buffer) => (text += chunk.toString()))
  request.on("end", () => {
    if (failures-- > 0) {
      response.writeHead(503).end("busy")
      return
    }
    const body = JSON.parse(text) as RequestBody
    requests.push({ ...body, authorization: request.headers.authorization })
    const from = Number(body.cursor ?? 0)
    const to = Math.min(from + body.limit, 23)
    const items = Array.from({ length: to - from }, (_, i) => ({
      orgId: "org_1",
      activationId: `act_${from + i}`,
      pushedName: "Old",
      currentPlatformName: "New",
      status: body.dryRun ? "stale" : from + i === 5 ? "error" : "refreshed",
    }))
    response.writeHead(200).end(JSON.stringify({ items, cursor: to === 23 ? null : String(to) }))
  })
})
let target = { url: "", token: "let me in" }

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  target = { ...target, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
})
afterAll(() => void server.close())

it("calls the service until nothing is left", async ({ expect }) => {
  requests.length = 0
  const lines: string[] = []
  const totals = await refreshStale(target, {
    dryRun: false,
    limit: Number.POSITIVE_INFINITY,
    say: (line) => lines.push(line),
  })
  expect(totals).toEqual({ stale: 0, refreshed: 22, error: 1 })
  expect(requests.map(({ limit, cursor }) => [limit, cursor])).toEqual([
    [10, undefined],
    [10, "10"],
    [10, "20"],
  ])
  expect(requests[0]?.authorization).toBe("Bearer let me in")
  expect(lines).toHaveLength(23)
  expect(lines[0]).toBe("refreshed org_1 act_0 Old -> New")
})

it("stops at its limit, and retries a call that failed with 503", async ({ expect }) => {
  requests.length = 0
  failures = 1
  const totals = await refreshStale(target, { dryRun: true, limit: 12, say: () => {} })
  expect(totals).toEqual({ stale: 12, refreshed: 0, error: 0 })
  expect(requests.map(({ limit }) => limit)).toEqual([10, 2])
})

it("needs a token", ({ expect }) => {
  const env = {
    ...process.env,
    STRATA_STATE: path.join(tmpdir(), "strata-no-such-state"),
    MAINTENANCE_TOKEN: undefined,
  }
  const { status, stderr } = spawnSync(process.execPath, ["bin/maintenance/refresh-stale.ts"], {
    cwd: ROOT,
    env,
    encoding: "utf8",
  })
  expect(stderr).toBe("MAINTENANCE_TOKEN is not set, and there is no local run to take it from\n")
  expect(status).toBe(1)
})
