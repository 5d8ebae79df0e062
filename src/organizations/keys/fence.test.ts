import { runDurableObjectAlarm } from "cloudflare:test"
import { describe, it } from "vitest"
import { send, withKey } from "../../testing/client.ts"
import { anOrg, bindings, type TestOrg } from "../../testing/factories.ts"
import type { KeyRate, Rates } from "../../kernel/ports/rates.ts"
import { countAgainstLimits } from "./fence.ts"
import { createSdkKey } from "./sdk-keys.ts"
import type { NewSdkKey } from "./schema.ts"

async function anSdkKey(org: TestOrg, fence: Partial<NewSdkKey>) {
  const { record, plaintext } = await createSdkKey(org.ctx(), {
    name: "page",
    mode: "live",
    scopes: ["classify", "mappings:read"],
    ...fence,
  })
  const caller = withKey(plaintext)
  return {
    id: record.id,
    caller,
    from: (headers: Record<string, string>) => caller.get("/api/sdk/mappings", undefined, headers),
    read: () => caller.get("/api/sdk/mappings"),
  }
}

describe("the origins of an SDK key", () => {
  const REFUSAL = "Origin is not allowed for this key"

  it("are any unless some are named", async ({ expect }) => {
    const { from, read } = await anSdkKey(await anOrg(), {})
    expect((await from({ origin: "https://anywhere.test" })).status).toBe(200)
    expect((await read()).status).toBe(200)
  })

  it.for([
    ["https://shop.example.com", 200],
    ["https://www.example.org", 200],
    ["https://a.b.example.org", 200],
    ["http://localhost:3000", 200],
    ["https://shop.example.com:8443", 403],
    ["http://shop.example.com", 403],
    ["https://example.org", 403],
    ["http://www.example.org", 403],
    ["https://www.example.org:444", 403],
    ["https://evilexample.org", 403],
    ["https://www.example.org.evil.test", 403],
    ["https://shop.example.com.evil.test", 403],
    ["null", 403],
  ] as const)("answer a page of %s with %i", async ([origin, status], { expect }) => {
    const allowedOrigins = ["https://shop.example.com", "*.example.org", "http://localhost:3000"]
    const { from } = await anSdkKey(await anOrg(), { allowedOrigins })
    const answer = await from({ origin })
    expect(answer.headers.get("access-control-allow-origin")).toBe("*")
    if (status === 200) expect(answer.status).toBe(200)
    else await expect(answer).toRefuse(403, REFUSAL)
  })

  it("exclude programs that name none, and include our own page", async ({ expect }) => {
    const { read, from } = await anSdkKey(await anOrg(), { allowedOrigins: ["https://strata.test"] })
    await expect(await read()).toRefuse(403, REFUSAL)
    // Browsers send no Origin with a GET within one origin.
    expect((await from({ "sec-fetch-site": "same-origin" })).status).toBe(200)
    await expect(await from({ "sec-fetch-site": "cross-site" })).toRefuse(403, REFUSAL)
  })

  it("are checked when they are set", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const create = (origin: unknown) => owner.post("/api/sdk-keys", { name: "page", allowedOrigins: [origin] })
    const message = "allowedOrigins must hold origins like https://www.example.com or *.example.com"
    const bad = ["example.com", "*", "*.com", "https://*.example.com", "https://a.test/path", "ftp://a.test", "", 7]
    for (const origin of [...bad, "https://user@a.test", "javascript:alert(1)", "*.exa mple.com"]) {
      await expect(await create(origin)).toRefuse(400, message)
    }
    const answer = await create(" HTTPS://Shop.Example.com/ ")
    expect(await answer.json()).toMatchObject({ record: { allowedOrigins: ["https://shop.example.com"] } })
    await expect(await owner.post("/api/sdk-keys", { name: "p", allowedOrigins: "*" })).toRefuse(
      400,
      "allowedOrigins must be an array",
    )
  })
})

describe("briefs", () => {
  const brief = { file: { data: "", mediaType: "text/plain" } }

  it("are part of classify unless the key leaves them out", async ({ expect }) => {
    const org = await anOrg()
    const [all, without] = [await anSdkKey(org, {}), await anSdkKey(org, { briefs: false })]
    expect((await all.caller.post("/api/sdk/analyze-brief", brief)).status).toBe(400)
    await expect(await without.caller.post("/api/sdk/analyze-brief", brief)).toRefuse(401, "Insufficient scopes")
    const messages = [{ role: "user", content: "Trail runners" }]
    const classified = await without.caller.post("/api/sdk/classify", { messages, engine: "local" })
    expect(classified.status).toBe(200)
  })
})

describe("the limits of a key", () => {
  it("refuse a key that is too fast, and no other key", async ({ expect }) => {
    const org = await anOrg()
    const [slow, other] = [await anSdkKey(org, { requestsPerMinute: 60 }), await anSdkKey(org, {})]
    // A minute may end in between, and the count starts again.
    let refused: Response | undefined
    for (let round = 0; round < 6 && !refused; round++) {
      const answers = await Promise.all(Array.from({ length: 40 }, slow.read))
      refused = answers.find(({ status }) => status !== 200)
    }
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(Number(refused?.headers.get("retry-after"))).toBeLessThanOrEqual(60)
    expect(refused?.headers.get("access-control-allow-origin")).toBe("*")
    expect(refused?.headers.get("ratelimit")).toMatch(/^"minute";r=0;t=\d+$/)
    await expect(refused ?? new Response()).toRefuse(429, "Too many requests, slow down")
    expect((await other.read()).status).toBe(200)
  })

  it.for([
    ["free", null, 600],
    ["free", 6_000, 600],
    ["pro", null, 6_000],
    ["pro", 60, 60],
    ["enterprise", 600, 600],
    ["enterprise", null, undefined],
  ] as const)("are the lower of plan %s and %s: %s", async ([plan, requestsPerMinute, expected], { expect }) => {
    const ctx = (await anOrg(plan)).ctx()
    const asked: KeyRate[] = []
    const rates: Rates = { key: async (rate) => asked.push(rate) > 1, address: async () => true }
    const fence = { allowedOrigins: [], requestsPerMinute, requestsPerDay: null }
    const request = countAgainstLimits({ ...ctx, rates }, "key_1", ctx, fence)
    if (expected === undefined) await request
    else await expect(request).rejects.toThrow("Too many requests, slow down")
    expect(asked).toEqual(expected === undefined ? [] : [expected])
  })

  it("end the day after exactly as many requests as allowed, however many come at once", async ({ expect }) => {
    const org = await anOrg()
    const { id, caller, read } = await anSdkKey(org, { requestsPerDay: 25 })
    // A refused request is not counted.
    await expect(await caller.get("/api/me")).toRefuse(401, "Unauthorized")
    const answers = await Promise.all(Array.from({ length: 60 }, read))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25)
    const refused = await read()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(24 * 3600)
    expect(refused.headers.get("ratelimit")).toMatch(/^"day";r=0;t=\d+$/)
    expect(await refused.json()).toEqual({
      error: "Daily request limit of this key reached",
      limit: 25,
      used: 25,
      remaining: 0,
      resetsAt: expect.stringMatching(/T00:00:00\.000Z$/),
    })
    // The object forgets nothing of today when it tidies up.
    await runDurableObjectAlarm(bindings.QUOTAS.getByName(org.id))
    expect((await read()).status).toBe(429)
    const owner = await org.signedInAs("owner")
    expect((await owner.patch(`/api/sdk-keys/${id}`, { requestsPerDay: 26 })).status).toBe(200)
    expect([(await read()).status, (await read()).status]).toEqual([200, 429])
    await owner.patch(`/api/sdk-keys/${id}`, { requestsPerDay: null })
    expect((await read()).status).toBe(200)
  })

  it("are told with every answer to a key, and not to people", async ({ expect }) => {
    const [free, enterprise] = [await anOrg("free"), await anOrg("enterprise")]
    const toldTo = ({ headers }: Response) => [headers.get("ratelimit-policy"), headers.get("ratelimit")]
    const key = (await free.apiKey(["topics:read"])).caller
    const [, first = ""] = toldTo(await key.get("/api/me"))
    expect(first).toMatch(/^"minute";r=599;t=\d+$/)
    const refused = await key.post("/api/topics", { topic_name: "Hikers" })
    await expect(refused).toRefuse(401, "Insufficient scopes")
    // A minute may end in between, and the count starts again.
    expect(toldTo(refused)).toEqual([`"minute";q=600;w=60`, expect.stringMatching(/^"minute";r=59[89];t=\d+$/)])
    const page = await (await anSdkKey(free, { requestsPerMinute: 60, requestsPerDay: 25 })).read()
    expect(toldTo(page)).toEqual([`"minute";q=60;w=60, "day";q=25;w=86400`, expect.stringMatching(/^"minute";r=59;/)])
    const unlimited = await (await enterprise.apiKey()).caller.get("/api/topics")
    expect(toldTo(unlimited)).toEqual([`"address";q=12000;w=60`, expect.stringMatching(/^"address";r=11999;/)])
    expect(toldTo(await (await free.signedInAs("owner")).get("/api/me"))).toEqual([null, null])
  })

  it("can be changed later, and only the ones that are set are shown", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id } = await org.sdkKey()
    const change = { allowedOrigins: ["*.example.com"], requestsPerMinute: 600, requestsPerDay: 1000 }
    expect(await (await owner.patch(`/api/sdk-keys/${id}`, change)).json()).toMatchObject(change)
    const [record] = (await (await owner.get("/api/sdk-keys")).json()) as object[]
    expect(record).toMatchObject(change)
    const none = { allowedOrigins: [], requestsPerMinute: null, requestsPerDay: null }
    const unfenced = (await (await owner.patch(`/api/sdk-keys/${id}`, none)).json()) as object
    for (const field of Object.keys(change)) expect(unfenced).not.toHaveProperty(field)
    await expect(await owner.patch(`/api/sdk-keys/${id}`, { requestsPerMinute: 61 })).toRefuse(
      400,
      "requestsPerMinute must be one of 60, 600, 6000",
    )
    await expect(await owner.patch(`/api/sdk-keys/${id}`, { requestsPerDay: 0 })).toRefuse(
      400,
      "requestsPerDay must be a whole number from 1 to 10000000",
    )
    await owner.delete("/api/sdk-keys", { id })
    await expect(await owner.patch(`/api/sdk-keys/${id}`, change)).toRefuse(409, "SDK key has been revoked")
  })
})

describe("requests from one address", () => {
  /** As many as two minutes may take, whenever the minute ends. */
  const flood = async (address: () => string, path = "/api/me") => {
    const headers = () => ({ "cf-connecting-ip": address() })
    const answers = await Promise.all(Array.from({ length: 110 }, () => send(path, { headers: headers() })))
    return answers.find(({ status }) => status === 429)
  }

  it("are limited, with or without credentials", async ({ expect }) => {
    const refused = await flood(() => "203.0.113.7")
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0)
    await expect(refused ?? new Response()).toRefuse(429, "Too many requests, slow down")
    const other = await send("/api/me", { headers: { "cf-connecting-ip": "203.0.113.8" } })
    expect(other.status).toBe(401)
  })

  it("count by network where it is IPv6", async ({ expect }) => {
    let host = 0
    const refused = await flood(() => `2001:db8::${(host++).toString(16)}`)
    await expect(refused ?? new Response()).toRefuse(429, "Too many requests, slow down")
    const other = await send("/api/me", { headers: { "cf-connecting-ip": "2001:db8:0:1::1" } })
    expect(other.status).toBe(401)
  })

  it("do not keep the health of the service from being asked", async ({ expect }) => {
    expect(await flood(() => "203.0.113.9", "/health")).toBeUndefined()
  })
})
