import { describe, it } from "vitest"
import { resumeStalled } from "../../operations/recovery/resume-stalled.ts"
import { aPush } from "../../testing/a-push.ts"
import { drivePushRun } from "./drive-run.ts"
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
    const { org, runPath, run, platform, status, rows } = await aWaitingPush()
    const owner = await org.signedInAs("owner")
    expect(await (await owner.post(`${runPath}/refuse`)).json()).toEqual({ runId: run.runId, approval: "refused" })
    expect(await status()).toMatchObject({
      status: "cancelled",
      failure: "The push was refused",
      approval: { status: "refused" },
    })
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
