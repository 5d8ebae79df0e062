import { describe, it } from "vitest"
import { settleConnection } from "../../activation/runs/settle-unknown.ts"
import { keepRevocations } from "../../organizations/revocations/keep-revocations.ts"
import { REPLAY } from "../../organizations/revocations/replay.ts"
import { aPlatform } from "../../testing/a-platform.ts"
import type { Caller } from "../../testing/client.ts"
import { aName, anOrg, bindings, testServices } from "../../testing/factories.ts"
import { callTool, rpc } from "../../testing/mcp-calls.ts"
import { CUSTOM_PATHS } from "../../testing/platforms/custom.ts"
import { json } from "../../testing/topic-answers.ts"
import { endBuyers } from "./end-activations.ts"
import type { BuyerRecord } from "./schema.ts"

type Signal = { signal_agent_segment_id: string; pricing_options: { pricing_option_id: string; cpm: number }[] }
type Answer = {
  signals?: (Signal & { deployments: { platform?: string; is_live: boolean }[] })[]
  deployments?: { is_live: boolean; account?: string }[]
  adcp_error?: { code: string; field?: string; details?: Record<string, unknown> }
  cache_scope?: string
}
const ask = async (caller: Caller, tool: string, input: object = {}) =>
  (await callTool<Answer>(caller, tool, { ...input })).structuredContent
const wholesale = (caller: Caller, more = {}) => ask(caller, "get_signals", { discovery_mode: "wholesale", ...more })
const activate = (caller: Caller, id: string, more: object = {}) =>
  ask(caller, "activate_signal", {
    idempotency_key: crypto.randomUUID(),
    signal_agent_segment_id: id,
    destinations: [{ type: "platform", platform: "DSP" }],
    ...more,
  })

/** An organization with a signal, a platform, and buyers that may activate it there. */
async function aMarket(buyers = 1) {
  const org = await anOrg()
  const platform = await aPlatform()
  const { custom } = platform
  const settings = { ...custom, name: "Own seat", config: { ...custom.config, ...CUSTOM_PATHS } }
  const connection = await org.connection(settings)
  const { id } = await org.topic()
  const owner = await org.signedInAs("owner")
  const made = []
  for (let n = 0; n < buyers; n++) {
    const destinations = [{ type: "platform" as const, platform: "DSP", connectionId: connection.id }]
    const buyer = await org.buyer({ destinations })
    made.push({ ...buyer, ...(await org.buyerKey(buyer.id)), buyerId: buyer.id })
  }
  const stateOf = async (buyerId: string) =>
    (await json<BuyerRecord[]>(owner.get("/api/buyers"))).find((one) => one.id === buyerId)
  const [first, second] = made
  if (!first) throw new Error("A market has a buyer")
  return { org, platform, connection, id, owner, first, second: second ?? first, stateOf }
}

describe("a buyer's key", () => {
  it("knows the tools of the signals agent alone", async ({ expect }) => {
    const { first } = await aMarket()
    const { result } = await rpc<{ tools: { name: string }[] }>(first.caller, "tools/list")
    const names = [
      "get_adcp_capabilities",
      "get_signals",
      "activate_signal",
      "list_accounts",
      "sync_accounts",
      "sync_governance",
      "report_usage",
    ]
    expect(result?.tools.map(({ name }) => name)).toEqual(names)
    for (const name of ["search_topics", "plan_push", "usage", "no_such_tool"]) {
      const { error } = await rpc(first.caller, "tools/call", { name, arguments: {} })
      expect(error).toMatchObject({ code: -32602, message: `Unknown tool: ${name}` })
    }
  })

  it("sees what is for sale, at its own prices, and nothing of workspaces", async ({ expect }) => {
    const { org, id, owner, first, second } = await aMarket(2)
    await owner.post("/api/topics", { topic_name: aName("Private"), private: true })
    const inside = { "x-workspace-id": "west" }
    const made = await owner.post("/api/topics", { topic_name: aName("West") }, inside)
    const { id: west } = await made.json<{ id: string }>()
    const cpm = (amount: number) => [{ model: "cpm", cpm: amount, currency: "USD" }]
    await owner.post("/api/prices", { topicId: id, pricing_options: cpm(5) })
    const own = await owner.post("/api/prices", { buyerId: first.buyerId, pricing_options: cpm(3) })
    expect(own.status).toBe(201)
    const priceFor = async (caller: Caller) =>
      (await wholesale(caller)).signals?.map((one) => [one.signal_agent_segment_id, one.pricing_options[0]?.cpm])
    expect(await priceFor(first.caller)).toEqual([[id, 3]])
    expect(await priceFor(second.caller)).toEqual([[id, 5]])
    expect((await json<unknown[]>(owner.get("/api/prices"))).length).toBe(1)
    const scoped = await first.caller.post(
      "/mcp",
      {
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: {
          name: "get_signals",
          arguments: { signal_ids: [{ source: "agent", agent_url: "https://strata.test/mcp", id: west }] },
        },
      },
      inside,
    )
    expect(await scoped.text()).not.toContain('"West')
    expect((await activate(first.caller, west)).adcp_error).toMatchObject({ code: "REFERENCE_NOT_FOUND" })
    expect((await activate(second.caller, id)).adcp_error).toMatchObject({ field: "pricing_option_id" })
    const other = await anOrg()
    const foreign = { buyerId: (await other.buyer()).id, pricing_options: cpm(1) }
    await expect(await owner.post("/api/prices", foreign)).toRefuse(404, "Buyer not found")
    expect(org.id).not.toBe(other.id)
  })

  it("activates on its destinations alone, and sees no other buyer's activations", async ({ expect }) => {
    const { id, first, second, platform, connection, org } = await aMarket(2)
    await org.connection({ name: "Second seat", direction: "outbound" })
    for (const place of ["own-seat", "second-seat", "custom_api"]) {
      const refused = await activate(first.caller, id, { destinations: [{ type: "platform", platform: place }] })
      expect(refused.adcp_error).toMatchObject({ code: "REFERENCE_NOT_FOUND", field: "destinations[0].platform" })
    }
    const agent = { destinations: [{ type: "agent", agent_url: "https://a.example" }] }
    expect((await activate(first.caller, id, agent)).adcp_error?.code).toBe("REFERENCE_NOT_FOUND")
    expect((await activate(first.caller, id)).deployments).toMatchObject([{ is_live: true }])
    const placesOf = async (caller: Caller) => (await wholesale(caller)).signals?.[0]?.deployments
    expect(await placesOf(first.caller)).toMatchObject([{ platform: "DSP", is_live: true }])
    expect(await placesOf(second.caller)).toMatchObject([{ platform: "DSP", is_live: false }])
    expect((await wholesale(first.caller)).cache_scope).toBe("account")
    // The segment goes when the last of them lets go of it.
    await activate(second.caller, id)
    await activate(first.caller, id, { action: "deactivate" })
    expect(await platform.live()).toHaveLength(1)
    expect(await placesOf(second.caller)).toMatchObject([{ is_live: true }])
    await activate(second.caller, id, { action: "deactivate" })
    expect(await platform.live()).toHaveLength(0)
    expect(connection.id).toMatch(/^conn_/)
  })

  it("acts for its own account alone", async ({ expect }) => {
    const { first, second } = await aMarket(2)
    const named = (account_id: string) => wholesale(first.caller, { account: { account_id } })
    expect((await named(first.buyerId)).signals).toHaveLength(1)
    const refused = await named(second.buyerId)
    expect(refused.adcp_error).toEqual((await named("buyer_unknown")).adcp_error)
    expect(refused.adcp_error?.code).toBe("ACCOUNT_NOT_FOUND")
    const brand = { brand: { domain: "someone-else.example" }, operator: "x.example" }
    expect((await wholesale(first.caller, { account: brand })).adcp_error?.code).toBe("ACCOUNT_NOT_FOUND")
  })
})

describe("a buyer that is suspended or closed", () => {
  it("loses its activations, though the platform is out, and may come back", async ({ expect }) => {
    const { id, first, second, platform, connection, owner, org, stateOf } = await aMarket(2)
    const { id: shared } = await org.topic()
    for (const signal of [id, shared]) await activate(first.caller, signal)
    await activate(second.caller, shared)
    await platform.faults({ type: "status", status: 503, on: "deactivate", times: 5 })
    await expect(await owner.patch(`/api/buyers/${first.buyerId}`, { status: "suspended" })).toRefuse(
      400,
      "reason is required",
    )
    const suspension = { status: "suspended", reason: "Unpaid invoice" }
    const suspended = await json<BuyerRecord>(owner.patch(`/api/buyers/${first.buyerId}`, suspension))
    expect(suspended).toMatchObject({ ...suspension, liveActivations: 1, statusAt: expect.stringMatching(/^20/) })
    const refused = await wholesale(first.caller)
    const details = { status: "suspended", since: suspended.statusAt, reason: "Unpaid invoice" }
    expect(refused.adcp_error).toMatchObject({ code: "ACCOUNT_SUSPENDED", details })
    expect((await activate(first.caller, id)).adcp_error?.code).toBe("ACCOUNT_SUSPENDED")
    const services = testServices()
    await endBuyers(services)
    expect(await platform.live()).toHaveLength(2)
    expect((await stateOf(first.buyerId))?.liveActivations).toBe(1)

    // The queue's own call may be under way, and waits between its attempts.
    for (let hours = 6; hours < 360 && (await platform.live()).length > 1; hours += 6) {
      const later = { ...services, now: () => new Date(Date.now() + hours * 3_600_000) }
      await endBuyers(later)
      await settleConnection(later, connection.id)
      await services.outside.wait(500)
    }
    await endBuyers(services)
    // The other buyer's stays.
    expect(await platform.live()).toHaveLength(1)
    expect((await stateOf(first.buyerId))?.liveActivations).toBe(0)
    await owner.patch(`/api/buyers/${first.buyerId}`, { status: "active" })
    expect((await wholesale(first.caller)).signals).toHaveLength(2)
    const log = await json<{ data: { action: string }[] }>(owner.get(`/api/audit?target=${first.buyerId}`))
    const actions = log.data.map(({ action }) => action).filter((action) => action.startsWith("buyer."))
    expect(actions).toEqual(["buyer.reinstated", "buyer.suspended", "buyer.admitted"])
  })

  it("keeps no key once it is closed, and a restore brings it not back", async ({ expect }) => {
    const { first, second, owner, stateOf } = await aMarket(2)
    await owner.patch(`/api/buyers/${second.buyerId}`, { status: "suspended", reason: "Review" })
    const closed = await json<BuyerRecord>(
      owner.patch(`/api/buyers/${first.buyerId}`, { status: "closed", reason: "Contract ended" }),
    )
    expect(closed).toMatchObject({ status: "closed", keys: [] })
    expect((await first.caller.post("/mcp", {})).status).toBe(401)
    await expect(await owner.patch(`/api/buyers/${first.buyerId}`, { status: "active" })).toRefuse(
      409,
      "The buyer is closed",
    )
    await expect(await owner.post(`/api/buyers/${first.buyerId}/keys`, { name: "x" })).toRefuse(
      409,
      "The buyer is closed",
    )
    const kinds = "SELECT kind, id, at FROM revocations WHERE id IN (?, ?) AND kind LIKE 'buyer_%' ORDER BY kind"
    const { results } = await bindings.DB.prepare(kinds).bind(first.buyerId, second.buyerId).all()
    await keepRevocations(testServices())
    expect(results.map(({ kind }) => kind)).toEqual(["buyer_closed", "buyer_suspended"])
    await bindings.DB.prepare("UPDATE buyers SET status = 'active' WHERE id IN (?, ?)")
      .bind(first.buyerId, second.buyerId)
      .run()
    for (const statement of REPLAY) await bindings.DB.prepare(statement).bind(JSON.stringify(results)).run()
    expect((await stateOf(first.buyerId))?.status).toBe("closed")
    expect((await stateOf(second.buyerId))?.status).toBe("suspended")
  })
})

describe("the organization", () => {
  it("admits a buyer once, with destinations of its own", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("admin")
    const input = { name: "Nova", brand: "Nova.example" }
    const created = await json<BuyerRecord>(owner.post("/api/buyers", input))
    expect(created).toMatchObject({ brand: "nova.example", operator: "nova.example", status: "active", reason: null })
    await expect(await owner.post("/api/buyers", input)).toRefuse(
      409,
      "There is a buyer of this brand and operator already",
    )
    const foreign = await (await anOrg()).connection()
    const destinations = [{ type: "platform", platform: "DSP", connectionId: foreign.id }]
    await expect(await owner.patch(`/api/buyers/${created.id}`, { destinations })).toRefuse(404, "Connection not found")
    expect((await json<unknown[]>(owner.get("/api/keys"))).length).toBe(0)
    for (let n = 0; n < 5; n++) await org.buyerKey(created.id)
    const sixth = await owner.post(`/api/buyers/${created.id}/keys`, { name: "x" })
    await expect(sixth).toRefuse(400, "Maximum 5 API keys per buyer")
    expect((await json<unknown[]>(owner.get("/api/keys"))).length).toBe(0)
  })
})
