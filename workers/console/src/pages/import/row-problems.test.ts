import { describe, it } from "vitest"
import { readRows } from "../../../../../src/intake/imports/read-row.ts"
import { categoryMeant } from "../../../../../src/intake/imports/category-meant.ts"
import type { TargetField } from "../../api/types.ts"
import { columnsOf, mappingsOf } from "./columns.ts"
import { plainValue } from "./column-rules.ts"
import { createRowChecker, type Readings, topicNameOf } from "./row-problems.ts"

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

const rowOf = (header: readonly string[], cells: readonly string[]) =>
  Object.fromEntries(cells.map((cell, i) => [header[i] ?? `column ${i + 1}`, cell]))
const row = (values: Partial<Record<TargetField, string>>) => FIELDS.map((field) => values[field] ?? "")
/** As the service answers. */
const readingOf = (text: string): [string, string][] => {
  const meant = categoryMeant(text)
  return meant === undefined ? [] : [[plainValue(text), meant]]
}
const check = (readings?: Readings) => createRowChecker(FIELDS, columnsOf(FIELDS), { readings })
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
      { parent_category: "Finance" },
      { parent_category: " automotive" },
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
      { performance_score: "1,234" },
    ]
    const mappings = mappingsOf(FIELDS, FIELDS)
    for (const one of values) {
      const cells = row({ topic_name: "Tea drinkers", ...one })
      const sent = [{ row: 1, cells: rowOf(FIELDS, cells) }]
      const { refused } = readRows(sent, mappings, { strict: true })
      const readings = new Map(readingOf(one.parent_category ?? ""))
      const found = check(readings)(cells, 1)
      const what = `${JSON.stringify(one).slice(0, 80)}: ${refused[0]?.message}`
      expect(found.length > 0, what).toBe(refused.length > 0)
      const lenient = readRows(sent, mappings)
      const problems = createRowChecker(FIELDS, columnsOf(FIELDS), { lenient: true, readings })(cells, 1)
      const kinds = new Set(problems.map(({ kind }) => kind))
      expect(kinds.has("rejected"), what).toBe(lenient.refused.length > 0)
      if (lenient.refused.length === 0) expect(kinds.has("warning"), what).toBe(lenient.warned.length > 0)
    }
  })

  it("names the cell of a problem", ({ expect }) => {
    const lenient = createRowChecker(FIELDS, columnsOf(FIELDS), { lenient: true })
    expect(lenient(row({ topic_name: "Tea", performance_score: "high" }), 1)).toEqual([
      { kind: "warning", message: "Score “high” is not a number", column: 7 },
    ])
    expect(lenient([...row({ topic_name: "Mate" }), "extra"], 2)).toEqual([
      { kind: "rejected", message: "The row has 9 cells, the header has 8" },
    ])
  })

  it("returns every problem of a row", ({ expect }) => {
    expect(messagesOf({ topic_name: "", segment_type: "B2X", parent_category: "Tea" })).toEqual([
      "Name is missing",
      "“Tea” is no category",
      "Unknown segment type “B2X”",
    ])
    expect(messagesOf({ performance_score: "high" })).toEqual(["Score “high” is not a number"])
    // The service reads these as categories too.
    for (const parent_category of ["Finance", "retail", "Retail & Style"])
      expect(messagesOf({ topic_name: "Tea", parent_category })).toEqual([])
  })

  it("marks duplicate names in any spelling, but not rejected rows", ({ expect }) => {
    const checkRow = check()
    expect(checkRow(row({ topic_name: "Green tea" }), 1)).toEqual([])
    expect(checkRow(row({ topic_name: "", segment_type: "" }), 2)).toMatchObject([{ kind: "rejected" }])
    expect(checkRow(row({ topic_name: "Acxiom > GREEN-TEA" }), 3)).toEqual([
      { kind: "duplicate", message: "Duplicate of row 1 of the file", column: 0 },
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
