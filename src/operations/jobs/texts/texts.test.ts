import { describe, it } from "vitest"
import { readRow, readRows } from "../../../kernel/db/rows.ts"
import { globalHistory, topics } from "../../../kernel/db/schema/index.ts"
import { sql } from "../../../kernel/db/sql.ts"
import { SAMPLES } from "../../../testing/samples.ts"
import { sampled } from "../../../testing/runs.ts"
import { aJob, finishJob, setTopics } from "../../../testing/a-job.ts"
import { aName, anOperator, anOrg, testServices, type TestOrg } from "../../../testing/factories.ts"
import { json, type Page } from "../../../testing/topic-answers.ts"
import { addToLibrary } from "../../../topics/library/intake.ts"
import { TEXTS } from "../../../topics/rows/columns.ts"
import { WHOLE_TOPIC } from "../../../testing/whole-topic.ts"

const { d1 } = testServices()
const wholeTopics = async (ids: readonly string[]) => {
  const read = `SELECT ${WHOLE_TOPIC} FROM json_each(?) AS given CROSS JOIN topics AS t ON t.id = given.value ORDER BY given.key`
  const { results } = await d1.prepare(read).bind(JSON.stringify(ids)).all()
  return results.map(({ updated_at: _at, ...row }) => row)
}

async function added(org: TestOrg, names: readonly string[]) {
  const rows = names.map((topicName) => ({ topicName }))
  const stored = await addToLibrary(org.ctx(), rows, { changeType: "created", source: "test" })
  return stored.map(({ topicId }) => topicId ?? "")
}
const OLD = Object.fromEntries(TEXTS.map((column) => [column, `Old ${column}`]))
const age = (ids: readonly string[]) => setTopics(ids, { ...OLD, text_form: 0 })

describe("refresh_texts", () => {
  it("writes the texts that a topic would get today, and nothing else; a rollback brings the old ones back", async ({
    expect,
  }) => {
    const org = await anOrg()
    const ids = await added(
      org,
      sampled(SAMPLES, 3).map((name) => `${name} ${aName("")}`),
    )
    const fresh = await wholeTopics(ids)
    await age(ids)
    const aged = await wholeTopics(ids)
    const preview = await aJob(org.ctx(), "refresh_texts", { orgId: org.id, dryRun: true })
    expect(preview.result["preview"]).toMatchObject({ topics: ids.length, libraries: 1, activations: 0 })
    expect(await wholeTopics(ids)).toEqual(aged)

    const job = await aJob(org.ctx(), "refresh_texts", { orgId: org.id })
    expect(job).toMatchObject({ status: "completed", success_count: ids.length, org_id: org.id })
    expect(await wholeTopics(ids)).toEqual(fresh)
    const [entry] = await readRows(d1, globalHistory, sql`WHERE batch_id = ${job.id} AND topic_id = ${ids[0] ?? ""}`)
    expect(
      Object.keys(entry?.newValues ?? {})
        .filter((key) => key.length > 1)
        .sort(),
    ).toEqual([...TEXTS, "text_form"].sort())
    expect((await aJob(org.ctx(), "refresh_texts", { orgId: org.id })).processed_items).toBe(0)

    const operator = await anOperator()
    const { jobId } = await json<{ jobId: string }>(operator.post(`/api/admin/jobs/${job.id}/rollback`))
    expect(await finishJob(org.ctx(), jobId)).toMatchObject({ success_count: ids.length, skip_count: 0 })
    expect(await wholeTopics(ids)).toEqual(aged)
  })

  it("leaves other libraries, overrides and the organization's own words alone", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const [id = ""] = await added(org, [aName("Trail runners")])
    const [foreign = ""] = await added(other, [aName("Trail runners")])
    await age([id, foreign])
    const owner = await org.signedInAs("owner")
    await owner.patch(`/api/topics/${id}`, { topic_name: aName("Our runners"), segment_type: "B2B" })
    const overrides = () =>
      d1.prepare("SELECT overrides FROM org_topics WHERE topic_id = ?").bind(id).first<string>("overrides")
    const before = await overrides()
    await aJob(org.ctx(), "refresh_texts", { orgId: org.id })
    expect(await overrides()).toBe(before)
    expect((await readRow(d1, topics, sql`WHERE id = ${id}`))?.textForm).toBeGreaterThan(0)
    expect(await wholeTopics([foreign])).toMatchObject([{ ...OLD, text_form: 0 }])
  })

  it("makes no live segment stale", async ({ expect }) => {
    const org = await anOrg()
    const [id = ""] = await added(org, [aName("Trail runners")])
    await age([id])
    await d1
      .prepare(
        `INSERT INTO activations (id, org_id, org_topic_id, topic_id, connection_id, platform, status, as_pushed, created_at)
         SELECT ?1, org_id, id, topic_id, ?1, 'marketplace', 'active', 'stamp', '2026-01-01' FROM org_topics WHERE topic_id = ?1`,
      )
      .bind(id)
      .run()
    await aJob(org.ctx(), "refresh_texts", { orgId: org.id })
    const stamp = d1.prepare("SELECT as_pushed FROM activations WHERE id = ?").bind(id).first<string>("as_pushed")
    expect(await stamp).toBe("stamp")
  })

  it("is started for the library of its caller alone, and Home says that it is there", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const [id = ""] = await added(org, [aName("Trail runners")])
    const owner = await org.signedInAs("owner")
    const isOld = async () => (await json<{ olderTexts: boolean }>(owner.get("/api/home"))).olderTexts
    expect(await isOld()).toBe(false)
    await age([id])
    expect(await isOld()).toBe(true)
    const { jobId } = await json<{ jobId: string }>(owner.post("/api/topics/texts", { dryRun: true }))
    const shown = await finishJob(org.ctx(), jobId)
    expect(shown).toMatchObject({ config: { orgId: org.id, dryRun: true }, result: { preview: { topics: 1 } } })
    expect((await (await other.signedInAs("owner")).get(`/api/topics/jobs/${jobId}`)).status).toBe(404)
    const run = await json<{ jobId: string; totalItems: number }>(owner.post("/api/topics/texts", {}))
    expect(run.totalItems).toBe(1)
    await finishJob(org.ctx(), run.jobId)
    expect(await isOld()).toBe(false)
    const { data } = await json<Page>(owner.get("/api/topics"))
    expect(data[0]?.segment_name_dspapi).not.toBe(OLD["segment_name_dspapi"])
    const operator = await anOperator()
    const listed = async (query: string) => await (await operator.get(`/api/admin/jobs?limit=100${query}`)).text()
    expect(await listed("&types=all")).toContain(run.jobId)
    expect(await listed("")).not.toContain(run.jobId)
  })
})
