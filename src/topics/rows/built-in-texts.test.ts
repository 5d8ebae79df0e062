import * as fc from "fast-check"
import { describe, it } from "vitest"
import { classifyNamed } from "../../knowledge/engine/local.ts"
import { aClassification } from "../../knowledge/outputs/a-classification.ts"
import { BUILT_IN_TEMPLATES } from "../../knowledge/outputs/built-in.ts"
import { compileTemplate } from "../../knowledge/outputs/compile.ts"
import type { OutputTemplate } from "../../knowledge/outputs/template.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { anyTopic, classificationFrom } from "../../testing/any-topic.ts"
import { numRuns } from "../../testing/runs.ts"
import { SAMPLES } from "../../testing/samples.ts"
import { decidedCells } from "../library/topic-row.ts"
import { builtInTexts } from "./built-in-texts.ts"
import { textsOf, wholeTexts } from "./texts.ts"

const ACTIVE = BUILT_IN_TEMPLATES.filter(({ isActive }) => isActive)
const storedOf = builtInTexts(ACTIVE)

/** What the templates write, and what a row that was stored without writing it says. */
function bothOf(topic: Classification) {
  const cells = decidedCells(topic, "local", ACTIVE.map(compileTemplate))
  const stored = storedOf(topic)
  return { rendered: textsOf(cells), read: stored && wholeTexts({ ...cells, ...stored, topic_name: topic.topicName }) }
}

describe("texts of the built-in templates", () => {
  it("are stored without being written out, for every sample", ({ expect }) => {
    for (const sample of SAMPLES) {
      const { rendered, read } = bothOf(classifyNamed(sample))
      expect(read).toEqual(rendered)
    }
  })

  it("are right or left to the templates, whatever the topic is", ({ expect }) => {
    const usual = {
      parentCategory: "Auto",
      subcategory: "Cars, new",
      taxonomyType: "Products",
      language: "en",
    } as const
    const fields = fc.subarray(Object.keys(usual) as (keyof typeof usual)[])
    const longer = fc.constantFrom(0, 1, 20, 40, 60, 150)
    let found = 0
    const property = fc.property(anyTopic, fields, longer, fc.constantFrom(", ", " ,", ","), (one, as, more, comma) => {
      const given = { ...one, ...Object.fromEntries(as.map((field) => [field, usual[field]])) }
      const topic = classificationFrom({ ...given, subcategory: given.subcategory.replace(", ", comma) })
      const { rendered, read } = bothOf({ ...topic, topicName: topic.topicName + " more".repeat(more) })
      if (read === undefined) return
      found++
      expect(read).toEqual(rendered)
    })
    fc.assert(property, { numRuns: numRuns(1_000) })
    expect(found).toBeGreaterThan(10)
  })

  it("are whole where more than one stretch of the story is left out", ({ expect }) => {
    const lengths = Array.from({ length: 200 }, (_, i) => `Owners of ${"very ".repeat(i % 40)}small dogs ${i}`)
    for (const topicName of lengths) {
      const topic = aClassification({ topicName, keywords: ["dog", "food ".repeat(topicName.length % 7).trim()] })
      const { rendered, read } = bothOf(topic)
      expect(read).toEqual(rendered)
    }
  })

  const changes: [string, Partial<OutputTemplate>][] = [
    ["separator", { pathSeparator: " / " }],
    ["limit", { descCharLimit: 100 }],
    ["prefix", { descPrefixB2c: "People who" }],
    ["description", { descTemplate: "{{topic}}" }],
    ["column", { dbColumnDesc: null }],
    ["key", { platformKey: "other" }],
  ]
  for (const [what, change] of changes) {
    it(`are left to the templates where one has another ${what}`, ({ expect }) => {
      const templates = ACTIVE.with(1, { ...ACTIVE[1], ...change } as OutputTemplate)
      expect(builtInTexts(templates)(classifyNamed("Craft beer drinkers"))).toBeUndefined()
    })
  }

  it("are left to the templates where there are more or fewer", ({ expect }) => {
    const topic = classifyNamed("Craft beer drinkers")
    expect(builtInTexts(BUILT_IN_TEMPLATES)(topic)).toBeUndefined()
    expect(builtInTexts(ACTIVE.slice(1))(topic)).toBeUndefined()
  })

  it("are the same in any order of the templates", ({ expect }) => {
    const topic = classifyNamed("Craft beer drinkers")
    const { rendered, read } = bothOf(topic)
    expect(read).toEqual(rendered)
    expect(builtInTexts(ACTIVE.toReversed())(topic)).toEqual(storedOf(topic))
  })
})
