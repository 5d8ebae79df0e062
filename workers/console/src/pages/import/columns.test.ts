import { describe, it } from "vitest"
import { columnsOf, guessTargets, headerOf, looksLikeHeader, mappingsOf, withTarget } from "./columns.ts"

const guess = (header: string[], ...rows: string[][]) => guessTargets(header, rows)

describe("headerOf", () => {
  it("gives every column a unique name", ({ expect }) => {
    expect(headerOf([" Name ", "", "Name", "Name"])).toEqual(["Name", "column 2", "Name (2)", "Name (3)"])
  })
})

describe("guessTargets", () => {
  it("recognizes the field names in any spelling", ({ expect }) => {
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
    const variants = [
      "TopicName",
      "PARENT-CATEGORY",
      "Taxonomy type",
      "Sub-Category",
      "segmentType",
      "External Id",
      "Key words",
      "performanceScore",
    ]
    expect(guess(variants)).toEqual(fields)
  })

  it("recognizes synonyms", ({ expect }) => {
    expect(guess(["Segment ID", "Segment Name", "Vertical", "Tags", "Rating"])).toEqual([
      "external_id",
      "topic_name",
      "parent_category",
      "tags",
      "performance_score",
    ])
    expect(guess(["Audience name (EN)", "Our external id"])).toEqual(["topic_name", "external_id"])
  })

  it("assigns a field only to the best matching column", ({ expect }) => {
    expect(guess(["Title", "Topic name", "Name"])).toEqual([null, "topic_name", null])
  })

  it("does not match parts of words", ({ expect }) => {
    expect(guess(["Idea", "Username", "Groupware"])).toEqual([null, null, null])
  })

  it("uses the content of a column with an unknown name", ({ expect }) => {
    const rows = [
      ["Tea drinkers", "b2c", "food and beverage"],
      ["Fleet managers", "B2B", "Auto"],
    ]
    expect(guess(["Who", "Kind", "Where"], ...rows)).toEqual([null, "segment_type", "parent_category"])
  })

  it("recognizes segment types despite some invalid values", ({ expect }) => {
    const rows = [
      ["Tea drinkers", "B2C"],
      ["Fleet managers", "b2b"],
      ["Clerks", "B2X"],
    ]
    expect(guess(["Topic", "Kind"], ...rows)).toEqual(["topic_name", "segment_type"])
  })

  it("uses a single column as the topic name", ({ expect }) => {
    expect(guess(["Coffee drinkers"], ["Tea drinkers"])).toEqual(["topic_name"])
  })
})

describe("looksLikeHeader", () => {
  it("distinguishes a header from a data row", ({ expect }) => {
    expect(looksLikeHeader(["Who", "External ID"])).toBe(true)
    expect(looksLikeHeader(["Coffee drinkers", "x-17"])).toBe(false)
  })
})

describe("targets", () => {
  it("moves a field selected for another column", ({ expect }) => {
    expect(withTarget(["topic_name", null], 1, "topic_name")).toEqual([null, "topic_name"])
    expect(withTarget(["topic_name", null], 1, null)).toEqual(["topic_name", null])
  })

  it("are converted to the API's mappings and to column indexes", ({ expect }) => {
    expect(mappingsOf(["A", "B", "C"], ["external_id", null, "topic_name"])).toEqual([
      { csvColumn: "A", targetField: "external_id" },
      { csvColumn: "C", targetField: "topic_name" },
    ])
    expect(columnsOf(["external_id", null, "topic_name"]).get("topic_name")).toBe(2)
  })
})
