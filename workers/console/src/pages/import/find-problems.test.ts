import { describe, it } from "vitest"
import { columnsOf } from "./columns.ts"
import { editsOf } from "./edited-table.ts"
import { findProblems } from "./find-problems.ts"

const check = (names: readonly string[], { signal = new AbortController().signal, excluded = [] as number[] } = {}) =>
  findProblems({
    table: {
      ...editsOf(
        ["Name"],
        names.map((name) => [name]),
      ).table,
      excluded: new Set(excluded),
    },
    columns: columnsOf(["topic_name"]),
    lenient: true,
    signal,
  })

describe("findProblems", () => {
  it("counts rejected and duplicate rows, and returns them by row", async ({ expect }) => {
    const found = await check(["Tea", "", "tea", "Milk", "?"])
    expect(found).toMatchObject({ rejected: 2, duplicates: 1, warned: 0 })
    expect([...(found?.byRow.keys() ?? [])]).toEqual([1, 2, 4])
    expect(found?.byRow.get(1)).toMatchObject([{ message: "Name is missing", column: 0 }])
  })

  it("does not check excluded rows", async ({ expect }) => {
    const found = await check(["Tea", "", "tea", "Milk"], { excluded: [0, 1] })
    expect(found).toMatchObject({ rejected: 0, duplicates: 0 })
  })

  it("counts warnings apart", async ({ expect }) => {
    const { table } = editsOf(
      ["Name", "Score"],
      [
        ["Tea", "high"],
        ["Mate", "0,5"],
      ],
    )
    const columns = columnsOf(["topic_name", "performance_score"])
    const { signal } = new AbortController()
    expect(await findProblems({ table, columns, lenient: true, signal })).toMatchObject({ rejected: 0, warned: 1 })
    expect(await findProblems({ table, columns, lenient: false, signal })).toMatchObject({ rejected: 1, warned: 0 })
  })

  it("checks a file of the maximum size", async ({ expect }) => {
    const found = await check(Array.from({ length: 50_000 }, (_, i) => (i % 2 === 0 ? "" : `t${i}`)))
    expect(found).toMatchObject({ rejected: 25_000, duplicates: 0 })
    expect(found?.byRow.size).toBe(25_000)
  })

  it("returns undefined when aborted", async ({ expect }) => {
    expect(await check(["Tea"], { signal: AbortSignal.abort() })).toBeUndefined()
  })
})
