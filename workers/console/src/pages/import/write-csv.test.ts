import { describe, it } from "vitest"
import { readCsv } from "../../../../../src/intake/imports/read-csv.ts"
import { writeCsv } from "./write-csv.ts"

const header = ["Name", "Note, long"]
const none = new Set<number>()

describe("writeCsv", () => {
  it("writes what readCsv reads", async ({ expect }) => {
    const rows = [
      ["Tea", 'said "hi"'],
      [" blanks ", "two\nlines"],
      ["=SUM(A1)", ""],
      ["one", "two", "too many"],
    ]
    const { file, rows: count } = writeCsv({ header, rows, excluded: none })
    expect(count).toBe(4)
    expect((await readCsv(file)).rows).toEqual([header, ...rows])
  })

  it("leaves out excluded and overlong rows, and says where the others were", async ({ expect }) => {
    const rows = [["Tea", ""], ["Mate"], ["Rum", "x".repeat(20_001)], ["Gin", "dry"]]
    const { file, rows: count } = writeCsv({ header, rows, excluded: new Set([0]) })
    expect(count).toBe(2)
    expect((await readCsv(file)).rows).toEqual([
      ["Name", "Note, long", "file row"],
      ["Mate", "", "2"],
      ["Gin", "dry", "4"],
    ])
  })
})
