import { describe, it } from "vitest"
import { aSource } from "../../testing/a-source.ts"
import { anOrg, testServices } from "../../testing/factories.ts"
import { changeConnection } from "./connections.ts"
import { movesHost } from "./hosts.ts"
import type { NewConnection } from "./schema.ts"
import { everyDatabase } from "../../testing/every-database.ts"

const REFUSED = "Credentials are required for a new host"
const bucket = { source_type: "s3", source_bucket: "exports", field_mappings: { Name: "topic_name" } }
const upload = { upload_method: "s3", s3_bucket: "uploads" }
const url = "https://a.example.com/v1"

describe("the hosts of a connection", () => {
  const moves: [string, NewConnection["direction"], NewConnection["platform"], object, object][] = [
    ["another host", "inbound", "custom_api", { base_url: url }, { base_url: "https://b.example.com/v1" }],
    ["another port", "inbound", "custom_api", { base_url: url }, { base_url: "https://a.example.com:8443/v1" }],
    ["another API", "outbound", "dspapi", { api_base_url: url }, { api_base_url: "https://b.example.com/v1" }],
    ["an API instead of the default", "outbound", "dspapi", {}, { api_base_url: url }],
    ["the default instead of an API", "outbound", "dspapi", { api_base_url: url }, { api_base_url: null }],
    ["another token URL", "outbound", "marketplace", { token_url: url }, { token_url: "https://b.example.com/v1" }],
    ["another bucket", "inbound", "custom_api", bucket, { source_bucket: "stolen" }],
    ["an endpoint", "inbound", "custom_api", bucket, { source_endpoint: url }],
    ["another store", "inbound", "custom_api", bucket, { source_type: "gcs" }],
    ["a URL instead of a bucket", "inbound", "custom_api", bucket, { source_type: "https", base_url: url }],
    ["another bucket to upload to", "outbound", "exchange", upload, { s3_bucket: "stolen" }],
    ["an endpoint to upload to", "outbound", "exchange", upload, { s3_endpoint: url }],
    ["an endpoint that assumes the role", "outbound", "exchange", upload, { sts_endpoint: url }],
  ]

  it.for(moves)("need the credentials again: %s", async ([, direction, platform, config, changes], { expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const credentials = { token: "t1" }
    const { id } = await org.connection({ platform, direction, config: { ...config }, credentials })
    const path = `/api/connections/${id}`
    const before = await (await owner.get(path)).json()
    for (const method of ["patch", "put"] as const) {
      await expect(await owner[method](path, { config: changes })).toRefuse(400, REFUSED)
    }
    const test = { connectionId: id, config: changes }
    await expect(await owner.post("/api/connections/test-config", test)).toRefuse(400, REFUSED)
    expect(await (await owner.get(path)).json()).toEqual(before)
    expect((await owner.patch(path, { config: changes, credentials })).status).toBe(200)
  })

  it("stay the same if only a path, a region or an unrelated setting changes", ({ expect }) => {
    expect(movesHost({ base_url: url }, { base_url: "https://A.example.com:443/v2?x=1", page_size: 5 })).toBe(false)
    expect(
      movesHost({ ...bucket, source_type: "api", base_url: url }, { ...bucket, source_type: "api", base_url: url }),
    ).toBe(false)
    expect(movesHost(bucket, { ...bucket, source_region: "eu-west-1", source_prefix: "a/" })).toBe(false)
  })

  it("may change while no credentials are stored, or together with them", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id } = await org.connection()
    const move = async (host: string, body: object = {}) =>
      (await owner.patch(`/api/connections/${id}`, { config: { base_url: `https://${host}.example.com/` }, ...body }))
        .status
    expect(await move("a")).toBe(200)
    expect(await move("b", { credentials: { token: "t" } })).toBe(200)
    expect(await move("c")).toBe(400)
    expect(await move("c", { credentials: null })).toBe(200)
  })

  it("do not get credentials that another request stores in the meantime", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.connection()
    const ctx = org.ctx()
    // Stores credentials for the old host after the first read of the connection.
    let stored = false
    const batch: D1Database["batch"] = async (statements) => {
      if (!stored) {
        stored = true
        await changeConnection(org.ctx(), id, { credentials: { token: "for the old host" } })
      }
      return ctx.d1.batch(statements)
    }
    const d1 = new Proxy(ctx.d1, {
      get: (target, name) => {
        if (name === "batch") return batch
        const value: unknown = Reflect.get(target, name)
        return typeof value === "function" ? (value.bind(target) as unknown) : value
      },
    })
    const change = changeConnection({ ...ctx, ...everyDatabase(d1) }, id, {
      config: { base_url: "https://new.example.com/" },
    })
    await expect(change).rejects.toThrow(REFUSED)
  })

  it("get nothing from a test that is refused", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const [source, other] = [await aSource({ items: [] }), await aSource({ items: [] })]
    // Both are on one address in tests: another name of it is another host.
    const config = { base_url: other.url.replace("127.0.0.1", "localhost") }
    const { id } = await org.connection({ config: { base_url: source.url }, credentials: { token: "t" } })
    const test = (body: object) => owner.post("/api/connections/test-config", { connectionId: id, config, ...body })
    await expect(await test({})).toRefuse(400, REFUSED)
    expect(await other.seen()).toEqual([])
    expect(await (await test({ credentials: { token: "new" } })).json()).toMatchObject({ success: true })
    expect(await other.seen()).toHaveLength(1)
  })

  it("are named in the audit log, the old ones too", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const source = await aSource({ items: [] })
    const { id } = await org.connection({ config: { base_url: url }, credentials: { token: "t" } })
    const changes = { config: { base_url: source.url }, credentials: { token: "t2" } }
    await owner.post("/api/connections/test-config", { connectionId: id, ...changes })
    await owner.patch(`/api/connections/${id}`, changes)
    await owner.patch(`/api/connections/${id}`, { name: "Renamed" })
    await owner.post(`/api/connections/${id}/test`)
    await owner.delete(`/api/connections/${id}`)
    const entries = testServices().d1.prepare("SELECT action, details FROM audit_log WHERE target = ? ORDER BY rowid")
    const { results } = await entries.bind(id).all<{ action: string; details: string }>()
    const hosts = [new URL(source.url).origin]
    const moved = { hosts, oldHosts: ["https://a.example.com"] }
    expect(results.map(({ action, details }) => [action, JSON.parse(details) as unknown])).toEqual([
      ["connection.created", expect.objectContaining({ hosts: ["https://a.example.com"] })],
      ["connection.tested", { success: true, unsaved: true, platform: "custom_api", ...moved }],
      ["connection.changed", { name: "Source", fields: ["config", "credentials"], ...moved }],
      [
        "connection.changed",
        { name: "Source", fields: ["name"], hosts, from: { name: "Source" }, to: { name: "Renamed" } },
      ],
      ["connection.tested", { success: true, hosts }],
      ["connection.deleted", { name: "Renamed", hosts }],
    ])
  })
})
