import { describe, it } from "vitest"
import { aSource } from "../../testing/a-source.ts"
import { testServices } from "../../testing/factories.ts"
import { withoutWaits } from "../../testing/without-waits.ts"
import type { SourceInput } from "../../testing/source-scripts.ts"
import { OutboundError } from "./outbound-error.ts"
import { callOutside, callOutsideForJson, type OutboundRequest } from "./outbound-fetch.ts"

type Faults = SourceInput["faults"]

async function call(faults: Faults, request: Partial<OutboundRequest> = {}) {
  const source = await aSource({ items: [{ name: "Tea" }], faults })
  const { outside, waits } = withoutWaits(testServices().outside)
  const url = `${source.url}?page=1&page_size=5`
  const outcome: { json?: unknown; error?: OutboundError } = await callOutsideForJson(outside, {
    url,
    timeoutMs: 20_000,
    ...request,
  }).then(
    ({ json }) => ({ json }),
    (error: OutboundError) => ({ error }),
  )
  return { ...outcome, waits, calls: await source.seen() }
}

const always = (fault: NonNullable<Faults>[string]) => ({ 1: fault, 2: fault, 3: fault, 4: fault, 5: fault })

describe("callOutside", () => {
  it("returns the response without waiting", async ({ expect }) => {
    expect(await call({})).toMatchObject({ json: [{ name: "Tea" }], waits: [], calls: [{ status: 200 }] })
  })

  it("retries 429 and 5xx after 1, 2 and 4 seconds", async ({ expect }) => {
    const faults = {
      1: { type: "status", status: 500 },
      2: { type: "status", status: 429 },
      3: { type: "drop" },
    } as const
    expect(await call(faults)).toMatchObject({ json: [{ name: "Tea" }], waits: [1000, 2000, 4000] })
    const dead = await call(always({ type: "status", status: 503 }))
    expect(dead.error).toMatchObject({ kind: "status", status: 503, message: "the server responded with status 503" })
    expect(dead.calls).toHaveLength(4)
  })

  it("does not retry other 4xx responses", async ({ expect }) => {
    const { error, calls } = await call({ 1: { type: "status", status: 404 } })
    expect(error).toMatchObject({ kind: "status", status: 404 })
    expect(calls).toHaveLength(1)
  })

  it("waits for Retry-After if it is longer than the backoff and within the budget", async ({ expect }) => {
    const limited = (retryAfter: string) => ({ 1: { type: "status", status: 429, retryAfter } }) as const
    expect((await call(limited("3"))).waits).toEqual([3000])
    expect((await call(limited("0"))).waits).toEqual([1000])
    expect((await call(limited("soon"))).waits).toEqual([1000])
    const date = new Date(Date.now() + 8000).toUTCString()
    const [dated = 0] = (await call(limited(date))).waits
    expect(dated).toBeGreaterThan(5000)
    const tooLong = await call(limited("60"), { budgetMs: 30_000 })
    expect(tooLong).toMatchObject({ error: { status: 429 }, waits: [] })
    expect((await call(limited("86400"))).waits).toEqual([])
  })

  it("times out, and retries a timeout or dropped connection only for GET", async ({ expect }) => {
    const hung = await call({ 1: { type: "hang" } }, { timeoutMs: 2000 })
    expect(hung).toMatchObject({ json: [{ name: "Tea" }], waits: [1000] })
    const posted = await call({ 1: { type: "hang" } }, { timeoutMs: 2000, method: "POST", body: "{}" })
    expect(posted.error).toMatchObject({ kind: "timeout", outcomeUnknown: true, message: "no response within 2 s" })
    const dropped = await call({ 1: { type: "drop" } }, { method: "POST", body: "{}" })
    expect(dropped.error).toMatchObject({ kind: "network", outcomeUnknown: true, message: "the connection failed" })
    expect(dropped.calls).toHaveLength(1)
    const refused = await call(always({ type: "status", status: 500 }), { method: "POST", body: "{}" })
    expect(refused.error?.outcomeUnknown).toBe(false)
    expect(refused.calls).toHaveLength(4)
  })

  it("limits every attempt to the remaining budget", async ({ expect }) => {
    const { error, calls, waits } = await call(always({ type: "hang" }), { timeoutMs: 2000, budgetMs: 2500 })
    expect(error).toMatchObject({ kind: "timeout", message: "no response within 1.5 s" })
    expect(waits).toEqual([1000])
    expect(calls).toHaveLength(2)
  })

  it("shares attempts between requests, and sends nothing when no attempts or time are left", async ({ expect }) => {
    const calls = { left: 3 }
    const first = await call({ 1: { type: "status", status: 500 } }, { calls })
    expect(first).toMatchObject({ json: [{ name: "Tea" }], waits: [1000] })
    const second = await call(always({ type: "status", status: 500 }), { calls })
    expect(second).toMatchObject({ error: { status: 500 }, waits: [] })
    expect(second.calls).toHaveLength(1)
    const third = await call({}, { calls })
    expect(third.error).toMatchObject({ kind: "not_sent", message: "no attempts left", outcomeUnknown: false })
    const late = await call({}, { budgetMs: 0 })
    expect(late.error).toMatchObject({ kind: "not_sent", message: "no time left", outcomeUnknown: false })
    expect([...third.calls, ...late.calls]).toEqual([])
  })

  it("reports when an earlier attempt may have taken effect", async ({ expect }) => {
    const post = { method: "POST", body: "{}" } as const
    const refused = { type: "status", status: 409 } as const
    const doubtful = await call({ 1: { type: "status", status: 500 }, 2: refused }, post)
    expect(doubtful.error).toMatchObject({ status: 409, outcomeUnknown: false, mayHaveTakenEffect: true })
    const limited = await call({ 1: { type: "status", status: 429 }, 2: refused }, post)
    expect(limited.error).toMatchObject({ status: 409, mayHaveTakenEffect: false })
    const pointed = await call({ 1: { type: "redirect", to: "https://elsewhere.example.com/" } }, post)
    expect(pointed.error).toMatchObject({ kind: "redirect", outcomeUnknown: false, mayHaveTakenEffect: true })
    const unreadable = await call({ 1: { type: "html" } })
    expect(unreadable.error).toMatchObject({ outcomeUnknown: false, mayHaveTakenEffect: true })
  })

  it("sends the last attempt with a minimal timeout after a wait that overran the budget", async ({ expect }) => {
    const source = await aSource({ faults: { 1: { type: "status", status: 500 } } })
    const given: number[] = []
    let now = 0
    const wait = async (ms: number) => void (now += ms + 5000)
    const deadline = (ms: number) => {
      given.push(ms)
      return AbortSignal.timeout(20_000)
    }
    const outside = { ...testServices().outside, wait, deadline, clock: () => now }
    await callOutside(outside, { url: `${source.url}?page=1&page_size=5`, timeoutMs: 2000, budgetMs: 2000 })
    expect(given).toEqual([2000, 1])
  })

  it("retries only the failures listed in retryOn", async ({ expect }) => {
    const put = { method: "PUT", body: "{}", retryOn: ["network"], timeoutMs: 2000 } as const
    const dropped = await call({ 1: { type: "drop" } }, put)
    expect(dropped.calls).toHaveLength(2)
    const hung = await call({ 1: { type: "hang" } }, put)
    expect(hung.error?.kind).toBe("timeout")
    expect(hung.calls).toHaveLength(1)
    const failed = await call({ 1: { type: "status", status: 503 } }, put)
    expect(failed.error).toMatchObject({ status: 503, mayHaveTakenEffect: true })
    expect(failed.calls).toHaveLength(1)
    const limited = await call({ 1: { type: "status", status: 429 } }, { ...put, retryOn: [] })
    expect(limited.calls).toHaveLength(2)
  })

  it.for(["declared", "streamed", "compressed"] as const)(
    "stops reading a body that is too large: %s",
    async (how, { expect }) => {
      const { error, calls } = await call({ 1: { type: "giant", how } }, { maxBytes: 1024 * 1024, timeoutMs: 100_000 })
      expect(error).toMatchObject({ kind: "too_large", message: "the response is larger than 1 MB" })
      expect(calls).toHaveLength(1)
    },
  )

  it("throws when the response is not JSON", async ({ expect }) => {
    expect((await call({ 1: { type: "html" } })).error?.message).toBe("the response is not JSON (text/html)")
    expect((await call({ 1: { type: "cut_json" } })).error?.message).toBe("the response is not JSON (application/json)")
  })

  it("follows redirects, and drops the headers when the origin changes", async ({ expect }) => {
    const target = await aSource({ items: [{ name: "There" }] })
    const page = "?page=1&page_size=5"
    const headers = { authorization: "Bearer s3cret" }
    const same = await call({ 1: { type: "redirect", to: target.url + page, status: 307 } }, { headers })
    expect(same.json).toEqual([{ name: "There" }])
    expect((await target.seen())[0]?.headers["authorization"]).toBe("Bearer s3cret")
    const elsewhere = target.url.replace("127.0.0.1", "localhost") + page
    const other = await call({ 1: { type: "redirect", to: elsewhere } }, { headers })
    expect(other.json).toEqual([{ name: "There" }])
    expect((await target.seen())[1]?.headers["authorization"]).toBeUndefined()
  })

  it.for([
    ["http://10.0.0.1/", "a redirect is not allowed: it must use https"],
    ["https://169.254.169.254/latest/meta-data/", "a redirect is not allowed: it is an IP address"],
    ["https://metadata.google.internal/", "a redirect is not allowed: it is an internal host name"],
    ["https://127.0.0.1.nip.io/", "a redirect is not allowed: its host name maps to an IP address"],
    ["file:///etc/passwd", "a redirect is not allowed: it must use https"],
    ["http://[broken", "a redirect is not allowed: it is not a URL"],
  ] as const)("does not follow a redirect to %s", async ([to, message], { expect }) => {
    const { error, calls } = await call({ 1: { type: "redirect", to } })
    expect(error).toMatchObject({ kind: "refused", message })
    expect(calls).toHaveLength(1)
  })

  it("stops after 3 redirects, and does not redirect a request with a body", async ({ expect }) => {
    const source = await aSource({})
    await source.update({ faultsByPage: { 1: { type: "redirect", to: `${source.url}?page=1` } } })
    const request = { url: `${source.url}?page=1`, timeoutMs: 20_000 }
    const { outside } = withoutWaits(testServices().outside)
    await expect(callOutside(outside, request)).rejects.toThrow("more than 3 redirects")
    await expect(callOutside(outside, { ...request, method: "POST", body: "{}" })).rejects.toThrow(
      "redirects are only followed for GET requests",
    )
  })

  it("rejects localhost in production", async ({ expect }) => {
    const source = await aSource({})
    const outside = { ...testServices().outside, allowLoopback: false }
    await expect(callOutside(outside, { url: source.url, timeoutMs: 20_000 })).rejects.toThrow(
      "the URL is not allowed: it must use https",
    )
    expect(await source.seen()).toEqual([])
  })

  it("keeps the URL, which may contain a key, out of the error", async ({ expect }) => {
    const { outside } = withoutWaits(testServices().outside)
    const failure = await callOutside(outside, { url: "http://127.0.0.1:1/?api_key=s3cret", timeoutMs: 20_000 }).catch(
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(OutboundError)
    expect(String(failure)).not.toContain("s3cret")
  })
})
