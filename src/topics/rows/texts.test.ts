import * as fc from "fast-check"
import { describe, it } from "vitest"
import { BUILT_IN_TEMPLATES } from "../../knowledge/outputs/built-in.ts"
import { compileTemplate } from "../../knowledge/outputs/compile.ts"
import { randomBase62 } from "../../kernel/ids.ts"
import { anyTopic, classificationFrom, withoutMarks } from "../../testing/any-topic.ts"
import { anOrg, testServices } from "../../testing/factories.ts"
import { SAMPLES } from "../../testing/samples.ts"
import { numRuns } from "../../testing/runs.ts"
import { insertTopics, storedTopic } from "../library/intake-statements.ts"
import { addToLibrary } from "../library/intake.ts"
import { decidedCells, nameCells, storedCells } from "../library/topic-row.ts"
import { TEXTS } from "./columns.ts"
import { columnsOf, wholeTexts } from "./texts.ts"

const { d1 } = testServices()
const at = new Date().toISOString()

type Texts = Record<(typeof TEXTS)[number], string>

const READ = `SELECT t.id, t.topic_name, ${columnsOf("t", TEXTS)}, ${TEXTS.map((name) => `length(CAST(t.${name} AS BLOB))`).join(" + ")} AS bytes
  FROM json_each(?) AS target CROSS JOIN topics AS t ON t.id = target.value`

async function read(ids: readonly string[]) {
  const { results } = await d1
    .prepare(READ)
    .bind(JSON.stringify(ids))
    .all<Texts & { id: string; topic_name: string; bytes: number }>()
  return results
}

const ALL = BUILT_IN_TEMPLATES.map(compileTemplate)
const ACTIVE = ALL.filter(({ isActive }) => isActive)

describe("the texts of a topic", () => {
  it("are read as they were written, whatever the topic is", async ({ expect }) => {
    const topics = fc.array(anyTopic, { minLength: 1, maxLength: 40 })
    const property = fc.asyncProperty(topics, fc.constantFrom(ALL, ACTIVE), async (given, templates) => {
      const rows = given.map(classificationFrom).map((topic) => ({
        id: `tp_${randomBase62(20)}`,
        names: nameCells(topic.topicName),
        decided: decidedCells(topic, "local", { templates, form: 1 }),
        stored: storedCells(topic, "local", { templates, form: 1 }),
      }))
      const origin = { at, owner: null }
      await d1.batch(
        insertTopics(
          d1,
          rows.map(({ id, names, stored }) => storedTopic({ id, names, decided: stored }, origin)),
          origin,
        ),
      )
      const found = new Map((await read(rows.map(({ id }) => id))).map((row) => [row.id, row]))
      const stored = await d1
        .prepare("SELECT t.* FROM json_each(?) AS given CROSS JOIN topics AS t ON t.id = given.value")
        .bind(JSON.stringify(rows.map(({ id }) => id)))
        .all<Texts & { id: string; topic_name: string }>()
      for (const row of stored.results) expect(found.get(row.id)).toMatchObject(wholeTexts(row))
      for (const { id, decided } of rows) {
        const row = found.get(id)
        // A name that another topic of the same meaning has is not inserted again.
        if (!row) continue
        const said = (text: unknown) => withoutMarks(String(text))
        expect(Object.fromEntries(TEXTS.map((name) => [name, row[name]]))).toEqual(
          Object.fromEntries(TEXTS.map((name) => [name, said(decided[name])])),
        )
      }
    })
    await fc.assert(property, { numRuns: numRuns(25) })
  })

  it("take a quarter of their length where the built-in templates made them", async ({ expect }) => {
    const org = await anOrg()
    const stored = await addToLibrary(
      org.ctx(),
      SAMPLES.map((sample) => ({ topicName: `${sample} 7${randomBase62(10)}` })),
      { changeType: "created", source: "test" },
    )
    const rows = await read(stored.map(({ topicId }) => topicId ?? ""))
    expect(rows).toHaveLength(SAMPLES.length)
    const length = (row: Texts) => TEXTS.reduce((sum, name) => sum + row[name].length, 0)
    const [whole, kept] = [
      rows.reduce((sum, row) => sum + length(row), 0),
      rows.reduce((sum, row) => sum + row.bytes, 0),
    ]
    expect(kept).toBeLessThan(whole / 4)
    for (const row of rows) expect(row.segment_name_internal.startsWith(`${row.topic_name} > `)).toBe(true)
  })
})
