import { describe, it } from "vitest"
import { anonymous, send } from "../../testing/client.ts"
import { aName, anOrg } from "../../testing/factories.ts"

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
  await owner.patch("/api/organization/settings", { domain })
  return { org, owner, domain }
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
    const read = (etag: string) => send(`https://${domain}${PATH}`, { headers: { "if-none-match": etag } })
    const etag = (await read("")).headers.get("etag") ?? ""
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
    const same = await read(etag)
    expect(same.status).toBe(304)
    expect(same.headers.get("etag")).toBe(etag)
    await org.topic("Dog Owners")
    const changed = await read(etag)
    expect(changed.status).toBe(200)
    expect(changed.headers.get("etag")).not.toBe(etag)
  })

  it("is nobody's at another domain, and a domain is one organization's", async ({ expect }) => {
    await expect(await anonymous.get(PATH)).toRefuse(404, "Not found")
    const { domain } = await aProvider()
    const other = await (await anOrg()).signedInAs("owner")
    const taken = await other.patch("/api/organization/settings", { domain })
    await expect(taken).toRefuse(409, "Another organization uses this domain")
    for (const wrong of ["localhost", "http://a.example", "a..b", "-a.example", 7]) {
      const refused = await other.patch("/api/organization/settings", { domain: wrong })
      await expect(refused).toRefuse(400, "domain must be a domain like example.com, or null")
    }
    expect(await (await other.patch("/api/organization/settings", { domain: null })).json()).toMatchObject({
      domain: null,
    })
  })
})
