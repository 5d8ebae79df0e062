import { describe, it } from "vitest"
import { anonymous } from "../../testing/client.ts"
import { anOrg, type TestOrg } from "../../testing/factories.ts"
import { callTool } from "../../testing/mcp-calls.ts"
import { proveDomain as prove, setTxt, showDomain } from "../../testing/prove-domain.ts"
import { proveDomain } from "./domain.ts"

const CHECK = "/api/organization/domain/check"
const SETTINGS = "/api/organization/settings"
const FILE = "/.well-known/adagents.json"

async function aClaim(domain = `p${crypto.randomUUID()}.example`, org?: TestOrg) {
  const own = org ?? (await anOrg())
  const owner = await own.signedInAs("owner")
  await owner.patch(SETTINGS, { domain })
  const { record } = await showDomain(owner)
  if (!record) throw new Error("No record")
  return { org: own, owner, domain, record, file: () => anonymous.get(`${FILE}?domain=${domain}`) }
}

const publishedDomains = async (org: TestOrg) => {
  const { caller } = await org.apiKey()
  const { structuredContent } = await callTool<{ signals: { data_provider_domains: string[] } }>(
    caller,
    "get_adcp_capabilities",
  )
  return structuredContent.signals.data_provider_domains
}

describe("a domain", () => {
  it("publishes nothing until its record is found", async ({ expect }) => {
    const { org, owner, domain, record, file } = await aClaim()
    expect(record).toEqual({
      type: "TXT",
      name: `_strata.${domain}`,
      value: expect.stringMatching(/^strata-verification=[0-9a-f]{40}$/) as string,
    })
    expect((await file()).status).toBe(404)
    expect(await publishedDomains(org)).toEqual(["strata.test"])
    await expect(await owner.post(CHECK, {})).toRefuse(409, `${record.name} has no TXT record ${record.value}`)
    await setTxt(record.name, ["v=spf1 -all", record.value])
    const proven = await (await owner.post(CHECK, {})).json()
    expect(proven).toMatchObject({ domain, state: "proven", provenAt: expect.any(String) as string })
    expect((await file()).status).toBe(200)
    expect(await publishedDomains(org)).toEqual([domain])
    await owner.patch(SETTINGS, { domain: `other-${domain}` })
    expect(await showDomain(owner)).toMatchObject({ state: "unproven", provenAt: null })
    expect((await file()).status).toBe(404)
    await owner.patch(SETTINGS, { domain: null })
    expect(await showDomain(owner)).toEqual({ domain: null, state: "none", provenAt: null, record: null })
    await expect(await owner.post(CHECK, {})).toRefuse(409, "Set a domain first")
  })

  it("may be claimed by several, and is not proven by another organization's record", async ({ expect }) => {
    const first = await aClaim()
    const second = await aClaim(first.domain)
    await setTxt(first.record.name, [first.record.value])
    await expect(await second.owner.post(CHECK, {})).toRefuse(
      409,
      `${second.record.name} has no TXT record ${second.record.value}; it has 1 other TXT records`,
    )
    expect((await first.owner.post(CHECK, {})).status).toBe(200)
    expect(await showDomain(second.owner)).toMatchObject({ state: "unproven" })
  })

  it("goes to the newest proof", async ({ expect }) => {
    const first = await aClaim()
    expect((await prove(first.owner, first.domain)).status).toBe(200)
    const second = await aClaim(first.domain)
    expect((await prove(second.owner, first.domain)).status).toBe(200)
    expect((await showDomain(first.owner)).state).toBe("unproven")
    const { d1 } = second.org.ctx()
    const holder = d1.prepare("SELECT org_id AS id FROM provider_files WHERE domain = ?").bind(first.domain)
    expect(await holder.first("id")).toBe(second.org.id)
  })

  it("is not proven if the setting is changed while it is checked", async ({ expect }) => {
    const { org, owner, domain, record, file } = await aClaim()
    await setTxt(record.name, [record.value])
    const ctx = org.ctx()
    const outside: typeof ctx.outside = {
      ...ctx.outside,
      fetch: async (...request: Parameters<typeof fetch>) => {
        await owner.patch(SETTINGS, { domain: `other-${domain}` })
        return fetch(...request)
      },
    }
    expect(await proveDomain({ ...ctx, outside })).toMatchObject({ domain: `other-${domain}`, state: "unproven" })
    expect((await file()).status).toBe(404)
  })

  it("stays as it is while the resolver fails", async ({ expect }) => {
    const { owner, record } = await aClaim()
    await setTxt(record.name, [record.value], 2)
    await expect(await owner.post(CHECK, {})).toRefuse(502, "The DNS resolver did not answer: DNS code 2")
    expect((await showDomain(owner)).state).toBe("unproven")
  })
})
