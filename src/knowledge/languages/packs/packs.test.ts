import { describe, it } from "vitest"
import { classifyLocally } from "../../engine/local.ts"
import { GROUPS } from "../../taxonomy/groups.ts"
import { entriesOf, type SourceEntry } from "../pack-format.ts"
import { PACKS } from "./index.ts"

const categories = new Set(GROUPS.flatMap((group) => group.categories.map(({ name }) => name)))

/** One entry per English phrase: the others of its line mean the same. */
const phrasesOf = (entries: readonly SourceEntry[]) => [
  ...new Map(entries.map((entry) => [`${entry.table} ${entry.english}`, entry])).values(),
]

describe.for(PACKS)("the pack of $language", (pack) => {
  const entries = entriesOf(pack)

  it("is large, and names only categories of the taxonomy", ({ expect }) => {
    expect(entries.length).toBeGreaterThan(1_500)
    expect(Object.keys(pack.topics).filter((category) => !categories.has(category))).toEqual([])
  })

  it("uses English that the engine puts into the category of the table", ({ expect }) => {
    const topics = phrasesOf(entries).filter(({ table }) => categories.has(table))
    const elsewhere = topics.filter(({ table, english }) => classifyLocally(english).parentCategory !== table)
    // A few phrases stand in the category where people of the trade look for them and belong to a neighbour.
    expect(elsewhere.length / topics.length).toBeLessThan(0.04)
  })

  it("uses English that the engine holds to be as sensitive as the table says", ({ expect }) => {
    const levels = (table: string) =>
      phrasesOf(entries)
        .filter((entry) => entry.table === table)
        .map(({ english }) => ({ english, level: classifyLocally(english).sensitivity }))
    expect(levels("Sensitive").filter(({ level }) => level !== "Sensitive" && level !== "Restricted")).toEqual([])
    expect(levels("Restricted").filter(({ level }) => level === "None" || level === "Low")).toEqual([])
    expect(levels("harmless").filter(({ level }) => level === "Sensitive" || level === "Restricted")).toEqual([])
  })
})
