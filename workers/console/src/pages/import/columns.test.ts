import { describe, it } from "vitest"
import { columnsOf, guessTargets, headerOf, looksLikeHeader, mappingsOf, withTarget } from "./columns.ts"

const guess = (header: string[], ...rows: string[][]) => guessTargets(header, rows)

describe("headerOf", () => {
  it("names every column, each in its own way", ({ expect }) => {
    expect(headerOf([" Name ", "", "Name", "Name"])).toEqual([
      "Name",
      "column 2",
      "Name (again)",
      "Name (again) (again)",
    ])
  })
})

describe("guessTargets", () => {
  it("knows the fields by their own names, however they are written", ({ expect }) => {
    const fields = [
      "topic_name",
      "parent_category",
      "taxonomy_type",
      "subcategory",
      "segment_type",
      "external_id",
      "keywords",
      "performance_score",
    ] as const
    expect(guess([...fields])).toEqual(fields)
    const written = [
      "TopicName",
      "PARENT-CATEGORY",
      "Taxonomy type",
      "Sub-Category",
      "segmentType",
      "External Id",
      "Key words",
      "performanceScore",
    ]
    expect(guess(written)).toEqual(fields)
  })

  it("knows what others call them", ({ expect }) => {
    expect(guess(["Segment ID", "Segment Name", "Vertical", "Tags", "Rating"])).toEqual([
      "external_id",
      "topic_name",
      "parent_category",
      "keywords",
      "performance_score",
    ])
    expect(guess(["Audience name (EN)", "Our external id"])).toEqual(["topic_name", "external_id"])
  })

  it("gives a field to the column that fits it best, and to one alone", ({ expect }) => {
    expect(guess(["Title", "Topic name", "Name"])).toEqual([null, "topic_name", null])
  })

  it("does not read a word in the middle of another", ({ expect }) => {
    expect(guess(["Idea", "Username", "Groupware"])).toEqual([null, null, null])
  })

  it("looks at what is in a column whose name says nothing", ({ expect }) => {
    const rows = [
      ["Tea drinkers", "b2c", "food and beverage"],
      ["Fleet managers", "B2B", "Auto"],
    ]
    expect(guess(["Who", "Kind", "Where"], ...rows)).toEqual([null, "segment_type", "parent_category"])
  })

  it("knows segment types also where some are wrong", ({ expect }) => {
    const rows = [
      ["Tea drinkers", "B2C"],
      ["Fleet managers", "b2b"],
      ["Clerks", "B2X"],
    ]
    expect(guess(["Topic", "Kind"], ...rows)).toEqual(["topic_name", "segment_type"])
  })

  it("takes the only column for the names", ({ expect }) => {
    expect(guess(["Coffee drinkers"], ["Tea drinkers"])).toEqual(["topic_name"])
  })
})

describe("looksLikeHeader", () => {
  it("knows a header from a row of data", ({ expect }) => {
    expect(looksLikeHeader(["Who", "External ID"])).toBe(true)
    expect(looksLikeHeader(["Coffee drinkers", "x-17"])).toBe(false)
  })
})

describe("targets", () => {
  it("moves a field that is chosen for another column", ({ expect }) => {
    expect(withTarget(["topic_name", null], 1, "topic_name")).toEqual([null, "topic_name"])
    expect(withTarget(["topic_name", null], 1, null)).toEqual(["topic_name", null])
  })

  it("become the service's mappings and the places of the values", ({ expect }) => {
    expect(mappingsOf(["A", "B", "C"], ["external_id", null, "topic_name"])).toEqual([
      { csvColumn: "A", targetField: "external_id" },
      { csvColumn: "C", targetField: "topic_name" },
    ])
    expect(columnsOf(["external_id", null, "topic_name"]).get("topic_name")).toBe(2)
  })
})
