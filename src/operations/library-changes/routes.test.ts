import { beforeAll, describe, it } from "vitest"
import { finishJob, stepsOf } from "../../testing/a-job.ts"
import { aName, anOrg, testServices } from "../../testing/factories.ts"
import { limitedContext, limitedServices } from "../../testing/limited-services.ts"
import { manyTopics } from "../../testing/many-topics.ts"
import { json, type Page } from "../../testing/topic-answers.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { addToLibrary } from "../../topics/catalog/add-to-library.ts"
import type { JobRecord } from "../jobs/schema.ts"
import { addTopics } from "./add-topics.ts"
import { removeTopics } from "./remove-topics.ts"

const COUNT = 4_500
let marker: string

beforeAll(async () => {
  marker = aName("").trim().toLowerCase()
  await manyTopics(COUNT, marker)
}, 60_000)

/** A request that may make so few calls that it has to stop after its first page. */
const hurried = (ctx: OrgContext) => limitedContext(ctx, limitedServices({ calls: 102 }))

const count = async (orgId: string, table: "org_topics" | "topic_history") =>
  testServices().d1.prepare(`SELECT count(*) AS n FROM ${table} WHERE org_id = ?`).bind(orgId).first<number>("n")

const idsOf = async (orgId: string) => {
  const links = testServices().d1.prepare("SELECT id FROM org_topics WHERE org_id = ?").bind(orgId)
  return (await links.all<{ id: string }>()).results.map(({ id }) => id)
}

const deletedIn = async (orgId: string) =>
  testServices()
    .d1.prepare(
      "SELECT sum(details ->> 'deleted') AS n, max(details ->> 'deleted') AS most FROM audit_log WHERE org_id = ?",
    )
    .bind(orgId)
    .first<{ n: number; most: number }>()

describe("POST /api/topics/catalog", () => {
  it("answers as before when it finishes in the request", async ({ expect }) => {
    const org = await anOrg()
    const member = await org.signedInAs("member")
    const adopt = async () => json<object>(member.post("/api/topics/catalog", { filters: { search: marker } }))
    expect(await adopt()).toEqual({ added: COUNT })
    expect(await adopt()).toEqual({ added: 0 })
    expect([await count(org.id, "org_topics"), await count(org.id, "topic_history")]).toEqual([COUNT, COUNT])
  })

  it("leaves what does not fit to a job that shows its progress", async ({ expect }) => {
    const org = await anOrg()
    const { added, jobId = "" } = await addTopics(hurried(org.ctx("member")), { filters: { search: marker } })
    expect(added).toBe(2_000)
    const viewer = await org.signedInAs("viewer")
    const show = () => json<JobRecord>(viewer.get(`/api/topics/jobs/${jobId}`))
    expect(await show()).toMatchObject({ status: "pending", total_items: 2_500, processed_items: 0 })
    // Another call of the organization adds some of them first.
    const ids = Array.from({ length: 300 }, (_, i) => `tp_${marker}_${COUNT - 1 - i}`)
    await addToLibrary(org.ctx(), { topicIds: ids })
    expect(await stepsOf(org.ctx(), jobId)).toEqual([2_000, 2_500])
    expect(await show()).toMatchObject({ status: "completed", success_count: 2_200, skip_count: 300 })
    expect([await count(org.id, "org_topics"), await count(org.id, "topic_history")]).toEqual([COUNT, COUNT])
    const { total } = await json<Page>(viewer.get("/api/topics?source=catalog"))
    expect(total).toBe(COUNT)
  })

  it("shows a job to its own organization and workspace only", async ({ expect }) => {
    const org = await anOrg()
    const ctx = { ...hurried(org.ctx()), workspace: "west" }
    const { jobId = "" } = await addTopics(ctx, { filters: { search: marker } })
    const path = `/api/topics/jobs/${jobId}`
    const viewer = await org.signedInAs("viewer")
    expect((await viewer.get(path, undefined, { "x-workspace-id": "west" })).status).toBe(200)
    await expect(await viewer.get(path, undefined, { "x-workspace-id": "east" })).toRefuse(404, "Job not found")
    await expect(await (await anOrg()).signedInAs("owner").then((other) => other.get(path))).toRefuse(
      404,
      "Job not found",
    )
  })
})

describe("GET /api/topics/jobs/{jobId}", () => {
  it("shows no jobs of other kinds", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.refreshJob()
    await expect(await (await org.signedInAs("owner")).get(`/api/topics/jobs/${id}`)).toRefuse(404, "Job not found")
  })
})

describe("DELETE /api/topics", () => {
  it("answers as before when it finishes in the request", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    await addToLibrary(org.ctx(), { filters: { search: marker } })
    await addToLibrary(other.ctx(), { topicIds: [`tp_${marker}_1`] })
    const owner = await org.signedInAs("owner")
    const ids = [...(await idsOf(org.id)), ...(await idsOf(other.id)), `tp_${marker}_7`, "unknown"]
    expect(await json<object>(owner.delete("/api/topics", { ids }))).toEqual({ deleted: COUNT })
    expect([await count(org.id, "org_topics"), await count(other.id, "org_topics")]).toEqual([0, 1])
    expect(await deletedIn(org.id)).toEqual({ n: COUNT, most: 2_000 })
  })

  it("leaves what does not fit to a job", async ({ expect }) => {
    const org = await anOrg()
    await addToLibrary(org.ctx(), { filters: { search: marker } })
    const ids = ["unknown", ...(await idsOf(org.id))]
    const { deleted, jobId = "" } = await removeTopics(hurried(org.ctx()), ids)
    expect(deleted).toBe(1_999)
    expect(await count(org.id, "org_topics")).toBe(COUNT - 1_999)
    expect(await finishJob(org.ctx(), jobId)).toMatchObject({
      status: "completed",
      total_items: COUNT - 1_999,
      success_count: COUNT - 1_999,
      skip_count: 0,
    })
    expect(await count(org.id, "org_topics")).toBe(0)
    expect(await deletedIn(org.id)).toEqual({ n: COUNT, most: 2_000 })
  })
})
