import { globSync } from "node:fs"
import path from "node:path"
import { describe, it } from "vitest"
import { LANGUAGES } from "../../src/knowledge/languages/language.ts"
import { FORMATS } from "../../src/knowledge/tables/formats.ts"
import { fileNameOf } from "../../src/knowledge/tables/read-table.ts"
import { GROUPS } from "../../src/knowledge/taxonomy/groups.ts"
import { readText, TABLES } from "./read-tables.ts"

const CATEGORIES = GROUPS.flatMap(({ categories }) => categories.map(({ name }) => fileNameOf(name)))
/** The value of the `*` in the name of a table. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  "lexicon/*.tsv": CATEGORIES,
  "brands/*.tsv": CATEGORIES,
  "languages/*.tsv": LANGUAGES,
}

describe("the folder of tables", () => {
  it("has the files that the build reads, and no others", ({ expect }) => {
    const files = globSync("**/*.tsv", { cwd: TABLES }).map((file) => file.replaceAll(path.sep, "/"))
    const read = Object.keys(FORMATS).flatMap((name) => PARTS[name]?.map((part) => name.replace("*", part)) ?? name)
    expect(files.sort()).toEqual(read.sort())
  })

  it("explains the columns of every table in its README", ({ expect }) => {
    const lines = readText("README.md").split("\n")
    for (const [name, { columns }] of Object.entries(FORMATS)) {
      const line = lines.find((one) => one.startsWith("|") && one.includes(`\`${name}\``))
      expect(line, name).toContain(columns.map((column) => `\`${column}\``).join(", "))
    }
  })
})
