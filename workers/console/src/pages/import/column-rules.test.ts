import { describe, it } from "vitest"
import { applyRule, type ColumnRule } from "./column-rules.ts"

const cellsAfter = (cells: string[], rule: ColumnRule) =>
  applyRule({ header: ["A"], rows: cells.map((cell) => [cell]) }, 0, rule).rows.map(([cell]) => cell)

describe("rules for a column", () => {
  it("trim blanks", ({ expect }) => {
    expect(cellsAfter([" a  b ", "c"], { kind: "trim" })).toEqual(["a b", "c"])
  })

  it("read decimal commas", ({ expect }) => {
    const cells = ["0,87", "1,234", "1.234,5", "-3,5", "1.5", "a,b", "1,2,3"]
    expect(cellsAfter(cells, { kind: "decimal-comma" })).toEqual([
      "0.87",
      "1.234",
      "1234.5",
      "-3.5",
      "1.5",
      "a,b",
      "1,2,3",
    ])
  })

  it("drop values that are not numbers", ({ expect }) => {
    expect(cellsAfter(["1", "0,5", "n/a", "—", ""], { kind: "drop-text" })).toEqual(["1", "0,5", "", "", ""])
  })

  it("fill empty cells", ({ expect }) => {
    expect(cellsAfter(["", " ", "B2B"], { kind: "default", value: "B2C" })).toEqual(["B2C", "B2C", "B2B"])
  })

  it("replace values in any case and with blanks around them", ({ expect }) => {
    const rule: ColumnRule = { kind: "values", values: [["money matters", "Banking & Credit"]] }
    expect(cellsAfter(["Money matters", " MONEY MATTERS ", "Other", ""], rule)).toEqual([
      "Banking & Credit",
      "Banking & Credit",
      "Other",
      "",
    ])
  })

  it("split into a list", ({ expect }) => {
    expect(cellsAfter(["a|b | |c", "d"], { kind: "split", delimiter: "|", into: "list" })).toEqual(["a, b, c", "d"])
  })

  it("split into new columns", ({ expect }) => {
    const table = { header: ["Path", "Id", "Path 2"], rows: [["a/b/c", "1", "x"], ["d"], ["e/f", "3", "y", "extra"]] }
    expect(applyRule(table, 0, { kind: "split", delimiter: "/", into: "columns" })).toEqual({
      header: ["Path", "Id", "Path 2", "Path 2*", "Path 3"],
      rows: [
        ["a", "1", "x", "b", "c"],
        ["d", "", "", "", ""],
        ["e", "3", "y", "f", "", "extra"],
      ],
    })
    expect(applyRule(table, 1, { kind: "split", delimiter: "/", into: "columns" })).toEqual(table)
  })

  it("keep rows that do not change", ({ expect }) => {
    const rows = [["a"], [" b"]]
    const after = applyRule({ header: ["A"], rows }, 0, { kind: "trim" }).rows
    expect(after[0]).toBe(rows[0])
    expect(after[1]).toEqual(["b"])
  })
})
