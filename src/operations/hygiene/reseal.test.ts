import { slackOwner } from "../../organizations/alerts/settings.ts"
import { describe, it } from "vitest"
import type { Services } from "../../kernel/context.ts"
import { changeConnection } from "../../organizations/connections/connections.ts"
import { openVault } from "../../organizations/connections/credentials.ts"
import { anOrg, bindings, testServices, theMaintainer } from "../../testing/factories.ts"
import { resealNext } from "./reseal.ts"

const services = testServices()
const keyOf = (letter: string) => `${letter}:${btoa(letter.repeat(32))}`
const FRESH = keyOf("f")
/** The service after a new key was put in front of the setting. */
const rotated: Services = { ...services, vault: openVault(`${FRESH},${bindings.CREDENTIALS_KEYS}`) }
/** Other tests have rows in the same database: only the row of this id is visited. */
const only = (column: number, id: string) => ({ cursor: `${column}:${id.slice(0, -1)}`, limit: 1 })
const envelopeOf = (table: string, column: string, id: string) =>
  services.d1.prepare(`SELECT ${column} AS one FROM ${table} WHERE id = ?`).bind(id).first<string>("one")

describe("npm run rotate-credentials", () => {
  it("seals credentials with the newest key, once", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.connection({ credentials: { token: "t" } })
    expect(await resealNext(rotated, only(0, id))).toMatchObject({ resealed: 1, unreadable: 0, cursor: `0:${id}` })
    const envelope = await envelopeOf("connections", "credentials", id)
    expect(envelope).toMatch(/^v1\.f\./)
    expect(await openVault(FRESH).open({ orgId: org.id, connectionId: id }, envelope)).toEqual({ token: "t" })
    expect(await resealNext(rotated, only(0, id))).toMatchObject({ resealed: 0, unreadable: 0 })
    expect(await envelopeOf("connections", "credentials", id)).toBe(envelope)
  })

  it("seals the address of an organization's Slack channel", async ({ expect }) => {
    const org = await anOrg()
    const url = "https://hooks.slack.com/services/T/B/x"
    await (await org.signedInAs("owner")).patch("/api/alerts/settings", { slackUrl: url })
    expect(await resealNext(rotated, only(3, org.id))).toMatchObject({ resealed: 1 })
    const envelope = await envelopeOf("organizations", "slack_url", org.id)
    expect(await openVault(FRESH).open(slackOwner(org.id), envelope)).toEqual({ url })
  })

  it("seals both secrets of a webhook", async ({ expect }) => {
    const org = await anOrg()
    const { id, secret } = await org.webhook()
    await services.d1.prepare("UPDATE webhooks SET previous_secret = secret WHERE id = ?").bind(id).run()
    for (const [index, column] of [
      [1, "secret"],
      [2, "previous_secret"],
    ] as const) {
      expect(await resealNext(rotated, only(index, id))).toMatchObject({ resealed: 1 })
      const envelope = await envelopeOf("webhooks", column, id)
      expect(await openVault(FRESH).open({ orgId: org.id, connectionId: id }, envelope)).toEqual({ secret })
    }
  })

  it("keeps credentials that are replaced at the same moment", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.connection({ credentials: { token: "old" } })
    const { vault } = rotated
    const seal: typeof vault.seal = async (owner, secrets) => {
      await changeConnection(org.ctx(), id, { credentials: { token: "new" } })
      return vault.seal(owner, secrets)
    }
    await resealNext({ ...rotated, vault: { ...vault, seal } }, only(0, id))
    const envelope = await envelopeOf("connections", "credentials", id)
    expect(await vault.open({ orgId: org.id, connectionId: id }, envelope)).toEqual({ token: "new" })
  })

  it("leaves what no configured key opens as it is, and says so", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.connection({ credentials: { token: "t" } })
    const before = await envelopeOf("connections", "credentials", id)
    const logged: unknown[] = []
    const lost = { ...services, vault: openVault(FRESH), log: ((event) => logged.push(event)) as Services["log"] }
    expect(await resealNext(lost, only(0, id))).toMatchObject({ resealed: 0, unreadable: 1 })
    expect(await envelopeOf("connections", "credentials", id)).toBe(before)
    expect(logged).toEqual(["reseal.unreadable"])
  })

  it("counts what each key seals, those that seal nothing included", async ({ expect }) => {
    const org = await anOrg()
    await org.connection({ credentials: { token: "t" } })
    const idle = { ...services, vault: openVault(`${bindings.CREDENTIALS_KEYS},${keyOf("z")}`) }
    const { cursor, keys } = await resealNext(idle, { cursor: "3:zzz", limit: 1 })
    expect(cursor).toBeNull()
    expect(keys?.find(({ id }) => id === "test")).toMatchObject({ configured: true })
    expect(keys?.find(({ id }) => id === "test")?.sealed).toBeGreaterThan(0)
    expect(keys).toContainEqual({ id: "z", sealed: 0, configured: true })
  })

  it("rejects cursors that are not its own", async ({ expect }) => {
    for (const cursor of ["4:", "org:x", "0:a b"]) {
      await expect(await theMaintainer.post("/api/maintenance/reseal", { cursor })).toRefuse(
        400,
        "cursor is not one of ours",
      )
    }
  })
})
