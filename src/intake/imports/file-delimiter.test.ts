import { it } from "vitest"
import { delimiterIn } from "./file-delimiter.ts"

it("takes the delimiter that the first line has most of, outside of quotes", ({ expect }) => {
  expect(delimiterIn("Name;Score;Note\n1,2,3,4")).toBe(";")
  expect(delimiterIn('"Name, of; the | topic",Score\n')).toBe(",")
  expect(delimiterIn("Name\tScore\r\n")).toBe("\t")
  expect(delimiterIn("Name|Score\r")).toBe("|")
  expect(delimiterIn("Name\n")).toBe(",")
})
