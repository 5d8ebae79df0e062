import { describe, it } from "vitest"
import { aPlatform } from "../../testing/a-platform.ts"
import { anOrg } from "../../testing/factories.ts"
import { aSegment, errorOf, openedPlatform } from "../../testing/opened-platform.ts"
import type { FaultInput, PlatformInput } from "../../testing/platform-scripts.ts"
import { callsForOneSegment } from "./port.ts"

const SEGMENTS = "/data-marketplace/provider-api/v1/segments"

async function aMarketplace(spec: PlatformInput = {}, config: object = {}, within?: number) {
  const stub = await aPlatform(spec)
  const settings = { ...stub.marketplace, config: { ...stub.marketplace.config, ...config } }
  return { stub, ...(await openedPlatform(await anOrg(), settings, { within })) }
}

describe("the marketplace", () => {
  it("creates a segment with exactly the documented fields", async ({ expect }) => {
    const config = { data_source_location: "US", default_cpm: 2.25, currency: "EUR" }
    const { stub, platform } = await aMarketplace({}, config)
    const segment = aSegment()
    const placed = await platform.create(segment)
    const [call] = await stub.calls("create")
    expect(JSON.parse(call?.body ?? "")).toEqual({
      name: segment.name,
      description: segment.description,
      type: "SYNDICATED",
      dataSourceLocation: "US",
      enabled: true,
      pricing: { currencyCode: "EUR", digitalAdTargeting: 2.25 },
    })
    expect(call).toMatchObject({
      path: SEGMENTS,
      headers: {
        authorization: expect.stringMatching(/^Bearer planted-s3cret-token-/),
        "lr-org-id": "1001",
        "content-type": "application/json",
      },
    })
    expect(await stub.live()).toMatchObject([{ id: placed.segmentId, name: segment.name }])
    expect(placed.live).toBe(true)
  })

  it("sends USD by default, and no pricing without a CPM", async ({ expect }) => {
    const { stub, platform } = await aMarketplace()
    await platform.create(aSegment())
    const free = await aMarketplace({}, { default_cpm: null })
    await free.platform.create(aSegment())
    expect((await stub.live())[0]?.created["pricing"]).toEqual({ currencyCode: "USD", digitalAdTargeting: 1.5 })
    expect((await free.stub.live())[0]?.created).not.toHaveProperty("pricing")
  })

  it("truncates names to 250 and descriptions to 245 characters, and finds the truncated name", async ({ expect }) => {
    const { stub, platform } = await aMarketplace()
    const long = aSegment({ name: "n".repeat(249) + "\u{1F375}x", description: "d".repeat(300) })
    const { segmentId } = await platform.create(long)
    const [held] = await stub.live()
    expect(held?.name).toBe("n".repeat(249))
    expect(held?.description).toHaveLength(245)
    expect(platform.limits).toEqual({ name: 250, description: 245 })
    expect(await platform.lookup()(long)).toBe(segmentId)
  })

  it("updates and deactivates by PUT", async ({ expect }) => {
    const { stub, platform } = await aMarketplace()
    const { segmentId } = await platform.create(aSegment())
    const changed = aSegment()
    expect(await platform.update(segmentId, changed)).toEqual({ segmentId, live: true })
    expect(await stub.live()).toMatchObject([{ name: changed.name, description: changed.description }])
    await platform.deactivate(segmentId)
    const [update, deactivate] = (await stub.calls()).filter(({ method }) => method === "PUT")
    expect(JSON.parse(update?.body ?? "")).toEqual({
      name: changed.name,
      description: changed.description,
      pricing: { currencyCode: "USD", digitalAdTargeting: 1.5 },
    })
    expect(deactivate).toMatchObject({ path: `${SEGMENTS}/${segmentId}`, body: '{"enabled":false}' })
    expect(await stub.live()).toEqual([])
  })

  it("treats a segment missing from the list as deactivated, unless the base URL is wrong", async ({ expect }) => {
    const { stub, platform } = await aMarketplace()
    await platform.create(aSegment())
    await platform.deactivate("4711")
    expect((await stub.calls()).map(({ operation }) => operation)).toContain("list")
    const { marketplace, url } = stub
    const misdirected = {
      ...marketplace,
      config: { ...marketplace.config, api_base_url: `${url}/marketplace/elsewhere` },
    }
    const { platform: lost } = await openedPlatform(await anOrg(), misdirected)
    expect(await errorOf(lost.deactivate("4711"))).toMatchObject({ status: 404 })
  })

  it("fails to deactivate on 404 while the segment is still listed", async ({ expect }) => {
    const { stub, platform } = await aMarketplace()
    const { segmentId } = await platform.create(aSegment())
    await stub.faults({ type: "status", status: 404, on: "deactivate" })
    expect(await errorOf(platform.deactivate(segmentId))).toMatchObject({
      message: "Marketplace API PUT segments failed with status 404: not found",
    })
    expect(await stub.live()).toHaveLength(1)
  })

  it.for(["bare", "segments", "data", "items", "results"] as const)(
    "reads a list response: %s",
    async (listAt, { expect }) => {
      const { platform } = await aMarketplace({ marketplace: { listAt, idAs: "segmentId" } })
      const segment = aSegment()
      const { segmentId } = await platform.create(segment)
      expect(await platform.lookup()(segment)).toBe(segmentId)
      expect(await platform.lookup()(aSegment())).toBeNull()
      expect(await platform.test()).toBe("Connected to the marketplace")
    },
  )

  it.for(["offset", "cursor", "none"] as const)("finds a segment on a later page: %s", async (paging, { expect }) => {
    const { stub, platform } = await aMarketplace({ marketplace: { paging } })
    for (let i = 0; i < 205; i += 5) {
      await Promise.all([1, 2, 3, 4, 5].map((n) => platform.create(aSegment({ name: `Tea ${i + n}` }))))
    }
    const last = (await stub.live()).at(-1)
    expect(await platform.lookup()(aSegment({ name: last?.name }))).toBe(last?.id)
    expect(await platform.lookup()(aSegment({ name: "Coffee" }))).toBeNull()
  })

  it("is listed once for all segments of a lookup", async ({ expect }) => {
    const { stub, platform } = await aMarketplace()
    const segments = Array.from({ length: 105 }, () => aSegment())
    for (const segment of segments) await platform.create(segment)
    const find = platform.lookup()
    for (const segment of segments.toReversed()) expect(await find(segment)).not.toBeNull()
    for (let i = 0; i < 5; i++) expect(await find(aSegment())).toBeNull()
    expect(await stub.calls("list")).toHaveLength(3)
    await stub.faults({ type: "status", status: 400, on: "list", after: 1 })
    const broken = platform.lookup()
    // A list that was not read to its end never counts as complete.
    for (let i = 0; i < 2; i++) expect(await errorOf(broken(aSegment()))).toMatchObject({ status: 400 })
    expect(await stub.calls("list")).toHaveLength(5)
  })

  it("does not find deactivated or taken segments", async ({ expect }) => {
    const { platform } = await aMarketplace()
    const segment = aSegment()
    const first = await platform.create(segment)
    await platform.deactivate(first.segmentId)
    expect(await platform.lookup()(segment)).toBeNull()
    const second = await platform.create(segment)
    expect(await platform.lookup()(segment)).toBe(second.segmentId)
    expect(await platform.lookup()(segment, new Set([second.segmentId]))).toBeNull()
  })
})

describe("a failed marketplace call", () => {
  const wrong: [string, FaultInput, object][] = [
    ["API POST segments failed with status 400: invalid data or location", { type: "status", status: 400 }, {}],
    [
      "API POST segments failed with status 409: duplicate name",
      { type: "status", status: 409 },
      { duplicateName: true },
    ],
    ["API POST segments failed with status 429: rate limited", { type: "status", status: 429, times: 9 }, {}],
    ["API POST segments failed with status 503", { type: "status", status: 503 }, { outcomeUnknown: true }],
    ["API POST segments failed: the connection failed", { type: "drop" }, { outcomeUnknown: true }],
    ["API POST segments failed: the response is not JSON", { type: "html" }, { outcomeUnknown: true }],
    ["API POST segments failed: the response is not JSON", { type: "cut_json" }, { outcomeUnknown: true }],
    ["API did not return a segment ID", { type: "json", body: { id: null } }, { outcomeUnknown: true }],
    ["API did not return a segment ID", { type: "json", body: { id: 2 ** 60 } }, { outcomeUnknown: true }],
  ]
  it.for(wrong)("is reported: %s", async ([message, fault, flags], { expect }) => {
    const { stub, platform } = await aMarketplace({ faults: [{ ...fault, on: "create" }] })
    const error = await errorOf(platform.create(aSegment()))
    expect(error).toMatchObject({
      message: `Marketplace ${message}`,
      outcomeUnknown: false,
      duplicateName: false,
      ...flags,
    })
    expect((await stub.calls("create")).length).toBe("times" in fault ? 4 : 1)
  })

  it("is retried up to three times after 429, honoring Retry-After", async ({ expect }) => {
    const { stub, platform, waits } = await aMarketplace({
      faults: [
        { type: "status", status: 429, retryAfter: "7", on: "create" },
        { type: "status", status: 429, on: "create" },
        { type: "status", status: 429, retryAfter: "1", on: "create" },
      ],
    })
    await platform.create(aSegment())
    expect(waits).toEqual([7000, 2000, 4000])
    expect(await stub.calls("create")).toHaveLength(4)
    expect(await stub.live()).toHaveLength(1)
  })

  it("is retried up to three times after 5xx, honoring Retry-After, if it is idempotent", async ({ expect }) => {
    const { stub, platform, waits } = await aMarketplace()
    const { segmentId } = await platform.create(aSegment())
    await stub.faults(
      { type: "status", status: 503, retryAfter: "7", on: "deactivate" },
      { type: "status", status: 502, on: "deactivate" },
      { type: "status", status: 500, on: "deactivate" },
    )
    await platform.deactivate(segmentId)
    expect(waits).toEqual([7000, 2000, 4000])
    expect(await stub.live()).toEqual([])
  })

  it("is not retried when the outcome of a create is unknown, and a lookup returns the segment", async ({ expect }) => {
    const faults = [{ type: "drop" }, { type: "hang" }, { type: "status", status: 503 }] as const
    for (const fault of faults) {
      const { stub, platform } = await aMarketplace({ faults: [{ ...fault, applied: true, on: "create" }] }, {}, 2000)
      const calls = callsForOneSegment()
      const segment = aSegment()
      expect(await errorOf(platform.create(segment, calls))).toMatchObject({ outcomeUnknown: true })
      expect(await platform.lookup()(segment)).toBe((await stub.live())[0]?.id)
      expect(await stub.calls("create")).toHaveLength(1)
      expect(calls.left).toBe(3)
    }
  })

  it("has a known outcome when the platform reports a duplicate name", async ({ expect }) => {
    const { platform } = await aMarketplace({ faults: [{ type: "status", status: 502, applied: true, on: "create" }] })
    const segment = aSegment()
    expect(await errorOf(platform.create(segment))).toMatchObject({ duplicateName: false, outcomeUnknown: true })
    expect(await platform.lookup()(segment)).not.toBeNull()
    expect(await errorOf(platform.create(segment))).toMatchObject({ duplicateName: true, outcomeUnknown: false })
  })

  it("never exceeds the calls of a segment", async ({ expect }) => {
    const faults: FaultInput[] = [{ type: "status", status: 429, times: 20, on: "create" }]
    const { stub, platform } = await aMarketplace({ faults })
    const calls = callsForOneSegment()
    const segment = aSegment()
    await errorOf(platform.create(segment, calls))
    const message = "Marketplace API POST segments failed: no attempts left"
    expect(await errorOf(platform.create(segment, calls))).toMatchObject({ message, outcomeUnknown: false })
    expect(await stub.calls("create")).toHaveLength(4)
  })

  it("stops at the deadline", async ({ expect }) => {
    const faults: FaultInput[] = [{ type: "status", status: 429, retryAfter: "20", times: 9, on: "create" }]
    const { stub, platform, waits } = await aMarketplace({ faults }, {}, 15_000)
    expect(await errorOf(platform.create(aSegment()))).toMatchObject({ status: 429 })
    expect(waits).toEqual([])
    const late = await aMarketplace({}, {}, 0)
    const message = "Marketplace token request failed: no time left"
    expect(await errorOf(late.platform.create(aSegment()))).toMatchObject({ message, outcomeUnknown: false })
    expect(await stub.calls("create")).toHaveLength(1)
    expect(await late.stub.calls()).toEqual([])
  })

  it("is retried when the call is idempotent", async ({ expect }) => {
    const { stub, platform } = await aMarketplace()
    const { segmentId } = await platform.create(aSegment())
    await stub.faults({ type: "drop", on: "deactivate", applied: true }, { type: "drop", on: "list" })
    await platform.deactivate(segmentId)
    expect(await stub.live()).toEqual([])
    expect(await platform.lookup()(aSegment())).toBeNull()
  })
})
