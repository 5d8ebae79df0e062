import { beforeAll, describe, it } from "vitest"
import { finishJob, stepsOf } from "../../testing/a-job.ts"
import { aName, anOrg, testServices } from "../../testing/factories.ts"
import { limitedContext, limitedServices } from "../../testing/limited-services.ts"
import { manyTopics } from "../../testing/many-topics.ts"
import { json, type Page } from "../../testing/topic-answers.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { addFromCatalog } from "../../topics/catalog/add-from-catalog.ts"
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
    await addFromCatalog(org.ctx(), { topicIds: ids })
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

const tagsOf = async (orgId: string) =>
  (
    await testServices()
      .d1.prepare("SELECT tag, count(*) AS n FROM topic_tags WHERE org_id = ? GROUP BY tag ORDER BY tag")
      .bind(orgId)
      .all<{ tag: string; n: number }>()
  ).results

type Changed = { changed: number; jobId?: string; total?: number }

describe("POST /api/topics/changes", () => {
  it("tags, edits and reclassifies named topics in the request", async ({ expect }) => {
    const org = await anOrg()
    const [first, second] = [await org.topic(aName("Ford truck owners")), await org.topic(aName("Yoga beginners"))]
    const member = await org.signedInAs("member")
    const change = (body: object) =>
      json<Changed>(member.post("/api/topics/changes", { topicIds: [first.id, second.id], ...body }))
    const tag = { action: "tag", add: ["Q4", "Summer"], remove: [] }
    expect(await change({ change: tag })).toEqual({ changed: 2 })
    await change({ change: { action: "tag", add: ["q4"], remove: ["summer"] } })
    expect(await tagsOf(org.id)).toEqual([{ tag: "Q4", n: 2 }])
    expect(await json<object>(member.get("/api/topics/tags"))).toEqual({ tags: ["Q4"] })
    expect((await json<Page>(member.get("/api/topics?tag=Q4"))).total).toBe(2)

    expect(await change({ change: { action: "edit", fields: { segment_type: "B2E" } } })).toEqual({ changed: 2 })
    expect(await change({ change: { action: "edit", fields: { segment_type: "B2E" } } })).toEqual({ changed: 0 })
    expect((await json<Page>(member.get("/api/topics?segmentType=B2E"))).total).toBe(2)
    const details = await json<Record<string, object>>(member.get(`/api/topics/details?ids=${first.id},unknown`))
    expect(Object.keys(details)).toEqual([first.id])
    expect(details[first.id]).toMatchObject({ tags: ["Q4"], changeType: "field_edit" })

    expect(await change({ change: { action: "reclassify" } })).toEqual({ changed: 2 })
    expect((await json<Page>(member.get("/api/topics?segmentType=B2E"))).total).toBe(0)
  })

  it("changes all that match in steps that survive a crash, and no others", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    for (const word of ["ford", "yoga"]) await addFromCatalog(org.ctx(), { filters: { search: `${marker} ${word}` } })
    await addFromCatalog(other.ctx(), { filters: { search: `${marker} ford` } })
    const member = await org.signedInAs("member")
    const matching = (await json<Page>(member.get(`/api/topics?search=${marker}+ford`))).total
    expect(matching).toBeGreaterThan(500)
    const filters = { search: `${marker} ford` }
    const start = (change: object) => json<Changed>(member.post("/api/topics/changes", { filters, change }))
    const tagging = await start({ action: "tag", add: ["Trucks"] })
    expect(tagging).toMatchObject({ changed: 0, total: matching })
    const tagged = await finishJob(org.ctx(), tagging.jobId ?? "")
    expect(tagged).toMatchObject({ status: "completed", success_count: matching })
    expect(await tagsOf(org.id)).toEqual([{ tag: "Trucks", n: matching }])
    expect(await tagsOf(other.id)).toEqual([])

    const editing = await start({ action: "edit", fields: { segment_type: "B2E", performance_score: 7 } })
    await finishJob(org.ctx(), editing.jobId ?? "")
    const edited = await json<Page>(member.get("/api/topics?segmentType=B2E&tag=trucks"))
    expect(edited.total).toBe(matching)
    expect(edited.data[0]).toMatchObject({ performance_score: 7 })
    expect((await json<Page>((await other.signedInAs("viewer")).get("/api/topics?tag=trucks"))).total).toBe(0)

    const reclassifying = await start({ action: "reclassify" })
    const done = await finishJob(org.ctx(), reclassifying.jobId ?? "")
    expect(done).toMatchObject({ status: "completed", processed_items: matching })
    expect((await json<Page>(member.get("/api/topics?segmentType=B2E"))).total).toBeLessThan(matching)
  })

  it("removes all that match, with their tags, for those who may", async ({ expect }) => {
    const org = await anOrg()
    for (const word of ["ford", "yoga"]) await addFromCatalog(org.ctx(), { filters: { search: `${marker} ${word}` } })
    const filters = { search: `${marker} yoga` }
    await expect(await (await org.signedInAs("member")).post("/api/topics/removals", { filters })).toRefuse(
      403,
      "Requires library:delete permission",
    )
    const owner = await org.signedInAs("owner")
    const all = (await json<Page>(owner.get("/api/topics"))).total
    const tagging = await json<Changed>(
      owner.post("/api/topics/changes", { filters, change: { action: "tag", add: ["Yoga"] } }),
    )
    await finishJob(org.ctx(), tagging.jobId ?? "")
    const { jobId = "", total = 0 } = await json<Changed>(owner.post("/api/topics/removals", { filters }))
    await finishJob(org.ctx(), jobId)
    expect((await json<Page>(owner.get("/api/topics"))).total).toBe(all - total)
    expect(await tagsOf(org.id)).toEqual([])
  })

  it.for([
    [{}, "topicIds array or filters object required"],
    [{ topicIds: ["a"], filters: {} }, "topicIds array or filters object required"],
    [{ filters: { serach: "x" } }, "filters has no serach"],
    [{ filters: {}, change: { action: "burn" } }, "change.action must be reclassify, edit or tag"],
    [{ filters: {}, change: { action: "edit", fields: {} } }, "No valid fields to update"],
    [{ filters: {}, change: { action: "tag", add: [" "] } }, "change.add.0: tags must not be empty"],
  ] as const)("rejects %j", async ([body, message], { expect }) => {
    const member = await (await anOrg()).signedInAs("member")
    const asked = { change: { action: "reclassify" }, ...body }
    await expect(await member.post("/api/topics/changes", asked)).toRefuse(400, message)
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
    await addFromCatalog(org.ctx(), { filters: { search: marker } })
    await addFromCatalog(other.ctx(), { topicIds: [`tp_${marker}_1`] })
    const owner = await org.signedInAs("owner")
    const ids = [...(await idsOf(org.id)), ...(await idsOf(other.id)), `tp_${marker}_7`, "unknown"]
    expect(await json<object>(owner.delete("/api/topics", { ids }))).toEqual({ deleted: COUNT })
    expect([await count(org.id, "org_topics"), await count(other.id, "org_topics")]).toEqual([0, 1])
    expect(await deletedIn(org.id)).toEqual({ n: COUNT, most: 2_000 })
  })

  it("leaves what does not fit to a job", async ({ expect }) => {
    const org = await anOrg()
    await addFromCatalog(org.ctx(), { filters: { search: marker } })
    const ids = ["unknown", ...(await idsOf(org.id))]
    const { deleted, jobId = "" } = await removeTopics(hurried(org.ctx()), ids)
    expect(deleted).toBe(2_000)
    expect(await count(org.id, "org_topics")).toBe(COUNT - 2_000)
    expect(await finishJob(org.ctx(), jobId)).toMatchObject({
      status: "completed",
      total_items: COUNT - 2_000,
      success_count: COUNT - 2_000,
      skip_count: 0,
    })
    expect(await count(org.id, "org_topics")).toBe(0)
    expect(await deletedIn(org.id)).toEqual({ n: COUNT, most: 2_000 })
  })
})
