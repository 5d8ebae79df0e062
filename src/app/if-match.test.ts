import { afterAll, describe, it } from "vitest"
import { aName, anOperator, anOrg, testServices } from "../testing/factories.ts"
import type { Caller } from "../testing/client.ts"

type Stored = { id: string; updated_at?: string; updatedAt?: string | null }

/** Everything that is changed under a version: where it is read, where it is changed, and two changes of it. */
type Resource = { path: string; list?: string; method?: "put"; changes: [object, object] }

const NAMES: [object, object] = [{ name: "First" }, { name: "Second" }]
const SETTINGS = "/api/organization/settings"
const LABEL = "/api/organization/label"

const RESOURCES: Record<string, (owner: Caller, operator: Caller) => Promise<[Resource, Caller]>> = {
  "a topic": async (owner) => {
    const { id } = await made(owner, "/api/topics", { topic_name: aName("Kayak owners") })
    const changes: [object, object] = [{ segment_type: "B2G" }, { segment_type: "B2E" }]
    return [{ path: `/api/topics/${id}`, changes }, owner]
  },
  "a topic's label": async (owner) => {
    const { id } = await made(owner, "/api/topics", { topic_name: aName("Kayak sellers") })
    return [
      { path: `/api/topics/${id}/label`, changes: [{ methodology: "observed" }, { methodology: "inferred" }] },
      owner,
    ]
  },
  "label defaults": async (owner) => [
    { path: LABEL, method: "put", changes: [{ provider_name: "First" }, { provider_name: "Second" }] },
    owner,
  ],
  "a global topic": async (owner, operator) => {
    const name = aName("Kayak makers")
    const { topic_id: id } = await made(owner, "/api/topics", { topic_name: name })
    const list = `/api/admin/topics?search=${encodeURIComponent(name)}`
    const changes: [object, object] = [{ segmentType: "B2G" }, { segmentType: "B2E" }]
    return [{ path: `/api/admin/topics/${id}`, list, changes }, operator]
  },
  "a connection": async (owner) => {
    const config = { base_url: "https://api.example.com" }
    const body = { name: "Ours", platform: "custom_api", direction: "outbound", config }
    const { id } = await made(owner, "/api/connections", body)
    return [{ path: `/api/connections/${id}`, changes: NAMES }, owner]
  },
  "a webhook": async (owner) => {
    const body = { url: "https://hooks.example.com/strata", events: ["topic.classified"] }
    const { id } = await made(owner, "/api/webhooks", body)
    const path = `/api/webhooks/${id}`
    return [{ path, list: "/api/webhooks", changes: [{ description: "First" }, { description: "Second" }] }, owner]
  },
  "a built-in template": async (_, operator) => {
    const path = "/api/admin/output-templates/tpl_exchange"
    const changes: [object, object] = [{ recency: aName("first") }, { recency: aName("second") }]
    return [{ path, list: "/api/admin/output-templates", changes }, operator]
  },
  "a price": async (owner) => {
    const option = (cpm: number) => ({ pricing_options: [{ model: "cpm", cpm, currency: "USD" }] })
    const { id } = await made(owner, "/api/prices", option(1))
    return [{ path: `/api/prices/${id}`, list: "/api/prices", method: "put", changes: [option(2), option(3)] }, owner]
  },
  "a schedule": async (owner) => {
    const config = { base_url: "https://api.example.com" }
    const outbound = { name: "Ours", platform: "custom_api", direction: "outbound", config }
    const { id: connectionId } = await made(owner, "/api/connections", outbound)
    const list = "/api/activations/schedules"
    const { id } = await made(owner, list, { connectionId, kind: "push", every: "daily" })
    return [{ path: `${list}/${id}`, list, changes: NAMES }, owner]
  },
  "a buyer": async (owner) => {
    const { id } = await made(owner, "/api/buyers", { name: "Acme", brand: "acme.example" })
    return [{ path: `/api/buyers/${id}`, list: "/api/buyers", changes: NAMES }, owner]
  },
  "alert settings": async (owner) => [
    { path: "/api/alerts/settings", changes: [{ overdueHours: 20 }, { overdueHours: 30 }] },
    owner,
  ],
  "the organization's settings": async (owner) => [
    { path: SETTINGS, changes: [{ llmDailyCostLimit: 1 }, { llmDailyCostLimit: 2 }] },
    owner,
  ],
}

async function made(caller: Caller, path: string, body: object): Promise<Stored & { topic_id: string }> {
  const answer = await caller.post(path, body)
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

async function stored(caller: Caller, { path, list }: Resource): Promise<Stored> {
  const answer = await caller.get(list ?? path)
  const body = await answer.json<Stored | Stored[] | { data: Stored[] }>()
  const etag = answer.headers.get("etag")?.slice(1, -1)
  const version = etag !== undefined && { updatedAt: etag }
  const rows = Array.isArray(body) ? body : "data" in body ? body.data : [{ ...version, ...body, id: path }]
  const found = rows.find(({ id }) => path.endsWith(id))
  if (!found) throw new Error(`${path} is not listed`)
  return found
}

const versionOf = (one: Stored) => `"${one.updated_at ?? one.updatedAt ?? ""}"`

// Templates are global: what is left would name the segments of other tests.
afterAll(() => testServices().d1.prepare("DELETE FROM output_templates").run())

describe("If-Match", () => {
  for (const [name, prepare] of Object.entries(RESOURCES)) {
    it(`lets one of two changes of the same version of ${name} through`, async ({ expect }) => {
      const org = await anOrg()
      const [resource, caller] = await prepare(await org.signedInAs("owner"), await anOperator())
      const { path, changes, method = "patch" } = resource
      const before = versionOf(await stored(caller, resource))
      const answers = await Promise.all(changes.map((change) => caller[method](path, change, { "if-match": before })))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
      const refusal = await answers.find(({ status }) => status === 412)?.json<{ error: string; current: Stored }>()
      const now = await stored(caller, resource)
      expect(refusal).toMatchObject({ error: "It was changed after the version in If-Match" })
      expect(versionOf(refusal?.current ?? { id: "" })).toBe(versionOf(now))
      expect(versionOf(now)).not.toBe(before)

      const lost = changes[answers.findIndex(({ status }) => status === 412)] ?? {}
      expect((await caller[method](path, lost, { "if-match": versionOf(now) })).status).toBe(200)
      expect((await caller[method](path, changes[0])).status).toBe(200)
    })
  }

  it("tells changes of one part of the organization from those of another", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const settings = { path: SETTINGS, changes: NAMES }
    const label = { path: LABEL, changes: NAMES }
    const versions = async () => [versionOf(await stored(owner, settings)), versionOf(await stored(owner, label))]
    const [settingsBefore = "", labelBefore = ""] = await versions()
    await owner.patch("/api/alerts/settings", { email: { enabled: false } })
    expect(await versions()).toEqual([settingsBefore, labelBefore])
    const changed = await owner.patch(SETTINGS, { privateTopics: true }, { "if-match": settingsBefore })
    expect(changed.status).toBe(200)
    expect((await owner.put(LABEL, { provider_name: "Ours" }, { "if-match": labelBefore })).status).toBe(200)
    const after = versionOf(await changed.json<Stored>())
    expect((await owner.patch(SETTINGS, { privateTopics: false }, { "if-match": after })).status).toBe(200)
  })

  it("is no field of the settings, which programs of before take for a setting", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const settings = Object.keys(await (await owner.get(SETTINGS)).json<object>())
    expect(settings.toSorted()).toEqual(["domain", "languageModel", "llmDailyCostLimit", "privateTopics"])
  })

  it("must be a version in quotes, and an asterisk stands for any", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const patch = (header: string) => owner.patch(SETTINGS, { privateTopics: true }, { "if-match": header })
    const refused = await patch("yesterday")
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: "If-Match must be one version in double quotes" },
    ])
    expect((await patch("*")).status).toBe(200)
  })
})
