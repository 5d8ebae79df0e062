import { describe, it } from "vitest"
import type { AllRuns } from "../all-runs/schema.ts"
import { aLivePush, aPush } from "../../testing/a-push.ts"
import { anOrg, type TestOrg, testServices } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import { editTopic } from "../../topics/library/edit-topic.ts"
import { runSchedule } from "./run-schedule.ts"
import type { Schedule } from "./schema.ts"
import { startSchedules } from "./start-due.ts"

const PATH = "/api/activations/schedules"
const DAY_MS = 86_400_000
const SLOW = { timeout: 30_000 }

const later = (ms: number) => ({ ...testServices(), now: () => new Date(Date.now() + ms) })

async function manager(org: TestOrg, role: "owner" | "member" = "member") {
  const person = await org.signedInAs(role)
  const of = async (id: string) => {
    const found = (await json<Schedule[]>(person.get(PATH))).find((one) => one.id === id)
    if (!found) throw new Error("No such schedule")
    return found
  }
  return {
    person,
    of,
    create: (body: object) => json<Schedule>(person.post(PATH, body)),
    change: (id: string, body: object) => json<Schedule>(person.patch(`${PATH}/${id}`, body)),
    /** The schedule after it was due at that time from now, and what it was due for is done. */
    due: async (id: string, ms: number) => {
      const before = (await of(id)).last?.dueAt
      await startSchedules(later(ms))
      for (;;) {
        const schedule = await of(id)
        if (schedule.last && schedule.last.dueAt !== before && schedule.last.status !== "queued") return schedule
        await scheduler.wait(50)
      }
    },
  }
}

describe("a schedule", () => {
  it("runs at the times of a cron expression in its zone", async ({ expect }) => {
    const { org, connectionId } = await aPush(1)
    const { person, create, change, due } = await manager(org)
    const every = "custom"
    const { id } = await create({ connectionId, kind: "push", every, cron: "30 5 * * 1-5", timeZone: "Europe/Berlin" })
    const { nextRunAt, ...schedule } = await due(id, 1_000)
    expect(schedule).toMatchObject({ every, cron: "30 5 * * 1-5", timeZone: "Europe/Berlin" })
    const at = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", timeStyle: "short" })
    expect(at.format(new Date(nextRunAt ?? ""))).toBe("05:30")
    // Resumed, it waits for its time.
    await change(id, { paused: true })
    expect(await change(id, { paused: false })).toMatchObject({ nextRunAt })
    expect(await change(id, { every: "daily" })).toMatchObject({ cron: null, timeZone: null })
    for (const [body, message] of [
      [{ every }, "cron is required"],
      [
        { every, cron: "* * * * *" },
        "cron must begin with one minute from 0 to 59, because a schedule is due once an hour at most",
      ],
      [{ every, cron: "0 0 31 2 *" }, "cron never comes"],
      [{ every, cron: "0 5 * * *", timeZone: "Mars" }, "timeZone must be a time zone like Europe/Berlin"],
    ] as const)
      await expect(await person.patch(`${PATH}/${id}`, body)).toRefuse(400, message)
  })

  it("counts until a person switches it to live, and then pushes what is new", async ({ expect }) => {
    const { org, platform, connectionId, topicIds, rows } = await aPush(2)
    const { person, create, change, due } = await manager(org)
    const created = await create({ connectionId, kind: "push", every: "hourly" })
    expect(created).toMatchObject({ name: "Hourly push", mode: "dry_run", paused: false, filters: {}, last: null })
    const counted = await due(created.id, 1_000)
    expect(counted.last).toMatchObject({
      mode: "dry_run",
      status: "done",
      counts: { create: 2, unchanged: 0, blocked: 0 },
      runId: null,
    })
    expect(Date.parse(counted.nextRunAt ?? "")).toBeGreaterThan(Date.now())
    expect(await platform.calls("create")).toEqual([])
    expect(await rows()).toEqual([])

    expect(await change(created.id, { mode: "live" })).toMatchObject({ mode: "live", nextRunAt: counted.nextRunAt })
    const { last } = await due(created.id, DAY_MS)
    expect(last).toMatchObject({ mode: "live", status: "done", counts: null, runId: expect.any(String) as string })
    await expect.poll(() => platform.live(), SLOW).toHaveLength(2)
    const runs = await json<AllRuns>(person.get("/api/runs?kind=push"))
    expect(runs.data).toMatchObject([{ id: last?.runId, schedule: "Hourly push", connectionId, background: true }])
    await expect
      .poll(async () => (await json<AllRuns>(person.get("/api/runs?kind=push"))).data[0]?.state, SLOW)
      .toBe("completed")

    const { id: added } = await org.topic()
    const again = await due(created.id, 2 * DAY_MS)
    expect(again.last?.status).toBe("done")
    await expect.poll(() => platform.live(), SLOW).toHaveLength(3)
    expect((await rows()).map((row) => row["org_topic_id"])).toEqual([...topicIds, added])
  })

  it("is due once, however often the cron fires and the message comes", async ({ expect }) => {
    const { org, platform, connectionId, ctx } = await aPush(3)
    const { create, change, due } = await manager(org)
    const { id } = await create({ connectionId, kind: "push", every: "daily" })
    await due(id, 1_000)
    await change(id, { mode: "live" })
    const tomorrow = later(1.5 * DAY_MS)
    await Promise.all([startSchedules(tomorrow), startSchedules(tomorrow), startSchedules(tomorrow)])
    const { results } = await ctx.d1
      .prepare("SELECT id FROM schedule_runs WHERE schedule_id = ? AND mode = 'live'")
      .bind(id)
      .all<{ id: string }>()
    expect(results).toHaveLength(1)
    const runId = results[0]?.id ?? ""
    await Promise.all([runSchedule(testServices(), runId), runSchedule(testServices(), runId)])
    await runSchedule(testServices(), runId)
    await expect.poll(() => platform.live(), SLOW).toHaveLength(3)
    const count = (text: string) => ctx.d1.prepare(text).bind(org.id).first<number>("n")
    expect(await count("SELECT count(*) AS n FROM push_runs WHERE org_id = ?")).toBe(1)
    expect(await count("SELECT count(*) AS n FROM activations WHERE org_id = ?")).toBe(3)
  })

  it("waits for approval where the connection asks for it, and does not pile up", async ({ expect }) => {
    const { org, platform, connectionId, path } = await aPush(1, { config: { approval: "required" } })
    const { create, change, due } = await manager(org, "owner")
    const { id } = await create({ connectionId, kind: "push", every: "daily" })
    await change(id, { mode: "live" })
    const first = await due(id, 1_000)
    const runId = first.last?.runId
    const next = await due(id, 1.5 * DAY_MS)
    expect(next.last).toMatchObject({
      status: "skipped",
      reason: "The push before it still waits for approval",
      runId: null,
    })
    expect(await platform.calls("create")).toEqual([])
    const admin = await org.signedInAs("admin")
    expect((await admin.post(`${path}/${runId}/approve`)).status).toBe(200)
    await expect.poll(() => platform.live(), SLOW).toHaveLength(1)
  })

  it("refreshes the stale segments of its connection whose topics match its filters", async ({ expect }) => {
    const { org, ctx, topicIds, connectionId, rows } = await aLivePush(3)
    for (const id of topicIds.slice(0, 2)) await editTopic(ctx, id, { segment_type: "B2G" })
    await editTopic(ctx, topicIds[2] ?? "", { segment_type: "B2B" })
    const { person, create, change, due } = await manager(org)
    const { id } = await create({
      connectionId,
      name: "New names",
      kind: "refresh",
      every: "weekly",
      filters: { segmentType: "B2G" },
    })
    expect((await due(id, 1_000)).last).toMatchObject({ mode: "dry_run", status: "done", counts: { refresh: 2 } })
    await change(id, { mode: "live" })
    const { last } = await due(id, 8 * DAY_MS)
    const refreshes = () => json<AllRuns>(person.get("/api/runs?kind=refresh"))
    await expect.poll(async () => (await refreshes()).data[0]?.state, SLOW).toBe("completed")
    expect((await refreshes()).data).toMatchObject([
      { id: last?.runId, schedule: "New names", connectionId, succeeded: 2, total: 2 },
    ])
    const live = (await rows()).filter(({ status }) => status === "active")
    const names = live.map((row) => String(row["pushed_name"]))
    expect(names.filter((name) => name.includes("B2G"))).toHaveLength(2)
    expect(names.filter((name) => name.includes("B2B"))).toHaveLength(0)
  })

  it("sends nothing while it is paused, its connection fails its test, or is gone", async ({ expect }) => {
    const { org, platform, connectionId, ctx } = await aPush(1)
    const { person, create, change, due, of } = await manager(org, "owner")
    const { id } = await create({ connectionId, kind: "push", every: "hourly" })
    expect(await change(id, { paused: true })).toMatchObject({ paused: true, nextRunAt: null })
    await startSchedules(later(DAY_MS))
    expect((await of(id)).last).toBeNull()
    await change(id, { paused: false, mode: "live" })
    await ctx.d1.prepare("UPDATE connections SET status = 'error' WHERE id = ?").bind(connectionId).run()
    expect((await due(id, 1_000)).last).toMatchObject({
      status: "skipped",
      reason: "The last test of the connection failed",
    })
    expect((await person.delete(`/api/connections/${connectionId}`)).status).toBe(200)
    expect(await json<Schedule[]>(person.get(PATH))).toEqual([])
    await startSchedules(later(2 * DAY_MS))
    expect(await platform.calls("create")).toEqual([])
  })

  it("sends nothing when it is paused after it was queued", async ({ expect }) => {
    const { org, platform, connectionId, ctx } = await aPush(1)
    const { create, change, of } = await manager(org)
    const { id } = await create({ connectionId, kind: "push", every: "hourly" })
    await change(id, { mode: "live", paused: true })
    const runId = `run_${id}`
    await ctx.d1
      .prepare(
        `INSERT INTO schedule_runs (id, org_id, schedule_id, name, kind, mode, due_at, created_at)
         SELECT ?, org_id, id, name, kind, mode, created_at, created_at FROM activation_schedules WHERE id = ?`,
      )
      .bind(runId, id)
      .run()
    await runSchedule(testServices(), runId)
    expect((await of(id)).last).toMatchObject({ status: "skipped", reason: "The schedule was paused", runId: null })
    expect(await platform.calls("create")).toEqual([])
  })

  it("fails with a reason when its push cannot be created", async ({ expect }) => {
    const { org, connectionId, ctx } = await aPush(1)
    const { create, change, due } = await manager(org)
    const { id } = await create({ connectionId, kind: "push", every: "hourly" })
    await change(id, { mode: "live" })
    await ctx.d1
      .prepare("UPDATE connections SET config = json_set(config, '$.template_key', 'gone') WHERE id = ?")
      .bind(connectionId)
      .run()
    expect((await due(id, 1_000)).last).toMatchObject({
      status: "failed",
      reason: "template_key: output template gone does not exist",
    })
  })
})

describe(`routes of ${PATH}`, () => {
  it("change a schedule, and make it a dry run again when its filters change", async ({ expect }) => {
    const { org, connectionId } = await aPush(0)
    const { person, create, change } = await manager(org)
    const { id } = await create({ connectionId, kind: "push", every: "weekly", name: "B2B only" })
    expect(await change(id, { mode: "live", name: "Business" })).toMatchObject({ mode: "live", name: "Business" })
    expect(await change(id, { filters: { segmentType: "B2B", qualifier: "age:25-54", unsure: false } })).toMatchObject({
      mode: "dry_run",
      filters: { segmentType: "B2B", qualifier: "age:25-54", unsure: false },
    })
    const hourly = await change(id, { every: "hourly" })
    expect(Date.parse(hourly.nextRunAt ?? "")).toBeGreaterThan(Date.now())
    expect(await json<Schedule[]>(person.get(`${PATH}?connectionId=${connectionId}`))).toHaveLength(1)
    expect(await json<Schedule[]>(person.get(`${PATH}?connectionId=other`))).toEqual([])
    expect(await json<object>(person.delete(`${PATH}/${id}`))).toEqual({ deleted: true })
    await expect(await person.delete(`${PATH}/${id}`)).toRefuse(404, "Schedule not found")
  })

  it("keep to their organization and workspace", async ({ expect }) => {
    const { org, connectionId } = await aPush(0)
    const { person, create } = await manager(org)
    const { id } = await create({ connectionId, kind: "push", every: "daily" })
    const stranger = await (await anOrg()).signedInAs("owner")
    expect(await json<Schedule[]>(stranger.get(PATH))).toEqual([])
    await expect(await stranger.patch(`${PATH}/${id}`, { mode: "live" })).toRefuse(404, "Schedule not found")
    await expect(await stranger.delete(`${PATH}/${id}`)).toRefuse(404, "Schedule not found")
    const headers = { "x-workspace-id": "north", "content-type": "application/json" }
    expect(await json<Schedule[]>(person.send(PATH, { headers }))).toEqual([])
    expect((await person.send(`${PATH}/${id}`, { method: "DELETE", headers })).status).toBe(404)
  })

  it("refuse what cannot be scheduled", async ({ expect }) => {
    const { org, connectionId } = await aPush(0)
    const { person, create } = await manager(org)
    const refused = async (body: object, message: string) =>
      expect(await person.post(PATH, { connectionId, kind: "push", every: "daily", ...body })).toRefuse(400, message)
    await refused({ every: "yearly" }, "every must be one of hourly, daily, weekly, custom")
    await refused({ kind: "sync" }, "kind must be one of push, refresh")
    await refused({ filters: { color: "red" } }, "filters has no color")
    await refused({ connectionId: (await org.connection()).id }, "Connection is not outbound")
    const { id } = await create({ connectionId, kind: "push", every: "daily" })
    await expect(await person.patch(`${PATH}/${id}`, {})).toRefuse(400, "No valid fields to update")
    await expect(await person.patch(`${PATH}/${id}`, { mode: "loud" })).toRefuse(
      400,
      "mode must be one of dry_run, live",
    )
    const { caller } = await org.apiKey(["activations"])
    expect(await json<Schedule[]>(caller.get(PATH))).toHaveLength(1)
    expect((await caller.patch(`${PATH}/${id}`, { mode: "live" })).status).toBe(401)
  })
})
