import { describe, it } from "vitest"
import { aFileSource } from "../../testing/a-file-source.ts"
import { aPlatform } from "../../testing/a-platform.ts"
import { aSource } from "../../testing/a-source.ts"
import { anOrg, type TestOrg } from "../../testing/factories.ts"
import type { SourceInput } from "../../testing/source-scripts.ts"
import type { NewConnection } from "../../organizations/connections/schema.ts"

const create = async (org: TestOrg, settings: Partial<NewConnection>) => (await org.connection(settings)).id

describe("POST /api/connections/{id}/test", () => {
  it("returns the total and a sample item of an inbound connection, and marks it active", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const items = [
      { key: "k-1", label: "Tea drinkers" },
      { key: "k-2", label: "Mate drinkers" },
    ]
    const source = await aSource({ items, itemsAt: "data.lists.0.items", countAt: "meta.total" })
    const id = await create(org, {
      config: {
        base_url: source.url,
        items_path: "data.lists.0.items",
        count_path: "meta.total",
        field_mappings: { label: "topic_name", key: "external_id" },
      },
    })
    const answer = await owner.post(`/api/connections/${id}/test`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      success: true,
      itemCount: 2,
      sampleItem: { name: "Tea drinkers", id: "k-1" },
    })
    expect(await source.seen()).toMatchObject([{ page: 1, size: 1 }])
    expect(await (await owner.get(`/api/connections/${id}`)).json()).toMatchObject({
      status: "active",
      lastTestedAt: expect.stringMatching(/^\d{4}-/),
    })
  })

  const wrong: [string, SourceInput, object][] = [
    ["the server responded with status 401", { auth: { type: "bearer", token: "right" } }, {}],
    ["the response is not JSON (text/html)", { faultsByPage: { 1: { type: "html" } } }, {}],
    ["there is no list of items, set items_path", { faultsByPage: { 1: { type: "json", body: { rows: [] } } } }, {}],
    ["there is no list of items at data.rows", { itemsAt: "rows" }, { items_path: "data.rows" }],
    ["there is no count of items at total", { itemsAt: "rows" }, { items_path: "rows", count_path: "total" }],
    ["the credentials have no username", {}, { auth_type: "basic" }],
    [
      "a redirect is not allowed: it is an IP address",
      { faultsByPage: { 1: { type: "redirect", to: "https://10.0.0.1/" } } },
      {},
    ],
  ]

  it.for(wrong)("returns the error: %s", async ([error, spec, config], { expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const source = await aSource(spec)
    const id = await create(org, { config: { base_url: source.url, ...config }, credentials: { token: "wrong" } })
    const answer = await owner.post(`/api/connections/${id}/test`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ success: false, error })
    expect(await (await owner.get(`/api/connections/${id}`)).json()).toMatchObject({
      status: "error",
      config: { base_url: source.url, ...config },
    })
  })

  it("counts the files of a source and opens the first one", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const source = await aFileSource(org)
    const test = async (id: string) => (await owner.post(`/api/connections/${id}/test`)).json()
    expect(await test(source.connectionId)).toEqual({ success: true, itemCount: 0, sampleItem: null })
    await source.put("a.csv", "Name\nx\n")
    await source.put("b.jsonl", '{"Name":"x"}')
    await source.put("c.pdf", "x")
    expect(await test(source.connectionId)).toEqual({
      success: true,
      itemCount: 2,
      sampleItem: { name: `${source.prefix}a.csv`, id: null },
    })
    const url = await source.signedUrl("missing.csv")
    const https = await aFileSource(org, { source_type: "https", base_url: url })
    expect(await test(https.connectionId)).toEqual({ success: false, error: "the server responded with status 404" })
    await owner.patch(`/api/connections/${source.connectionId}`, { credentials: null })
    expect(await test(source.connectionId)).toEqual({
      success: false,
      error: "the credentials have no source_access_key_id",
    })
  })

  it("checks that an exchange connection is complete", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const id = await create(org, { platform: "exchange", direction: "outbound", config: {} })
    const test = async () => (await owner.post(`/api/connections/${id}/test`)).json<{ error?: string }>()
    const change = (body: object) => owner.patch(`/api/connections/${id}`, body)
    expect(await test()).toEqual({ success: false, error: "SFTP host is required" })
    await change({ credentials: { sftp_host: "h", sftp_password: "p" } })
    expect((await test()).error).toBe("SFTP username is required")
    await change({ credentials: { sftp_host: "h", sftp_username: "u" } })
    expect((await test()).error).toBe("SFTP password is required")
    await change({ credentials: { sftp_host: "h", sftp_username: "u", sftp_password: "p" } })
    expect((await test()).error).toBe("IX account ID is required")
    await change({ config: { account_id: 7 } })
    expect((await test()).error).toBe("Advertiser account ID is required")
    await change({ config: { advertiser_account_id: "8" } })
    expect(await test()).toEqual({ success: true, message: "Configuration is complete" })
    await change({ config: { account_id: "acme" } })
    expect((await test()).error).toBe("IX account ID must be a number")
    await change({ config: { upload_method: "s3" } })
    expect((await test()).error).toBe("S3 bucket is required")
  })

  it("lists one segment of the marketplace, and reads the tree of the dspapi platform", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { marketplace, dspapi, calls } = await aPlatform()
    const test = async (id: string) => (await owner.post(`/api/connections/${id}/test`)).json()
    const market = await create(org, marketplace)
    expect(await test(market)).toEqual({ success: true, message: "Connected to the marketplace" })
    expect(await test(await create(org, dspapi))).toEqual({
      success: true,
      message: "Connected to the platform",
    })
    expect((await calls("list")).map(({ method, path, query }) => `${method} ${path}${query}`)).toEqual([
      "GET /data-marketplace/provider-api/v1/segments?limit=1",
      "GET /providers/provider-1/segments",
    ])
    expect(await (await owner.get(`/api/connections/${market}`)).json()).toMatchObject({ status: "active" })
  })

  it("returns the platform's error without any credentials", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { marketplace, dspapi, custom } = await aPlatform()
    const guessed = { username: "planted-s3cret", password: "planted-s3cret" }
    const cases: NewConnection[] = [
      { ...marketplace, credentials: { ...marketplace.credentials, ...guessed } },
      { ...marketplace, credentials: { ...marketplace.credentials, org_id: "7" } },
      { ...dspapi, credentials: { ...dspapi.credentials, api_key: "planted-s3cret" } },
      { ...dspapi, config: {} },
      { ...custom, config: { ...custom.config, test_path: "/ping" }, credentials: { token: "planted-s3cret" } },
    ]
    const answers: string[] = []
    for (const settings of cases) {
      const answer = await owner.post(`/api/connections/${await create(org, settings)}/test`)
      expect(answer.status).toBe(200)
      answers.push(await answer.text())
    }
    expect(answers.map((text) => JSON.parse(text) as unknown)).toEqual(
      [
        "Marketplace token request failed with status 401: not authorized",
        "Marketplace API GET segments failed with status 403: not allowed",
        "Trade Desk API GET segments failed with status 401: not authorized",
        "API base URL is required",
        "Platform API GET test failed with status 401: not authorized",
      ].map((error) => ({ success: false, error })),
    )
    expect(answers.join()).not.toContain("planted")
  })

  it("calls a custom platform only when test_path is set", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { custom, calls } = await aPlatform()
    const test = async (id: string) => (await owner.post(`/api/connections/${id}/test`)).json()
    expect(await test(await create(org, custom))).toEqual({ success: true, message: "Configuration is complete" })
    expect(await calls()).toEqual([])
    const config = { ...custom.config, test_path: "/ping" }
    expect(await test(await create(org, { ...custom, config }))).toEqual({
      success: true,
      message: "Connected to the platform",
    })
    const source = await aSource({ items: [{ id: 1, name: "Tea" }] })
    const both = { ...custom, direction: "bidirectional", config: { base_url: source.url } } as const
    expect(await test(await create(org, both))).toMatchObject({ success: true, itemCount: 1 })
  })

  it("tests both directions of a bidirectional connection", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const source = await aSource({ items: [{ id: 1, name: "Tea" }] })
    const config = { base_url: source.url, account_id: 1, advertiser_account_id: 2 }
    const credentials = { sftp_host: "h", sftp_username: "u", sftp_password: "p" }
    const settings = { direction: "bidirectional", config, credentials } as const
    const exchange = await create(org, { ...settings, platform: "exchange" })
    expect(await (await owner.post(`/api/connections/${exchange}/test`)).json()).toEqual({
      success: true,
      itemCount: 1,
      sampleItem: { name: "Tea", id: "1" },
      message: "Configuration is complete",
    })
  })
})

describe("POST /api/connections/test-config", () => {
  const path = "/api/connections/test-config"

  it("tests what was typed and stores nothing", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { marketplace } = await aPlatform()
    const { platform, direction, config, credentials } = marketplace
    const typed = { platform, direction, config, credentials }
    const test = async (body: object) => (await owner.post(path, body)).json()
    expect(await test(typed)).toEqual({ success: true, message: "Connected to the marketplace" })
    const wrong = { ...credentials, password: "planted-s3cret" }
    expect(await test({ ...typed, credentials: wrong })).toEqual({
      success: false,
      error: "Marketplace token request failed with status 401: not authorized",
    })
    expect(await (await owner.get("/api/connections")).json()).toEqual([])
    const audit = org.ctx().d1.prepare("SELECT target, details FROM audit_log WHERE org_id = ? AND action = ?")
    const { results } = await audit.bind(org.id, "connection.tested").all<{ target: string; details: string }>()
    expect(results.map(({ target }) => target)).toEqual(["new", "new"])
    expect(JSON.stringify(results)).not.toContain("planted")
  })

  it("tests changes with the stored credentials where none are typed", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { marketplace } = await aPlatform()
    const id = await create(org, marketplace)
    const before = await (await owner.get(`/api/connections/${id}`)).json()
    const test = async (body: object) => (await owner.post(path, { connectionId: id, ...body })).json()
    expect(await test({ config: { org_alias: "Acme" } })).toMatchObject({ success: true })
    expect(await test({ credentials: { ...marketplace.credentials, org_id: "7" } })).toMatchObject({
      success: false,
      error: "Marketplace API GET segments failed with status 403: not allowed",
    })
    expect(await test({ credentials: null })).toMatchObject({ success: false })
    expect(await (await owner.get(`/api/connections/${id}`)).json()).toEqual(before)
    const stored = org.ctx().d1.prepare("SELECT account FROM connections WHERE id = ?").bind(id)
    expect(await stored.first("account")).toBeNull()
  })

  it("refuses what could not be stored either", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const refused = async (body: object, message: string) => expect(await owner.post(path, body)).toRefuse(400, message)
    await refused({}, "name, platform, and direction are required")
    const inbound = { platform: "custom_api", direction: "inbound" }
    await refused(inbound, "base_url is required")
    await refused(
      { ...inbound, config: { base_url: "https://10.0.0.1/" } },
      "base_url is not allowed: it is an IP address",
    )
    await refused(
      { ...inbound, config: { base_url: "https://x.example", password: "p" } },
      "config.password belongs in credentials",
    )
    const stranger = await (await anOrg()).signedInAs("owner")
    const id = await create(org, {})
    await expect(await stranger.post(path, { connectionId: id })).toRefuse(404, "Connection not found")
    expect((await (await org.signedInAs("member")).post(path, { connectionId: id })).status).toBe(403)
  })
})
