import { describe, it } from "vitest"
import { readRows } from "../../../../../src/intake/imports/read-row.ts"
import type { TargetField } from "../../api/routes/imports.ts"
import { columnsOf, mappingsOf } from "./columns.ts"
import { createRowChecker, topicNameOf } from "./row-problems.ts"
import { rowOf } from "./sent-row.ts"

const FIELDS: TargetField[] = [
  "topic_name",
  "parent_category",
  "taxonomy_type",
  "subcategory",
  "segment_type",
  "external_id",
  "keywords",
  "performance_score",
]

const row = (values: Partial<Record<TargetField, string>>) => FIELDS.map((field) => values[field] ?? "")
const check = () => createRowChecker(FIELDS, columnsOf(FIELDS))
const messagesOf = (values: Partial<Record<TargetField, string>>) =>
  check()(row({ topic_name: "Tea drinkers", ...values }), 1).map(({ message }) => message)

describe("createRowChecker", () => {
  it("rejects exactly the rows that the API rejects", ({ expect }) => {
    const values: Partial<Record<TargetField, string>>[] = [
      {},
      { topic_name: " " },
      { topic_name: "?!" },
      { topic_name: "\u{200b}" },
      { topic_name: "€" },
      { topic_name: "x".repeat(501) },
      { topic_name: `Acxiom > Auto > ${"x".repeat(500)}` },
      { topic_name: "A > B > " },
      { topic_name: ">>" },
      { parent_category: "food and beverage" },
      { parent_category: "Nonsense" },
      { taxonomy_type: "AUTOMOTIVE" },
      { taxonomy_type: "Auto" },
      { subcategory: "new vehicles" },
      { subcategory: "Auto" },
      { segment_type: "b2b2c" },
      { segment_type: "B2X" },
      { external_id: "x".repeat(500) },
      { external_id: "x".repeat(501) },
      { keywords: "green, black,,white" },
      { keywords: Array.from({ length: 51 }, (_, i) => `k${i}`).join(",") },
      { keywords: "x".repeat(201) },
      { performance_score: "0.5" },
      { performance_score: "1e3" },
      { performance_score: "high" },
      { performance_score: "1,5" },
    ]
    const mappings = mappingsOf(FIELDS, FIELDS)
    for (const one of values) {
      const cells = row({ topic_name: "Tea drinkers", ...one })
      const { refused } = readRows([{ row: 1, cells: rowOf(FIELDS, cells) }], mappings)
      const found = check()(cells, 1)
      expect(found.length > 0, `${JSON.stringify(one).slice(0, 80)}: ${refused[0]?.message}`).toBe(refused.length > 0)
    }
  })

  it("returns every problem of a row", ({ expect }) => {
    expect(messagesOf({ topic_name: "", segment_type: "B2X", parent_category: "Tea" })).toEqual([
      "Name is missing",
      "Unknown category “Tea”",
      "Unknown segment type “B2X”",
    ])
    expect(messagesOf({ performance_score: "high" })).toEqual(["Score “high” is not a number"])
  })

  it("marks duplicate names in any spelling, but not rejected rows", ({ expect }) => {
    const checkRow = check()
    expect(checkRow(row({ topic_name: "Green tea" }), 1)).toEqual([])
    expect(checkRow(row({ topic_name: "", segment_type: "" }), 2)).toMatchObject([{ kind: "rejected" }])
    expect(checkRow(row({ topic_name: "Acxiom > GREEN-TEA" }), 3)).toEqual([
      { kind: "duplicate", message: "Duplicate of row 1" },
    ])
    expect(checkRow(row({ topic_name: "Black tea" }), 4)).toEqual([])
  })

  it("rejects rows that are too long", ({ expect }) => {
    const checkRow = createRowChecker(["Name", "Text"], columnsOf(["topic_name", null]))
    expect(checkRow(["Tea", "x".repeat(20_001)], 1)).toEqual([
      { kind: "rejected", message: "The row is longer than 20,000 characters" },
    ])
  })
})

describe("topicNameOf", () => {
  it("is the last step of a path, on one line", ({ expect }) => {
    expect(topicNameOf("Acxiom > Auto > Truck\nowners ")).toBe("Truck owners")
    expect(topicNameOf("Tea")).toBe("Tea")
  })
})
