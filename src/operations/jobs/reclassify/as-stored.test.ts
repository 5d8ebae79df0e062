import * as fc from "fast-check"
import { describe, it } from "vitest"
import { classifyNamed } from "../../../knowledge/engine/local.ts"
import { aClassification } from "../../../knowledge/outputs/a-classification.ts"
import { BUILT_IN_TEMPLATES } from "../../../knowledge/outputs/built-in.ts"
import { compileTemplate } from "../../../knowledge/outputs/compile.ts"
import type { OutputTemplate } from "../../../knowledge/outputs/template.ts"
import type { Classification } from "../../../knowledge/taxonomy/classification.ts"
import { anyTopic } from "../../../testing/any-topic.ts"
import { SAMPLES } from "../../../testing/samples.ts"
import { numRuns } from "../../../testing/runs.ts"
import { decidedCells } from "../../../topics/library/topic-row.ts"
import { DECIDED_COLUMNS, VERSION_COLUMNS } from "../../../topics/rows/columns.ts"
import { storedTexts, wholeTexts } from "../../../topics/rows/texts.ts"
import { asStored } from "./as-stored.ts"
import { changeOf, type TopicRow } from "./write-topics.ts"

const BUILT_IN = BUILT_IN_TEMPLATES.filter(({ isActive }) => isActive)
const compiled = (templates: readonly OutputTemplate[]) => templates.map(compileTemplate)
const withChanged = (change: Partial<OutputTemplate>) =>
  BUILT_IN.with(1, { ...BUILT_IN[1], ...change } as OutputTemplate)

/** Sets of templates that an operator could make of the built-in ones. */
const TEMPLATES: Record<string, readonly OutputTemplate[]> = {
  "the built-in ones": BUILT_IN,
  "one more, without a column": BUILT_IN_TEMPLATES,
  "one less": BUILT_IN.slice(1),
  "two for a column": [...BUILT_IN, { ...BUILT_IN[0], platformKey: "other", pathSeparator: "/" } as OutputTemplate],
  "another separator": withChanged({ pathSeparator: " / " }),
  "another recency": withChanged({ recency: "7 Day" }),
  "a slug": withChanged({ includeSlug: true }),
  "other fields": withChanged({ pathFields: [{ key: "topic" }, { key: "qualifiers" }] }),
  "a shorter description": withChanged({ descCharLimit: 100 }),
}

const EARLIER = { engine_version: "1.0", knowledge_version: "0", text_form: 0 }

/** The row that an earlier engine wrote with these templates. */
function rowOf(topic: Classification, templates: readonly OutputTemplate[]): TopicRow {
  const config = { templates: compiled(templates), form: EARLIER.text_form }
  const cells = { ...decidedCells(topic, "local", config, EARLIER), topic_name: topic.topicName }
  return { ...cells, ...storedTexts(cells), seq: 1, id: "tp_1", updated_at: "" }
}

const columnsThatChange = (row: TopicRow, topic: Classification, templates: readonly OutputTemplate[]) =>
  changeOf({ ...row, ...wholeTexts(row) }, decidedCells(topic, "local", { templates: compiled(templates), form: 1 }))
    .changed

describe("a topic that is as stored", () => {
  it("changes in its versions alone, whatever the templates are and were", ({ expect }) => {
    const templates = fc.constantFrom(...Object.values(TEMPLATES))
    const fields = fc.subarray<string>(["parentCategory", "intent", "compositeScore", "keywords"], { maxLength: 1 })
    let found = 0
    const property = fc.property(anyTopic, anyTopic, fields, templates, templates, (one, other, changed, old, now) => {
      const taken = Object.entries(other).filter(([field]) => changed.includes(field))
      const classified = (given: typeof one) => aClassification({ ...given, path: [given.subcategory] })
      const row = rowOf(classified(one), old)
      const topic = classified({ ...one, ...Object.fromEntries(taken) })
      if (!asStored(compiled(now))(row, topic)) return
      found++
      expect(columnsThatChange(row, topic, now)).toEqual([...VERSION_COLUMNS, "text_form"])
    })
    fc.assert(property, { numRuns: numRuns(1_000) })
    expect(found).toBeGreaterThan(10)
  })

  for (const name of ["the built-in ones", "another separator", "another recency", "a slug", "a shorter description"]) {
    it(`is found with ${name}, so that its names are not compared`, ({ expect }) => {
      const templates = TEMPLATES[name] ?? []
      const isAsStored = asStored(compiled(templates))
      for (const sample of SAMPLES) {
        const topic = classifyNamed(sample)
        const stored = rowOf(topic, templates)
        expect(isAsStored(stored, topic)).toBe(true)
        for (const column of DECIDED_COLUMNS.filter((one) => !(one in EARLIER))) {
          expect(isAsStored({ ...stored, [column]: "Old" }, topic), column).toBe(false)
        }
      }
    })
  }
})
