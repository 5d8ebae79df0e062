import { describe, it } from "vitest"
import { readRow, readRows } from "../../../kernel/db/rows.ts"
import { activations, globalHistory, orgTopics, topicHistory, topics } from "../../../kernel/db/schema/index.ts"
import { sql } from "../../../kernel/db/sql.ts"
import { aJob, oldTopics, setTopics, stepsOf } from "../../../testing/a-job.ts"
import { countDifferences } from "../../../testing/count-differences.ts"
import { aName, anOperator, anOrg, testServices } from "../../../testing/factories.ts"
import { manyLinks } from "../../../testing/many-links.ts"
import { fullScans, recordedD1 } from "../../../testing/recorded-d1.ts"
import { editTopic } from "../../../topics/library/edit-topic.ts"
import { createTopic } from "../../../topics/library/create-topic.ts"
import { createJob } from "../create-job.ts"
import { processJob } from "../process-job.ts"
import { mergeStatements } from "./merge-statements.ts"
import { everyDatabase } from "../../../testing/every-database.ts"

const { d1 } = testServices()
const topicOf = (id: string) => readRow(d1, topics, sql`WHERE id = ${id}`)
const linkOf = (id: string) => readRow(d1, orgTopics, sql`WHERE id = ${id}`)

const activate = (linkId: string, connectionId: string, status: "active" | "pending" | "deactivated") => {
  const id = aName("act")
  return d1
    .prepare(
      `INSERT INTO activations (id, org_id, workspace_id, org_topic_id, topic_id, connection_id, platform, status, pushed_name,
         platform_segment_id, created_at)
       SELECT ?1, org_id, workspace_id, id, topic_id, ?3, 'dspapi', ?4, ?1, ?1, '2026-01-01' FROM org_topics WHERE id = ?2`,
    )
    .bind(id, linkId, connectionId, status)
    .run()
    .then(() => id)
}
const activationOf = (id: string) => readRow(d1, activations, sql`WHERE id = ${id}`)

describe("merge", () => {
  it("moves at most 5,000 links per step, of one topic too", { timeout: 120_000 }, async ({ expect }) => {
    const { org, ids } = await oldTopics(6)
    const [winnerId = "", huge = "", large = "", larger = "", other = "", small = ""] = ids
    const orgs = await manyLinks(huge, 5_100)
    await manyLinks(large, 3_000)
    await manyLinks(larger, 3_000)
    const clusters = [
      { winnerId, loserIds: [huge, large, larger] },
      { winnerId: other, loserIds: [small] },
    ]
    const { jobId } = await createJob(org.ctx(), { jobType: "merge", config: { clusters } })
    const linksOf = async (id: string) =>
      d1.prepare("SELECT count(*) AS n FROM org_topics WHERE topic_id = ?").bind(id).first<number>("n")
    // The first 5,000 links of the largest; then the rest of it with the next; then the last, and the small cluster.
    expect(await processJob(org.ctx(), jobId)).toMatchObject({ processedItems: 0, done: false })
    expect([await linksOf(huge), await linksOf(large)]).toEqual([101, 3_001])
    expect(await topicOf(huge)).toMatchObject({ mergedInto: null })
    expect(await countDifferences(orgs[0] ?? "")).toEqual([])
    expect(await stepsOf(org.ctx(), jobId)).toEqual([0, 2])
    for (const id of [huge, large, larger]) {
      expect([await linksOf(id), (await topicOf(id))?.mergedInto]).toEqual([0, winnerId])
    }
    // The organization that had all of them has one.
    expect(await linksOf(winnerId)).toBe(5_100 + 3_000 + 3_000 + 1)
    for (const one of [org.id, orgs[0] ?? "", orgs.at(-1) ?? ""]) expect(await countDifferences(one)).toEqual([])
    const history = await readRows(d1, globalHistory, sql`WHERE topic_id = ${huge}`)
    expect(history.filter(({ changeType }) => changeType === "merged")).toHaveLength(1)
  })

  it("repoints the link of an organization without the winner, keeping its overrides", async ({ expect }) => {
    const { ids, org } = await oldTopics(2)
    const [winnerId = "", loserId = ""] = ids
    const other = await anOrg()
    const name = (await topicOf(loserId))?.topicName ?? ""
    const { id } = await createTopic(other.ctx(), { topic_name: name, segment_desc_dspapi: "Ours" })
    await editTopic(other.ctx(), id, { segment_type: "B2G" })
    await setTopics([winnerId], { sensitivity: "Restricted" })
    const activation = await activate(id, "conn_x", "active")

    const job = await aJob(org.ctx(), "merge", { clusters: [{ winnerId, loserIds: [loserId] }] })
    expect(job).toMatchObject({ status: "completed", total_items: 1, processed_items: 1, success_count: 1 })
    expect(await linkOf(id)).toMatchObject({
      topicId: winnerId,
      topicName: (await topicOf(winnerId))?.topicName,
      segmentType: "B2G",
      sensitivity: "Restricted",
      overrides: { segment_type: "B2G", segment_desc_dspapi: "Ours" },
    })
    expect(await activationOf(activation)).toMatchObject({ orgTopicId: id, topicId: winnerId, status: "active" })
    expect(await topicOf(loserId)).toMatchObject({ mergedInto: winnerId })
    const entries = await readRows(d1, globalHistory, sql`WHERE topic_id = ${loserId}`)
    expect(entries).toMatchObject([
      {
        changeType: "merged",
        source: "admin_merge",
        batchId: job.id,
        metadata: { winnerId },
        previousValues: { merged_into: null },
        newValues: { merged_into: winnerId },
      },
    ])
    expect(await countDifferences(other.id)).toEqual([])
    expect(await countDifferences(org.id)).toEqual([])
  })

  it("folds two links of one organization into the winner's", async ({ expect }) => {
    const { ids, links, org } = await oldTopics(2)
    const [winnerId = "", loserId = ""] = ids
    const [kept = "", folded = ""] = links
    const set = (id: string, source: string | null, external: string | null, score: number | null) =>
      d1
        .prepare("UPDATE org_topics SET source = ?2, external_id = ?3, performance_score = ?4 WHERE id = ?1")
        .bind(id, source, external, score)
        .run()
    await set(kept, null, "own", 3)
    await set(folded, "sync", "theirs", 7)
    await editTopic(org.ctx(), folded, { segment_type: "B2G" })
    const [both, alone, ended, pending] = [
      [await activate(kept, "conn_both", "active"), await activate(folded, "conn_both", "active")],
      await activate(folded, "conn_alone", "active"),
      await activate(folded, "conn_both", "deactivated"),
      await activate(folded, "conn_pending", "pending"),
    ]

    const job = await aJob(org.ctx(), "merge", { clusters: [{ winnerId, loserIds: [loserId] }] })
    expect(job).toMatchObject({ success_count: 1, error_count: 0, skip_count: 0 })
    expect(await linkOf(folded)).toBeUndefined()
    expect(await linkOf(kept)).toMatchObject({
      topicId: winnerId,
      source: "sync",
      externalId: "own",
      performanceScore: 7,
      overrides: {},
    })
    for (const id of [...both, alone, ended, pending]) {
      expect(await activationOf(id ?? ""), id).toMatchObject({ orgTopicId: kept, topicId: winnerId })
    }
    expect(await activationOf(both[0] ?? "")).toMatchObject({ status: "active", mergedFrom: "" })
    expect(await activationOf(both[1] ?? "")).toMatchObject({ status: "active", mergedFrom: folded })
    expect(await activationOf(alone)).toMatchObject({ status: "active", mergedFrom: "" })
    expect(await activationOf(pending)).toMatchObject({ status: "pending", mergedFrom: "" })
    const history = await readRows(d1, topicHistory, sql`WHERE org_topic_id = ${kept}`)
    expect(history.map(({ changeType }) => changeType).toSorted()).toEqual([
      "created",
      "created",
      "field_edit",
      "metadata_enrichment",
    ])
    expect(history.find(({ changeType }) => changeType === "metadata_enrichment")).toMatchObject({
      source: "merge",
      previousValues: { performance_score: 3 },
      newValues: { source: "sync", performance_score: 7 },
      metadata: {
        jobId: job.id,
        merged: [{ orgTopicId: folded, topicId: loserId, overrides: { segment_type: "B2G" } }],
      },
    })
    expect(await countDifferences(org.id)).toEqual([])
  })

  it("handles workspaces separately", async ({ expect }) => {
    const { ids, links, org } = await oldTopics(2)
    const [winnerId = "", loserId = ""] = ids
    const [, folded = ""] = links
    const west = { ...org.ctx(), workspace: "west" }
    const { id } = await createTopic(west, { topic_name: (await topicOf(loserId))?.topicName ?? "" })
    await aJob(org.ctx(), "merge", { clusters: [{ winnerId, loserIds: [loserId] }] })
    expect(await linkOf(folded)).toBeUndefined()
    expect(await linkOf(id)).toMatchObject({ topicId: winnerId, workspaceId: "west" })
    expect(await countDifferences(org.id)).toEqual([])
  })

  it("merges ten clusters per step, follows merged winners, and counts clusters", async ({ expect }) => {
    const { ids, links, org } = await oldTopics(13)
    const clusters = ids.slice(1).map((id, i) => ({ winnerId: ids[i] ?? "", loserIds: [id] }))
    const { jobId, totalItems } = await createJob(org.ctx(), { jobType: "merge", config: { clusters } })
    expect(totalItems).toBe(12)
    expect(await processJob(org.ctx(), jobId)).toMatchObject({ processedItems: 10, successCount: 10, done: false })
    expect(await processJob(org.ctx(), jobId)).toMatchObject({ processedItems: 12, successCount: 12, done: true })
    expect(await linkOf(links[0] ?? "")).toMatchObject({ topicId: ids[0] })
    for (const link of links.slice(1)) expect(await linkOf(link)).toBeUndefined()
    const again = await aJob(org.ctx(), "merge", { clusters })
    expect(again).toMatchObject({ processed_items: 12, success_count: 0, skip_count: 12, error_count: 0 })
  })

  it("rejects a cluster with an unknown or archived topic", async ({ expect }) => {
    const { ids, org } = await oldTopics(3)
    const [winnerId = "", loserId = "", archived = ""] = ids
    await setTopics([archived], { archived_at: "2026-01-01" })
    const job = await aJob(org.ctx(), "merge", {
      clusters: [
        { winnerId, winnerName: "Name", loserIds: [loserId, "tp_x"] },
        { winnerId, loserIds: [archived] },
        { winnerId: archived, loserIds: [loserId] },
        { winnerId: "tp_y", loserIds: [loserId] },
        { winnerId, loserIds: [winnerId] },
      ],
    })
    expect(job).toMatchObject({ processed_items: 5, success_count: 0, error_count: 5, skip_count: 0 })
    expect(job.errors[0]).toEqual({ id: winnerId, name: "Name", message: "Topic tp_x not found" })
    expect(job.errors.slice(1).map(({ message }) => message)).toEqual([
      `Topic ${archived} is archived`,
      `Topic ${archived} is archived`,
      "Topic tp_y not found",
      `Topic ${winnerId} cannot be merged into itself`,
    ])
    expect(await topicOf(loserId)).toMatchObject({ mergedInto: null })
  })

  it("previews the changes without writing", async ({ expect }) => {
    const { ids, links, org } = await oldTopics(2)
    const [winnerId = "", loserId = ""] = ids
    const other = await anOrg()
    await other.topic((await topicOf(loserId))?.topicName)
    await activate(links[1] ?? "", "conn_x", "active")
    const read = async () => [await topicOf(loserId), await linkOf(links[1] ?? ""), await countDifferences(org.id)]
    const before = await read()
    const job = await aJob(org.ctx(), "merge", { clusters: [{ winnerId, loserIds: [loserId] }], dryRun: true })
    expect(job).toMatchObject({ status: "completed", processed_items: 1, success_count: 1 })
    expect(job.result["preview"]).toMatchObject({
      topics: 1,
      libraries: 2,
      linksMoved: 1,
      linksFolded: 1,
      activations: 1,
      fields: { topic_name: 1 },
      samples: [{ id: loserId, winnerId }],
    })
    expect(await read()).toEqual(before)
  })

  it("reads its clusters from a sweep", async ({ expect }) => {
    const { ids, org, category } = await oldTopics(2)
    const source = await aJob(org.ctx(), "reclassify", { mode: "local", parentCategoryFilter: category })
    await setTopics(ids, { topic_name: aName("Ford truck owners"), keywords: '["truck"]' })
    const sweep = await aJob(org.ctx(), "dedup_sweep", { sourceBatchId: source.id })
    const job = await aJob(org.ctx(), "merge", { sweepOf: sweep.id })
    expect(job).toMatchObject({ total_items: 1, success_count: 1 })
    expect(await topicOf(ids[1] ?? "")).toMatchObject({ mergedInto: ids[0] })
  })

  it("uses indexes for all reads", async ({ expect }) => {
    const recorded = recordedD1(d1)
    const member = { name: "", category: "", engineVersion: "2.5" }
    mergeStatements(
      everyDatabase(recorded.d1),
      [
        { ...member, id: "tp_a", winnerId: "tp_a", mergedInto: null, rank: 0 },
        { ...member, id: "tp_b", winnerId: "tp_a", mergedInto: "tp_a", rank: 1 },
      ],
      { jobId: "job_x", changedBy: "usr_x", at: "2026-01-01" },
    )
    expect((await recorded.plans()).flatMap(({ steps }) => fullScans(steps))).toEqual([])
  })

  it("rejects a config without clusters", async ({ expect }) => {
    const operator = await anOperator()
    const create = (config: object) => operator.post("/api/admin/jobs", { jobType: "merge", config })
    for (const config of [{}, { clusters: [] }, { clusters: "x" }]) {
      await expect(await create(config)).toRefuse(400, "clusters array is required")
    }
    await expect(await create({ clusters: [{ winnerId: "tp_a" }] })).toRefuse(400, "clusters must each have loserIds")
    await expect(await create({ sweepOf: "job_x" })).toRefuse(404, "Job not found")
  })
})
