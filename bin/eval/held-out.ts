// Packs half of the open data and judges the engine on the other half: names that it cannot know must be unsure or right.
//   npm run eval -- --held-out
import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { readTable } from "../../src/knowledge/tables/read-table.ts"
import { WORLD_LANGUAGES, type WorldPack } from "../../src/knowledge/world/packs.ts"
import { readText } from "../build/read-tables.ts"
import { ROOT } from "../system/paths.ts"
import { localEngine } from "./classifiers.ts"
import { isKept } from "./halves.ts"
import { calibrationError, percent } from "./statistics.ts"
import { packsFor } from "../../src/knowledge/engine/packs.ts"

type Name = { set: string; name: string; category: string }

/** At most this share of the names that were left out may be answered wrongly without being marked unsure. */
const MOST_WRONG = 0.04
/** Of each set, every so many names: the sources have 150,000. */
const EVERY = 5

const WORLD = "STRATA_WORLD"

export function judgeHeldOut(): number {
  if (process.env[WORLD]) throw new Error(`${WORLD} is set already`)
  const folder = mkdtempSync(path.join(tmpdir(), "strata-held-out-"))
  const node = (args: string[], env = {}) => {
    const all = ["--import", "./bin/build/binary-modules.ts", ...args]
    execFileSync(process.execPath, all, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } })
  }
  try {
    node(["bin/build/build-world.ts", folder, "--half"])
    node(["bin/eval/held-out.ts"], { [WORLD]: folder })
    return 0
  } catch {
    return 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (process.env[WORLD]) process.exit((await judge()) ? 0 : 1)

async function judge(): Promise<boolean> {
  const names = [...leftOut()].filter((_, i) => i % EVERY === 0)
  await packsFor(names.map(({ name }) => name))
  const judged = names.map(({ set, name, category }) => {
    const { parent_category, unsure, confidence = 0 } = localEngine(name) ?? { parent_category: "", unsure: true }
    return { set, right: parent_category === category, unsure: unsure === true, confidence }
  })
  const share = (some: readonly unknown[], of: readonly unknown[]) => (of.length === 0 ? 0 : some.length / of.length)
  const rows = Array.from(
    Map.groupBy(judged, ({ set }) => set),
    ([set, own]) => {
      const wrong = share(
        own.filter((one) => !one.right && !one.unsure),
        own,
      )
      const right = share(
        own.filter((one) => one.right),
        own,
      )
      const unsure = share(
        own.filter((one) => one.unsure),
        own,
      )
      return {
        set,
        wrong,
        row: { set, names: own.length, right: percent(right), unsure: percent(unsure), "wrong, sure": percent(wrong) },
      }
    },
  )
  console.table(rows.map(({ row }) => row))
  console.log(`calibration error ${calibrationError(judged).toFixed(3)} over ${judged.length} names that were left out`)
  return rows.every(({ wrong }) => wrong <= MOST_WRONG)
}

function* leftOut(): Generator<Name> {
  const isOut = (pack: WorldPack, name: string) => !isKept(pack, name)
  for (const { phrase, category, source } of readTable(readText, "world/english.tsv")) {
    if (isOut("english", phrase)) yield { set: source, name: phrase, category }
  }
  for (const { name, category, pack } of readTable(readText, "world/brands.tsv")) {
    if (isOut(pack as WorldPack, name)) yield { set: pack, name, category }
  }
  const categories = new Map(readTable(readText, "world/concepts.tsv").map((one) => [one.concept, one.category]))
  for (const language of WORLD_LANGUAGES) {
    if (isKept(language, "")) continue
    for (const { phrase, concept } of readTable(readText, "world/languages/*.tsv", language)) {
      yield { set: language, name: phrase, category: categories.get(concept) ?? "" }
    }
  }
}
