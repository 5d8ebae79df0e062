import { describe, it } from "vitest"
import { readRows } from "../../../kernel/db/rows.ts"
import { globalHistory } from "../../../kernel/db/schema/index.ts"
import { sql } from "../../../kernel/db/sql.ts"
import { GROUPS } from "../../../knowledge/taxonomy/groups.ts"
import { setTopics } from "../../../testing/a-job.ts"
import { anLlmJob } from "../../../testing/an-llm-job.ts"
import { createJob } from "../create-job.ts"
import { processJob } from "../process-job.ts"
import { showJob } from "../show-jobs.ts"

const DERIVED = /^(segment_(name|desc)_|internal_description|platform_outputs|text_form|taxonomy_hash|updated_at)/

describe("column mode", () => {
  it.for<[string, Record<string, string>]>([
    ["segment_type", { segment_type: "B2E" }],
    ["audience_type", { audience_type: "In-Market" }],
    ["taxonomy_type", { taxonomy_type: "Automotive" }],
    ["parent_category", { parent_category: "Travel", taxonomy_type: "Travel & Leisure" }],
  ])("changes %s alone", async ([targetColumn, expected], { expect }) => {
    const fields = { [targetColumn]: expected[targetColumn] }
    const job = await anLlmJob({
      topics: 1,
      config: { targetColumn },
      scripts: ([id]) => [{ type: "batch", results: { [id ?? ""]: fields } }],
    })
    const id = job.ids[0] ?? ""
    const before = await job.topic(id)
    expect(await job.run()).toMatchObject({ successCount: 1, errorCount: 0 })
    const after = await job.topic(id)
    expect(undecided(after)).toEqual({ ...undecided(before), ...expected })
    expect(after?.["taxonomy_hash"]).not.toBe(before?.["taxonomy_hash"])
    expect(after?.["segment_name_internal"]).not.toBe(before?.["segment_name_internal"])
    const sent = (await job.seen()).find(({ method }) => method === "POST")?.body
    expect(sent?.["requests"]).toMatchObject([
      { params: { output_config: { format: { schema: { required: [targetColumn] } } } } },
    ])
    const [entry] = await readRows(job.services.d1, globalHistory, sql`WHERE batch_id = ${job.jobId}`)
    expect(
      Object.keys(entry?.newValues ?? {})
        .filter((column) => !DERIVED.test(column))
        .sort(),
    ).toEqual(Object.keys(expected).sort())
  })

  it("picks a subcategory of the topic's category, with its code", async ({ expect }) => {
    const category = GROUPS.flatMap(({ categories }) => categories).find(({ name }) => name === "Auto")
    const node = category?.subcategories.at(-1)
    const job = await anLlmJob({ topics: 0, scripts: () => [] })
    const made = await anLlmJob({ topics: 2 })
    const { d1 } = job.services
    const ids = JSON.stringify(made.ids)
    await d1.batch([
      d1
        .prepare(
          "UPDATE topics SET parent_category = 'Auto', subcategory_l1 = 'old' WHERE id IN (SELECT value FROM json_each(?))",
        )
        .bind(ids),
      d1
        .prepare("INSERT INTO job_errors (job_id, item_id, message) SELECT ?2, value, 'x' FROM json_each(?1)")
        .bind(ids, job.jobId),
    ])
    await made.script([
      {
        type: "batch",
        results: { [made.ids[0] ?? ""]: { subcategory: node?.name }, [made.ids[1] ?? ""]: { subcategory: "Dogs" } },
      },
    ])
    const config = { mode: "llm", retryOf: job.jobId, force: true, targetColumn: "subcategory", enableWebSearch: false }
    const { jobId } = await createJob(made.ctx, { jobType: "reclassify", config })
    for (let step = 0; step < 9; step++) await processJob(made.services, jobId)
    expect(await made.topic(made.ids[0] ?? "")).toMatchObject({
      parent_category: "Auto",
      subcategory: node?.name,
      subcategory_l1: null,
      taxonomy_path: node?.name,
      iab_code: node?.iab,
      engine_version: "2.4",
    })
    const { errors } = await showJob(made.services, jobId)
    expect(errors).toEqual([
      { id: made.ids[1], name: expect.any(String), message: "Invalid subcategory: Dogs: needs human review" },
    ])
  })

  it.for<[string | undefined, Record<string, string>, Record<string, unknown>]>([
    ["segment_type", { segment_type: "B2E" }, { confidence: 0.3, sensitivity_confidence: 0.4, unsure: 1 }],
    ["parent_category", { parent_category: "Travel" }, { confidence: null, sensitivity_confidence: 0.4, unsure: 0 }],
    [undefined, {}, { confidence: null, sensitivity_confidence: null, unsure: 0 }],
  ])(
    "keeps the engine's doubts about what %s does not decide",
    async ([targetColumn, fields, expected], { expect }) => {
      const job = await anLlmJob({
        topics: 1,
        config: { targetColumn },
        scripts: ([id]) => [{ type: "batch", results: { [id ?? ""]: fields } }],
      })
      const id = job.ids[0] ?? ""
      const facts = { language: "es", qualifiers: '[{"kind":"age","value":"18+","text":"18"}]' }
      await setTopics([id], { confidence: 0.3, sensitivity_confidence: 0.4, unsure: 1, ...facts })
      expect(await job.run()).toMatchObject({ successCount: 1, errorCount: 0 })
      expect(await job.topic(id)).toMatchObject({ ...facts, ...expected })
    },
  )

  it("flags an invalid segment type for review", async ({ expect }) => {
    const job = await anLlmJob({
      topics: 1,
      config: { targetColumn: "segment_type" },
      scripts: ([id]) => [{ type: "batch", results: { [id ?? ""]: { segment_type: "B2X" } } }],
    })
    expect(await job.run()).toMatchObject({ successCount: 0, errorCount: 1 })
    expect(await job.topic(job.ids[0] ?? "")).toMatchObject({
      review_status: "needs_review",
      review_reason: "Invalid segment_type: B2X",
    })
  })
})

const undecided = (row: Record<string, unknown> | null) =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([column]) => !DERIVED.test(column)))
