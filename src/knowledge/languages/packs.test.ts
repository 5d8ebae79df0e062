import { describe, it } from "vitest"
import { readText } from "../../testing/table-texts.ts"
import { classifyLocally } from "../engine/local.ts"
import { GROUPS } from "../taxonomy/groups.ts"
import { entriesOf, type SourceEntry } from "./pack-format.ts"
import { readPacks } from "./read-packs.ts"

const categories = new Set(GROUPS.flatMap((group) => group.categories.map(({ name }) => name)))

/** One entry per English phrase: the others mean the same. */
const phrasesOf = (entries: readonly SourceEntry[]) => [
  ...new Map(entries.map((entry) => [`${entry.table} ${entry.english}`, entry])).values(),
]

describe.for(readPacks(readText))("the pack of $language", (pack) => {
  const entries = entriesOf(pack)

  it("is large", ({ expect }) => {
    expect(entries.length).toBeGreaterThan(1_500)
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

describe("reading packs", () => {
  const withRow = (row: string) => (file: string) =>
    file === "languages/de.tsv" ? `table\tphrase\tenglish\n${row}\n` : readText(file)

  it("rejects a table that is neither a category nor a kind of phrase", ({ expect }) => {
    expect(() => readPacks(withRow("Autos\tauto\tcar"))).toThrow(
      'languages/de.tsv:2: unknown table or category "Autos"',
    )
  })

  it("wants English for every phrase but words that only join", ({ expect }) => {
    expect(() => readPacks(withRow("Auto\tauto\t"))).toThrow("languages/de.tsv:2: english is empty")
    expect(() => readPacks(withRow("joining\tvon\tof"))).toThrow("languages/de.tsv:2: joining words have no English")
  })

  it("rejects patterns of a language without a pack", ({ expect }) => {
    const read = (file: string) =>
      file === "languages/patterns.tsv" ? "language\tpattern\tenglish\nsv\tx\ty\n" : readText(file)
    expect(() => readPacks(read)).toThrow('languages/patterns.tsv:2: unknown language "sv"')
  })
})
