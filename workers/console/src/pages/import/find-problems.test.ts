import { describe, it } from "vitest"
import { columnsOf } from "./columns.ts"
import { findProblems } from "./find-problems.ts"

const check = (names: readonly string[], signal = new AbortController().signal) =>
  findProblems({
    header: ["Name"],
    rows: names.map((name) => [name]),
    columns: columnsOf(["topic_name"]),
    first: 2,
    signal,
  })

describe("findProblems", () => {
  it("counts rejected and duplicate rows, and returns their row numbers", async ({ expect }) => {
    const found = await check(["Tea", "", "tea", "Milk", "?"])
    expect(found).toMatchObject({ rejected: 2, duplicates: 1 })
    expect(found?.rows.map(({ row }) => row)).toEqual([2, 3, 5])
    expect(found?.firstRows).toMatchObject([
      { row: 1, problems: [] },
      { row: 2, problems: [{ message: "Name is missing" }] },
    ])
  })

  it("checks a file of the maximum size, and returns a limited number of rows", async ({ expect }) => {
    const found = await check(Array.from({ length: 50_000 }, (_, i) => (i % 2 === 0 ? "" : `t${i}`)))
    expect(found).toMatchObject({ rejected: 25_000, duplicates: 0 })
    expect(found?.rows).toHaveLength(200)
  })

  it("returns undefined when aborted", async ({ expect }) => {
    expect(await check(["Tea"], AbortSignal.abort())).toBeUndefined()
  })
})
