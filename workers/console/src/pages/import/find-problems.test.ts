import { describe, it } from "vitest"
import { columnsOf } from "./columns.ts"
import { findProblems } from "./find-problems.ts"

const look = (names: readonly string[], signal = new AbortController().signal) =>
  findProblems({
    header: ["Name"],
    rows: names.map((name) => [name]),
    columns: columnsOf(["topic_name"]),
    first: 2,
    signal,
  })

describe("findProblems", () => {
  it("counts the rows by what will become of them, and shows them by number", async ({ expect }) => {
    const found = await look(["Tea", "", "tea", "Milk", "?"])
    expect(found).toMatchObject({ refused: 2, repeated: 1 })
    expect(found?.rows.map(({ row }) => row)).toEqual([2, 3, 5])
    expect(found?.firstRows).toMatchObject([
      { row: 1, problems: [] },
      { row: 2, problems: [{ message: "No name" }] },
    ])
  })

  it("looks at a whole file of the largest size, and keeps some", async ({ expect }) => {
    const found = await look(Array.from({ length: 50_000 }, (_, i) => (i % 2 === 0 ? "" : `t${i}`)))
    expect(found).toMatchObject({ refused: 25_000, repeated: 0 })
    expect(found?.rows).toHaveLength(200)
  })

  it("stops when told", async ({ expect }) => {
    expect(await look(["Tea"], AbortSignal.abort())).toBeUndefined()
  })
})
