import { describe, it } from "vitest"
import { aPlatform } from "./a-platform.ts"
import type { PlatformInput } from "./platform-scripts.ts"

const SEGMENTS = "/marketplace/data-marketplace/provider-api/v1/segments"
const form = {
  grant_type: "password",
  username: "service@acme.test",
  password: "planted-s3cret-password",
  scope: "openid",
  client_id: "client-1",
  response_type: "token",
}
const segment = { name: "Tea", description: "About tea", type: "SYNDICATED", enabled: true }

async function aMarketplace(spec: PlatformInput = {}) {
  const stub = await aPlatform(spec)
  const answer = await fetch(`${stub.url}/marketplace/token`, { method: "POST", body: new URLSearchParams(form) })
  const { access_token: token } = await answer.json<{ access_token: string }>()
  const good = { authorization: `Bearer ${token}`, "lr-org-id": "1001", "content-type": "application/json" }
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const kept = Object.entries({ ...good, ...headers }).filter(([, value]) => value !== "")
    const url = `${stub.url}${SEGMENTS}${path}`
    const response = await fetch(url, { method, headers: kept, body: body === undefined ? null : JSON.stringify(body) })
    return { status: response.status, text: await response.text() }
  }
  return { stub, send }
}

describe("the marketplace stub", () => {
  it.for([
    ["another grant", { grant_type: "client_credentials" }, 400],
    ["an extra field", { client_secret: "x" }, 400],
    ["a wrong password", { password: "x" }, 401],
  ] as const)("rejects a token request with %s", async ([, changes, status], { expect }) => {
    const { url } = await aPlatform()
    const body = new URLSearchParams({ ...form, ...changes })
    expect((await fetch(`${url}/marketplace/token`, { method: "POST", body })).status).toBe(status)
    const json = { method: "POST", body: JSON.stringify(form), headers: { "content-type": "application/json" } }
    expect((await fetch(`${url}/marketplace/token`, json)).status).toBe(415)
  })

  it("rejects requests with a missing or wrong header", async ({ expect }) => {
    const { stub, send } = await aMarketplace()
    const statuses = await Promise.all([
      send("POST", "", segment, { authorization: "Bearer other" }),
      send("POST", "", segment, { "lr-org-id": "" }),
      send("POST", "", segment, { "lr-org-id": "7" }),
      send("POST", "", segment, { "content-type": "text/plain" }),
      send("GET", "?limit=1", undefined, { "content-type": "" }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([401, 400, 403, 415, 415])
    expect(await stub.live()).toEqual([])
  })

  it("rejects invalid bodies, names and ids", async ({ expect }) => {
    const { stub, send } = await aMarketplace({ marketplace: { locations: ["US"] } })
    const here = { ...segment, dataSourceLocation: "US" }
    const bad = [
      segment,
      { ...here, name: "n".repeat(251) },
      { ...here, description: "d".repeat(246) },
      { ...here, type: "CUSTOM" },
      { ...here, extra: 1 },
      { ...here, pricing: { currencyCode: "USD" } },
    ]
    for (const body of bad) expect((await send("POST", "", body)).status).toBe(400)
    expect((await send("POST", "", here)).status).toBe(201)
    expect((await send("POST", "", here)).status).toBe(409)
    expect((await send("PUT", "/999", { enabled: false })).status).toBe(404)
    const [held] = await stub.live()
    expect((await send("PUT", `/${held?.id}`, { name: "Only a name" })).status).toBe(400)
    expect((await send("GET", "?limit=101")).status).toBe(400)
    expect((await send("PUT", `/${held?.id}`, { enabled: false })).status).toBe(200)
    // A name can be reused once no live segment has it.
    expect((await send("POST", "", here)).status).toBe(201)
  })

  it("applies faults in order and reports its calls", async ({ expect }) => {
    const { stub, send } = await aMarketplace()
    await stub.faults(
      { type: "status", status: 429, retryAfter: "3", on: "create", after: 1 },
      { type: "json", body: {}, applied: true, on: "create", after: 1 },
      { type: "html", on: "list" },
    )
    expect((await send("POST", "", segment)).status).toBe(201)
    expect((await send("POST", "", { ...segment, name: "Two" })).status).toBe(429)
    expect(await send("POST", "", { ...segment, name: "Two" })).toEqual({ status: 200, text: "{}" })
    expect((await send("GET", "?limit=1")).text).toContain("<h1>")
    expect((await stub.live()).map(({ name }) => name)).toEqual(["Tea", "Two"])
    expect((await stub.calls()).map(({ operation, status }) => `${operation} ${status}`)).toEqual([
      "token 200",
      "create 201",
      "create 429",
      "create 200",
      "list 200",
    ])
    const other = await aPlatform()
    expect(await other.report()).toEqual({ segments: [], calls: [] })
  })

  it("drops a call after applying it, and expires tokens", async ({ expect }) => {
    const { stub, send } = await aMarketplace({ faults: [{ type: "drop", applied: true, on: "create" }] })
    await expect(send("POST", "", segment)).rejects.toThrow()
    expect(await stub.live()).toHaveLength(1)
    await stub.faults({ type: "expire_tokens" })
    expect((await send("GET", "?limit=1")).status).toBe(401)
  })
})

describe("the dspapi stub", () => {
  const body = { ProviderId: "provider-1", SegmentName: "Tea", Description: "", BuyableStatus: true, Currency: "USD" }

  it("rejects what the platform rejects", async ({ expect }) => {
    const { url, live } = await aPlatform()
    const send = async (method: string, given: object, headers: Record<string, string> = {}) => {
      const good = { authorization: "Bearer planted-s3cret-api-key", "content-type": "application/json" }
      const init = { method, headers: { ...good, ...headers }, body: JSON.stringify(given) }
      return (await fetch(`${url}/dspapi/taxonomy/segment`, init)).status
    }
    expect(await send("POST", body, { authorization: "Bearer x" })).toBe(401)
    expect(await send("POST", body, { "content-type": "text/plain" })).toBe(415)
    expect(await send("POST", { ...body, ProviderId: "other" })).toBe(403)
    expect(await send("POST", { ...body, SegmentName: "n".repeat(256) })).toBe(400)
    expect(await send("POST", { ...body, Description: "n".repeat(501) })).toBe(400)
    expect(await send("POST", { ...body, Price: 1 })).toBe(400)
    expect(await send("POST", body)).toBe(200)
    expect(await send("POST", body)).toBe(409)
    const off = { ProviderId: "provider-1", SegmentId: "x", BuyableStatus: false }
    expect(await send("PUT", off)).toBe(404)
    const [held] = await live()
    expect(await send("PUT", { ...off, SegmentId: held?.id })).toBe(200)
    expect(await live()).toEqual([])
  })
})
