import { describe, it } from "vitest"
import { nextStep } from "../../testing/a-job.ts"
import type { Caller } from "../../testing/client.ts"
import { anOrg, bindings, testServices, theMaintainer } from "../../testing/factories.ts"
import { keepRevocations } from "./keep-revocations.ts"

const { DB } = bindings
type Row = Record<string, string | number | null>
const TABLES = {
  api_keys: "org_id",
  sdk_keys: "org_id",
  sessions: "org_id",
  memberships: "org_id",
  invitations: "org_id",
  oauth_grants: "org_id",
  organizations: "id",
}

/** What a backup of these organizations holds, and puts back in place of what is there. */
async function aBackup(orgIds: readonly string[]) {
  const ids = JSON.stringify(orgIds)
  const users = `id IN (SELECT user_id FROM memberships WHERE org_id IN (SELECT value FROM json_each('${ids}')))`
  const sets = await Promise.all(
    [
      ...Object.entries(TABLES).map(([table, column]) => [
        table,
        `${column} IN (SELECT value FROM json_each('${ids}'))`,
      ]),
      ["users", users],
    ].map(async ([table = "", where = ""]) => ({
      table,
      rows: (await DB.prepare(`SELECT * FROM ${table} WHERE ${where}`).all<Row>()).results,
    })),
  )
  const kept = await DB.prepare("SELECT coalesce(max(object), '') AS object FROM revocations").first<string>("object")
  return async () => {
    await DB.batch([
      ...sets.flatMap(({ table, rows }) =>
        rows.map((row) => {
          const columns = Object.keys(row)
          return DB.prepare(
            `INSERT OR REPLACE INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
          ).bind(...Object.values(row))
        }),
      ),
      DB.prepare("DELETE FROM revocations"),
      DB.prepare("INSERT INTO revocations (kind, id, at, object) VALUES ('kept', '', '', ?)").bind(kept),
    ])
  }
}

/** As `npm run realign` does after a restore. */
async function realign() {
  for (let cursor: string | null | undefined; cursor === undefined || cursor === "revoked:";) {
    const answer: Response = await theMaintainer.post("/api/maintenance/realign", { cursor })
    ;({ cursor } = await answer.json<{ cursor: string | null }>())
  }
}

describe("a restore of older rows", () => {
  it("brings back no access that ended since", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const [revoked, rotated, rotatedTwice, page, stays] = [
      await org.apiKey(),
      await org.apiKey(),
      await org.apiKey(),
      await org.sdkKey(),
      await org.apiKey(),
    ]
    await DB.prepare("UPDATE memberships SET source = 'service' WHERE org_id = ?").bind(org.id).run()
    const [admin, member, viewer] = [
      await org.signedInAs("admin"),
      await org.signedInAs("member"),
      await org.signedInAs("viewer"),
    ]
    const [invitation, app] = [await org.invitation(), await org.app()]
    await owner.post(`/api/keys/${rotatedTwice.id}/rotate`, { graceSeconds: 3600 })
    const restore = await aBackup([org.id])

    await owner.delete("/api/keys", { id: revoked.id })
    await owner.delete("/api/sdk-keys", { id: page.id })
    await owner.delete(`/api/apps/${app.id}`)
    await owner.post(`/api/keys/${rotated.id}/rotate`, { graceSeconds: 0 })
    await owner.post(`/api/keys/${rotatedTwice.id}/rotate`, { graceSeconds: 3600 })
    await owner.delete(`/api/members/${org.userId("member")}`)
    await owner.delete(`/api/invitations/${invitation.id}`)
    await admin.post("/auth/logout")
    expect(await keepRevocations(testServices())).toBe(true)

    const statusOf = (path: string) => async (caller: Caller) => (await caller.get(path)).status
    // With leases of what is stored now.
    const statuses = async (keys = [revoked, stays, rotated, rotatedTwice]) => {
      await testServices().leases.waitForExpiry(org.id)
      return Promise.all([
        statusOf("/api/sdk/mappings")(page.caller),
        ...[member, admin, viewer, ...keys.map(({ caller }) => caller)].map(statusOf("/api/topics")),
      ])
    }
    const after = [401, 401, 401, 200, 401, 200, 401, 401]
    const connected = async () => (await (await owner.get("/api/apps")).json<unknown[]>()).length
    // An unknown key is refused for ten seconds more: the rotated ones are not asked for before they are back.
    expect(await statuses([revoked, stays])).toEqual(after.slice(0, -2))
    await restore()
    expect([await statuses(), await connected()]).toEqual([after.map(() => 200), 1])
    await realign()
    expect([await statuses(), await connected()]).toEqual([after, 0])
    expect(await DB.prepare("SELECT id FROM invitations WHERE id = ?").bind(invitation.id).first()).toBeNull()
    const membership = DB.prepare("SELECT role FROM memberships WHERE org_id = ? AND user_id = ?")
    expect(await membership.bind(org.id, org.userId("member")).first()).toBeNull()
    // Again, and by the cron alone.
    await restore()
    await keepRevocations(testServices())
    expect(await statuses()).toEqual(after)
  })

  it("brings back no erased person or organization, and erases them again", async ({ expect }) => {
    const [org, erased] = [await anOrg(), await anOrg()]
    const [viewer, owner, key] = [
      await org.signedInAs("viewer"),
      await erased.signedInAs("owner"),
      await erased.apiKey(),
    ]
    const restore = await aBackup([org.id, erased.id])
    expect((await viewer.post("/api/person/erase", { email: `viewer@${org.id}.test` })).status).toBe(202)
    expect((await owner.post("/api/organization/erase", { name: "Test organization" })).status).toBe(202)
    await keepRevocations(testServices())
    const ofThem = "(org_id = ?1 OR config ->> 'userId' = ?2)"
    const mine = [erased.id, org.userId("viewer")]
    await DB.prepare(`DELETE FROM jobs WHERE ${ofThem}`)
      .bind(...mine)
      .run()
    await restore()
    expect((await viewer.get("/api/topics")).status).toBe(200)
    await realign()
    const answers = [viewer.get("/api/topics"), owner.get("/api/topics"), key.caller.get("/api/topics")]
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401, 401])
    const { results } = await DB.prepare(
      `SELECT id, job_type AS of, config FROM jobs WHERE ${ofThem} ORDER BY job_type`,
    )
      .bind(...mine)
      .all<{ id: string; of: string; config: string }>()
    expect(results.map(({ of, config }) => [of, JSON.parse(config)])).toEqual([
      ["erase_organization", { orgId: erased.id, background: true }],
      ["erase_person", { userId: org.userId("viewer"), background: true }],
    ])
    const working = DB.prepare("SELECT count(*) AS n FROM api_keys WHERE org_id = ? AND revoked_at IS NULL")
    expect(await working.bind(erased.id).first("n")).toBe(0)
    // The second pass of an erasure waits until what was under way has settled.
    const later = { ...org.ctx(), now: () => new Date(Date.now() + 3_600_000) }
    for (const { id } of results) while (!(await nextStep(later, id)).done);
    const left = "SELECT (SELECT count(*) FROM api_keys WHERE org_id = ?1) AS keys, name FROM users WHERE id = ?2"
    expect(
      await DB.prepare(left)
        .bind(...mine)
        .first(),
    ).toEqual({ keys: 0, name: "Erased person" })
  })
})
