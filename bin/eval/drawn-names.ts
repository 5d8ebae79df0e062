// Draws names by a fixed seed and prints what a buyer would read of each, for a person to judge: see docs/classification.md.
//   npm run eval -- --drawn [--seed=36] [--count=30]      thirty each of dimension sets, paths, codes and seven languages
//   npm run eval -- --drawn --names=names.txt             the lines of a file
import { readFileSync } from "node:fs"
import { packsFor } from "../../src/knowledge/engine/packs.ts"
import { BUILT_IN_TEMPLATES } from "../../src/knowledge/outputs/built-in.ts"
import { compileTemplate } from "../../src/knowledge/outputs/compile.ts"
import { renderOutputs } from "../../src/knowledge/outputs/render.ts"
import { DIMENSION_SETS } from "../../src/knowledge/taxonomy/dimension-sets.ts"
import { SAMPLES } from "../../src/testing/samples.ts"
import { classifySource } from "../../src/topics/names/cleaner.ts"
import { openRows } from "./rows.ts"

const argument = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
const SEED = Number(argument("seed") ?? 36)
const COUNT = Number(argument("count") ?? 30)

const templates = BUILT_IN_TEMPLATES.filter(({ platformKey }) => platformKey === "dspapi").map(compileTemplate)

export async function printDrawn(): Promise<void> {
  const file = argument("names")
  const kinds = file === undefined ? drawn(randomOf(SEED)) : { [file]: readFileSync(file, "utf8").trim().split("\n") }
  for (const [kind, names] of Object.entries(kinds)) {
    await packsFor(names)
    console.log(`\n${kind}`)
    for (const name of names) console.log(textsOf(name))
  }
}

function textsOf(source: string): string {
  const topic = classifySource(source, {})
  const { name, description } = renderOutputs(topic, templates)["dspapi"] ?? {}
  return [source, topic.unsure === true ? "unsure" : "sure", name, description].join("\n    ")
}

function drawn(random: () => number): Readonly<Record<string, readonly string[]>> {
  const paths = openRows("paths")
  const codes = openRows("codes", "codes2", "read_codes").filter(({ text }) => text.includes("_"))
  const foreign = openRows("languages").filter(({ lang }) => SEVEN.has(lang ?? ""))
  return {
    sets: Array.from({ length: COUNT }, () => combined(random)),
    paths: draw(paths, random),
    codes: draw(codes, random),
    languages: draw(foreign, random),
  }
}
const SEVEN: ReadonlySet<string> = new Set(["es", "de", "fr", "pt", "it", "nl", "ja"])

/** A topic with values of one to three sets, as a matrix combines them. */
function combined(random: () => number): string {
  const sets = pick(DIMENSION_SETS, 1 + Math.floor(random() * 3), random)
  const values = sets.map(({ values: own }) => own[Math.floor(random() * own.length)] ?? "")
  return [...values, ...pick(SAMPLES, 1, random)].join(" ")
}

const draw = (rows: readonly { text: string }[], random: () => number) =>
  pick(rows, COUNT, random).map(({ text }) => text)

/** So many different items. */
function pick<T>(items: readonly T[], count: number, random: () => number): T[] {
  const rest = [...items]
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat()
}

/** Park and Miller's generator: the same numbers for a seed, in every runtime. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return (state - 1) / 2_147_483_646
  }
}
