import { describe, it } from "vitest"
import { partsOf, tableOf } from "./file-parts.ts"

describe("the table of a file", () => {
  it("skips titles above the header, and joins sheets by their column names", ({ expect }) => {
    const read = [
      { sheet: "Teas", rows: [["Spring list"], ["Topic", "Score"], ["Sencha", "1", "odd"]] },
      { sheet: "Coffees", rows: [["Score", "Topic"], ["2", "Mocha"], ["3"]] },
    ]
    const workbook = { sheets: ["Teas", "Coffees", "Notes"], read }
    const file = { rows: read[0]?.rows ?? [], delimiter: ",", encoding: "utf-8", workbook }
    expect(tableOf(partsOf(file, {}))).toMatchObject({
      header: ["Topic", "Score", "column 3", "Sheet"],
      rows: [
        ["Sencha", "1", "odd", "Teas"],
        ["Mocha", "2", "", "Coffees"],
        ["", "3", "", "Coffees"],
      ],
    })
    const table = tableOf(partsOf(file, { 1: 1 }))
    expect(table.header).toEqual(["Topic", "Score", "column 3", "2", "Mocha", "Sheet"])
    expect(table.rows).toHaveLength(2)
  })
})
