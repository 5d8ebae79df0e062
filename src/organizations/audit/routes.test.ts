import { describe, it } from "vitest"
import { createConnection } from "../connections/connections.ts"
import { routes } from "../../app/routes.ts"
import { createApiKey } from "../keys/api-keys.ts"
import { changeTemplate } from "../../operations/templates/change-template.ts"
import { createTemplate } from "../../operations/templates/create-template.ts"
import { deleteTemplate } from "../../operations/templates/delete-template.ts"
import { OutputTemplate } from "../../knowledge/outputs/template.ts"
import type { Caller } from "../../testing/client.ts"
import { aName, anOperator, anOrg, testServices } from "../../testing/factories.ts"
import { fullScans, recordedD1 } from "../../testing/recorded-d1.ts"
import { json } from "../../testing/topic-answers.ts"
import { listActions } from "./list-actions.ts"
import { actionEntry } from "./entry.ts"
import { type AuditPage, AuditQuery } from "./schema.ts"
import { everyDatabase } from "../../testing/every-database.ts"

const { d1 } = testServices()
const PATH = "/api/admin/audit"
const list = async (query: Record<string, string>, operator?: Caller) =>
  json<AuditPage>((operator ?? (await anOperator())).get(`${PATH}?${new URLSearchParams(query).toString()}`))
const actionsOf = async (orgId: string) => (await list({ orgId })).data.map(({ action }) => action).toReversed()

describe("the audit log", () => {
  it("is append-only in the database", async ({ expect }) => {
    const org = await anOrg()
    await actionEntry(org.ctx(), "test.done", "x").run()
    const attempts = [
      "UPDATE audit_log SET actor = 'nobody' WHERE org_id = ?",
      "DELETE FROM audit_log WHERE org_id = ?",
      "UPDATE OR REPLACE audit_log SET seq = 1 WHERE org_id = ?",
      `INSERT OR REPLACE INTO audit_log (seq, at, actor, action, target, details, request_id)
       SELECT seq, at, 'nobody', action, target, details, request_id FROM audit_log WHERE org_id = ?`,
    ]
    for (const attempt of attempts) {
      await expect(d1.prepare(attempt).bind(org.id).run(), attempt).rejects.toThrow("The audit log is append-only")
    }
    expect((await list({ orgId: org.id })).data).toMatchObject([{ actor: org.userId("owner"), action: "test.done" }])
  })

  it("records actor, action, target, time and request", async ({ expect }) => {
    const org = await anOrg()
    const answer = await (await org.signedInAs("admin")).post("/api/keys", { name: "CI", scopes: ["export"] })
    const { record, plaintext } = await json<{ record: { id: string }; plaintext: string }>(answer)
    const { data, next } = await list({ orgId: org.id })
    expect(data).toEqual([
      {
        id: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        orgId: org.id,
        actor: org.userId("admin"),
        actorEmail: `admin@${org.id}.test`,
        action: "api_key.created",
        target: record.id,
        details: { name: "CI", scopes: ["export"] },
        requestId: answer.headers.get("x-request-id"),
      },
    ])
    expect(next).toBeNull()
    expect(JSON.stringify(data)).not.toContain(plaintext)
  })

  it("records every action on keys, connections, topics and sessions once", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { record: key } = await json<{ record: { id: string } }>(owner.post("/api/keys", { name: "a" }))
    await owner.post(`/api/keys/${key.id}/rotate`, {})
    for (let i = 0; i < 2; i++) await owner.delete("/api/keys", { id: key.id })
    const { record: page } = await json<{ record: { id: string } }>(owner.post("/api/sdk-keys", { name: "a" }))
    await owner.patch(`/api/sdk-keys/${page.id}`, { requestsPerDay: 10 })
    for (let i = 0; i < 2; i++) await owner.delete("/api/sdk-keys", { id: page.id })
    const { id } = await org.connection({ credentials: { token: "top secret" } })
    await owner.patch(`/api/connections/${id}`, { name: "New" })
    await owner.delete(`/api/connections/${id}`)
    const { id: topic } = await org.topic()
    await owner.delete("/api/topics", { ids: [topic] })
    await owner.post("/auth/organization", { organizationId: org.id })
    await owner.post("/auth/organization", { organizationId: "org_nobody" })
    expect(await actionsOf(org.id)).toEqual([
      "api_key.created",
      "api_key.rotated",
      "api_key.revoked",
      "sdk_key.created",
      "sdk_key.changed",
      "sdk_key.revoked",
      "connection.created",
      "connection.changed",
      "connection.deleted",
      "topics.deleted",
      "session.organization_switched",
    ])
    expect(JSON.stringify(await list({ orgId: org.id }))).not.toContain("top secret")
  })

  it("has no entries for rejected requests", async ({ expect }) => {
    const org = await anOrg()
    const ctx = org.ctx()
    for (let i = 0; i < 25; i++) await createApiKey(ctx, { name: `${i}`, scopes: ["export"] })
    await expect(createApiKey(ctx, { name: "one more", scopes: ["export"] })).rejects.toThrow("Maximum 25")
    for (let i = 0; i < 20; i++) await org.connection()
    await expect(org.connection()).rejects.toThrow("Maximum 20")
    expect(await actionsOf(org.id)).toEqual([
      ...Array(25).fill("api_key.created"),
      ...Array(20).fill("connection.created"),
    ])
  })

  it("rolls back the action if the entry cannot be written", async ({ expect }) => {
    const org = await anOrg()
    const ctx = org.ctx()
    const broken = {
      ...ctx,
      ...everyDatabase({
        prepare: (text: string) => ctx.d1.prepare(text.replace("INTO audit_log", "INTO nowhere")),
        batch: (statements: D1PreparedStatement[]) => ctx.d1.batch(statements),
      } as unknown as D1Database),
    }
    await expect(createApiKey(broken, { name: "x", scopes: ["export"] })).rejects.toThrow("nowhere")
    const connection = {
      name: "x",
      platform: "custom_api",
      direction: "inbound",
      config: { base_url: "https://a.test" },
    } as const
    await expect(createConnection(broken, connection)).rejects.toThrow("nowhere")
    const owner = await org.signedInAs("owner")
    expect(await json(owner.get("/api/keys"))).toEqual([])
    expect(await json(owner.get("/api/connections"))).toEqual([])
  })

  it("records the actions of operators", async ({ expect }) => {
    const org = await anOrg()
    const ctx = org.ctx()
    const platformKey = `p${aName("").trim().toLowerCase()}`
    const template = OutputTemplate.parse({ platformKey, displayName: "x", pathFields: [{ key: "topic" }] })
    const { id } = await createTemplate(ctx, template)
    await changeTemplate(ctx, id, { displayName: "y" })
    await deleteTemplate(ctx, id)
    const { data } = await list({ orgId: org.id })
    expect(data.map(({ action, target, details }) => [action, target, details])).toEqual([
      ["template.deleted", id, { platformKey, displayName: "y" }],
      [
        "template.changed",
        id,
        {
          platformKey,
          displayName: "x",
          from: { displayName: "x" },
          to: { displayName: "y" },
          fields: ["displayName"],
        },
      ],
      ["template.created", id, { platformKey, displayName: "x" }],
    ])
  })
})

describe("GET /api/admin/audit", () => {
  it("filters by actor, action, organization, target and time", async ({ expect }) => {
    const org = await anOrg()
    const at = (day: number) => ({
      ...org.ctx(day % 2 === 0 ? "owner" : "admin"),
      now: () => new Date(Date.UTC(2020, 0, day, 12)),
    })
    const action = `test.${crypto.randomUUID()}`
    for (let day = 1; day <= 6; day++) await actionEntry(at(day), day < 4 ? action : `${action}.late`, `t${day}`).run()
    const targets = async (query: Record<string, string>) =>
      (await list({ orgId: org.id, ...query })).data.map(({ target }) => target).join(" ")
    expect(await targets({})).toBe("t6 t5 t4 t3 t2 t1")
    expect(await targets({ actor: org.userId("owner") })).toBe("t6 t4 t2")
    expect(await targets({ action })).toBe("t3 t2 t1")
    expect(await targets({ action, actor: org.userId("admin") })).toBe("t3 t1")
    expect(await targets({ target: "t5" })).toBe("t5")
    expect(await targets({ from: "2020-01-03", to: "2020-01-05" })).toBe("t5 t4 t3")
    expect(await targets({ from: "2020-01-03T12:00:00.001Z", to: "2020-01-05T13:59:59+02:00" })).toBe("t4")
    expect((await list({ action: `${action}.late` })).data).toHaveLength(3)
    expect(await targets({ actor: "", action: " ", from: "2021-01-01" })).toBe("")
  })

  it("pages by cursor, unaffected by new entries", async ({ expect }) => {
    const org = await anOrg()
    const moment = new Date()
    const ctx = { ...org.ctx(), now: () => moment }
    for (let i = 0; i < 7; i++) await actionEntry(ctx, "test.paged", `t${i}`).run()
    const seen: string[] = []
    for (let cursor: string | null = ""; cursor !== null;) {
      const page: AuditPage = await list({ orgId: org.id, limit: "3", ...(cursor && { cursor }) })
      seen.push(...page.data.map(({ target }) => target))
      cursor = page.next
      await actionEntry(org.ctx(), "test.paged", "late").run()
    }
    expect(seen).toEqual(["t6", "t5", "t4", "t3", "t2", "t1", "t0"])
  })

  it("rejects invalid parameters", async ({ expect }) => {
    const operator = await anOperator()
    const rejected: [string, string][] = [
      ["from=yesterday", "from must be a date like 2026-11-15 or an ISO 8601 timestamp"],
      ["from=2026-02-31", "from must be a date like 2026-11-15 or an ISO 8601 timestamp"],
      ["to=2026-13-01", "to must be a date like 2026-11-15 or an ISO 8601 timestamp"],
      ["limit=0", "limit must be a number of at least 1"],
      ["cursor=5", "cursor must be the next value of a previous page"],
    ]
    for (const [query, message] of rejected) await expect(await operator.get(`${PATH}?${query}`)).toRefuse(400, message)
    expect((await list({ actor: "' OR 1=1 --" }, operator)).data).toEqual([])
  })

  it("uses an index for every filter", async ({ expect }) => {
    const queries = [{}, { actor: "a" }, { action: "a" }, { orgId: "a" }, { from: "2026-01-01", to: "2026-02-01" }]
    const cursor = "2026-01-01T00:00:00.000Z~5"
    for (const query of queries.flatMap((one) => [one, Object.assign({ cursor }, one)])) {
      const recorded = recordedD1(d1)
      await listActions({ directory: recorded.d1 }, AuditQuery.parse(query))
      for (const { steps } of await recorded.plans()) {
        expect(fullScans(steps)).toEqual([])
        expect(steps.some((step) => step.startsWith("USE TEMP B-TREE"))).toBe(false)
      }
    }
  })
})

/** The audit action of every operator route that changes data. */
const AUDIT_ACTIONS: Record<string, string> = {
  "POST /api/admin/organizations": "organization.created",
  "PATCH /api/admin/organizations/{id}": "organization.plan_changed",
  "POST /api/admin/topics/archive": "topics.archived",
  "DELETE /api/admin/topics/archive": "topics.restored",
  "PATCH /api/admin/topics/{topicId}": "topic.edited",
  "POST /api/admin/topics/{topicId}/history/{entryId}/undo": "topic.edited",
  "POST /api/admin/topics/review": "topic.reviewed",
  "POST /api/admin/topics/bulk": "seeding.created",
  "POST /api/admin/topics/bulk/{batchId}/chunk": "part of seeding.created",
  "POST /api/admin/topics/bulk/{batchId}/review-topics": "topics.flagged",
  "DELETE /api/admin/learned-rules": "learned_rule.deleted",
  "POST /api/admin/output-templates": "template.created",
  "POST /api/admin/output-templates/preview": "changes nothing",
  "PATCH /api/admin/output-templates/{templateId}": "template.changed",
  "DELETE /api/admin/output-templates/{templateId}": "template.deleted",
  "POST /api/admin/jobs": "job.created",
  "PATCH /api/admin/jobs/{jobId}": "job.cancelled",
  "POST /api/admin/jobs/{jobId}/process": "part of job.created",
  "POST /api/admin/jobs/{jobId}/rollback": "job.created",
  "POST /api/admin/jobs/{jobId}/retry-errors": "job.created",
  "POST /api/admin/dead-letters/{id}/replay": "dead_letter.replayed",
  "POST /api/admin/people/{userId}/erase": "person.erased",
}

it("is listed here for every operator route that changes data", ({ expect }) => {
  const changing = routes
    .filter(({ definition }) => definition.access.by === "operator" && definition.method !== "get")
    .map(({ definition }) => `${definition.method.toUpperCase()} ${definition.path}`)
  expect(changing.filter((name) => !(name in AUDIT_ACTIONS))).toEqual([])
})
