import { describe, it } from "vitest"
import { rowOf } from "./sent-row.ts"

describe("rowOf", () => {
  it("names the cells by their columns, also those beyond the header", ({ expect }) => {
    expect(rowOf(["Name", "Id"], ["Tea", "1", "more"])).toEqual({ Name: "Tea", Id: "1", "column 3": "more" })
    expect(rowOf(["Name", "Id"], ["Tea"])).toEqual({ Name: "Tea" })
  })
})
