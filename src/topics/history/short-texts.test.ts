import * as fc from "fast-check"
import { describe, it } from "vitest"
import { anyTopic, cellsOf, withoutMarks } from "../../testing/any-topic.ts"
import { numRuns } from "../../testing/runs.ts"
import { DECIDED_COLUMNS, type DecidedCells, TEXTS } from "../rows/columns.ts"
import { storedTexts } from "../rows/texts.ts"
import { changedValues } from "./changed-values.ts"
import { withShortTexts, withWholeTexts } from "./short-texts.ts"

/** The cells as a topic has them once they are stored. */
function topicOf(name: string, cells: DecidedCells) {
  const texts = Object.fromEntries(TEXTS.map((column) => [column, withoutMarks(String(cells[column]))]))
  return { ...cells, ...texts, topic_name: name }
}

function entryOf(name: string, [before, after]: readonly [DecidedCells, DecidedCells]) {
  const [was, is] = [topicOf(name, before), topicOf(name, after)]
  const changed = DECIDED_COLUMNS.filter((column) => was[column] !== is[column])
  const plain = changedValues(was, is, changed)
  const written = withShortTexts(plain, was, { before: storedTexts(was), after: storedTexts(is) })
  return { plain, written }
}

const stored = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T

describe("the texts of an entry", () => {
  it("are read as they were before and after the change, whatever changed", ({ expect }) => {
    // Most changes are of a few values, so that the story stays and its ending does not.
    const some = fc.subarray(["parentCategory", "segmentType", "intent", "sensitivity", "compositeScore", "keywords"])
    const change = fc.tuple(anyTopic, anyTopic, fc.oneof(some, fc.constant(undefined)))
    const property = fc.property(change, ([topic, other, fields]) => {
      const { topicName } = topic
      const taken = fields ? Object.entries(other).filter(([field]) => fields.includes(field)) : Object.entries(other)
      const next = { ...topic, ...Object.fromEntries(taken), topicName }
      const { plain, written } = entryOf(topicName, [cellsOf(topic), cellsOf(next)])
      expect(withWholeTexts(stored(written))).toEqual(stored(plain))
    })
    fc.assert(property, { numRuns: numRuns(300) })
  })

  it("take less than half their length where a topic moves", ({ expect }) => {
    const auto = {
      topicName: "Electric SUV shoppers",
      parentCategory: "Auto",
      subcategory: "Electric & Hybrid Vehicles",
      taxonomyType: "Automotive",
      audienceType: "In-Market",
      keywords: ["electric suv"],
      segmentType: "B2C",
      intent: "product",
      secondaryIntent: null,
      buyerJourney: "Decision",
      sensitivity: "None",
      compositeScore: 83,
      unsure: false,
      language: "en",
    } as const satisfies Parameters<typeof cellsOf>[0]
    const moved = { ...auto, taxonomyType: "Travel", compositeScore: 40 }
    const { plain, written } = entryOf(auto.topicName, [cellsOf(moved), cellsOf(auto)])
    expect(JSON.stringify(written).length / JSON.stringify(plain).length).toBeLessThan(0.5)
  })

  it("that are stored in full are read as they are", ({ expect }) => {
    const entry = {
      previousValues: { internal_description: "An old text" },
      newValues: { internal_description: "New" },
    }
    expect(withWholeTexts(entry)).toBe(entry)
  })
})
