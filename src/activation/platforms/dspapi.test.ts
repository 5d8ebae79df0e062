import { describe, it } from "vitest"
import { aPlatform } from "../../testing/a-platform.ts"
import { anOrg } from "../../testing/factories.ts"
import { aSegment, errorOf, openedPlatform } from "../../testing/opened-platform.ts"
import type { FaultInput, PlatformInput } from "../../testing/platform-scripts.ts"
import { segmentsInTree } from "./dspapi-tree.ts"
import { callsForOneSegment } from "./port.ts"

async function aDsp(spec: PlatformInput = {}, config: object = {}, credentials: object = {}) {
  const stub = await aPlatform(spec)
  const { dspapi } = stub
  const settings = {
    ...dspapi,
    config: { ...dspapi.config, ...config },
    credentials: { ...dspapi.credentials, ...credentials },
  }
  return { stub, ...(await openedPlatform(await anOrg(), settings)) }
}

describe("the dspapi platform", () => {
  it("creates a segment with exactly the documented fields", async ({ expect }) => {
    const { stub, platform } = await aDsp({}, { default_cpm: 0.75, currency: "GBP" }, { brand_id: "brand-9" })
    const segment = aSegment()
    const { segmentId } = await platform.create(segment)
    const [call] = await stub.calls("create")
    expect(JSON.parse(call?.body ?? "")).toEqual({
      ProviderId: "provider-1",
      SegmentName: segment.name,
      Description: segment.description,
      BuyableStatus: true,
      Cpm: 0.75,
      Currency: "GBP",
      BrandId: "brand-9",
    })
    expect(call).toMatchObject({
      path: "/taxonomy/segment",
      headers: { authorization: "Bearer planted-s3cret-api-key", "content-type": "application/json" },
    })
    expect(await stub.live()).toMatchObject([{ id: segmentId }])
  })

  it("sends BrandId only when configured, and USD by default", async ({ expect }) => {
    const { stub, platform } = await aDsp()
    await platform.create(aSegment())
    const [held] = await stub.live()
    expect(held?.created).not.toHaveProperty("BrandId")
    expect(held?.created).toMatchObject({ Cpm: 1.5, Currency: "USD" })
  })

  it("truncates names to 255 and descriptions to 500 characters", async ({ expect }) => {
    const { stub, platform } = await aDsp()
    await platform.create(aSegment({ name: "n".repeat(300), description: "d".repeat(600) }))
    const [held] = await stub.live()
    expect([held?.name.length, held?.description.length]).toEqual([255, 500])
    expect(platform.limits).toEqual({ name: 255, description: 500 })
  })

  it("updates and deactivates by PUT to the same path", async ({ expect }) => {
    const { stub, platform } = await aDsp({}, {}, { brand_id: "brand-9" })
    const { segmentId } = await platform.create(aSegment())
    const changed = aSegment()
    await platform.update(segmentId, changed)
    await platform.deactivate(segmentId)
    const bodies = (await stub.calls()).filter(({ method }) => method === "PUT")
    expect(bodies.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        ProviderId: "provider-1",
        SegmentId: segmentId,
        SegmentName: changed.name,
        Description: changed.description,
        BrandId: "brand-9",
        Cpm: 1.5,
      },
      { ProviderId: "provider-1", SegmentId: segmentId, BuyableStatus: false },
    ])
    expect(await stub.live()).toEqual([])
  })

  it("finds live segments anywhere in the tree", async ({ expect }) => {
    const { stub, platform } = await aDsp()
    const segments = [aSegment(), aSegment(), aSegment(), aSegment()]
    const placed = await Promise.all(segments.map((segment) => platform.create(segment)))
    for (const [i, segment] of segments.entries()) expect(await platform.lookup()(segment)).toBe(placed[i]?.segmentId)
    expect(await platform.test()).toBe("Connected to the platform")
    await platform.deactivate(placed[0]?.segmentId ?? "")
    expect(await platform.lookup()(aSegment({ name: segments[0]?.name }))).toBeNull()
    expect((await stub.calls("list"))[0]?.path).toBe("/providers/provider-1/segments")
  })

  it("ignores taken ids when the tree does not report which segments are live", async ({ expect }) => {
    const { platform } = await aDsp({ dspapi: { includesStatus: false } })
    const segment = aSegment()
    const { segmentId } = await platform.create(segment)
    await platform.deactivate(segmentId)
    expect(await platform.lookup()(segment, new Set([segmentId]))).toBeNull()
    const again = await platform.create(segment)
    expect(await platform.lookup()(segment, new Set([segmentId]))).toBe(again.segmentId)
  })

  it("treats a segment missing from the tree as deactivated", async ({ expect }) => {
    const { stub, platform } = await aDsp()
    await platform.deactivate("4711")
    expect((await stub.calls()).map(({ status }) => status)).toEqual([404, 200])
    const { segmentId } = await platform.create(aSegment())
    await stub.faults({ type: "status", status: 404, on: "deactivate" })
    expect(await errorOf(platform.deactivate(segmentId))).toMatchObject({ status: 404 })
  })

  const faults: [string, FaultInput, object][] = [
    ["Trade Desk API did not return a segment ID", { type: "json", body: {} }, { outcomeUnknown: true }],
    ["Trade Desk API did not return a segment ID", { type: "json", body: [] }, { outcomeUnknown: true }],
    [
      "Trade Desk API POST segment failed with status 409: duplicate name",
      { type: "status", status: 409 },
      { duplicateName: true },
    ],
    ["Trade Desk API POST segment failed with status 401: not authorized", { type: "status", status: 401 }, {}],
    ["Trade Desk API POST segment failed: the connection failed", { type: "drop" }, { outcomeUnknown: true }],
    ["Trade Desk API POST segment failed: the response is not JSON", { type: "html" }, { outcomeUnknown: true }],
  ]
  it.for(faults)("reports a failed create: %s", async ([message, fault, flags], { expect }) => {
    const { stub, platform } = await aDsp({ faults: [fault] })
    const error = await errorOf(platform.create(aSegment()))
    expect(error).toMatchObject({ message, outcomeUnknown: false, duplicateName: false, ...flags })
    expect(await stub.calls()).toHaveLength(1)
  })

  it("retries a create after 429 only, and lookups use up none of its calls", async ({ expect }) => {
    const { stub, platform, waits } = await aDsp({ faults: [{ type: "status", status: 429, times: 2, on: "create" }] })
    const calls = callsForOneSegment()
    await platform.create(aSegment(), calls)
    expect(waits).toEqual([1000, 2000])
    expect(calls.left).toBe(1)
    await stub.faults(
      { type: "status", status: 503, on: "create" },
      { type: "status", status: 503, on: "list", times: 3 },
    )
    expect(await errorOf(platform.create(aSegment(), calls))).toMatchObject({ status: 503, outcomeUnknown: true })
    expect(await platform.lookup()(aSegment())).toBeNull()
    expect(await errorOf(platform.create(aSegment(), calls))).toMatchObject({
      message: "Trade Desk API POST segment failed: no attempts left",
    })
    expect((await stub.calls()).map(({ operation }) => operation).join(" ")).toBe(
      "create create create create list list list list",
    )
  })

  it("reads the tree once per lookup", async ({ expect }) => {
    const { stub, platform } = await aDsp()
    const segment = aSegment()
    const find = platform.lookup()
    expect(await find(segment)).toBeNull()
    await platform.create(segment)
    expect(await find(segment)).toBeNull()
    expect(await platform.lookup()(segment)).not.toBeNull()
    expect(await stub.calls("list")).toHaveLength(2)
  })

  it.for([
    ["API key is required", { api_key: undefined }],
    ["Provider ID is required", { provider_id: undefined }],
  ] as const)("rejects every call while a setting is missing: %s", async ([message, credentials], { expect }) => {
    const { stub, platform } = await aDsp({}, {}, credentials)
    expect(await errorOf(platform.create(aSegment()))).toMatchObject({ message })
    expect(await errorOf(platform.test())).toMatchObject({ message })
    expect(await stub.calls()).toEqual([])
  })
})

describe("segmentsInTree", () => {
  it("finds segments in any array at any depth", ({ expect }) => {
    let tree: unknown = { SegmentId: 7, SegmentName: "Deep", BuyableStatus: false }
    for (let i = 0; i < 20_000; i++) tree = { Anything: [tree] }
    expect(segmentsInTree([tree, { SegmentId: "a", SegmentName: "Flat" }])).toEqual(
      expect.arrayContaining([
        { id: "7", name: "Deep", live: false },
        { id: "a", name: "Flat", live: true },
      ]),
    )
    expect(segmentsInTree({ Segments: [null, 3, { SegmentId: "b" }, { SegmentName: "c" }] })).toEqual([])
    expect(() => segmentsInTree("tree")).toThrow(
      "Trade Desk API GET segments failed: the response contains no segment tree",
    )
  })
})
