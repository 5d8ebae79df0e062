import * as fc from "fast-check"
import { it } from "vitest"
import { SAMPLES } from "../../../testing/samples.ts"
import { embed } from "../../../knowledge/similarity/embedding.ts"
import { aJob, oldTopics, setTopics } from "../../../testing/a-job.ts"
import { countDifferences, libraryDifferences } from "../../../testing/count-differences.ts"
import { anOrg, testServices } from "../../../testing/factories.ts"
import { addFromCatalog } from "../../../topics/catalog/add-from-catalog.ts"
import { editTopic } from "../../../topics/library/edit-topic.ts"
import { DECIDED_COLUMNS } from "../../../topics/rows/columns.ts"
import { WHOLE_TOPIC } from "../../../testing/whole-topic.ts"
import { numRuns } from "../../../testing/runs.ts"
import { storedText } from "../../../topics/rows/stored-text.ts"

const TOPICS = 4

/** Values an older engine or a reviewer may have written. */
const said = fc.record(
  {
    taxonomy_type: fc.constantFrom("Automotive", "Travel & Places"),
    subcategory: fc.constantFrom("Luxury Cars", "Air Travel"),
    subcategory_l1: fc.constantFrom(null, "Deeper"),
    segment_type: fc.constantFrom("B2B", "B2C", "B2G"),
    audience_type: fc.constantFrom("In-Market", "Owner"),
    sensitivity: fc.constantFrom("None", "Sensitive"),
    secondary_intent: fc.constantFrom(null, "brand"),
    composite_score: fc.nat(100),
    keywords: fc.constantFrom("[]", '["a","ü b"]'),
    platform_outputs: fc.constantFrom("{}", '{"exchange":{"name":"n","description":"d"}}'),
    segment_name_dspapi: fc.string({ maxLength: 20 }),
    engine_version: fc.constantFrom("2.4", "2.3", "x"),
    review_status: fc.constantFrom(null, "reviewed"),
  },
  { requiredKeys: ["engine_version"] },
)
/** Edits between the job and its rollback. The engine version is left out, since only a job changes it. */
const edit = fc.record(
  {
    segment_type: fc.constantFrom("B2B", "B2E"),
    keywords: fc.constantFrom('["mine"]', "[]"),
    sensitivity: fc.constantFrom("Low", "None"),
    segment_desc_dspapi: fc.constant("An operator's own words"),
  },
  { requiredKeys: [] },
)
const world = fc.record({
  said: fc.array(said, { minLength: TOPICS, maxLength: TOPICS }),
  edits: fc.array(fc.record({ topic: fc.nat(TOPICS - 1), columns: edit }), { maxLength: 3 }),
  overrides: fc.array(
    fc.record({ topic: fc.nat(TOPICS - 1), late: fc.boolean(), segment: fc.constantFrom("B2B", "B2E") }),
    { maxLength: 3 },
  ),
  sample: fc.nat(SAMPLES.length - 1),
})

type Row = Record<string, string | number | null> &
  Parameters<typeof storedText>[1] & { id: string; topic_name: string }
const { d1, vectors } = testServices()

async function rowsOf(table: string, column: string, values: readonly string[]): Promise<Row[]> {
  const { results } = await d1
    .prepare(
      `SELECT ${table === "topics" ? WHOLE_TOPIC : "*"} FROM ${table} AS t
       WHERE ${column} IN (SELECT value FROM json_each(?)) ORDER BY seq`,
    )
    .bind(JSON.stringify(values))
    .all<Row>()
  return results
}
const withoutTime = ({ updated_at: _time, ...row }: Row) => row

it("restores topics, libraries and the index, but for what was edited in between", async ({ expect }) => {
  const property = fc.asyncProperty(world, async (given) => {
    const { org, category, ids } = await oldTopics(TOPICS, undefined, SAMPLES[given.sample])
    const other = await anOrg()
    await addFromCatalog(other.ctx(), { topicIds: [...ids] })
    for (const [i, columns] of given.said.entries()) await setTopics([ids[i] ?? ""], columns)
    const override = async (late: boolean) => {
      for (const one of given.overrides.filter((each) => each.late === late)) {
        await editTopic(other.ctx(), ids[one.topic] ?? "", { segment_type: one.segment })
      }
    }
    await override(false)
    const before = await rowsOf("topics", "id", ids)
    const linksBefore = await rowsOf("org_topics", "topic_id", ids)

    const job = await aJob(org.ctx(), "reclassify", { mode: "local", parentCategoryFilter: category })
    expect(job).toMatchObject({ status: "completed", success_count: TOPICS })
    const between = await rowsOf("topics", "id", ids)
    expect(between.every((row) => row["engine_version"] === "2.5")).toBe(true)
    for (const { topic, columns } of given.edits) {
      if (Object.keys(columns).length > 0) await setTopics([ids[topic] ?? ""], columns)
    }
    const edited = await rowsOf("topics", "id", ids)
    await override(true)
    const back = await aJob(org.ctx(), "reclassify", { rollbackOf: job.id })

    // A field changed again after the job is kept; every other one is restored.
    const expected = before.map((row, i) => {
      const again = DECIDED_COLUMNS.filter((column) => edited[i]?.[column] !== between[i]?.[column])
      return Object.assign({}, row, ...again.map((column) => ({ [column]: edited[i]?.[column] ?? null }))) as Row
    })
    const after = await rowsOf("topics", "id", ids)
    expect(after.map(withoutTime)).toEqual(expected.map(withoutTime))
    const changedByJob = (i: number, column: string) => before[i]?.[column] !== between[i]?.[column]
    const skipped = before.filter((_, i) =>
      DECIDED_COLUMNS.some((column) => changedByJob(i, column) && edited[i]?.[column] !== between[i]?.[column]),
    )
    expect(back).toMatchObject({ processed_items: TOPICS, skip_count: skipped.length, error_count: 0 })

    const links = await rowsOf("org_topics", "topic_id", ids)
    if (given.edits.length === 0 && given.overrides.every(({ late }) => !late)) {
      expect(links.map(withoutTime)).toEqual(linksBefore.map(withoutTime))
    }
    expect(await countDifferences(org.id)).toEqual([])
    expect(await libraryDifferences(other.id)).toEqual([])
    for (const [i, row] of after.entries()) {
      const find = async (cells: Row) => {
        const vector = embed(storedText(cells.topic_name, cells))
        return (await vectors.query(vector, { topK: 50, threshold: 0.9999 })).some((match) => match.id === row.id)
      }
      expect(await find(row)).toBe(true)
      const mid = between[i]
      if (mid && mid.parent_category !== row.parent_category) expect(await find(mid)).toBe(false)
    }
  })
  await fc.assert(property, { numRuns: numRuns(3, 400) })
})
