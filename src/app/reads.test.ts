import { createExecutionContext } from "cloudflare:test"
import { describe, it } from "vitest"
import { laggingReplica } from "../testing/lagging-replica.ts"
import { anOrg, aName, bindings, type TestOrg } from "../testing/factories.ts"
import { ORIGIN } from "../testing/client.ts"
import { createApp } from "./create-app.ts"
import { routes } from "./routes.ts"

type Answer = {
  status: number
  body: { data?: { topic_name: string }[]; id?: string }
  bookmark: string | null
  cookie: string | null
}

/** The service with such a database, for one caller. */
function behindReplica(credentials: Record<string, string>) {
  const replica = laggingReplica(bindings.DB)
  const app = createApp(routes)
  const call = async (
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const request = new Request(new URL(path, ORIGIN), {
      method,
      headers: { "content-type": "application/json", origin: ORIGIN, ...credentials, ...headers },
      body: body && JSON.stringify(body),
    })
    const answer = await app.fetch(request, { ...bindings, DB: replica.d1 }, createExecutionContext())
    return {
      status: answer.status,
      body: await answer.json(),
      bookmark: answer.headers.get("x-strata-bookmark"),
      cookie:
        answer.headers
          .getSetCookie()
          .find((one) => one.startsWith("__Host-strata_bookmark="))
          ?.split(";")[0] ?? null,
    }
  }
  const names = async (headers?: Record<string, string>) =>
    ((await call("GET", "/api/topics", undefined, headers)).body.data ?? []).map((topic) => topic.topic_name)
  return { ...replica, call, names }
}

const keyOf = async (org: TestOrg) => ({ authorization: `Bearer ${(await org.apiKey()).secret}` })

describe("reads near the reader", () => {
  it("may be a moment old, and show an API client its own writes once it sends the bookmark", async ({ expect }) => {
    const org = await anOrg()
    const { call, names, stale } = behindReplica(await keyOf(org))
    expect(await names()).toEqual([])
    const name = aName("Truck owners")
    const written = await call("POST", "/api/topics", { topic_name: name })
    expect(written).toMatchObject({ status: 201, bookmark: expect.stringMatching(/^\d{8}-/), cookie: null })
    expect(await names()).toEqual([])
    expect(stale.length).toBeGreaterThan(0)
    expect(await names({ "x-strata-bookmark": "not a bookmark!" })).toEqual([])
    expect(await names({ "x-strata-bookmark": written.bookmark ?? "" })).toEqual([name])
  })

  it("show a person their own writes, by a cookie beside the session's", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { call, names } = behindReplica({ cookie: owner.cookie })
    expect(await names()).toEqual([])
    const name = aName("Truck owners")
    const written = await call("POST", "/api/topics", { topic_name: name })
    expect(written.cookie).toBe(`__Host-strata_bookmark=${written.bookmark}`)
    const cookie = `${owner.cookie}; ${written.cookie}`
    expect(await names({ cookie })).toEqual([name])
    await call("DELETE", `/api/topics/${written.body.id}`, undefined, { cookie })
    const removed = await call("GET", "/api/topics", undefined, { cookie })
    expect(removed.cookie).toBeNull()
    expect(removed.bookmark).not.toBeNull()
  })

  it("follow what a person has seen of background work", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { call, names, d1 } = behindReplica({ cookie: owner.cookie })
    expect(await names()).toEqual([])
    const { id } = await org.topic()
    // The work of another request, or of a queue.
    await d1.prepare("UPDATE org_topics SET updated_at = updated_at WHERE id = ?").bind(id).run()
    expect(await names()).toEqual([])
    const { cookie } = await call("GET", "/api/import")
    expect(await names({ cookie: `${owner.cookie}; ${cookie}` })).toHaveLength(1)
  })

  it("are declared: no other route is answered by a copy, nor any lookup of a key or session", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id } = await org.topic()
    const connection = await org.connection()
    const { call, stale } = behindReplica({ cookie: owner.cookie })
    const exact = [
      "/api/me",
      "/api/keys",
      "/api/usage",
      "/api/import",
      "/api/connections",
      `/api/connections/${connection.id}/sync/runs`,
      "/api/activations",
      `/api/topics/${id}/sensitivity`,
      "/api/organization/settings",
    ]
    for (const path of [...exact, ...exact]) expect((await call("GET", path)).status, path).toBeLessThan(500)
    for (let times = 0; times < 2; times++) {
      await call("POST", "/api/topics", { topic_name: aName("Truck owners") })
      await call("PATCH", `/api/topics/${id}`, { internal_description: `${times}` })
      await call("POST", "/api/topics/check-duplicate", { topic_name: "Truck owners" })
    }
    expect(stale).toEqual([])
    for (let times = 0; times < 2; times++) await call("GET", "/api/topics/catalog")
    expect(stale.length).toBeGreaterThan(0)
    expect(stale.filter((sql) => /sessions|api_keys|memberships/.test(sql))).toEqual([])
    const near = routes.filter(({ definition }) => "reads" in definition && definition.reads === "near")
    expect(near.map(({ definition }) => `${definition.method} ${definition.path}`).sort()).toEqual([
      "get /api/topics",
      "get /api/topics/catalog",
      "get /api/topics/catalog/facets",
      "get /api/topics/facets",
      "get /api/topics/stats",
      "get /api/topics/{id}/explain",
      "get /api/topics/{id}/history",
    ])
  })

  it("work with the database's own sessions", async ({ expect }) => {
    const org = await anOrg()
    const caller = (await org.apiKey()).caller
    const name = aName("Truck owners")
    const written = await caller.post("/api/topics", { topic_name: name })
    const bookmark = written.headers.get("x-strata-bookmark")
    expect(bookmark).toMatch(/^[0-9A-Za-z-]+$/)
    const read = await caller.get("/api/topics", undefined, { "x-strata-bookmark": bookmark ?? "" })
    expect((await read.json<{ data: { topic_name: string }[] }>()).data.map((topic) => topic.topic_name)).toEqual([
      name,
    ])
  })
})
