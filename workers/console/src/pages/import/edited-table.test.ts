import { describe, it } from "vitest"
import { changeTable, editsOf, replayed } from "./edited-table.ts"

const start = () => editsOf(["Name", "Score"], [["Tea", "0,5"], ["Mate"]])

describe("an edited table", () => {
  it("changes a cell, also of a short row, and takes it back", ({ expect }) => {
    const edited = changeTable(start(), { type: "edit", row: 1, column: 1, value: "3" })
    expect(edited.table.rows).toEqual([
      ["Tea", "0,5"],
      ["Mate", "3"],
    ])
    expect(changeTable(edited, { type: "undo" })).toEqual(start())
  })

  it("has nothing to take back where nothing changed", ({ expect }) => {
    const before = start()
    expect(changeTable(before, { type: "edit", row: 0, column: 0, value: "Tea" })).toBe(before)
    expect(changeTable(before, { type: "rule", column: 0, rule: { kind: "trim" } })).toBe(before)
    expect(changeTable(before, { type: "undo" })).toBe(before)
  })

  it("applies rules and excludes rows", ({ expect }) => {
    const ruled = changeTable(start(), { type: "rule", column: 1, rule: { kind: "decimal-comma" } })
    const excluded = changeTable(ruled, { type: "include", rows: [0, 1], included: false })
    const { table } = changeTable(excluded, { type: "include", rows: [1], included: true })
    expect(table).toEqual({ header: ["Name", "Score"], rows: [["Tea", "0.5"], ["Mate"]], excluded: new Set([0]) })
  })

  it("is the same again when its changes are replayed, without those taken back", ({ expect }) => {
    const { table: read } = start()
    const changes = [
      { type: "edit", row: 0, column: 0, value: "Chai" },
      { type: "rule", column: 1, rule: { kind: "decimal-comma" } },
      { type: "undo" },
      { type: "include", rows: [1], included: false },
    ] as const
    const edits = changes.reduce<ReturnType<typeof start>>(changeTable, start())
    expect(edits.log).toHaveLength(2)
    expect(replayed(read.header, read.rows, structuredClone(edits.log))).toEqual(edits)
  })
})
