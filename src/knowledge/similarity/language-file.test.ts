import { it } from "vitest"
import { decodeLanguage, encodeLanguage, type Synonyms } from "./language-file.ts"

const table: Synonyms[] = [["kfc", "kentucky fried chicken", "kentucky chicken"], ["do it yourself"]]
const tables = { brands: table, makers: table, synonyms: table, relations: table, fixed: table }

it("reads back what it wrote", ({ expect }) => {
  expect(decodeLanguage(encodeLanguage(tables))).toEqual(tables)
})

it("refuses a phrase that no key would find", ({ expect }) => {
  expect(() => encodeLanguage({ ...tables, fixed: [["one two three four five six seven"]] })).toThrow("too many words")
})
