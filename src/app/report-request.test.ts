import { createExecutionContext } from "cloudflare:test"
import { afterEach, describe, it, vi } from "vitest"
import type { HttpContext } from "../kernel/http/route.ts"
import { withKey } from "../testing/client.ts"
import { anOrg, bindings, testServices } from "../testing/factories.ts"
import { serveRequest } from "./app.ts"
import { reportRequest } from "./report-request.ts"

afterEach(() => vi.restoreAllMocks())

type Line = Record<string, unknown>

/** The log lines of a piece of work, by the console method that wrote them. */
async function linesOf(work: () => unknown): Promise<{ method: string; line: Line }[]> {
  const lines: { method: string; line: Line }[] = []
  for (const method of ["log", "warn", "error"] as const) {
    vi.spyOn(console, method).mockImplementation((text: string) => {
      lines.push({ method, line: JSON.parse(text) as Line })
    })
  }
  await work()
  return lines
}

/** A request that ended like that. */
const ended = (status: number, variables: Partial<HttpContext["var"]> = {}) =>
  ({
    get: (name: keyof HttpContext["var"]) =>
      ({ services: testServices(), route: "GET /api/topics/{id}", ...variables })[name as "services"],
    req: { method: "GET", path: "/api/topics/secret" },
    res: { status },
  }) as unknown as HttpContext

describe("the log line of a request", () => {
  it.for([
    [500, 5, "error", "request.failed"],
    [503, 5, "error", "request.failed"],
    [429, 5, "warn", "request.refused"],
    [503, 5, "warn", "request.refused", { refused: true }],
    [401, 5, "log", "request.refused"],
    [404, 2000, "log", "request.refused"],
    [200, 1001, "log", "request.slow"],
  ] as const)(
    "of status %i after %i ms is written with console.%s",
    async ([status, ms, method, event, variables], { expect }) => {
      const [only, ...more] = await linesOf(() => reportRequest(ended(status, variables), ms))
      expect(more).toEqual([])
      expect(only).toMatchObject({ method, line: { event, status, ms, route: "GET /api/topics/{id}" } })
      expect(only?.line["level"]).toBe(method === "log" ? "info" : method)
      expect(JSON.stringify(only)).not.toContain("secret")
    },
  )

  it("is written for one in a hundred requests that succeed in time", async ({ expect }) => {
    const lines = await linesOf(() => {
      for (let i = 0; i < 200; i++) reportRequest(ended(200), 999, i / 200)
    })
    expect(lines.map(({ line }) => line["event"])).toEqual(["request.sampled", "request.sampled"])
  })

  it("names the organization and the caller, of a refused one too", async ({ expect }) => {
    const org = await anOrg()
    const { id, caller, secret } = await org.apiKey(["topics:read"])
    const lines = await linesOf(() => caller.post("/api/topics", { topic_name: "x" }))
    const line = { event: "request.refused", route: "POST /api/topics", status: 401, org: org.id, actorId: id }
    expect(lines).toMatchObject([
      { method: "log", line: { ...line, actor: "api_key", requestId: expect.stringMatching(/^req_/) } },
    ])
    expect(JSON.stringify(lines)).not.toContain(secret)
    const viewer = await org.signedInAs("viewer")
    expect(await linesOf(() => viewer.delete("/api/keys", { id }))).toMatchObject([
      { line: { status: 403, org: org.id, actor: "session", actorId: org.userId("viewer") } },
    ])
    expect(await linesOf(() => withKey("txadv_none").get("/api/keys"))).toMatchObject([
      { line: { status: 401, actor: "anonymous" } },
    ])
  })

  it("holds the unexpected error that a request failed with, in the same line", async ({ expect }) => {
    const { secret } = await (await anOrg()).apiKey()
    const fail = () => {
      throw new Error("No such luck")
    }
    const session = { prepare: fail, batch: fail, getBookmark: () => null }
    const database = { ...session, withSession: () => session } as unknown as D1Database
    const broken = { ...bindings, DB: database }
    const headers = { authorization: `Bearer ${secret}` }
    const request = new Request("https://strata.test/api/topics", { headers })
    const lines = await linesOf(() => serveRequest(request, broken, createExecutionContext()))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      method: "error",
      line: { event: "request.failed", route: "GET /api/topics", status: 500, error: "Error: No such luck" },
    })
    expect(lines[0]?.line["stack"]).toContain("listTopics")
  })
})
