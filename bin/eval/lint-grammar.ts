// Lints the descriptions of a thousand names, or of a part of them, with Harper, a grammar checker that runs here.
//   node --import ./bin/build/binary-modules.ts bin/eval/lint-grammar.ts [every]
import { LocalLinter } from "harper.js"
import { slimBinary } from "harper.js/slimBinary"
import { readFileSync } from "node:fs"
import path from "node:path"
import { classifyLocally } from "../../src/knowledge/engine/local.ts"
import { packsFor } from "../../src/knowledge/engine/packs.ts"
import { BUILT_IN_TEMPLATES } from "../../src/knowledge/outputs/built-in.ts"
import { compileTemplate } from "../../src/knowledge/outputs/compile.ts"
import { renderOutputs } from "../../src/knowledge/outputs/render.ts"
import { classifySource } from "../../src/topics/names/cleaner.ts"
import { ROOT } from "../system/paths.ts"
import { describedNames } from "./described-names.ts"

/** Kinds of findings that are not grammar, or that a name decides and not the sentence around it. */
const OFF: Readonly<Record<string, string>> = {
  Spelling: "brands, places and trade terms are in no dictionary",
  Typo: "splits trade terms in two: activewear, intenders, rideshare",
  Capitalization: "names are written as their owners write them",
  Style: "taste, not grammar",
  Enhancement: "taste, not grammar",
  WordChoice: "taste, not grammar",
  Readability: "taste, not grammar",
  Formatting: "amounts and ranges are written as the name writes them",
}
/** The checker reads initials as a word: "an SUV", "an RV". */
const INITIALS = /\b[Aa]n? [A-Z]{2,}/

const linter = new LocalLinter({ binary: slimBinary })
await linter.setup()
const every = Number(process.argv[2] ?? 1)
const names = describedNames(80).filter((_, i) => i % every === 0)
await packsFor(names)
const templates = BUILT_IN_TEMPLATES.filter(({ platformKey }) => platformKey === "dspapi").map(compileTemplate)
const findings: string[] = []
let count = 0
for (const name of names) {
  const topic = classifyLocally(name)
  if (topic.language !== "en") continue
  count++
  const description = renderOutputs(topic, templates)["dspapi"]?.description ?? ""
  for (const lint of await linter.lint(description)) {
    const { start, end } = lint.span()
    if (OFF[lint.lint_kind()] !== undefined) continue
    if (/article/.test(lint.message()) && INITIALS.test(description.slice(start, end + 4))) continue
    findings.push(`${lint.lint_kind()}: ${lint.message()} "${lint.get_problem_text()}" in ${description}`)
  }
}
/** The table of docs/classification.md has only texts that the service gives. */
const documented = readFileSync(path.join(ROOT, "docs/classification.md"), "utf8")
  .split("\n")
  .map((line) =>
    line
      .replaceAll("\\|", "\u0000")
      .split("|")
      .map((cell) => cell.trim().replaceAll("\u0000", "|")),
  )
  .filter(([, name, , now]) => name !== undefined && /^(?:Consumers|Professionals) who /.test(now ?? ""))
await packsFor(documented.map(([, name = ""]) => name))
const outdated = documented
  .filter(
    ([, name = "", , now = ""]) =>
      !renderOutputs(classifySource(name, {}), templates)["dspapi"]?.description.startsWith(now),
  )
  .map(([, name]) => name)
console.log(JSON.stringify({ count, findings, documented: documented.length, outdated }, undefined, 1))
