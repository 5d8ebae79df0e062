import { describe, it } from "vitest"
import { arrange, type Layout, moved, pinned, readLayout, resized, toggled } from "./table-layout.ts"
import type { Column } from "./table-column.ts"

const ALL: Column<string>[] = ["name", "score", "added"].map((key) => ({ key, header: key, render: () => key }))
const LAYOUT: Layout = { columns: [{ key: "name" }, { key: "added", width: 90 }] }
const keys = (layout: Layout) => layout.columns.map(({ key }) => key)

describe("a table's layout", () => {
  it("shows, orders and hides columns", ({ expect }) => {
    const more = toggled(LAYOUT, "score", true)
    expect(keys(more)).toEqual(["name", "added", "score"])
    expect(keys(moved(more, "score", -1))).toEqual(["name", "score", "added"])
    expect(keys(moved(more, "name", -1))).toEqual(["name", "added", "score"])
    expect(keys(toggled(more, "added", false))).toEqual(["name", "score"])
  })

  it("puts pinned columns first, with a width", ({ expect }) => {
    const columns = arrange(ALL, pinned(LAYOUT, "added", true))
    expect(columns.map(({ key, width, pinned: first }) => [key, width, first])).toEqual([
      ["added", "90px", true],
      ["name", undefined, undefined],
    ])
    expect(arrange(ALL, { columns: [{ key: "gone" }, { key: "score", pinned: true }] })).toMatchObject([
      { key: "score", width: "110px" },
    ])
  })

  it("keeps widths within bounds, and resets them", ({ expect }) => {
    expect(resized(LAYOUT, "name", 5).columns[0]).toEqual({ key: "name", width: 60 })
    expect(resized(LAYOUT, "added", undefined)).toEqual({ columns: [{ key: "name" }, { key: "added" }] })
  })

  it("reads only what it wrote", ({ expect }) => {
    expect(readLayout(JSON.stringify(LAYOUT))).toEqual(LAYOUT)
    for (const wrong of [undefined, "", "[]", "{}", '{"columns":[1]}']) expect(readLayout(wrong)).toBeUndefined()
  })
})
