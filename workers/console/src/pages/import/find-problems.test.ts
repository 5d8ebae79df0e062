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
    expect(found).toMatchObject({ counts: { rejected: 2, duplicate: 1, warning: 0, library: 0 } })
    expect([...(found?.byRow.keys() ?? [])]).toEqual([1, 2, 4])
    expect(found?.byRow.get(1)).toMatchObject([{ message: "Name is missing", column: 0 }])
  })

  it("does not check excluded rows", async ({ expect }) => {
    const found = await check(["Tea", "", "tea", "Milk"], { excluded: [0, 1] })
    expect(found).toMatchObject({ counts: { rejected: 0, duplicate: 0 } })
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
    expect(await findProblems({ table, columns, lenient: true, signal })).toMatchObject({
      counts: { rejected: 0, warning: 1 },
    })
    expect(await findProblems({ table, columns, lenient: false, signal })).toMatchObject({
      counts: { rejected: 1, warning: 0 },
    })
  })

  it("tells rows that repeat each other after cleaning from those that the library has", async ({ expect }) => {
    const names = [["Acxiom > Tea"], ["Tea"], ["Mate"], ["?"]]
    const checked = new Map([
      ["Acxiom > Tea", { name: "Tea drinkers", known: "library" as const }],
      ["Tea", { name: "Tea drinkers", known: "library" as const }],
      ["Mate", { name: "Mate", known: "catalog" as const }],
    ])
    const { table } = editsOf(["Name"], names)
    const { signal } = new AbortController()
    const found = await findProblems({ table, columns: columnsOf(["topic_name"]), lenient: true, checked, signal })
    expect(found?.counts).toEqual({ rejected: 1, warning: 0, duplicate: 1, library: 2 })
    expect(found?.byRow.get(1)?.map(({ message }) => message)).toEqual([
      "Duplicate of row 1 of the file",
      "Already in your library",
    ])
  })

  it("checks a file of the maximum size", async ({ expect }) => {
    const found = await check(Array.from({ length: 50_000 }, (_, i) => (i % 2 === 0 ? "" : `t${i}`)))
    expect(found).toMatchObject({ counts: { rejected: 25_000, duplicate: 0 } })
    expect(found?.byRow.size).toBe(25_000)
  })

  it("returns undefined when aborted", async ({ expect }) => {
    expect(await check(["Tea"], { signal: AbortSignal.abort() })).toBeUndefined()
  })
})
