import { describe, it } from "vitest"
import { aPlatform } from "../../testing/a-platform.ts"
import { anOrg } from "../../testing/factories.ts"
import { aSegment, errorOf, openedPlatform } from "../../testing/opened-platform.ts"
import type { PlatformInput } from "../../testing/platform-scripts.ts"
import { fillBody, fillPath } from "./custom-template.ts"

const SETTINGS = {
  create_path: "/audiences",
  create_body: {
    title: "{{name}}",
    text: "About: {{description}}",
    price: { amount: "{{cpm}}", currency: "{{currency}}" },
    reference: "{{topic_id}}",
  },
  id_path: "audience.key",
  update_path: "/audiences/{{segment_id}}",
  update_method: "PATCH",
  update_body: { title: "{{name}}", text: "{{description}}" },
  deactivate_path: "/audiences/{{segment_id}}/archive",
  find_path: "/audiences?title={{name}}",
  find_items_path: "found",
  find_id_field: "key",
  find_name_field: "title",
  test_path: "/ping",
  default_cpm: 3,
  max_name_length: 120,
}

async function aCustomPlatform(config: object = SETTINGS, spec: PlatformInput = {}, credentials?: object) {
  const stub = await aPlatform(spec)
  const settings = {
    ...stub.custom,
    config: { ...stub.custom.config, ...config },
    credentials: { ...(credentials ?? stub.custom.credentials) },
  }
  return { stub, ...(await openedPlatform(await anOrg(), settings)) }
}

describe("a custom platform", () => {
  it("receives what its config describes, with values in their own types", async ({ expect }) => {
    const { stub, platform } = await aCustomPlatform()
    const segment = aSegment({ name: `Tea "&" {{cpm}} ${"n".repeat(200)}` })
    const { segmentId } = await platform.create(segment)
    expect(await stub.live()).toMatchObject([
      {
        id: segmentId,
        created: {
          title: segment.name.slice(0, 120),
          text: `About: ${segment.description}`,
          price: { amount: 3, currency: "USD" },
          reference: segment.orgTopicId,
        },
      },
    ])
    expect(await platform.lookup()(segment)).toBe(segmentId)
    expect(await platform.lookup()(segment, new Set([segmentId]))).toBeNull()
    const changed = aSegment()
    await platform.update(segmentId, changed)
    expect(await stub.live()).toMatchObject([{ name: changed.name, description: changed.description }])
    await platform.deactivate(segmentId)
    expect(await stub.live()).toEqual([])
    expect(await platform.test()).toBe("Connected to the platform")
  })

  it("receives a default POST when the config has no templates", async ({ expect }) => {
    const faults = [{ type: "json" as const, body: { segment: { id: 12 } } }]
    const { stub, platform } = await aCustomPlatform({}, { faults })
    const segment = aSegment()
    expect(await platform.create(segment)).toEqual({ segmentId: "12", live: true })
    const [call] = await stub.calls()
    expect(JSON.parse(call?.body ?? "")).toEqual({
      name: segment.name,
      description: segment.description,
      external_id: segment.orgTopicId,
      currency: "USD",
    })
    expect(await platform.test()).toBe("Configuration is complete")
  })

  it.for([
    [{ auth_type: "bearer" }, { token: "k1" }, "authorization", "Bearer k1"],
    [{ auth_type: "basic" }, { username: "u", password: "p" }, "authorization", `Basic ${btoa("u:p")}`],
    [{}, { api_key: "k2" }, "x-api-key", "k2"],
    [{ api_key_header: "X-Own" }, { api_key: "k3" }, "x-own", "k3"],
  ] as const)(
    "accepts the auth types of inbound sources: %j",
    async ([config, credentials, header, value], { expect }) => {
      const spec = { custom: { header, value } }
      const { platform } = await aCustomPlatform({ ...SETTINGS, ...config }, spec, credentials)
      expect(await platform.test()).toBe("Connected to the platform")
    },
  )

  it("rejects a call with the missing setting", async ({ expect }) => {
    const bare = await aCustomPlatform({})
    const messages = await Promise.all([
      errorOf(bare.platform.update("1", aSegment())),
      errorOf(bare.platform.deactivate("1")),
      errorOf(bare.platform.lookup()(aSegment())),
      errorOf((await aCustomPlatform({ api_base_url: null })).platform.create(aSegment())),
      errorOf((await aCustomPlatform({ auth_type: "basic" }, {}, { token: "x" })).platform.create(aSegment())),
    ])
    expect(messages.map((error) => error?.message)).toEqual([
      "update_path is required",
      "deactivate_path is required",
      "The segment may already exist on the platform: set find_path to look it up",
      "API base URL is required",
      "Platform API: the credentials have no username",
    ])
    expect(await bare.stub.calls()).toEqual([])
  })

  it("reports the error and whether the outcome is known", async ({ expect }) => {
    const { stub, platform } = await aCustomPlatform(SETTINGS, { faults: [{ type: "drop", applied: true }] })
    const segment = aSegment()
    expect(await errorOf(platform.create(segment))).toMatchObject({
      message: "Platform API POST create failed: the connection failed",
      outcomeUnknown: true,
    })
    expect(await platform.lookup()(segment)).not.toBeNull()
    expect(await errorOf(platform.create(segment))).toMatchObject({ duplicateName: true, outcomeUnknown: false })
    await stub.faults({ type: "json", body: { audience: {} } })
    expect(await errorOf(platform.create(aSegment()))).toMatchObject({
      message: "Platform API did not return a segment ID",
      outcomeUnknown: true,
    })
    expect(await errorOf(platform.deactivate("4711"))).toMatchObject({ status: 404 })
  })

  it("deactivates by DELETE, or not at all when deactivate_method is none", async ({ expect }) => {
    const none = await aCustomPlatform({ deactivate_method: "none" })
    await none.platform.deactivate("1")
    expect(await none.stub.calls()).toEqual([])
    const path = { deactivate_method: "DELETE", deactivate_path: "/audiences/{{segment_id}}" }
    const deleting = await aCustomPlatform(path, { faults: [{ type: "status", status: 404 }] })
    await deleting.platform.deactivate("a/b")
    expect(await deleting.stub.calls()).toMatchObject([{ method: "DELETE", path: "/audiences/a%2Fb", body: "" }])
    await deleting.stub.faults({ type: "status", status: 403 })
    expect(await errorOf(deleting.platform.deactivate("1"))).toMatchObject({ status: 403 })
  })
})

describe("body and path templates", () => {
  it("keep value types and omit fields without a value", ({ expect }) => {
    const template = { a: "{{cpm}}", b: ["{{name}}", "{{segment_id}}"], c: { d: "{{audience_id}}" }, e: true, f: null }
    expect(fillBody(template, { cpm: 2, name: "N" })).toEqual({ a: 2, b: ["N"], c: {}, e: true, f: null })
    expect(fillBody("{{name}} {{cpm}}", { name: "$& {{cpm}}", cpm: 1 })).toBe("$& {{cpm}} 1")
  })

  it("encode values in a path", ({ expect }) => {
    expect(fillPath("/x/{{ name }}?q={{segment_id}}", { name: "../a b?", segment_id: "\ud83d" })).toBe(
      "/x/..%2Fa%20b%3F?q=%EF%BF%BD",
    )
  })
})
