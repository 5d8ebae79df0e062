import { describe, it, vi } from "vitest"
import { storedWith } from "../../testing/all-rows.ts"
import { aFullOrganization, indexedTopics } from "../../testing/a-full-organization.ts"
import { nextStep } from "../../testing/a-job.ts"
import { withKey } from "../../testing/client.ts"
import { countDifferences } from "../../testing/count-differences.ts"
import { aName, anOperator, anOrg, bindings, testServices } from "../../testing/factories.ts"
import { addFromCatalog } from "../../topics/catalog/add-from-catalog.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { seedTopics } from "../../topics/library/seed-topics.ts"
import { mirrorPerson } from "../../organizations/identity/mirror-person.ts"
import { createApiKey } from "../../organizations/keys/api-keys.ts"
import { createSdkKey } from "../../organizations/keys/sdk-keys.ts"
import type { Erasure, StartedErasure } from "./schema.ts"

const LATER_MS = 10 * 60_000

/** Runs an erasure to its end; the second pass begins when what was under way has settled. */
async function finish(ctx: OrgContext, jobId: string) {
  const later = { ...ctx, now: () => new Date(Date.now() + LATER_MS) }
  for (let step = 0; step < 200; step++) if ((await nextStep(later, jobId)).done) return step
  throw new Error("The erasure does not end")
}

const started = async (answer: Promise<Response>) => {
  const response = await answer
  if (response.status !== 202) throw new Error(await response.text())
  return (await response.json<StartedErasure>()).erasureId
}

/** Queues handle messages in the background, the erasure's own too: each has a row in the outbox until its turn ends. */
const quiet = (orgId: string) =>
  vi.waitFor(
    async () => {
      const waiting = testServices()
        .d1.prepare("SELECT count(*) AS n FROM outbox WHERE org_id = ?1 OR instr(body, ?1) > 0")
        .bind(orgId)
      if ((await waiting.first("n")) !== 0) throw new Error("A queue does not end its work")
    },
    { timeout: 120_000, interval: 50 },
  )

/** What goes on meanwhile: requests are counted some seconds after they were made, and webhooks are delivered, fail and are tried again. */
const STILL_CHANGING: Readonly<Record<string, readonly string[]>> = {
  usage_daily: ["total_requests"],
  webhooks: ["failing_since"],
  webhook_deliveries: ["status", "attempts", "next_attempt_at", "claim", "log", "completed_at"],
}

const rowsOf = async (orgId: string) =>
  (await storedWith(orgId))
    .map(({ where, text }) => `${where} ${withoutCells(text, STILL_CHANGING[where] ?? [])}`)
    .sort()

function withoutCells(row: string, columns: readonly string[]): string {
  if (columns.length === 0) return row
  const cells = Object.entries(JSON.parse(row) as Record<string, unknown>)
  return JSON.stringify(cells.filter(([name]) => !columns.includes(name)))
}

describe("erasing an organization", () => {
  it(
    "leaves no row, object, file, vector or log line of it, and everything of others",
    { timeout: 300_000 },
    async ({ expect }) => {
      const lines: string[] = []
      const spies = (["log", "info", "warn", "error"] as const).map((method) =>
        vi.spyOn(console, method).mockImplementation((...line) => void lines.push(line.map(String).join(" "))),
      )
      const org = await aFullOrganization()
      const { marker } = org
      const neighbour = await aFullOrganization()
      // The neighbour also uses a topic that came with the organization: it stays in the catalog.
      const shared = await org.org.topic(aName("Boat owners"))
      await addFromCatalog(neighbour.org.ctx(), { topicIds: [shared.topicId] })
      // A topic of the operators' catalog that no other organization uses stays too.
      await seedTopics(org.ctx, [{ topicName: aName("Train travellers") }], {})
      const seeded = await testServices()
        .d1.prepare("SELECT id FROM topics ORDER BY seq DESC LIMIT 1")
        .first<string>("id")
      await addFromCatalog({ ...org.ctx, now: () => new Date(Date.now() + 1000) }, { topicIds: [seeded ?? ""] })

      const planted = new Set((await storedWith(marker)).map(({ where }) => where))
      for (const table of [
        "topics",
        "org_topics",
        "topic_history",
        "import_errors",
        "job_findings",
        "audit_log",
        "IMPORTS",
        "MEMBERS",
        "DROP",
      ]) {
        expect(planted, table).toContain(table)
      }
      const topicIds = [org.created.topic_id, org.other.topic_id]
      const indexed = await indexedTopics(topicIds)
      expect(await indexed()).toHaveLength(2)
      const sharedIndexed = await indexedTopics([shared.topicId])
      expect(await sharedIndexed()).toEqual([shared.topicId])
      await bindings.QUOTAS.getByName(neighbour.org.id).flush()
      await quiet(neighbour.org.id)
      const before = await rowsOf(neighbour.org.id)
      expect(before.length).toBeGreaterThan(30)

      const erasureId = await started(org.owner.post("/api/organization/erase", { name: org.name }))

      // At once.
      expect((await org.owner.get("/api/topics")).status).toBe(401)
      expect((await withKey(org.apiKey.plaintext).get("/api/topics")).status).toBe(401)
      expect((await withKey(org.sdkKey.plaintext).post("/api/sdk/classify", { topic: "x" })).status).toBe(401)

      lines.length = 0
      await finish(org.ctx, erasureId)
      await quiet(org.org.id)
      expect(await org.platform.live()).toEqual([])
      expect(await storedWith(marker)).toEqual([])
      expect(await indexed()).toEqual([])
      expect(await sharedIndexed()).toEqual([shared.topicId])
      expect(lines.filter((line) => line.toLowerCase().includes(marker))).toEqual([])
      for (const spy of spies) spy.mockRestore()

      // The tombstone, the erasure, and audit entries without people.
      // The count of its last requests may come while the test's clock is ahead; the second pass runs later than that.
      // Ids of ended memberships stay, for the restore of a backup.
      const lasting = new Set(["usage_daily", "revocations", "REVOCATIONS"])
      const left = (await storedWith(org.org.id)).filter(({ where }) => !lasting.has(where))
      // People stay, with the address that the factory made from the organization's id.
      expect([...new Set(left.map(({ where }) => where))].sort()).toEqual([
        "audit_log",
        "jobs",
        "organizations",
        "users",
      ])
      expect(left.filter(({ where }) => where === "organizations")).toHaveLength(1)
      const entries = left.filter(({ where }) => where === "audit_log").map(({ text }) => text)
      expect(entries.length).toBeGreaterThan(5)
      expect(entries.filter((text) => text.includes("usr_"))).toEqual([])
      expect(entries.join(" ")).toContain("organization.erased")
      expect(await bindings.QUOTAS.getByName(org.org.id).used("exports")).toBe(0)

      // Others, byte for byte.
      expect(await rowsOf(neighbour.org.id)).toEqual(before)
      expect(await countDifferences(neighbour.org.id)).toEqual([])
      expect(await countDifferences(org.org.id)).toEqual([])
      const stays = testServices().d1.prepare("SELECT id FROM topics WHERE id IN (?, ?)")
      expect((await stays.bind(shared.topicId, seeded).all()).results).toHaveLength(2)

      const answer = await (
        await anOrg()
      )
        .signedInAs("viewer")
        .then((anybody) => anybody.get(`/api/erasures/${erasureId}`))
      expect(await answer.json<Erasure>()).toMatchObject({ of: "organization", status: "completed", segmentsLeft: 0 })
    },
  )

  it(
    "goes on without a platform that does not answer, and says which segments are left",
    { timeout: 300_000 },
    async ({ expect }) => {
      const org = await aFullOrganization()
      await org.platform.faults({ type: "status", status: 503, on: "deactivate", after: 0, times: 1_000 })
      const erasureId = await started(org.owner.post("/api/organization/erase", { name: org.name }))
      await finish(org.ctx, erasureId)
      expect(await org.platform.live()).toHaveLength(2)
      expect(await storedWith(org.marker)).toEqual([])
      const operator = await anOperator()
      const job = await operator.get(`/api/admin/jobs/${erasureId}`)
      const { status, errors } = await job.json<{ status: string; errors: { id: string; message: string }[] }>()
      expect(status).toBe("completed")
      const ids = (await org.platform.live()).map(({ id }) => id).sort()
      expect(errors.map(({ id }) => id).sort()).toEqual(ids)
      expect(errors[0]?.message).toBe("marketplace did not confirm that the segment is deactivated")
    },
  )

  it(
    "waits for work that was under way, and removes what that still wrote",
    { timeout: 300_000 },
    async ({ expect }) => {
      const org = await anOrg()
      const owner = await org.signedInAs("owner")
      const erasureId = await started(owner.post("/api/organization/erase", { name: "Test organization" }))
      let step = await nextStep(org.ctx(), erasureId)
      for (let i = 0; i < 100 && !step.idle; i++) step = await nextStep(org.ctx(), erasureId)
      expect(step).toMatchObject({ idle: true, done: false })
      // A request that began before the erasure.
      await org.topic(aName("Late arrivals"))
      await org.ctx().meter.record({ exports: 1 })
      await finish(org.ctx(), erasureId)
      expect(
        await testServices().d1.prepare("SELECT id FROM org_topics WHERE org_id = ?").bind(org.id).first(),
      ).toBeNull()
    },
  )

  it("needs the organization's name, and an owner", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const refusal = "name must be the organization's name"
    await expect(await owner.post("/api/organization/erase", { name: "Another" })).toRefuse(400, refusal)
    await expect(await owner.post("/api/organization/erase", {})).toRefuse(400, "name is required")
    const admin = await org.signedInAs("admin")
    await expect(await admin.post("/api/organization/erase", { name: "Test organization" })).toRefuse(403, "Forbidden")
    expect((await owner.get("/api/topics")).status).toBe(200)
  })

  it("ends running imports, pushes and jobs, and opens no context for late messages", async ({ expect }) => {
    const org = await anOrg()
    const { id: batchId } = await org.importBatch()
    const { id: jobId } = await org.refreshJob()
    const owner = await org.signedInAs("owner")
    await expect(await owner.get(`/api/erasures/${jobId}`)).toRefuse(404, "Erasure not found")
    await started(owner.post("/api/organization/erase", { name: "Test organization" }))
    const { d1 } = testServices()
    const status = (table: string, id: string) =>
      d1.prepare(`SELECT status FROM ${table} WHERE id = ?`).bind(id).first("status")
    expect(await status("import_batches", batchId)).toBe("cancelled")
    expect(await status("jobs", jobId)).toBe("cancelled")
    const listed = await (await anOperator()).get("/api/admin/organizations")
    expect(await listed.text()).not.toContain(org.id)
  })
})

describe("erasing a person", () => {
  it("ends their sessions at once, and removes name and address everywhere", async ({ expect }) => {
    const org = await anOrg()
    const { d1 } = testServices()
    const admin = await org.signedInAs("admin")
    const email = `admin@${org.id}.test`
    await admin.post("/api/keys", { name: `Key of ${email}`, scopes: ["export"] })
    const { id } = await org.topic()
    await admin.patch(`/api/topics/${id}`, { segment_type: "B2B" })
    await expect(await admin.post("/api/person/erase", { email: "x@y.test" })).toRefuse(
      400,
      "email must be your own address",
    )
    const erasureId = await started(admin.post("/api/person/erase", { email }))
    expect((await admin.get("/api/topics")).status).toBe(401)
    const sessions = d1.prepare("SELECT count(*) AS n FROM sessions WHERE user_id = ?").bind(org.userId("admin"))
    expect(await sessions.first("n")).toBe(0)
    await finish(org.ctx(), erasureId)
    // The name that the organization gave its key is the organization's.
    expect((await storedWith(email)).map(({ where }) => where)).toEqual(["api_keys"])
    expect(await d1.prepare("SELECT email, name FROM users WHERE id = ?").bind(org.userId("admin")).first()).toEqual({
      email: "",
      name: "Erased person",
    })
    const owner = await org.signedInAs("owner")
    expect((await owner.get("/api/topics")).status).toBe(200)
  })

  it("can be done by an operator, but not to the only owner of an organization", async ({ expect }) => {
    const org = await anOrg()
    const operator = await anOperator()
    const erase = (role: "owner" | "viewer") => operator.post(`/api/admin/people/${org.userId(role)}/erase`, {})
    await expect(await erase("owner")).toRefuse(
      409,
      "The only owner of Test organization cannot be erased: name another owner or erase it first",
    )
    await finish(org.ctx(), await started(erase("viewer")))
    await expect(await erase("viewer")).toRefuse(404, "Person not found")
    expect(await storedWith(`viewer@${org.id}.test`)).toEqual([])
  })
})

describe("the keys of a person who is erased", () => {
  it("are revoked, SDK keys go to an owner; both can be chosen otherwise", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const keysOf = async (role: "admin" | "member") => {
      const api = await createApiKey(org.ctx(role), { name: "CI", scopes: ["export"] })
      const sdk = await createSdkKey(org.ctx(role), { name: "Shop", mode: "live", scopes: ["mappings:read"] })
      return { api: withKey(api.plaintext), sdk: withKey(sdk.plaintext) }
    }
    const [admins, members] = [await keysOf("admin"), await keysOf("member")]
    expect((await admins.api.get("/api/me")).status).toBe(200)
    const admin = await org.signedInAs("admin")
    await started(admin.post("/api/person/erase", { email: `admin@${org.id}.test` }))
    await expect(await admins.api.get("/api/me")).toRefuse(401, "API key has been revoked")
    expect((await admins.sdk.get("/api/sdk/mappings")).status).toBe(200)

    const erase = (transferTo: string) =>
      anOperator().then((operator) =>
        operator.post(`/api/admin/people/${org.userId("member")}/erase`, { keys: "transfer", transferTo }),
      )
    const stranger = (await anOrg()).userId("owner")
    await expect(await erase(stranger)).toRefuse(400, "transferTo must be another member of the organization")
    await started(erase(org.userId("viewer")))
    expect((await members.api.get("/api/me")).status).toBe(200)
    const listed = await (await owner.get("/api/keys")).json<{ holder: { id: string }; revokedAt: string | null }[]>()
    expect(Object.fromEntries(listed.map(({ holder, revokedAt }) => [holder.id, revokedAt === null]))).toEqual({
      [org.userId("admin")]: false,
      [org.userId("viewer")]: true,
    })
    const pages = await (await owner.get("/api/sdk-keys")).json<{ holder: { id: string } }[]>()
    expect(pages.map(({ holder }) => holder.id).sort()).toEqual([org.userId("owner"), org.userId("viewer")].sort())
  })

  it("who owned their organization can sign in again as a new person", async ({ expect }) => {
    const { identity, d1 } = testServices()
    const sub = crypto.randomUUID()
    const claims = { sub, email: `${sub}@people.test` }
    const signIn = () => mirrorPerson(testServices(), identity.issuer, claims, identity.claims)
    const before = await signIn()
    const other = (await anOrg()).userId("owner")
    await d1
      .prepare("INSERT INTO memberships (org_id, user_id, role, source) VALUES (?, ?, 'owner', 'service')")
      .bind(before.orgId, other)
      .run()
    const operator = await anOperator()
    await started(operator.post(`/api/admin/people/${before.userId}/erase`, {}))
    const stored = d1.prepare("SELECT external_id FROM organizations WHERE id = ?").bind(before.orgId)
    expect(await stored.first("external_id")).toBe(`service:${before.orgId}`)
    const after = await signIn()
    expect(after.userId).not.toBe(before.userId)
    expect(after.orgId).not.toBe(before.orgId)
    // A person who was erased before this was so, or was removed by the other owner.
    await d1
      .prepare("UPDATE organizations SET external_id = ? WHERE id = ?")
      .bind(`person:gone-${sub}`, before.orgId)
      .run()
    const gone = await mirrorPerson(testServices(), identity.issuer, { ...claims, sub: `gone-${sub}` }, identity.claims)
    expect(gone.orgId).not.toBe(before.orgId)
  })
})
