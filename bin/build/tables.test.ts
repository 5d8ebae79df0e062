import { execFileSync } from "node:child_process"
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { describe, it } from "vitest"
import { LANGUAGES } from "../../src/knowledge/languages/language.ts"
import { PACK_LANGUAGES, WORLD_LANGUAGES } from "../../src/knowledge/world/packs.ts"
import { FORMATS } from "../../src/knowledge/tables/formats.ts"
import { fileNameOf } from "../../src/knowledge/tables/read-table.ts"
import { GROUPS } from "../../src/knowledge/taxonomy/groups.ts"
import { ROOT } from "../system/paths.ts"
import { readText, TABLES } from "./read-tables.ts"

const CATEGORIES = GROUPS.flatMap(({ categories }) => categories.map(({ name }) => fileNameOf(name)))
/** The value of the `*` in the name of a table. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  "lexicon/*.tsv": CATEGORIES,
  "brands/*.tsv": CATEGORIES,
  "languages/*.tsv": LANGUAGES,
  "world/languages/*.tsv": WORLD_LANGUAGES,
  "world/words/*.tsv": PACK_LANGUAGES,
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

  it("is packed into the same bytes each time", ({ expect, onTestFinished }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "strata-packs-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const build = ["--import", "./bin/build/binary-modules.ts", "bin/build/build-world.ts", folder]
    execFileSync(process.execPath, build, { cwd: ROOT })
    const packs = globSync("*.bin", { cwd: folder })
    expect(packs.length).toBeGreaterThan(30)
    for (const pack of packs) {
      const built = readFileSync(path.join(ROOT, "dist/world", pack))
      expect(readFileSync(path.join(folder, pack)).equals(built), pack).toBe(true)
    }
  })
})
