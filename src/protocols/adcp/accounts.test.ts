import { describe, it, inject } from "vitest"
import { canonicalJson } from "../../kernel/idempotency/canonical-json.ts"
import { driveWebhook } from "../../organizations/webhooks/drive-webhook.ts"
import { feedHeaders } from "../../organizations/webhooks/sign-feed.ts"
import type { OrgContext } from "../../kernel/context.ts"
import type { Caller } from "../../testing/client.ts"
import { anonymous } from "../../testing/client.ts"
import { anOrg, bindings, testServices, type TestOrg } from "../../testing/factories.ts"
import { callTool } from "../../testing/mcp-calls.ts"
import type { SeenDelivery } from "../../testing/receiver-spec.ts"
import { json } from "../../testing/topic-answers.ts"
import { readBuyer } from "../buyers/buyer.ts"
import { announceFeeds } from "./announce-feeds.ts"
import { requireApproval } from "./governance.ts"

type Failure = { code: string; field?: string }
type Account = {
  account_id?: string
  action: string
  status: string
  errors?: Failure[]
  notification_configs?: object[]
}
type Answer = {
  accounts: Account[]
  accepted?: number
  errors?: Failure[]
  replayed?: true
  adcp_error?: Failure
  pagination?: object
}
const newKey = () => ({ idempotency_key: crypto.randomUUID() })
const ask = async (caller: Caller, tool: string, input: Record<string, unknown>) =>
  (await callTool<Answer>(caller, tool, input)).structuredContent
const sync = (caller: Caller, ...accounts: object[]) => ask(caller, "sync_accounts", { ...newKey(), accounts })
const NOVA = { brand: { domain: "nova.example" }, operator: "agency.example" }

describe("sync_accounts", () => {
  it("admits accounts for the organization, and none for a buyer", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    const first = await sync(caller, { ...NOVA, billing: "operator" }, { ...NOVA, billing: "agent" })
    expect(first.accounts).toMatchObject([
      { action: "created", status: "active" },
      { action: "failed", errors: [{ code: "BILLING_NOT_SUPPORTED", field: "billing" }] },
    ])
    const again = await sync(caller, { ...NOVA, billing: "operator" })
    expect(again.accounts[0]).toMatchObject({ action: "unchanged", account_id: first.accounts[0]?.account_id })
    const buyer = await org.buyer()
    const { caller: bound } = await org.buyerKey(buyer.id)
    const refused = await sync(bound, { ...NOVA, billing: "operator" }, { account: NOVA })
    expect(refused.accounts.map(({ errors }) => errors?.[0]?.code)).toEqual([
      "UNSUPPORTED_PROVISIONING",
      "ACCOUNT_NOT_FOUND",
    ])
    const listed = await ask(bound, "list_accounts", {})
    expect(listed.accounts.map(({ account_id: id }) => id)).toEqual([buyer.id])
    expect((await ask(caller, "list_accounts", { pagination: { max_results: 1 } })).pagination).toMatchObject({
      has_more: true,
      total_count: 2,
    })
    const key = newKey()
    const call = { ...key, accounts: [{ brand: { domain: "b.example" }, operator: "b.example", billing: "operator" }] }
    const made = await ask(caller, "sync_accounts", call)
    expect(await ask(caller, "sync_accounts", call)).toEqual({ ...made, replayed: true })
  })
})

describe("report_usage", () => {
  it("counts what a buyer used, once per key, at the price it has", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id } = await org.topic()
    const option = { model: "cpm", cpm: 2, currency: "USD" }
    const price = await json<{ pricing_options: { pricing_option_id: string }[] }>(
      owner.post("/api/prices", { pricing_options: [option] }),
    )
    const buyer = await org.buyer()
    const { caller } = await org.buyerKey(buyer.id)
    const record = {
      account: { account_id: buyer.id },
      signal_agent_segment_id: id,
      pricing_option_id: price.pricing_options[0]?.pricing_option_id,
      impressions: 10_000,
      vendor_cost: 20,
      currency: "USD",
    }
    const reporting_period = { start: "2026-11-01T00:00:00Z", end: "2026-11-30T00:00:00Z" }
    const report = { ...newKey(), reporting_period }
    const usage = [
      { ...record, final: true },
      { ...record, vendor_cost: 5 },
      { ...record, pricing_option_id: "po_unknown" },
      { ...record, account: { account_id: (await org.buyer()).id } },
      { ...record, signal_agent_segment_id: "ot_unknown" },
      { ...record, currency: "EUR" },
      record,
    ]
    const answer = await ask(caller, "report_usage", { ...report, usage })
    expect(answer.accepted).toBe(2)
    expect(answer.errors?.map(({ code, field }) => [code, field])).toEqual([
      ["INVALID_USAGE_DATA", "usage[1].vendor_cost"],
      ["INVALID_PRICING_OPTION", "usage[2].pricing_option_id"],
      ["ACCOUNT_NOT_FOUND", "usage[3].account"],
      ["INVALID_USAGE_DATA", "usage[4].signal_agent_segment_id"],
      ["INVALID_USAGE_DATA", "usage[5].currency"],
    ])
    expect((await ask(caller, "report_usage", { ...report, usage })).replayed).toBe(true)
    expect((await ask(caller, "report_usage", { ...report, usage: [record] })).adcp_error?.code).toBe(
      "IDEMPOTENCY_CONFLICT",
    )
    const totals = [{ currency: "USD", impressions: 20_000, final: 20, provisional: 0, unstated: 20 }]
    expect(await json(owner.get(`/api/buyers/${buyer.id}/usage`))).toEqual({ totals })
  })
})

const URL_OF_AGENT = "https://strata.test/mcp"
const GOVERNOR = "https://gov.example/tenant"
const text = (value: string) => new TextEncoder().encode(value)
const encoded = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

describe("governance_context", () => {
  it("approves one request of a governed account, signed by the agent that the brand names", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    const { accounts } = await sync(caller, { ...NOVA, billing: "operator" })
    const { id } = await org.topic()
    const agent = { url: GOVERNOR, authentication: { schemes: ["Bearer"], credentials: "x".repeat(32) } }
    const entries = [{ account: NOVA, governance_agents: [agent] }]
    expect((await ask(caller, "sync_governance", { ...newKey(), accounts: entries })).accounts).toMatchObject([
      { status: "synced" },
    ])
    const request = {
      ...newKey(),
      account: NOVA,
      signal_agent_segment_id: id,
      destinations: [{ type: "agent", agent_url: "https://sales.example" }],
    }
    expect((await ask(caller, "activate_signal", request)).adcp_error?.code).toBe("PERMISSION_DENIED")
    expect((await ask(caller, "activate_signal", { ...request, action: "deactivate" })).adcp_error).toBeUndefined()

    const { publicKey, privateKey } = (await crypto.subtle.generateKey("Ed25519", true, [
      "sign",
      "verify",
    ])) as CryptoKeyPair
    const jwk = {
      ...((await crypto.subtle.exportKey("jwk", publicKey)) as object),
      kid: "k1",
      use: "sig",
      key_ops: ["verify"],
    }
    const files: Record<string, unknown> = {
      "https://nova.example/.well-known/brand.json": { agents: [{ type: "governance", url: GOVERNOR }] },
      "https://gov.example/.well-known/jwks.json": { keys: [jwk] },
    }
    const base = org.ctx()
    const reading: typeof fetch = (input) => {
      const file = files[String(input instanceof Request ? input.url : input)]
      return Promise.resolve(file ? Response.json(file) : new Response(null, { status: 404 }))
    }
    const ctx: OrgContext = { ...base, outside: { ...base.outside, fetch: reading } }
    const buyer = (await readBuyer(ctx, accounts[0]?.account_id ?? "")) ?? null
    const now = Math.floor(Date.now() / 1000)
    const claims = async (payload: object) => ({
      iss: GOVERNOR,
      sub: "binding-1",
      aud: URL_OF_AGENT,
      iat: now,
      exp: now + 600,
      jti: crypto.randomUUID(),
      phase: "intent",
      authorized_task: "activate_signal",
      authorized_payload_hash: encoded(
        new Uint8Array(await crypto.subtle.digest("SHA-256", text(canonicalJson(payload)))),
      ),
    })
    const sign = async (header: object, body: object) => {
      const signed = [header, body].map((part) => encoded(text(JSON.stringify(part)))).join(".")
      return `${signed}.${encoded(new Uint8Array(await crypto.subtle.sign("Ed25519", privateKey, text(signed))))}`
    }
    const extensions = ["authorized_task", "authorized_payload_hash"]
    const marks = Object.fromEntries(extensions.map((name) => [name, true]))
    const header = { alg: "EdDSA", typ: "adcp-gov+jws", kid: "k1", crit: extensions, ...marks }
    const approve = async (change: object = {}, changedHeader: object = {}, sent: object = request) => {
      const token = await sign({ ...header, ...changedHeader }, { ...(await claims(request)), ...change })
      const asked = { ...sent, governance_context: token, context: { n: 1 } }
      return requireApproval(ctx, buyer, asked, URL_OF_AGENT).then(
        () => "approved",
        (error: Error) => error.message,
      )
    }
    expect(await approve()).toBe("approved")
    const jti = crypto.randomUUID()
    expect(await approve({ jti })).toBe("approved")
    for (const [why, answer] of [
      ["it was used before", approve({ jti })],
      ["aud is not this agent", approve({ aud: "https://other.example/mcp" })],
      ["it has expired", approve({ iat: now - 700, exp: now - 100 })],
      ["it is not valid yet", approve({ iat: now + 100 })],
      ["it is valid for more than 15 minutes", approve({ exp: now + 3600 })],
      ["phase must be intent", approve({ phase: "purchase" })],
      ["it is for another task", approve({ authorized_task: "create_media_buy" })],
      ["it is for another request", approve({}, {}, { ...request, signal_agent_segment_id: "ot_other" })],
      ["iss is not the registered governance agent", approve({ iss: "https://gov.example/other" })],
      ["alg must be EdDSA or ES256", approve({}, { alg: "none" })],
      ["typ must be adcp-gov+jws", approve({}, { typ: "JWT" })],
      ["its key is unknown", approve({}, { kid: "k2" })],
      ["crit names an unknown extension", approve({}, { crit: [...extensions, "b64"] })],
      ["an extension is not marked as critical", approve({}, { crit: [] })],
    ] as const) {
      expect(await answer).toBe(`governance_context is not valid: ${why}`)
    }
    const forged = (await sign(header, await claims(request))).slice(0, -8)
    const asked = { ...request, governance_context: `${forged}AAAAAAAA` }
    await expect(requireApproval(ctx, buyer, asked, URL_OF_AGENT)).rejects.toThrow("the signature does not match")
    files["https://nova.example/.well-known/brand.json"] = { agents: [] }
    expect(await approve()).toMatch(/does not name the governance agent/)
  })
})

async function aSubscriber(org: TestOrg, caller: Caller, account: object, eventTypes: readonly string[]) {
  const name = crypto.randomUUID().replaceAll("-", "")
  const url = `${inject("receiverUrl")}/${name}`
  const control = `${inject("receiverUrl")}/_control/${name}`
  await (await fetch(control, { method: "PUT", body: JSON.stringify({ secrets: [] }) })).body?.cancel()
  const config = { subscriber_id: "mirror", url, event_types: eventTypes }
  const { accounts } = await sync(caller, { account, notification_configs: [config] })
  const seen = async () => (await fetch(control)).json<SeenDelivery[]>()
  const deliver = async () => {
    await announceFeeds(testServices())
    const { results } = await bindings.DB.prepare("SELECT id FROM webhooks WHERE org_id = ? AND buyer_id <> ''")
      .bind(org.id)
      .all<{ id: string }>()
    for (const { id } of results) await driveWebhook(testServices(), { webhookId: id })
    const events = (await seen()).map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    return events.filter((event) => event["type"] === undefined)
  }
  return { accounts, url, seen, deliver }
}
const EVENTS = ["signal.created", "signal.updated", "signal.priced", "signal.removed", "wholesale_feed.bulk_change"]

describe("feed webhooks", () => {
  it("tell a buyer what changes in its own feed, signed with the organization's key", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const buyer = await org.buyer()
    const { caller } = await org.buyerKey(buyer.id)
    const { id: kept } = await org.topic()
    const { id: gone } = await org.topic()
    const feed = await aSubscriber(org, caller, { account_id: buyer.id }, EVENTS)
    expect(feed.accounts[0]).toMatchObject({ action: "updated", notification_configs: [{ active: true }] })
    const { id: added } = await org.topic()
    await owner.post("/api/topics", { topic_name: `Hidden ${crypto.randomUUID()}`, private: true })
    await owner.patch(`/api/topics/${kept}`, { segment_type: "B2B" })
    await owner.delete("/api/topics", { ids: [gone] })
    const changes = await feed.deliver()
    const told = changes.map((event) => [
      event["notification_type"],
      (event["event"] as { entity_id: string }).entity_id,
    ])
    expect(new Set(told)).toEqual(
      new Set([
        ["signal.created", added],
        ["signal.removed", gone],
        ["signal.updated", kept],
      ]),
    )
    expect(changes[0]).toMatchObject({ account_id: buyer.id, subscriber_id: "mirror", cache_scope: "public" })
    const read = await callTool<{ wholesale_feed_version: string }>(caller, "get_signals", {
      discovery_mode: "wholesale",
    })
    expect(changes[0]?.["wholesale_feed_version"]).toBe(read.structuredContent.wholesale_feed_version)

    const cpm = [{ model: "cpm", cpm: 3, currency: "USD" }]
    await owner.post("/api/prices", { topicId: kept, pricing_options: cpm })
    await owner.post("/api/prices", { buyerId: (await org.buyer()).id, topicId: added, pricing_options: cpm })
    expect((await feed.deliver()).slice(3)).toMatchObject([
      { notification_type: "signal.priced", event: { entity_id: kept, payload: { pricing_options: [{ cpm: 3 }] } } },
    ])
    await owner.post("/api/prices", { pricing_options: cpm })
    expect((await feed.deliver()).slice(4)).toMatchObject([
      {
        notification_type: "wholesale_feed.bulk_change",
        event: { entity_type: "feed", payload: { affected_count: 1 } },
      },
    ])
    expect((await feed.deliver()).length).toBe(5)

    const brand = await json<{ agents: { jwks_uri: string }[] }>(
      anonymous.get(`/.well-known/brand.json?organization=${org.id}`),
    )
    const address = new URL(brand.agents[0]?.jwks_uri ?? "")
    const { keys } = await json<{ keys: JsonWebKey[] }>(anonymous.get(address.pathname + address.search))
    const key = await crypto.subtle.importKey("jwk", keys[0] as JsonWebKey, "Ed25519", false, ["verify"])
    for (const { headers, body } of await feed.seen()) {
      const input = headers["signature-input"]?.slice("sig1=".length) ?? ""
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text(body)))
      const covered = [
        `"@method": POST`,
        `"@target-uri": ${feed.url}`,
        `"@authority": ${new URL(feed.url).host}`,
        `"content-type": application/json`,
        `"content-digest": sha-256=:${btoa(String.fromCharCode(...digest))}:`,
        `"@signature-params": ${input}`,
      ].join("\n")
      const given = headers["signature"]?.slice("sig1=:".length, -1) ?? ""
      const signature = Uint8Array.from(atob(given.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0))
      expect(await crypto.subtle.verify("Ed25519", key, signature, text(covered))).toBe(true)
    }
    await owner.patch(`/api/buyers/${buyer.id}`, { status: "suspended", reason: "Unpaid" })
    await org.topic()
    expect((await feed.deliver()).length).toBe(5)
  })

  it("are only sent where the receiver wants them", async ({ expect }) => {
    const org = await anOrg()
    const buyer = await org.buyer()
    const { caller } = await org.buyerKey(buyer.id)
    const account = { account_id: buyer.id }
    const config = { subscriber_id: "a", url: `${inject("receiverUrl")}/nobody`, event_types: ["signal.priced"] }
    const errorOf = async (...configs: object[]) =>
      (await sync(caller, { account, notification_configs: configs })).accounts[0]?.errors?.[0]
    expect(await errorOf(config)).toMatchObject({ code: "VALIDATION_ERROR", field: "notification_configs[0].url" })
    expect(await errorOf({ ...config, active: false }, { ...config, active: false })).toMatchObject({
      field: "notification_configs[1].subscriber_id",
    })
    expect(await errorOf({ ...config, event_types: ["scheduled"] })).toMatchObject({
      field: "notification_configs[0].event_types[0]",
    })
    expect(await errorOf({ ...config, url: "http://169.254.169.254/" })).toMatchObject({ code: "VALIDATION_ERROR" })
    const authentication = { schemes: ["Bearer"], credentials: "x".repeat(32) }
    expect(await errorOf({ ...config, authentication })).toMatchObject({ code: "UNSUPPORTED_FEATURE" })
    expect(await errorOf({ ...config, active: false })).toBeUndefined()
    const paused = await ask(caller, "list_accounts", {})
    expect(paused.accounts[0]?.notification_configs).toEqual([{ ...config, active: false }])
    const listed = await json<unknown[]>((await org.signedInAs("owner")).get("/api/webhooks"))
    expect(listed).toEqual([])
  })

  it("are signed as the specification's example", async ({ expect }) => {
    const seed = "V0Z2ktvVfcWISjh4xmUlt-bSOJML9QBlzWzDkMFvgJw"
    const bytes = Uint8Array.from(atob(seed.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0))
    const headers = await feedHeaders(
      { id: "test-ed25519-webhook-2026", seed: bytes },
      {
        url: "https://buyer.example.com/adcp/webhook/create_media_buy/agent_123/op_abc",
        body: '{"idempotency_key":"whk_01HW9D3H8FZP2N6R8T0V4X6Z9B","task_id":"task_456","operation_id":"op_abc","status":"completed","result":{"media_buy_id":"mb_001"}}',
        at: new Date(1_776_520_800_000),
        nonce: "KXYnfEfJ0PBRZXQyVXfVQA",
      },
    )
    expect(headers["signature"]).toBe(
      "sig1=:nqTKCpjlqf1OqZPuJyPeiF7HJ01G8KmPNSzzmad0PAJv7OUVKthI7ks_j4G-6x1H4mBpXDIISgX_iZQiYvG7Dg:",
    )
  })
})
