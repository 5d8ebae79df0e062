import { describe, it } from "vitest"
import { readRow, readRows } from "../../../kernel/db/rows.ts"
import { globalHistory, topics } from "../../../kernel/db/schema/index.ts"
import { sql } from "../../../kernel/db/sql.ts"
import { aClassification } from "../../../knowledge/outputs/a-classification.ts"
import { KNOWLEDGE_VERSION } from "../../../knowledge/engine/version.ts"
import { embed } from "../../../knowledge/similarity/embedding.ts"
import { aJob, oldTopics, setTopics, stepsOf } from "../../../testing/a-job.ts"
import { countDifferences } from "../../../testing/count-differences.ts"
import { anOrg, testServices } from "../../../testing/factories.ts"
import { manyLinks } from "../../../testing/many-links.ts"
import { fullScans, recordedD1 } from "../../../testing/recorded-d1.ts"
import { decidedCells } from "../../../topics/library/topic-row.ts"
import { type DecidedCells, TEXTS, VERSION_COLUMNS } from "../../../topics/rows/columns.ts"
import { createJob } from "../create-job.ts"
import { countSelected, selectTopics } from "./selection.ts"
import { changeOf, updateTopics } from "./write-topics.ts"
import { everyDatabase } from "../../../testing/every-database.ts"

const { d1: database } = testServices()
const topicOf = (id: string) => readRow(database, topics, sql`WHERE id = ${id}`)
const historyOf = (id: string) => readRows(database, globalHistory, sql`WHERE topic_id = ${id}`)

describe("local reclassify", () => {
  it("updates topics, records every changed field in the history, and updates the index", async ({ expect }) => {
    const { org, category, ids } = await oldTopics(2)
    const [id = ""] = ids
    const before = await topicOf(id)
    const job = await aJob(org.ctx(), "reclassify", { mode: "local", parentCategoryFilter: category })
    expect(job).toMatchObject({
      status: "completed",
      total_items: 2,
      processed_items: 2,
      success_count: 2,
      error_count: 0,
      skip_count: 0,
      errors: [],
    })
    const after = await topicOf(id)
    expect(after).toMatchObject({ parentCategory: "Auto", engineVersion: "2.5", topicName: before?.topicName })
    const [entry, ...others] = await historyOf(id)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      changeType: "reclassified",
      source: "admin_reclassify_local",
      batchId: job.id,
      changedBy: org.userId("owner"),
      engineVersionBefore: "2.4",
      engineVersionAfter: "2.5",
      previousValues: { parent_category: category, engine_version: "2.4", keywords: ["old"] },
      newValues: { parent_category: "Auto", engine_version: "2.5", keywords: after?.keywords },
    })
    expect(entry?.previousValues).not.toHaveProperty("segment_type")
    const text = {
      name: after?.topicName ?? "",
      parentCategory: "Auto",
      taxonomyType: after?.taxonomyType ?? "",
      subcategory: after?.subcategory ?? "",
      segmentType: after?.segmentType ?? "",
      keywords: after?.keywords ?? [],
    }
    const find = async (vector: Int8Array) =>
      (await testServices().vectors.query(vector, { topK: 5, threshold: 0.99 })).map((match) => match.id)
    expect(await find(embed(text))).toContain(id)
    expect(await find(embed({ ...text, parentCategory: category, keywords: ["old"] }))).toEqual([])
    expect(await countDifferences(org.id)).toEqual([])
  })

  it("processes 50 topics per step, or batchSize, and never more than the limit", async ({ expect }) => {
    const { org, category } = await oldTopics(53)
    const run = async (more: object) => {
      const config = { mode: "local", parentCategoryFilter: category, dryRun: true, ...more }
      const { jobId, totalItems } = await createJob(org.ctx(), { jobType: "reclassify", config })
      return { totalItems, steps: await stepsOf(org.ctx(), jobId) }
    }
    expect(await run({})).toEqual({ totalItems: 53, steps: [50, 53] })
    expect(await run({ limit: 7, batchSize: 5 })).toEqual({ totalItems: 7, steps: [5, 7] })
    expect(await run({ batchSize: 9999 })).toEqual({ totalItems: 53, steps: [53] })
  })

  it("takes fewer topics per step where thousands of libraries have them, and so does its rollback", async ({
    expect,
  }) => {
    const { org, category, ids } = await oldTopics(3)
    const [first = "", second = "", third = ""] = ids
    for (const id of [first, second]) await manyLinks(id, 3_000)
    await manyLinks(third, 5_001)
    const config = { mode: "local", parentCategoryFilter: category }
    const { jobId } = await createJob(org.ctx(), { jobType: "reclassify", config })
    expect(await stepsOf(org.ctx(), jobId)).toEqual([1, 2, 3])
    const outdated = testServices().d1.prepare(
      `SELECT count(*) AS n FROM org_topics WHERE topic_id IN (SELECT value FROM json_each(?)) AND engine_version = '2.4'`,
    )
    expect(await outdated.bind(JSON.stringify(ids)).first("n")).toBe(0)
    const back = await createJob(org.ctx(), { jobType: "reclassify", config: { rollbackOf: jobId } })
    expect(await stepsOf(org.ctx(), back.jobId)).toEqual([1, 2, 3])
    expect(await outdated.bind(JSON.stringify(ids)).first("n")).toBe(11_004)
  }, 120_000)

  it("selects only outdated topics unless forced", async ({ expect }) => {
    const { org, category, ids } = await oldTopics(5)
    const versions = ["2.10", "2.5", "1.9", "x", "3.0"]
    for (const [i, id] of ids.entries()) await setTopics([id], { engine_version: versions[i] ?? "" })
    const services = testServices()
    const outdated = { force: false, parentCategoryFilter: category }
    const read = async (selection: typeof outdated) =>
      (await selectTopics<{ id: string }>(services, selection, ["id"], 0, 10)).map(({ id }) => id)
    expect(await read(outdated)).toEqual([ids[2], ids[3]])
    expect(await countSelected(services, outdated)).toBe(2)
    expect(await read({ ...outdated, force: true })).toEqual(ids)
    expect(await countSelected(services, { ...outdated, force: true })).toBe(5)
    expect(await createJob(org.ctx(), { jobType: "reclassify", config: { mode: "local", ...outdated } })).toMatchObject(
      {
        totalItems: 2,
      },
    )
  })

  it("takes topics that were classified with other words, and touches neither their links nor their segments", async ({
    expect,
  }) => {
    const { org, category, ids, links } = await oldTopics(4)
    const [old = "", current = "", byModel = "", older = ""] = ids
    await setTopics(ids, { engine_version: "2.5" })
    await setTopics([old], { knowledge_version: "0" })
    await setTopics([current], { knowledge_version: KNOWLEDGE_VERSION })
    await setTopics([byModel], { knowledge_version: "", engine: "llm" })
    await setTopics([older], { knowledge_version: "an older one", engine_version: "2.4" })
    const services = testServices()
    const outdated = { force: false, parentCategoryFilter: category }
    // From the first of these topics on: other tests leave more outdated ones than fit a page.
    const before = await services.d1
      .prepare("SELECT seq - 1 AS seq FROM topics WHERE id = ?")
      .bind(old)
      .first<number>("seq")
    const read = async (selection: Parameters<typeof selectTopics>[1]) =>
      (await selectTopics<{ id: string }>(services, selection, ["id"], before ?? 0, 1_000)).map(({ id }) => id)
    expect(await read(outdated)).toEqual([old, older])
    expect(await countSelected(services, outdated)).toBe(2)
    expect((await read({ force: false })).filter((id) => ids.includes(id))).toEqual([old, older])

    await aJob(org.ctx(), "reclassify", { mode: "local", ...outdated })
    expect(await read({ force: false })).not.toContain(old)
    // The same answer with other words: the version alone changes.
    await setTopics([old], { knowledge_version: "0" })
    const linkOf = () => services.d1.prepare("SELECT * FROM org_topics WHERE id = ?").bind(links[0]).first()
    const link = await linkOf()
    await aJob(org.ctx(), "reclassify", { mode: "local", parentCategoryFilter: "Auto" })
    expect(await read({ force: false })).not.toContain(old)
    expect(await linkOf()).toEqual(link)
    const [entry] = (await historyOf(old)).toReversed()
    expect(entry).toMatchObject({
      previousValues: { knowledge_version: "0" },
      newValues: { knowledge_version: KNOWLEDGE_VERSION },
    })
  })

  it("writes the columns that change in one of the topics, and the texts that are stored by them", async ({
    expect,
  }) => {
    const { d1, plans } = recordedD1(testServices().d1)
    const cells = decidedCells(aClassification({}), "local", { templates: [], form: 1 })
    const topic = { ...cells, seq: 1, id: "tp_1", topic_name: "Electric SUV shoppers", updated_at: "" }
    const changeFrom = (old: Partial<DecidedCells>) => changeOf({ ...topic, ...old, engine_version: "2.4" }, topic)
    updateTopics(d1, [changeFrom({}), changeFrom({ awareness: "Old" }), changeFrom({ segment_type: "B2G" })], "")
    const written = (await plans()).map(({ text }) => /SET \((.*), updated_at\)/.exec(text)?.[1]?.split(", "))
    expect(written).toEqual([
      [...VERSION_COLUMNS, "text_form"],
      ["engine_version", "awareness", ...TEXTS],
      ["segment_type", "engine_version", ...TEXTS],
    ])
  })

  it("uses indexes to read its pages", async ({ expect }) => {
    const { category } = await oldTopics(1)
    const { d1, plans } = recordedD1(testServices().d1)
    for (const force of [true, false]) {
      for (const parentCategoryFilter of [undefined, category]) {
        await selectTopics(everyDatabase(d1), { force, parentCategoryFilter }, ["id"], 0, 5)
        await countSelected(everyDatabase(d1), { force, parentCategoryFilter })
      }
    }
    await selectTopics(everyDatabase(d1), { force: true, retryOf: "job_1" }, ["id"], 0, 5)
    expect((await plans()).flatMap(({ steps }) => fullScans(steps))).toEqual([])
  })

  it("previews the changes without writing", async ({ expect }) => {
    const { org, category, ids, links } = await oldTopics(3)
    const other = await anOrg()
    const [id = ""] = ids
    const { d1 } = testServices()
    await other.topic((await topicOf(id))?.topicName)
    const activate = (key: string, link: string | undefined, version: string, status: string) =>
      d1
        .prepare(
          `INSERT INTO activations (id, org_id, org_topic_id, topic_id, connection_id, platform, status, pushed_name,
             engine_version_at_push, created_at)
           SELECT ?1, org_id, id, topic_id, ?1, 'marketplace', ?4, ?1, ?3, '2026-01-01' FROM org_topics WHERE id = ?2`,
        )
        .bind(key, link, version, status)
        .run()
    await activate(`${category} a`, links[0], "2.4", "active")
    await activate(`${category} b`, links[1], "2.3", "active")
    await activate(`${category} c`, links[2], "2.4", "deactivated")
    const before = await topicOf(id)
    const job = await aJob(org.ctx(), "reclassify", {
      mode: "local",
      parentCategoryFilter: category,
      dryRun: true,
      batchSize: 2,
    })
    expect(job).toMatchObject({ status: "completed", processed_items: 3, success_count: 3 })
    const preview = job.result["preview"] as { fields: Record<string, number>; samples: object[] }
    expect(preview).toMatchObject({ topics: 3, libraries: 2, activations: 1 })
    expect(preview.fields).toMatchObject({ parent_category: 3, engine_version: 3, keywords: 3 })
    expect(preview.samples).toHaveLength(3)
    expect(preview.samples[0]).toMatchObject({
      id,
      previousValues: { parent_category: category },
      newValues: { parent_category: "Auto" },
    })
    expect(await topicOf(id)).toEqual(before)
    expect(await historyOf(id)).toEqual([])
  })
})
