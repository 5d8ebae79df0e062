import { describe, it } from "vitest"
import { aDelivery, anSftpConnection } from "../../testing/a-delivery.ts"
import { send } from "../../testing/client.ts"
import { readCsv } from "../../testing/csv-reader.ts"
import { aName, anOperator, anOrg, testServices, type TestOrg } from "../../testing/factories.ts"
import { signedIn } from "../../testing/sign-in.ts"
import { json } from "../../testing/topic-answers.ts"
import { actionEntry } from "./entry.ts"
import { purgeAuditLog } from "./purge-audit-log.ts"
import type { AuditPage } from "./schema.ts"

type Entry = AuditPage["data"][number]

/** Oldest first. */
async function logOf(org: TestOrg, query: Record<string, string> = {}): Promise<Entry[]> {
  const owner = await org.signedInAs("owner")
  const { data } = await json<AuditPage>(owner.get(`/api/audit?${new URLSearchParams(query).toString()}`))
  return data.toReversed()
}
const actionsIn = (entries: readonly Entry[]) => entries.map(({ action }) => action)

describe("GET /api/audit", () => {
  it("shows owners the entries of their own organization alone, whatever they ask for", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    await actionEntry(org.ctx(), "test.mine", "a").run()
    await actionEntry(other.ctx(), "test.theirs", "b").run()
    const attempts = [
      {},
      { orgId: other.id },
      { actor: other.userId("owner") },
      { action: "test.theirs" },
      { target: "b" },
    ]
    for (const query of attempts) {
      const entries = await logOf(org, query as Record<string, string>)
      expect(entries.filter(({ orgId }) => orgId !== org.id)).toEqual([])
    }
    expect(actionsIn(await logOf(org))).toEqual(["test.mine"])
  })

  it("filters and pages", async ({ expect }) => {
    const org = await anOrg()
    for (let i = 0; i < 5; i++) await actionEntry(org.ctx(), i % 2 ? "test.odd" : "test.even", `t${i}`).run()
    expect((await logOf(org, { action: "test.odd" })).map(({ target }) => target)).toEqual(["t1", "t3"])
    expect((await logOf(org, { target: "t2" })).map(({ target }) => target)).toEqual(["t2"])
    const owner = await org.signedInAs("owner")
    const first = await json<AuditPage>(owner.get("/api/audit?limit=3"))
    const second = await json<AuditPage>(owner.get(`/api/audit?limit=3&cursor=${encodeURIComponent(first.next ?? "")}`))
    expect([...first.data, ...second.data].map(({ target }) => target)).toEqual(["t4", "t3", "t2", "t1", "t0"])
    await expect(await owner.get("/api/audit?format=xml")).toRefuse(400, "format must be json or csv")
  })

  it("gives all entries as CSV, which is an entry too", async ({ expect }) => {
    const org = await anOrg()
    const ctx = org.ctx()
    const count = 1_203
    const rows = JSON.stringify(Array.from({ length: count }, (_, i) => `t${i}`))
    await ctx.d1
      .prepare(
        `INSERT INTO audit_log (at, org_id, actor, action, target, details, request_id)
         SELECT ?1, ?2, ?3, 'test.many', value, '{"formula":"=1+1"}', 'req' FROM json_each(?4)`,
      )
      .bind("2020-01-01T00:00:00.000Z", org.id, org.userId("admin"), rows)
      .run()
    const answer = await (await org.signedInAs("owner")).get("/api/audit?format=csv&to=2020-12-31")
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/)
    const [header, ...lines] = readCsv(await answer.text())
    expect(header).toEqual(["at", "orgId", "actor", "actorEmail", "action", "target", "details", "requestId"])
    expect(lines).toHaveLength(count)
    expect(lines[0]).toEqual([
      "2020-01-01T00:00:00.000Z",
      org.id,
      org.userId("admin"),
      `admin@${org.id}.test`,
      "test.many",
      `t${count - 1}`,
      '{"formula":"=1+1"}',
      "req",
    ])
    const [exported] = await logOf(org, { action: "audit_log.exported" })
    expect(exported).toMatchObject({ actor: org.userId("owner"), target: org.id })

    const all = await (await anOperator()).get(`/api/admin/audit?format=csv&orgId=${org.id}&action=test.many`)
    expect(readCsv(await all.text())).toHaveLength(count + 1)
  })
})

describe("the audit log", () => {
  it("has sign-ins and sign-outs", async ({ expect }) => {
    const login = `${crypto.randomUUID()}@solo.test`
    const [first, second] = [await signedIn(login), await signedIn(login)]
    await first.caller.post("/auth/logout", {})
    const { data } = await json<AuditPage>(second.caller.get("/api/audit"))
    await second.caller.delete("/auth/sessions")
    const entries = data.map(({ action, target, details }) => [action, target, details["how"]])
    expect(entries).toEqual([
      ["session.closed", entries[2]?.[1], "sign_out"],
      ["session.opened", expect.stringMatching(/^ses_/), undefined],
      ["session.opened", expect.stringMatching(/^ses_/), undefined],
    ])
    const third = await signedIn(login)
    const after = await json<AuditPage>(third.caller.get("/api/audit?action=session.closed"))
    expect(after.data[0]?.details).toEqual({ how: "everywhere", sessions: 1 })
  })

  it("has exports with their filters and rows, and the key they were made with", async ({ expect }) => {
    const org = await anOrg()
    const name = aName("Exported")
    await org.topic(name)
    await org.topic()
    const { caller, id } = await org.apiKey(["export"])
    await (await caller.get(`/api/export?format=json&search=${encodeURIComponent(name)}`)).text()
    await (await (await org.signedInAs("owner")).get("/api/export?full=true")).text()
    const entries = (await logOf(org)).filter(({ action }) => action.startsWith("library.export"))
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ["library.export_started", { format: "json", full: false, filters: { search: name }, key: id }],
      [
        "library.exported",
        { format: "json", full: false, filters: { search: name }, rows: 1, complete: true, key: id },
      ],
      ["library.export_started", { format: "csv", full: true, filters: {} }],
      ["library.exported", { format: "csv", full: true, filters: {}, rows: 2, complete: true }],
    ])
  })

  it("has uploads and deletions of match values", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.topic()
    const member = await org.signedInAs("member")
    const path = `/api/topics/${id}/members/uid`
    await member.send(path, { method: "PUT", body: "a\nb\nb\n" })
    await member.send(path, { method: "PUT", body: "not two words" })
    for (let i = 0; i < 2; i++) await member.delete(path)
    const entries = (await logOf(org)).filter(({ action }) => action.startsWith("match_values."))
    expect(entries.map(({ action, actor, target, details }) => [action, actor, target, details])).toEqual([
      ["match_values.replaced", org.userId("member"), id, { matchKey: "uid", count: 2 }],
      ["match_values.deleted", org.userId("member"), id, { matchKey: "uid" }],
    ])
  })

  it("has every lease of credentials to the relay", async ({ expect }) => {
    const org = await anOrg()
    const { id: connectionId } = await anSftpConnection(org)
    await aDelivery(org, { connectionId })
    await aDelivery(org, { connectionId })
    const { leaseDeliveries } = await import("../../activation/relay/lease-deliveries.ts")
    const request = { connections: 100, deliveries: 50, seconds: 60 }
    const { leases } = await leaseDeliveries(testServices(), request)
    const own = leases.find((lease) => lease.connectionId === connectionId)
    expect(Object.keys(own ?? {})).not.toContain("orgId")
    await leaseDeliveries(testServices(), request)
    const entries = await logOf(org, { action: "credentials.leased" })
    expect(entries).toMatchObject([{ actor: "relay", target: connectionId, details: { deliveries: 2 } }])
  })

  it("has the first use of an API key from an address", async ({ expect }) => {
    const org = await anOrg()
    const { secret, id } = await org.apiKey(["topics:read"])
    const use = (address: string) =>
      send("/api/me", { headers: { authorization: `Bearer ${secret}`, "cf-connecting-ip": address } })
    const addresses = async () =>
      (await logOf(org, { action: "api_key.used_from_new_address", target: id })).map(
        ({ details }) => details["address"],
      )
    for (const address of ["192.0.2.1", "192.0.2.1", "2001:db8:1:2:3::4", "2001:db8:1:2::5", "192.0.2.7"]) {
      await use(address)
    }
    await expect
      .poll(async () => new Set(await addresses()))
      .toEqual(new Set(["192.0.2.1", "192.0.2.7", "2001:db8:1:2::/64"]))
  })

  it("has invitations and what becomes of members", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id } = await org.invitation()
    await owner.delete(`/api/invitations/${id}`)
    await owner.patch(`/api/members/${org.userId("member")}`, { role: "viewer" })
    await owner.delete(`/api/members/${org.userId("member")}`)
    const entries = await logOf(org)
    expect(actionsIn(entries)).toEqual([
      "invitation.created",
      "invitation.revoked",
      "member.role_changed",
      "member.removed",
    ])
    expect(entries[2]).toMatchObject({ target: org.userId("member"), details: { from: "member", to: "viewer" } })
  })
})

describe("retention", () => {
  const DAY = 86_400_000

  it("removes entries that are older, in pages, and keeps the others", async ({ expect }) => {
    const org = await anOrg()
    const { d1 } = org.ctx()
    const moments = Array.from({ length: 2_100 }, (_, i) => new Date(Date.UTC(2001, 0, 1) + i * 60_000).toISOString())
    await d1
      .prepare(
        `INSERT INTO audit_log (at, org_id, actor, action, target, details, request_id)
         SELECT value, ?1, 'x', 'test.old', value, '{}', 'req' FROM json_each(?2)`,
      )
      .bind(org.id, JSON.stringify(moments))
      .run()
    const left = async () =>
      (await d1.prepare("SELECT at FROM audit_log WHERE org_id = ? ORDER BY at").bind(org.id).all<{ at: string }>())
        .results
    const boundary = moments.at(-3) ?? ""
    const services = (auditRetentionDays: number | null) => ({
      ...testServices(),
      auditRetentionDays,
      now: () => new Date(Date.parse(boundary) + 30 * DAY),
    })
    await purgeAuditLog(services(null))
    expect(await left()).toHaveLength(2_100)
    await purgeAuditLog(services(31))
    expect((await left()).length).toBeGreaterThan(3)
    await purgeAuditLog(services(30))
    expect((await left()).map(({ at }) => at)).toEqual(moments.slice(-3))
  })

  it("stops before its share of calls is spent", async ({ expect }) => {
    const services = { ...testServices(), auditRetentionDays: 10_000 }
    await purgeAuditLog({ ...services, budget: { ...services.budget, left: () => 0 } })
    expect(services.budget.calls().d1).toBeLessThanOrEqual(1)
  })

  it("is the only way to remove an entry", async ({ expect }) => {
    const org = await anOrg()
    const { d1 } = org.ctx()
    await actionEntry({ ...org.ctx(), now: () => new Date(0) }, "test.ancient", "x").run()
    const remove = d1.prepare("DELETE FROM audit_log WHERE org_id = ?").bind(org.id)
    await expect(remove.run()).rejects.toThrow("The audit log is append-only")
    // A transaction that fails leaves no window open.
    const open = d1.prepare("UPDATE audit_retention SET removable_before = '1999'")
    await expect(d1.batch([open, d1.prepare("INSERT INTO nowhere VALUES (1)")])).rejects.toThrow("nowhere")
    await expect(remove.run()).rejects.toThrow("The audit log is append-only")
    await purgeAuditLog({ ...testServices(), auditRetentionDays: 10_000 })
    expect(await logOf(org)).toEqual([])
    await actionEntry(org.ctx(), "test.new", "x").run()
    await expect(remove.run()).rejects.toThrow("The audit log is append-only")
  })
})
