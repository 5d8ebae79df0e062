import { type Role, ROLES } from "../../kernel/access/roles.ts"
import { describe, inject, it } from "vitest"
import type { AllRuns } from "../../operations/all-runs/schema.ts"
import { resumeStalled } from "../../operations/recovery/resume-stalled.ts"
import type { AlertPage } from "../../organizations/alerts/schema.ts"
import { sendAlertMessages } from "../../organizations/alerts/send-messages.ts"
import { aPush } from "../../testing/a-push.ts"
import { type TestOrg, testServices } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import { drivePushRun } from "./drive-run.ts"
import { remindOfApprovals } from "./raise-approvals.ts"
import type { PushRunRecord, StartedRun } from "./schema.ts"

const WAITS = "The push waits for the approval of an owner or admin"

/** A push of two topics that an admin starts, on a connection that asks for approval. */
async function aWaitingPush() {
  const push = await aPush(2, { config: { approval: "required" } })
  const admin = await push.org.signedInAs("admin")
  const answer = await admin.post(push.path, { topicIds: push.topicIds, background: true })
  const run = await answer.json<StartedRun>()
  const status = async () => (await admin.get(`${push.path}/${run.runId}/status`)).json<PushRunRecord>()
  return { ...push, admin, run, status, runPath: `${push.path}/${run.runId}` }
}

describe("a push to a connection that asks for approval", () => {
  it("sends nothing until an owner or admin other than the one who started it approves", async ({ expect }) => {
    const { org, admin, run, runPath, platform, ctx, status } = await aWaitingPush()
    expect(run).toMatchObject({ totalSegments: 2, status: "running", approval: "waiting" })
    await drivePushRun(ctx, run.runId)
    await resumeStalled({ ...ctx, stalledAfterMs: 0 })
    await expect(await admin.post(`${runPath}/push`)).toRefuse(409, WAITS)
    await expect(await admin.post(`${runPath}/retry`, { background: true })).toRefuse(409, WAITS)
    await expect(await admin.post(`${runPath}/approve`)).toRefuse(403, "A second person has to approve this push")
    expect((await (await org.signedInAs("member")).post(`${runPath}/approve`)).status).toBe(403)
    expect((await (await org.apiKey(["activations"])).caller.post(`${runPath}/approve`)).status).toBe(401)
    expect(await platform.calls("create")).toHaveLength(0)
    expect((await status()).approval).toMatchObject({ status: "waiting", decidedBy: null, needsSecondPerson: true })

    const owner = await org.signedInAs("owner")
    expect(await (await owner.post(`${runPath}/approve`)).json()).toEqual({ runId: run.runId, approval: "approved" })
    await expect.poll(async () => (await status()).status).toBe("completed")
    expect(await platform.live()).toHaveLength(2)
    const { approval } = await status()
    expect(approval).toMatchObject({ status: "approved", decidedAt: expect.any(String) as string })
    expect(approval?.requestedBy).not.toBe(approval?.decidedBy)
    await expect(await owner.post(`${runPath}/approve`)).toRefuse(409, "Run is completed, cannot approve")
    const entry = "SELECT details FROM audit_log WHERE org_id = ? AND action = 'push.approved' AND target = ?"
    expect(await ctx.d1.prepare(entry).bind(org.id, run.runId).first()).not.toBeNull()
  })

  it("ends without a segment when it is refused", async ({ expect }) => {
    const { org, runPath, run, platform, status, rows, ctx } = await aWaitingPush()
    const owner = await org.signedInAs("owner")
    const comment = " Not in December. "
    const refused = await owner.post(`${runPath}/refuse`, { comment })
    expect(await refused.json()).toEqual({ runId: run.runId, approval: "refused" })
    expect(await status()).toMatchObject({
      status: "cancelled",
      failure: "The push was refused",
      approval: { status: "refused", comment: "Not in December." },
    })
    const entry = "SELECT details ->> 'comment' AS said FROM audit_log WHERE org_id = ? AND action = 'push.refused'"
    expect(await ctx.d1.prepare(entry).bind(org.id).first("said")).toBe("Not in December.")
    await expect(await owner.post(`${runPath}/refuse`, { comment: "x".repeat(1001) })).toRefuse(
      400,
      "comment must be at most 1000 characters",
    )
    expect((await rows()).map((row) => row["status"])).toEqual(["deactivated", "deactivated"])
    await expect(await owner.post(`${runPath}/approve`)).toRefuse(409, "Run is cancelled, cannot approve")
    expect(await platform.calls("create")).toHaveLength(0)
  })

  it("waits again when another push takes its topics over", async ({ expect }) => {
    const { admin, path, topicIds, platform } = await aWaitingPush()
    const second = await (await admin.post(path, { topicIds, background: true })).json<StartedRun>()
    expect(second).toMatchObject({ totalSegments: 2, approval: "waiting" })
    await expect(await admin.post(`${path}/${second.runId}/push`)).toRefuse(409, WAITS)
    expect(await platform.calls("create")).toHaveLength(0)
  })
})

describe("an alert that a push waits", () => {
  const alertsOf = async (org: TestOrg) =>
    (await json<AlertPage>((await org.signedInAs("viewer")).get("/api/alerts"))).data.map(({ kind, title, link }) => [
      kind,
      title,
      link,
    ])
  const mailsTo = async (address: string) =>
    (await fetch(`${inject("mailUrl")}?to=${encodeURIComponent(address)}`)).json<{ text: string }[]>()

  it("is raised at once and after a day, and mailed to those who may decide, while they may", async ({ expect }) => {
    const { org, ctx, run, runPath } = await aWaitingPush()
    const owner = await org.signedInAs("owner")
    const [first] = await alertsOf(org)
    expect(first).toEqual([
      "approval_waiting",
      expect.stringMatching(/^A push to .* waits for approval$/) as string,
      `/runs/push/${run.runId}`,
    ])
    const mailsOf = async (role: Role) => mailsTo(`${role}@${run.runId.slice(4)}.example`)
    for (const role of ROLES) {
      const email = `${role}@${run.runId.slice(4)}.example`
      await ctx.d1.prepare("UPDATE users SET email = ? WHERE id = ?").bind(email, org.userId(role)).run()
    }
    await sendAlertMessages(testServices())
    const mails = await mailsOf("owner")
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`https://strata.test/runs/push/${run.runId}`)
    // Neither who asked nor who may not decide.
    for (const role of ["admin", "member", "viewer"] as const) expect(await mailsOf(role)).toEqual([])
    const waiting = async () =>
      (await json<AllRuns>(owner.get("/api/runs?waitsFor=approval"))).data.map(({ id, waitsFor }) => [id, waitsFor])
    expect(await waiting()).toEqual([[run.runId, "approval"]])

    const later = { ...testServices(), now: () => new Date(Date.now() + 25 * 3_600_000) }
    await remindOfApprovals(testServices())
    await remindOfApprovals(later)
    await remindOfApprovals(later)
    expect(await alertsOf(org)).toHaveLength(2)
    await owner.post(`${runPath}/refuse`, {})
    await sendAlertMessages(later)
    expect(await mailsOf("owner")).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })
})

describe("a push that is held", () => {
  it("can be shown to others, and approved by the one who started it", async ({ expect }) => {
    const { org, path, topicIds, platform } = await aPush(1)
    const owner = await org.signedInAs("owner")
    const { runId } = await (await owner.post(path, { topicIds, hold: true })).json<StartedRun>()
    await expect(await owner.post(`${path}/${runId}/push`)).toRefuse(409, WAITS)
    expect((await owner.post(`${path}/${runId}/approve`)).status).toBe(200)
    await expect.poll(() => platform.live()).toHaveLength(1)
  })
})
