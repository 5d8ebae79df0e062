import { it } from "vitest"
import { decodeLanguage, encodeLanguage, type Synonyms } from "./language-file.ts"

const table: Synonyms[] = [["kfc", "kentucky fried chicken", "kentucky chicken"], ["do it yourself"]]
const tables = {
  brands: table,
  makers: table,
  synonyms: table,
  relations: table,
  agents: table,
  activities: table,
  fixed: table,
}

it("decodes what it encoded", ({ expect }) => {
  expect(decodeLanguage(encodeLanguage(tables))).toEqual(tables)
})

it("rejects a phrase with too many words to be matched", ({ expect }) => {
  expect(() => encodeLanguage({ ...tables, fixed: [["one two three four five six seven"]] })).toThrow("too many words")
})
