import { describe, it } from "vitest"
import { rowOf } from "./sent-row.ts"

describe("rowOf", () => {
  it("names cells by their column, including cells beyond the header", ({ expect }) => {
    expect(rowOf(["Name", "Id"], ["Tea", "1", "more"])).toEqual({ Name: "Tea", Id: "1", "column 3": "more" })
    expect(rowOf(["Name", "Id"], ["Tea"])).toEqual({ Name: "Tea" })
  })
})
