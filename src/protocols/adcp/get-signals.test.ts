import { describe, it } from "vitest"
import type { Caller } from "../../testing/client.ts"
import { aName, anOrg } from "../../testing/factories.ts"
import { proveDomain } from "../../testing/prove-domain.ts"
import { callTool } from "../../testing/mcp-calls.ts"

type Signal = {
  signal_agent_segment_id: string
  signal_id: { source: string; data_provider_domain: string; id: string }
  name: string
  signal_type: string
  pricing_options: Record<string, unknown>[]
  coverage_percentage: number
  deployments: { platform: string; is_live: boolean }[]
  ext?: {
    strata: {
      match: { score: number; reasons: string[] }
      attributes: Record<string, { value: string; confidence: number; method: string }>
    }
  }
}
type Answer = {
  status: string
  signals: Signal[]
  unchanged?: true
  wholesale_feed_version?: string
  pricing_version?: string
  cache_scope?: string
  pagination: { has_more: boolean; cursor?: string; total_count?: number }
  adcp_error?: { code: string; field?: string }
}

const ask = async (caller: Caller, input: Record<string, unknown>) =>
  (await callTool<Answer>(caller, "get_signals", input)).structuredContent
const names = ({ signals }: Answer) => signals.map(({ name }) => name)

async function aLibrary(...topics: string[]) {
  const org = await anOrg()
  const ids: string[] = []
  for (const topic of topics) ids.push((await org.topic(topic)).id)
  return { org, ids, caller: (await org.apiKey()).caller }
}

describe("a brief", () => {
  it("is answered with the topics that fit, best first, and why", async ({ expect }) => {
    const { caller } = await aLibrary(
      "Electric Minivan Shoppers",
      "Sourdough Bakers",
      "Hybrid Car Owners",
      "Cat Owners",
    )
    const answer = await ask(caller, { signal_spec: "People in the market for an electric car" })
    expect(names(answer).slice(0, 2).sort()).toEqual(["Electric Minivan Shoppers", "Hybrid Car Owners"])
    expect(names(answer)).not.toContain("Sourdough Bakers")
    const reasons = answer.signals[0]?.ext?.strata.match.reasons ?? []
    expect(reasons.join("; ")).toMatch(/has the words|is in .*, as the brief/)
  })

  it("that says nothing is answered with the newest, page by page", async ({ expect }) => {
    const { caller, ids } = await aLibrary("Cat Owners", "Dog Owners", "Horse Owners")
    const found: string[] = []
    for (let cursor: string | undefined, more = true; more;) {
      const page: Answer = await ask(caller, { signal_spec: "audience", pagination: { max_results: 1, cursor } })
      found.push(...page.signals.map(({ signal_agent_segment_id: id }) => id))
      cursor = page.pagination.cursor
      more = page.pagination.has_more
      expect(more).toBe(cursor !== undefined)
    }
    expect(found.toSorted()).toEqual(ids.toSorted())
  })

  it.for([
    "Show all available signals",
    "everything you have",
    "list all segments",
    "Premium audience signals with pricing details",
    "What do you currently have?",
    "Please retrieve your whole catalog",
  ])("that asks for everything, %s, is answered with the feed", async (spec, { expect }) => {
    const { caller } = await aLibrary("Cat Owners", "Dog Owners")
    expect(names(await ask(caller, { signal_spec: spec })).toSorted()).toEqual(["Cat Owners", "Dog Owners"])
  })

  it("is paged by a cursor of its own", async ({ expect }) => {
    const { caller } = await aLibrary("Cat Owners", "Cat Food Buyers", "Cat Toy Shoppers")
    const first = await ask(caller, { signal_spec: "cats", max_results: 2 })
    expect(first.pagination).toMatchObject({ has_more: true, total_count: 3 })
    const { cursor } = first.pagination
    const second = await ask(caller, { signal_spec: "cats", pagination: { max_results: 2, cursor } })
    expect(new Set([...names(first), ...names(second)]).size).toBe(3)
    expect(second.pagination).toEqual({ has_more: false, total_count: 3 })
    for (const wrong of [cursor, "nonsense"]) {
      const refused = await ask(caller, { signal_spec: "dogs", pagination: { cursor: wrong } })
      expect(refused.adcp_error).toMatchObject({ code: "INVALID_REQUEST", field: "pagination.cursor" })
    }
  })

  it("never finds what another organization keeps private, nor its library", async ({ expect }) => {
    const secret = aName("Llama Racing Fans")
    const theirs = await anOrg()
    const owner = await theirs.signedInAs("owner")
    const created = await owner.post("/api/topics", { topic_name: secret, private: true })
    const { id } = await created.json<{ id: string }>()
    const shared = await theirs.topic(aName("Llama Racing Riders"))
    const { caller } = await aLibrary("Cat Owners")
    const { caller: own } = await theirs.apiKey()
    expect(names(await ask(own, { signal_spec: "llama racing" }))).toContain(secret)
    for (const input of [{ signal_spec: "llama racing" }, { discovery_mode: "wholesale" }]) {
      expect(names(await ask(caller, input)).filter((name) => name.includes("Llama"))).toEqual([])
    }
    const lookup = (one: string) =>
      callTool(caller, "get_signals", {
        signal_ids: [{ source: "catalog", data_provider_domain: "strata.test", id: one }],
      })
    const unknown = JSON.stringify(await lookup("ot_never"))
    for (const foreign of [id, shared.id, shared.topicId]) expect(JSON.stringify(await lookup(foreign))).toBe(unknown)
  })
})

describe("references", () => {
  it("are looked up exactly, in both forms; unknown ones are left out", async ({ expect }) => {
    const { caller, ids, org } = await aLibrary("Cat Owners", "Dog Owners")
    const owner = await org.signedInAs("owner")
    const domain = `${org.id.toLowerCase().replaceAll("_", "-")}.example`
    expect((await proveDomain(owner, domain)).status).toBe(200)
    const answer = await ask(caller, {
      signal_refs: [{ scope: "data_provider", data_provider_domain: domain, signal_id: ids[0] }],
      signal_ids: [
        { source: "agent", agent_url: "https://strata.test/mcp", id: ids[1] },
        { source: "catalog", data_provider_domain: "other.example", id: ids[1] },
        { source: "catalog", data_provider_domain: domain, id: "ot_never" },
      ],
    })
    expect(names(answer)).toEqual(["Cat Owners", "Dog Owners"])
    expect(answer.signals[0]?.signal_id).toEqual({ source: "catalog", data_provider_domain: domain, id: ids[0] })
    const refined = await ask(caller, {
      signal_spec: "dogs",
      signal_refs: [{ scope: "data_provider", data_provider_domain: domain, signal_id: ids[0] }],
    })
    expect(names(refined)).toEqual(["Cat Owners", "Dog Owners"])
  })
})

describe("wholesale discovery", () => {
  it("lists the whole library in pages", async ({ expect }) => {
    const { caller, ids } = await aLibrary("Cat Owners", "Dog Owners", "Horse Owners")
    const first = await ask(caller, { discovery_mode: "wholesale", pagination: { max_results: 2 } })
    expect(first).toMatchObject({ status: "completed", cache_scope: "account", pagination: { has_more: true } })
    const { cursor } = first.pagination
    const last = await ask(caller, { discovery_mode: "wholesale", pagination: { max_results: 2, cursor } })
    expect(last.pagination).toEqual({ has_more: false })
    const found = [...first.signals, ...last.signals].map(({ signal_agent_segment_id: id }) => id)
    expect(found.toSorted()).toEqual(ids.toSorted())
  })

  it("has a version that changes with the feed alone, and is not sent again while a reader has it", async ({
    expect,
  }) => {
    const { caller, org } = await aLibrary("Cat Owners", "Dog Owners")
    const owner = await org.signedInAs("owner")
    const read = (input = {}) => ask(caller, { discovery_mode: "wholesale", ...input })
    const versions = ({ wholesale_feed_version: feed, pricing_version: pricing }: Answer) => ({
      if_wholesale_feed_version: feed,
      if_pricing_version: pricing,
    })
    const first = versions(await read({ filters: { data_providers: ["a", "b"] }, countries: ["DE", "US"] }))
    const same = { filters: { data_providers: ["b", "a"] }, countries: ["US", "DE"] }
    const unchanged = await read({ ...same, ...first, pagination: { max_results: 1 } })
    expect(unchanged).toMatchObject({ unchanged: true, status: "completed", cache_scope: "account" })
    expect(versions(unchanged)).toEqual(first)
    expect(unchanged).not.toHaveProperty("signals")
    const whole = await read(first)
    expect(whole.signals).toHaveLength(2)
    expect(versions(whole).if_wholesale_feed_version).not.toBe(first.if_wholesale_feed_version)

    await owner.post("/api/prices", { pricing_options: [{ model: "cpm", cpm: 2, currency: "USD" }] })
    const priced = await read(versions(whole))
    expect(priced.signals).toHaveLength(2)
    expect(versions(priced)).not.toEqual(versions(whole))
    expect((await read({ if_wholesale_feed_version: priced.wholesale_feed_version })).unchanged).toBe(true)
    const { id } = await org.topic("Horse Owners")
    const version = async () => (await read()).wholesale_feed_version
    let before = await version()
    expect(await version()).toBe(before)
    for (const change of [
      () => owner.patch(`/api/topics/${id}`, { segment_type: "B2B" }),
      () => owner.put("/api/organization/label", { countries: ["US"] }),
      () => owner.delete("/api/topics", { ids: [id] }),
    ]) {
      await change()
      const after = await version()
      expect(after, String(change)).not.toBe(before)
      before = after
    }
  })

  it("shows an account what is for sale, as everyone sees it", async ({ expect }) => {
    const { caller, org, ids } = await aLibrary("Cat Owners")
    await (await org.signedInAs("owner")).post("/api/topics", { topic_name: aName("Secret"), private: true })
    const account = { brand: { domain: "brand.example" }, operator: "agency.example" }
    const answer = await ask(caller, { discovery_mode: "wholesale", account })
    expect(answer.signals.map(({ signal_agent_segment_id: id }) => id)).toEqual(ids)
    expect(answer.cache_scope).toBe("public")
    expect((await ask(caller, { discovery_mode: "wholesale" })).signals).toHaveLength(2)
  })

  it("is answered in the form of 3.0 to those who name only its major version", async ({ expect }) => {
    const { caller, ids } = await aLibrary("Cat Owners", "Dog Owners")
    // Every get_signals of 3.0 has a criterion, and every answer has signals.
    const old = { adcp_major_version: 3, discovery_mode: "wholesale", signal_spec: "cats" }
    const first = await ask(caller, old)
    expect(first).toMatchObject({ status: "completed", adcp_version: "3.0" })
    expect(first.signals.map(({ signal_agent_segment_id: id }) => id).toSorted()).toEqual(ids.toSorted())
    const known = { if_wholesale_feed_version: first.wholesale_feed_version }
    expect(await ask(caller, { ...old, ...known })).toMatchObject({
      unchanged: true,
      signals: [],
      wholesale_feed_version: first.wholesale_feed_version,
    })
    const { adcp_error: refused } = await ask(caller, { ...old, adcp_version: "3.1" })
    expect(refused).toMatchObject({ code: "INVALID_REQUEST", field: "signal_spec" })
  })

  it.for([
    [{}, "signal_spec"],
    [{ discovery_mode: "wholesale", signal_spec: "cats" }, "signal_spec"],
    [{ signal_spec: "cats", if_wholesale_feed_version: "v" }, "if_wholesale_feed_version"],
    [{ discovery_mode: "wholesale", if_pricing_version: "v" }, "if_pricing_version"],
    [{ signal_spec: "cats", pagination: { max_results: 101 } }, "pagination.max_results"],
  ] as const)("refuses %o", async ([input, field], { expect }) => {
    const { caller } = await aLibrary()
    expect((await ask(caller, input)).adcp_error).toMatchObject({ code: "INVALID_REQUEST", field })
  })
})

describe("prices and filters", () => {
  it("a topic's price comes before a filter's, a filter's before the default", async ({ expect }) => {
    const { caller, org, ids } = await aLibrary("Cat Owners", "Dog Owners", "Electric Minivan Shoppers")
    const owner = await org.signedInAs("owner")
    const cpm = (amount: number) => [{ model: "cpm", cpm: amount, currency: "USD" }]
    const before = await ask(caller, { discovery_mode: "wholesale" })
    expect(before.signals.every(({ pricing_options: [option] }) => option?.["cpm"] === 0)).toBe(true)
    for (const price of [
      { pricing_options: cpm(1), coverage_percentage: 20 },
      { filters: { parentCategory: "Auto" }, pricing_options: cpm(2), coverage_percentage: 5 },
      { topicId: ids[0], pricing_options: cpm(3) },
    ]) {
      expect((await owner.post("/api/prices", price)).status).toBe(201)
    }
    const priced = async (filters = {}) => {
      const { signals } = await ask(caller, { discovery_mode: "wholesale", filters })
      return Object.fromEntries(
        signals.map((one) => [one.name, [one.pricing_options[0]?.["cpm"], one.coverage_percentage]]),
      )
    }
    const all = { "Cat Owners": [3, 20], "Dog Owners": [1, 20], "Electric Minivan Shoppers": [2, 5] }
    expect(await priced()).toEqual(all)
    expect(Object.keys(await priced({ max_cpm: 2 })).sort()).toEqual(["Dog Owners", "Electric Minivan Shoppers"])
    expect(Object.keys(await priced({ min_coverage_percentage: 10 })).sort()).toEqual(["Cat Owners", "Dog Owners"])
    expect(await priced({ max_percent: 1 })).toEqual(all)
    expect(await priced({ catalog_types: ["owned"] })).toEqual({})
    expect(await priced({ data_providers: ["someone-else.example"] })).toEqual({})
  })

  it("only signals that can be activated at a destination are offered there", async ({ expect }) => {
    const { caller, org } = await aLibrary("Cat Owners")
    await org.connection({ name: "Own DSP", direction: "outbound" })
    const at = (destination: object) => ask(caller, { discovery_mode: "wholesale", destinations: [destination] })
    expect((await at({ type: "platform", platform: "own-dsp" })).signals[0]?.deployments).toMatchObject([
      { type: "platform", platform: "own-dsp", is_live: false },
    ])
    expect((await at({ type: "agent", agent_url: "https://a.example" })).signals).toHaveLength(1)
    expect((await at({ type: "platform", platform: "unknown" })).signals).toEqual([])
  })

  it("signals carry the organization's data transparency label, and the topic's own", async ({ expect }) => {
    const { caller, org, ids } = await aLibrary("Cat Owners", "Diabetes Patients")
    const owner = await org.signedInAs("owner")
    await owner.put("/api/organization/label", { methodology: "declared", countries: ["US"] })
    await owner.patch(`/api/topics/${ids[0]}/label`, { countries: ["DE"] })
    const { signals } = await ask(caller, { discovery_mode: "wholesale" })
    const of = (id = "") => signals.find(({ signal_agent_segment_id: own }) => own === id)
    expect(of(ids[0])).toMatchObject({ methodology: "declared", countries: ["DE"], subject_type: "individual" })
    expect(of(ids[0])).not.toHaveProperty("restricted_attributes")
    expect(of(ids[1])).toMatchObject({ countries: ["US"], restricted_attributes: ["health_data"] })
  })

  it("only signals for the requested countries are offered, by their labels and the places in their names", async ({
    expect,
  }) => {
    const { caller, org, ids } = await aLibrary("Cat Owners", "Dog Owners", "Sailors in Portugal", "Texas Bakers")
    await (await org.signedInAs("owner")).patch(`/api/topics/${ids[0]}/label`, { countries: ["DE", "PT"] })
    const inside = async (...countries: string[]) =>
      names(await ask(caller, { discovery_mode: "wholesale", countries })).toSorted()
    expect(await inside("DE")).toEqual(["Cat Owners", "Dog Owners"])
    expect(await inside("PT")).toEqual(["Cat Owners", "Dog Owners", "Sailors in Portugal"])
    expect(await inside("US", "PT")).toHaveLength(4)
    await (await org.signedInAs("owner")).put("/api/organization/label", { countries: ["US"] })
    expect(await inside("PT")).toEqual(["Cat Owners"])
    expect(await inside("US")).toEqual(["Dog Owners", "Texas Bakers"])
  })

  it("signals say how sure each attribute is, and who decided it", async ({ expect }) => {
    const { caller, org, ids } = await aLibrary("Cat Owners")
    const owner = await org.signedInAs("owner")
    expect((await owner.patch(`/api/topics/${ids[0]}`, { segment_type: "B2B" })).status).toBe(200)
    const { signals } = await ask(caller, { discovery_mode: "wholesale" })
    const attributes = signals[0]?.ext?.strata.attributes
    expect(attributes?.["category"]).toEqual({ value: "Pets", confidence: expect.any(Number), method: "rules" })
    expect(attributes?.["segment_type"]).toEqual({ value: "B2B", confidence: 1, method: "organization" })
  })

  it("fields beyond the required ones are sent on demand", async ({ expect }) => {
    const { caller } = await aLibrary("Cat Owners")
    const { signals } = await ask(caller, { discovery_mode: "wholesale", fields: ["taxonomy"] })
    expect(signals[0]).toHaveProperty("taxonomy")
    expect(signals[0]).not.toHaveProperty("segmentation_criteria")
    expect(signals[0]).toHaveProperty("pricing_options")
  })
})
