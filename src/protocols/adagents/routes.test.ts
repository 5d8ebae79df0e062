import { describe, it } from "vitest"
import type { Services } from "../../kernel/context.ts"
import { openBudget } from "../../kernel/budget/budget.ts"
import { anonymous, send } from "../../testing/client.ts"
import { aName, anOrg, testServices } from "../../testing/factories.ts"
import { deleteTopics } from "../../topics/library/delete-topics.ts"
import { proveDomain } from "../../testing/prove-domain.ts"
import { readAdagents } from "./adagents.ts"

const PATH = "/.well-known/adagents.json"
type File = {
  contact: { name: string; domain: string }
  signals?: { id: string; name: string; tags: string[] }[]
  authorized_agents: { url: string; authorization_type: string; signal_tags: string[] }[]
}

async function aProvider() {
  const org = await anOrg()
  const owner = await org.signedInAs("owner")
  const domain = `p${org.id.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}.example`
  await proveDomain(owner, domain)
  return { org, owner, domain }
}

const AGENT = "https://strata.test/mcp"

async function read(services: Services, domain: string) {
  const { etag, body } = await readAdagents(services, { domain, agentUrl: AGENT, has: () => false })
  return { etag, text: await new Response(body).text() }
}

/** Counts stored files; `before` runs before each is stored. */
function countingPuts(before = async () => {}) {
  const services = testServices()
  let puts = 0
  const put = async (...args: [string, string]) => {
    await before()
    puts++
    return services.importFiles.put(...args)
  }
  const importFiles = new Proxy(services.importFiles, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      return name === "put" ? put : typeof member === "function" ? (member.bind(target) as unknown) : member
    },
  })
  return { services: { ...services, importFiles } satisfies Services, puts: () => puts }
}

describe("the provider file", () => {
  it("is found at the organization's domain and names its signals and this agent", async ({ expect }) => {
    const { org, domain, owner } = await aProvider()
    const { id } = await org.topic("Cat Owners")
    const secret = aName("Secret Cat Owners")
    await owner.post("/api/topics", { topic_name: secret, private: true })
    const north = aName("Cat Owners of a workspace")
    await owner.post("/api/topics", { topic_name: north }, { "x-workspace-id": "north" })
    const answer = await send(`https://${domain}${PATH}`)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).not.toContain(secret)
    expect(text).not.toContain(north)
    const file = JSON.parse(text) as File
    expect(file.contact.domain).toBe(domain)
    expect(file.signals?.map((signal) => signal.id)).toEqual([id])
    expect(file.authorized_agents).toMatchObject([
      { url: `https://${domain}/mcp`, authorization_type: "signal_tags", signal_tags: file.signals?.[0]?.tags },
    ])
    const redirected = await anonymous.get(`${PATH}?domain=${domain}`)
    expect((await redirected.json<File>()).contact).toEqual(file.contact)
  })

  it("is sent again only when it changed", async ({ expect }) => {
    const { org, domain } = await aProvider()
    await org.topic("Cat Owners")
    const fetchWith = (etag: string) => send(`https://${domain}${PATH}`, { headers: { "if-none-match": etag } })
    const etag = (await fetchWith("")).headers.get("etag") ?? ""
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
    const same = await fetchWith(etag)
    expect(same.status).toBe(304)
    expect(same.headers.get("etag")).toBe(etag)
    await org.topic("Dog Owners")
    const changed = await fetchWith(etag)
    expect(changed.status).toBe(200)
    expect(changed.headers.get("etag")).not.toBe(etag)
  })

  it("is built once for all requests after a change, and reads one row for each of them", async ({ expect }) => {
    const { org, domain } = await aProvider()
    await org.topic("Cat Owners")
    const { services, puts } = countingPuts()
    const files = await Promise.all(Array.from({ length: 8 }, () => read(services, domain)))
    expect(new Set(files.map(({ text }) => text)).size).toBe(1)
    expect(puts()).toBe(1)
    const budget = openBudget()
    const again = await read(testServices(budget), domain)
    expect(again).toEqual(files[0])
    expect(budget.calls()).toMatchObject({ d1: 1, r2: 1 })
    const known = openBudget()
    const { body } = await readAdagents(testServices(known), { domain, agentUrl: AGENT, has: () => true })
    expect(body).toBeNull()
    expect(known.calls()).toMatchObject({ d1: 1, r2: 0, fetches: 0, objects: 0 })
  })

  it("misses no change that comes while it is built", async ({ expect }) => {
    const { org, domain } = await aProvider()
    await org.topic("Cat Owners")
    let late: { id: string } | undefined
    const { services, puts } = countingPuts(async () => {
      late ??= await org.topic("Dog Owners")
    })
    expect((await read(services, domain)).text).not.toContain("Dog Owners")
    expect((await read(services, domain)).text).toContain(late?.id)
    await read(services, domain)
    expect(puts()).toBe(2)
  })

  it("follows removals, labels and the time since it was built", async ({ expect }) => {
    const { org, owner, domain } = await aProvider()
    const { id } = await org.topic("Cat Owners")
    const { services, puts } = countingPuts()
    await read(services, domain)
    await owner.put("/api/organization/label", { provider_name: "Acme Data" })
    await read(services, domain)
    expect(puts()).toBe(2)
    await deleteTopics(org.ctx(), [id])
    expect((await read(services, domain)).text).not.toContain(id)
    await read(services, domain)
    expect(puts()).toBe(3)
    await read({ ...services, now: () => new Date(Date.now() + 3_600_001) }, domain)
    expect(puts()).toBe(4)
  })

  it("is built again when a build failed or its object is gone", async ({ expect }) => {
    const { org, domain } = await aProvider()
    await org.topic("Cat Owners")
    const { services } = countingPuts(() => Promise.reject(new Error("R2 is away")))
    await expect(read(services, domain)).rejects.toThrow("R2 is away")
    const { etag, text } = await read(testServices(), domain)
    await testServices().importFiles.delete(`provider-files/${org.id}/${etag}.json`)
    expect(await read(testServices(), domain)).toEqual({ etag, text })
  })

  it("rests between builds in proportion to its size", async ({ expect }) => {
    const { org, domain } = await aProvider()
    await org.topic("Cat Owners")
    const first = await read(testServices(), domain)
    await testServices().d1.prepare("UPDATE provider_files SET signals = 2000 WHERE org_id = ?").bind(org.id).run()
    await org.topic("Dog Owners")
    const at = await testServices()
      .d1.prepare("SELECT built_at AS at FROM provider_files WHERE org_id = ?")
      .bind(org.id)
      .first<string>("at")
    const after = (ms: number) => ({ ...testServices(), now: () => new Date(Date.parse(at ?? "") + ms) })
    expect((await read(after(9_999), domain)).etag).toBe(first.etag)
    expect((await read(after(10_000), domain)).etag).not.toBe(first.etag)
  })

  it("is not found at another domain, nor for a text that is no domain", async ({ expect }) => {
    await expect(await anonymous.get(PATH)).toRefuse(404, "Not found")
    const other = await (await anOrg()).signedInAs("owner")
    for (const wrong of ["localhost", "http://a.example", "a..b", "-a.example", 7]) {
      const refused = await other.patch("/api/organization/settings", { domain: wrong })
      await expect(refused).toRefuse(400, "domain must be a domain like example.com, or null")
    }
    expect(await (await other.patch("/api/organization/settings", { domain: null })).json()).toMatchObject({
      domain: null,
    })
  })
})
