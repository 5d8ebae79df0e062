import { describe, it } from "vitest"
import type { JobRecord, Progress } from "../jobs/schema.ts"
import { editTopic } from "../../topics/library/edit-topic.ts"
import { aLivePush } from "../../testing/a-push.ts"
import { anOrg, testServices } from "../../testing/factories.ts"

const PATH = "/api/hygiene/refresh"
type Job = JobRecord

const makeStale = async ({ ctx, topicIds }: Awaited<ReturnType<typeof aLivePush>>, count: number) => {
  for (const id of topicIds.slice(0, count)) await editTopic(ctx, id, { segment_type: "B2G" })
}

describe("a hygiene job", () => {
  it("refreshes all stale activations of the organization, ten per call", async ({ expect }) => {
    const pushed = await aLivePush(14)
    await makeStale(pushed, 12)
    const { caller } = await pushed.org.apiKey(["activations"])
    const { jobId, totalItems } = await (await caller.post(PATH)).json<{ jobId: string; totalItems: number }>()
    expect(jobId).toMatch(/^job_\d+_/)
    expect(totalItems).toBe(12)
    const process = async () => (await caller.post(`${PATH}/${jobId}/process`)).json<Progress>()
    const counts = { totalItems: 12, errorCount: 0, skipCount: 0 }
    expect(await process()).toEqual({ ...counts, done: false, processedItems: 10, successCount: 10 })
    expect(await process()).toEqual({ ...counts, done: true, processedItems: 12, successCount: 12 })
    const job = await (await caller.get(`${PATH}/${jobId}`)).json<Job>()
    expect(job).toMatchObject({ job_type: "refresh_activations", org_id: pushed.org.id, status: "completed" })
    expect(await (await caller.get("/api/activations?stale=true")).json()).toEqual([])
    const live = await pushed.platform.live()
    expect(live).toHaveLength(14)
    expect(live.filter(({ name }) => name.includes("B2G"))).toHaveLength(12)
    expect(await pushed.platform.calls("create")).toHaveLength(26)
  })

  it("continues after an activation that cannot be refreshed, and reports why", async ({ expect }) => {
    const pushed = await aLivePush(3)
    await makeStale(pushed, 3)
    await pushed.platform.faults({ type: "status", status: 400, on: "deactivate", after: 1 })
    const { caller } = await pushed.org.apiKey(["activations"])
    const { jobId } = await (await caller.post(PATH)).json<{ jobId: string }>()
    const done = await (await caller.post(`${PATH}/${jobId}/process`)).json<Progress>()
    expect(done).toMatchObject({ done: true, processedItems: 3, successCount: 2, errorCount: 1 })
    const { errors } = await (await caller.get(`${PATH}/${jobId}`)).json<Job>()
    expect(errors).toEqual([
      {
        id: pushed.ids[1],
        name: expect.stringContaining("Truck owners") as string,
        message: "Failed to deactivate old segment on platform",
      },
    ])
  })

  it("runs in the background", async ({ expect }) => {
    const pushed = await aLivePush(11)
    await makeStale(pushed, 11)
    const member = await pushed.org.signedInAs("member")
    const { jobId } = await (await member.post(PATH, { background: true })).json<{ jobId: string }>()
    await expect.poll(async () => (await (await member.get(`${PATH}/${jobId}`)).json<Job>()).status).toBe("completed")
    expect((await pushed.platform.live()).every(({ name }) => name.includes("B2G"))).toBe(true)
  })

  it("refreshes each activation once, however many ask", async ({ expect }) => {
    const pushed = await aLivePush(5)
    await makeStale(pushed, 5)
    const { caller } = await pushed.org.apiKey(["activations"])
    const { jobId } = await (await caller.post(PATH)).json<{ jobId: string }>()
    await Promise.all([1, 2, 3].map(() => caller.post(`${PATH}/${jobId}/process`)))
    expect(await pushed.platform.calls("create")).toHaveLength(10)
    expect(await pushed.platform.live()).toHaveLength(5)
  })

  it("covers only the own organization", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.refreshJob()
    const owner = await org.signedInAs("owner")
    await expect(await owner.get(`${PATH}/${id}`, undefined, { "x-workspace-id": "north" })).toRefuse(
      404,
      "Job not found",
    )
    await expect(await (await org.signedInAs("viewer")).post(PATH)).toRefuse(403, "Requires activate permission")
  })

  it("shows and drives no jobs of other kinds", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.refreshJob()
    const owner = await org.signedInAs("owner")
    expect((await owner.get(`${PATH}/${id}`)).status).toBe(200)
    await testServices().d1.prepare("UPDATE jobs SET job_type = 'adopt_topics' WHERE id = ?").bind(id).run()
    await expect(await owner.get(`${PATH}/${id}`)).toRefuse(404, "Job not found")
    await expect(await owner.post(`${PATH}/${id}/process`)).toRefuse(404, "Job not found")
  })
})
