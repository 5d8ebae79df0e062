import { describe, it } from "vitest"
import { prepare, sql } from "../../kernel/db/sql.ts"
import type { Caller } from "../../testing/client.ts"
import { aSource } from "../../testing/a-source.ts"
import { anOrg, testServices } from "../../testing/factories.ts"
import { newId } from "../../kernel/ids.ts"
import { PLACEHOLDERS } from "../../knowledge/platforms/custom-api.ts"
import { PLATFORMS, SERVICE_FIELDS } from "./kinds.ts"

type Shown = { id: string; config: Record<string, unknown>; createdAt: string }

const inbound = {
  name: "CRM",
  platform: "custom_api",
  direction: "inbound",
  config: { base_url: "https://crm.example.com/topics" },
}
const create = async (caller: Caller, changes: object = {}) =>
  (await caller.post("/api/connections", { ...inbound, ...changes })).json<Shown>()
const rowOf = (id: string) =>
  testServices().d1.prepare("SELECT * FROM connections WHERE id = ?").bind(id).first<Record<string, string | null>>()

describe("creating connections", () => {
  it("returns the created connection and never the credentials", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const credentials = { token: "planted-s3cret-token", password: "planted-s3cret-password" }
    const answer = await owner.post("/api/connections", { ...inbound, name: " CRM ", credentials })
    expect(answer.status).toBe(201)
    const text = await answer.text()
    const created = JSON.parse(text) as Shown
    expect(created).toEqual({
      id: expect.stringMatching(/^conn_\w{20}$/),
      name: "CRM",
      platform: "custom_api",
      direction: "inbound",
      status: "untested",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    const shown = await (await owner.get(`/api/connections/${created.id}`)).text()
    const listed = await (await owner.get("/api/connections")).text()
    const changed = await (await owner.patch(`/api/connections/${created.id}`, { name: "Other" })).text()
    const stored = JSON.stringify(await rowOf(created.id))
    for (const output of [text, shown, listed, changed, stored]) expect(output).not.toContain("planted-s3cret")
    expect(JSON.parse(shown)).toEqual({
      ...created,
      config: inbound.config,
      lastTestedAt: null,
      updatedAt: created.createdAt,
    })
    const { vault } = testServices()
    const sealed = (await rowOf(created.id))?.["credentials"] ?? null
    expect(await vault.open({ orgId: org.id, connectionId: created.id }, sealed)).toEqual(credentials)
  })

  const and = (config: object) => ({ ...inbound, config: { ...inbound.config, ...config } })
  const outbound = (platform: string, config: object) => ({ name: "x", platform, direction: "outbound", config })
  const MISSING = "name, platform, and direction are required"
  const refusals: [string, object][] = [
    [MISSING, {}],
    [MISSING, { ...inbound, name: " " }],
    [MISSING, { ...inbound, platform: undefined }],
    [MISSING, { ...inbound, direction: "" }],
    [`platform must be one of ${PLATFORMS.join(", ")}`, { ...inbound, platform: "ftp" }],
    ["direction must be one of inbound, outbound, bidirectional", { ...inbound, direction: "up" }],
    ["name must be at most 100 characters", { ...inbound, name: "x".repeat(101) }],
    ["config is required", { ...inbound, config: undefined }],
    ["config is required", { ...inbound, config: [] }],
    ["base_url is required", { ...inbound, config: {} }],
    ["base_url is required", and({ base_url: 7 })],
    ["base_url is not allowed: it must use https", and({ base_url: "http://x.example.com" })],
    ["base_url is not allowed: it is an IP address", and({ base_url: "https://10.0.0.1/" })],
    [
      "token_url is not allowed: it is an internal host name",
      outbound("marketplace", { token_url: "https://wiki.corp/" }),
    ],
    ["api_base_url must be a string", outbound("dspapi", { api_base_url: 7 })],
    ["auth_type must be one of bearer, basic, api_key", and({ auth_type: "magic" })],
    ["items_path must be names and array indexes with dots between them", and({ items_path: "a..b" })],
    [`field_mappings must be one of ${SERVICE_FIELDS.join(", ")}`, and({ field_mappings: { title: "nonsense" } })],
    ["field_mappings must be an object", and({ field_mappings: ["topic_name"] })],
    ["schedule must be one of hourly, daily, weekly, custom", and({ schedule: "yearly" })],
    ["schedule_cron is required", and({ schedule: "custom" })],
    ["schedule_cron has a field that cannot be read", and({ schedule: "custom", schedule_cron: "0 25 * * *" })],
    ["page_size must be at most 500", and({ page_size: 501 })],
    ["api_key_header must be the name of a header", and({ api_key_header: "Host" })],
    ["config.password belongs in credentials", and({ password: "x" })],
    ["config must be at most 16384 characters", and({ note: "x".repeat(17_000) })],
    ["config must be at most 4 levels deep", and({ a: { b: { c: { d: {} } } } })],
    ["credentials must be an object", { ...inbound, credentials: "secret" }],
    [
      "credentials must be strings or numbers of at most 8192 characters",
      { ...inbound, credentials: { token: { a: 1 } } },
    ],
    ["credentials token and api_key must be printable ASCII", { ...inbound, credentials: { token: "a\r\nHost: b" } }],
    ["credentials sftp_port must be a port number", { ...inbound, credentials: { sftp_port: 70_000 } }],
    [
      "match_key must be one of ip, url, deviceid, uid, appbundle, contentid, postalcode",
      outbound("exchange", { match_key: "x" }),
    ],
    ["default_cpm must not be negative", outbound("dspapi", { default_cpm: -1 })],
    ["currency must be a code like USD", outbound("dspapi", { currency: "dollars" })],
    ["template_key must be lowercase without spaces", outbound("dspapi", { template_key: "My Template" })],
    ["Unknown template_key: no_such_template", outbound("dspapi", { template_key: "no_such_template" })],
    ["Unknown config field: sensitivty_policy", outbound("dspapi", { sensitivty_policy: "block_sensitive" })],
    ["Unknown config field: match_key", outbound("marketplace", { match_key: "ip" })],
    ["Unknown config field: item_path", and({ item_path: "data" })],
    [
      "sensitivity_policy must be one of allow, block_sensitive, block_restricted",
      outbound("marketplace", { sensitivity_policy: "block" }),
    ],
    ["organization_header must be the name of a header", outbound("marketplace", { organization_header: "Org Id" })],
    [
      "organization_header must not be Authorization",
      outbound("marketplace", { organization_header: "authorization" }),
    ],
    ["upload_method must be one of sftp, s3", outbound("exchange", { upload_method: "ftp" })],
    [
      "sftp_host_key must be a fingerprint like SHA256:...",
      outbound("exchange", { sftp_host_key: "ssh-ed25519 AAAA" }),
    ],
    ["s3_bucket must be the name of a bucket", outbound("exchange", { s3_bucket: "../other" })],
    ["s3_role_arn must be the ARN of a role", outbound("exchange", { s3_role_arn: "role" })],
    ["s3_region must be the name of a region", outbound("exchange", { s3_region: "x/y" })],
    ["s3_endpoint is not allowed: it is an IP address", outbound("exchange", { s3_endpoint: "https://10.1.1.1/" })],
    ["create_path must start with / and contain no blanks", outbound("custom_api", { create_path: "segments" })],
    ["create_body must be an object", outbound("custom_api", { create_body: "{{name}}" })],
    [
      `update_body contains {{topic}}, which is not one of ${PLACEHOLDERS.join(", ")}`,
      outbound("custom_api", { update_body: { a: ["{{name}}", "{{topic}}"] } }),
    ],
    [
      "deactivate_method must be one of POST, PUT, PATCH, DELETE, none",
      outbound("custom_api", { deactivate_method: "x" }),
    ],
    ["id_path must be names and array indexes with dots between them", outbound("custom_api", { id_path: "a." })],
    ["max_name_length must be at least 1", outbound("custom_api", { max_name_length: 0 })],
    [
      "credentials org_id must be printable ASCII",
      { ...outbound("marketplace", {}), credentials: { org_id: "1\r\n2" } },
    ],
  ]

  it.for(refusals)("rejects with: %s", async ([message, body], { expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    await expect(await owner.post("/api/connections", body)).toRefuse(400, message)
    expect(await (await owner.get("/api/connections")).json()).toEqual([])
  })

  it("accepts each platform's config and credentials", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("admin")
    const bodies = [
      {
        platform: "marketplace",
        config: { data_source_location: "US", default_cpm: 1.5, auth_type: "oauth2", sensitivity_policy: "allow" },
        credentials: { client_id: "c", client_secret: "s", username: "u", password: "p", org_id: 7 },
      },
      { platform: "dspapi", config: { api_base_url: "https://dsp.example.com/v3", template_key: "dspapi" } },
      {
        platform: "exchange",
        config: {
          account_id: 42,
          advertiser_account_id: "77",
          match_key: "ip",
          upload_method: "sftp",
          auth_type: "header",
        },
        credentials: { sftp_host: "sftp.example.com", sftp_username: "u", sftp_password: "p", sftp_port: 2222 },
      },
    ]
    for (const body of bodies) {
      const answer = await owner.post("/api/connections", { name: "Out", direction: "outbound", ...body })
      expect(answer.status).toBe(201)
    }
    const list = async (query: string) => (await owner.get(`/api/connections${query}`)).json<{ platform: string }[]>()
    expect((await list("?direction=outbound")).map(({ platform }) => platform).sort()).toEqual([
      "dspapi",
      "exchange",
      "marketplace",
    ])
    expect(await list("?platform=exchange")).toHaveLength(1)
    expect(await list("?direction=inbound")).toEqual([])
    await expect(await owner.get("/api/connections?platform=tv")).toRefuse(
      400,
      `platform must be one of ${PLATFORMS.join(", ")}`,
    )
  })

  it("allows 20 connections, even when created in parallel, and a deletion makes room", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const made = await Promise.all(Array.from({ length: 24 }, () => owner.post("/api/connections", inbound)))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20)
    await expect(await owner.post("/api/connections", inbound)).toRefuse(400, "Maximum 20 connections per organization")
    const [first] = await (await owner.get("/api/connections")).json<Shown[]>()
    expect(await (await owner.delete(`/api/connections/${first?.id}`)).json()).toEqual({ deleted: true })
    expect((await owner.post("/api/connections", inbound)).status).toBe(201)
  })
})

describe("changing connections", () => {
  it.for(["patch", "put"] as const)(
    "%s merges the config by key, and null removes a key",
    async (method, { expect }) => {
      const owner = await (await anOrg()).signedInAs("owner")
      const config = { ...inbound.config, items_path: "data.items", count_path: "total", use_llm: true }
      const { id } = await create(owner, { config })
      const answer = await owner[method](`/api/connections/${id}`, {
        name: "New name",
        config: { items_path: "rows", count_path: null },
      })
      expect(await answer.json()).toMatchObject({
        id,
        name: "New name",
        config: { base_url: inbound.config.base_url, items_path: "rows", use_llm: true },
      })
      const shown = await (await owner.get(`/api/connections/${id}`)).json<Shown>()
      expect(shown.config).not.toHaveProperty("count_path")
    },
  )

  it("rejects invalid changes and empty ones", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const { id } = await create(owner)
    const path = `/api/connections/${id}`
    await expect(await owner.patch(path, {})).toRefuse(400, "No valid fields to update")
    await expect(await owner.patch(path, { platform: "dspapi" })).toRefuse(400, "No valid fields to update")
    await expect(await owner.patch(path, { config: { base_url: null } })).toRefuse(400, "base_url is required")
    await expect(await owner.patch(path, { config: { base_url: "https://[fd00::1]/" } })).toRefuse(
      400,
      "base_url is not allowed: it is an IP address",
    )
    await expect(await owner.patch(path, { name: " " })).toRefuse(400, "name must not be empty")
    expect((await (await owner.get(path)).json<Shown>()).config).toEqual(inbound.config)
  })

  it("replaces all credentials and resets the status to untested", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const source = await aSource({ items: [{ id: 7, name: "Tea" }], auth: { type: "bearer", token: "t2" } })
    const { id } = await create(owner, {
      config: { base_url: source.url },
      credentials: { token: "t1", password: "x" },
    })
    await owner.patch(`/api/connections/${id}`, { credentials: { token: "t2" } })
    expect(
      await org.ctx().vault.open({ orgId: org.id, connectionId: id }, (await rowOf(id))?.["credentials"] ?? ""),
    ).toEqual({ token: "t2" })
    expect(await (await owner.post(`/api/connections/${id}/test`)).json()).toMatchObject({ success: true })
    expect(await (await owner.patch(`/api/connections/${id}`, { name: "y" })).json()).toMatchObject({
      status: "active",
    })
    const cleared = await owner.patch(`/api/connections/${id}`, { credentials: null })
    expect(await cleared.json()).toMatchObject({ status: "untested" })
    expect((await rowOf(id))?.["credentials"]).toBeNull()
  })

  it("keeps every key when several requests change the config concurrently", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const { id } = await create(owner)
    const keys = ["items_path", "count_path", "page_param"]
    const answers = await Promise.all(
      keys.map((key) => owner.patch(`/api/connections/${id}`, { config: { [key]: "x" } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await (await owner.get(`/api/connections/${id}`)).json<Shown>()).config).toEqual({
      ...inbound.config,
      items_path: "x",
      count_path: "x",
      page_param: "x",
    })
  })

  it("keeps fields and templates that were stored before they were refused, and warns", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const { id } = await create(owner, { platform: "dspapi", direction: "outbound", config: {} })
    const path = `/api/connections/${id}`
    const stored = { of_the_platform: { a: 1 }, template_key: "gone" }
    await testServices()
      .d1.prepare("UPDATE connections SET config = ? WHERE id = ?")
      .bind(JSON.stringify(stored), id)
      .run()
    const warnings = ["Unknown config field: of_the_platform"]
    const changed = await owner.patch(path, { config: { ...stored, currency: "EUR" } })
    expect(await changed.json()).toMatchObject({ config: { ...stored, currency: "EUR" }, warnings })
    expect(await (await owner.get("/api/connections")).json()).toMatchObject([{ warnings }])
    const other = { config: { of_the_platform: { a: 2 } } }
    await expect(await owner.patch(path, other)).toRefuse(400, "Unknown config field: of_the_platform")
    const test = await owner.post("/api/connections/test-config", { connectionId: id, ...other })
    await expect(test).toRefuse(400, "Unknown config field: of_the_platform")
    const removed = await owner.patch(path, { config: { of_the_platform: null } })
    expect(await removed.json()).not.toHaveProperty("warnings")
  })

  it("keeps the next sync time until the schedule changes", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const { id } = await create(owner, { config: { ...inbound.config, schedule: "daily" } })
    const time = async () => (await rowOf(id))?.["next_sync_at"]
    const first = await time()
    expect(first).toBeTruthy()
    await owner.patch(`/api/connections/${id}`, { config: { use_llm: true } })
    expect(await time()).toBe(first)
    await owner.patch(`/api/connections/${id}`, { config: { schedule: null } })
    expect(await time()).toBeNull()
  })
})

describe("deleting connections", () => {
  it("is rejected while activations are active, and cancels running syncs", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id } = await create(owner)
    const topic = await org.topic()
    const { d1 } = testServices()
    const activation = newId("act")
    await d1.batch([
      prepare(
        d1,
        sql`INSERT INTO activations (id, org_id, org_topic_id, topic_id, connection_id, platform, status, created_at)
           VALUES (${activation}, ${org.id}, ${topic.id}, ${topic.topicId}, ${id}, 'custom_api', 'active',
             '2026-01-01T00:00:00.000Z')`,
      ),
      d1
        .prepare(
          `INSERT INTO sync_runs (id, org_id, connection_id, created_by, status, created_at)
           VALUES (?, ?, ?, 'x', 'running', '2026-01-01T00:00:00.000Z')`,
        )
        .bind(`run_${id}`, org.id, id),
    ])
    const statusOfRun = () => d1.prepare("SELECT status FROM sync_runs WHERE id = ?").bind(`run_${id}`).first("status")
    await expect(await owner.delete(`/api/connections/${id}`)).toRefuse(
      409,
      "Connection has active activations, deactivate them first",
    )
    expect(await statusOfRun()).toBe("running")
    await d1.prepare("UPDATE activations SET status = 'deactivated' WHERE id = ?").bind(activation).run()
    expect(await (await owner.delete(`/api/connections/${id}`)).json()).toEqual({ deleted: true })
    expect(await statusOfRun()).toBe("cancelled")
    await expect(await owner.get(`/api/connections/${id}`)).toRefuse(404, "Connection not found")
    await expect(await owner.delete(`/api/connections/${id}`)).toRefuse(404, "Connection not found")
  })
})
