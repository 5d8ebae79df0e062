import { randomBytes } from "node:crypto"
import { describe, it, vi } from "vitest"
import { createClient } from "./client.ts"
import { StrataError } from "./error.ts"
import { scriptedServer } from "../scripted-server.ts"

const KEY = "pk_test_of_the_tests"
const ANSWER = { text: JSON.stringify({ topic_name: "Cat Owners", composite_score: 40 }) }
const QUOTA = { error: "Monthly classifications quota exceeded", limit: 100, used: 100, remaining: 0 }

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

describe("a call", () => {
  it("classifies a topic and reads the answer", async ({ expect }) => {
    const explain = { evidence: [], layers: {} }
    const headers = { "x-classification-engine": "catalog" }
    await using server = await scriptedServer({ headers, body: { ...ANSWER, explain } })
    const strata = createClient({ key: KEY, baseUrl: `${server.url}/` })
    const classified = await strata.classify("cat owners", { engine: "local", explain: true })
    expect(classified).toEqual({ topic_name: "Cat Owners", composite_score: 40, engine: "catalog", explain })
    expect(server.received).toMatchObject([
      {
        method: "POST",
        url: "/api/sdk/classify",
        authorization: `Bearer ${KEY}`,
        body: { messages: [{ role: "user", content: "cat owners" }], engine: "local", explain: true },
      },
    ])
  })

  it("classifies a conversation", async ({ expect }) => {
    await using server = await scriptedServer({ body: ANSWER })
    const messages = [
      { role: "user", content: "cat owners" },
      { role: "assistant", content: "Which?" },
      { role: "user", content: "of kittens" },
    ] as const
    await createClient({ key: KEY, baseUrl: server.url }).classify(messages)
    expect(server.received[0]?.body).toEqual({ messages })
  })

  it("sends a file with its content, type and name", async ({ expect }) => {
    await using server = await scriptedServer({ body: { summary: "A brief" } })
    const strata = createClient({ key: KEY, baseUrl: server.url })
    const bytes = randomBytes(100_001)
    const file = new File([bytes], "brief.pdf", { type: "application/pdf" })
    expect(await strata.analyzeBrief(file)).toEqual({ summary: "A brief" })
    const data = bytes.toString("base64")
    await strata.analyzeBrief({ data: new Blob([bytes]), mediaType: "application/pdf", filename: "brief.pdf" })
    await strata.analyzeBrief({ data, mediaType: "application/pdf", filename: "brief.pdf" })
    const sent = { file: { data, mediaType: "application/pdf", filename: "brief.pdf" } }
    expect(server.received.map(({ url, body }) => [url, body])).toEqual(
      Array.from({ length: 3 }, () => ["/api/sdk/analyze-brief", sent]),
    )
  })

  it("checks for duplicates and lists mappings", async ({ expect }) => {
    const mapping = { topicId: "tp_1", platform: "dspapi" }
    await using server = await scriptedServer({ body: { data: [mapping] } })
    const strata = createClient({ key: KEY, baseUrl: server.url })
    await strata.checkDuplicate("Cat Owners", { parentCategory: "Pets" })
    expect(await strata.mappings()).toEqual([mapping])
    await strata.mappings({ platform: "dspapi", topicId: undefined })
    expect(await strata.mappingsOf("tp_1/2")).toEqual([mapping])
    expect(server.received.map(({ method, url, body }) => [method, url, body])).toEqual([
      ["POST", "/api/sdk/check-duplicate", { topic_name: "Cat Owners", parent_category: "Pets" }],
      ["GET", "/api/sdk/mappings", undefined],
      ["GET", "/api/sdk/mappings?platform=dspapi", undefined],
      ["GET", "/api/sdk/mappings/tp_1%2F2", undefined],
    ])
  })

  it("rejects a key that belongs on a server", ({ expect }) => {
    expect(() => createClient({ key: "txadv_secret", baseUrl: "https://strata.test" })).toThrow("must be an SDK key")
  })
})

describe("a call that fails", () => {
  it("is retried after a 429 and a 5xx with growing delay", async ({ expect }) => {
    const busy = { status: 503, body: { error: "The service is busy, please try again" } }
    await using server = await scriptedServer({ status: 429, body: { error: "Slow down" } }, busy, { body: ANSWER })
    await createClient({ key: KEY, baseUrl: server.url }).classify("cat owners")
    const [first = 0, second = 0, third = 0] = server.received.map(({ at }) => at)
    expect(second - first).toBeGreaterThan(240)
    expect(third - second).toBeGreaterThan(490)
  })

  it("waits as long as Retry-After says, in seconds or until a date", async ({ expect }) => {
    const date = () => ({ status: 503, headers: { "retry-after": new Date(Date.now() + 2_500).toUTCString() } })
    await using server = await scriptedServer({ status: 429, headers: { "retry-after": "1" } }, date, { body: ANSWER })
    await createClient({ key: KEY, baseUrl: server.url }).classify("cat owners")
    const [first = 0, second = 0, third = 0] = server.received.map(({ at }) => at)
    expect(second - first).toBeGreaterThan(990)
    expect(third - second).toBeGreaterThan(1_100)
  })

  it("rejects with the last error after the last retry", async ({ expect }) => {
    await using server = await scriptedServer({ status: 500, body: { error: "Classification failed" } })
    const failure = await failureOf(createClient({ key: KEY, baseUrl: server.url, retries: 1 }).classify("cats"))
    expect(failure).toBeInstanceOf(StrataError)
    expect(failure).toMatchObject({ status: 500, message: "Classification failed", name: "StrataError" })
    expect(server.received).toHaveLength(2)
  })

  it("is not retried after the quota is exceeded", async ({ expect }) => {
    const body = { ...QUOTA, resetsAt: "2026-12-01T00:00:00.000Z" }
    await using server = await scriptedServer({ status: 429, headers: { "retry-after": "1" }, body })
    const failure = await failureOf(createClient({ key: KEY, baseUrl: server.url }).classify("cats"))
    expect(failure).toMatchObject({ status: 429, message: QUOTA.error, body })
    expect(server.received).toHaveLength(1)
  })

  it.for([400, 401, 403, 404, 409, 413])("is not retried after a %i", async (status, { expect }) => {
    await using server = await scriptedServer({ status, body: { error: "No" } })
    expect(await failureOf(createClient({ key: KEY, baseUrl: server.url }).mappings())).toMatchObject({ status })
    expect(server.received).toHaveLength(1)
  })

  it("is not retried if the wait would exceed the timeout", async ({ expect }) => {
    await using server = await scriptedServer({
      status: 429,
      headers: { "retry-after": "60" },
      body: { error: "Later" },
    })
    const began = performance.now()
    const failure = await failureOf(createClient({ key: KEY, baseUrl: server.url, timeoutMs: 50_000 }).classify("cats"))
    expect(failure).toMatchObject({ status: 429, message: "Later" })
    expect(performance.now() - began).toBeLessThan(20_000)
  })

  it("is retried after a lost connection", async ({ expect }) => {
    await using server = await scriptedServer("hang up", { body: ANSWER })
    await createClient({ key: KEY, baseUrl: server.url }).classify("cat owners")
    expect(server.received).toHaveLength(2)
  })

  it("reports that the service could not be reached", async ({ expect }) => {
    const { url, [Symbol.asyncDispose]: stop } = await scriptedServer()
    await stop()
    const failure = await failureOf(createClient({ key: KEY, baseUrl: url, retries: 0 }).classify("cats"))
    expect(failure).toMatchObject({ status: 0, message: "The service could not be reached" })
    expect(failure).toHaveProperty("cause", expect.any(TypeError))
  })

  it("keeps a response that is not JSON", async ({ expect }) => {
    const page = "<h1>Bad gateway</h1>"
    await using server = await scriptedServer({ status: 502, body: page }, { status: 200, body: page })
    const strata = createClient({ key: KEY, baseUrl: server.url, retries: 0 })
    expect(await failureOf(strata.mappings())).toMatchObject({ status: 502, body: page })
    expect(await failureOf(strata.mappings())).toMatchObject({ status: 200, message: "Unexpected answer (200)" })
  })
})

describe("a call that is aborted", () => {
  it("rejects after the timeout", async ({ expect }) => {
    await using server = await scriptedServer("silence")
    const failure = await failureOf(
      createClient({ key: KEY, baseUrl: server.url }).classify("cats", { timeoutMs: 2_000 }),
    )
    expect(failure).toMatchObject({ status: 0, message: "No answer within 2000 ms" })
    expect(server.received).toHaveLength(1)
  })

  it("is not sent after an abort", async ({ expect }) => {
    await using server = await scriptedServer({ body: ANSWER })
    const signal = AbortSignal.abort()
    const failure = await failureOf(createClient({ key: KEY, baseUrl: server.url }).classify("cats", { signal }))
    expect(failure).toBe(signal.reason)
    expect(server.received).toHaveLength(0)
  })

  it.for([
    ["while it is in progress", "silence"],
    ["while it waits for a retry", { status: 503, headers: { "retry-after": "30" } }],
  ] as const)("rejects immediately %s, with the signal's reason", async ([, reply], { expect, onTestFinished }) => {
    await using server = await scriptedServer(reply)
    const timers = vi.spyOn(globalThis, "setTimeout")
    onTestFinished(() => timers.mockRestore())
    const controller = new AbortController()
    const call = failureOf(
      createClient({ key: KEY, baseUrl: server.url }).classify("cats", { signal: controller.signal }),
    )
    await expect.poll(() => server.received.length).toBe(1)
    if (reply !== "silence") await expect.poll(() => timers.mock.calls.some(([, ms]) => ms === 30_000)).toBe(true)
    const reason = new Error("The page was left")
    controller.abort(reason)
    const began = performance.now()
    expect(await call).toBe(reason)
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(server.received).toHaveLength(1)
  })
})
