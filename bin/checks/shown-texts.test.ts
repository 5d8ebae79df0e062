import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, it } from "vitest"
import { ROOT } from "../system/paths.ts"
import { shownFiles, shownTexts, textsIn } from "./shown-texts.ts"

/** The words of the glossary's last column, and those that its closing sentence names. */
function wordsToAvoid(): string[] {
  const page = readFileSync(path.join(ROOT, "docs/glossary.md"), "utf8")
  const rows = page.slice(0, page.indexOf("## In the code")).matchAll(/^\| (?!Word)[^|]+\|[^|]+\| ([^|]+) \|$/gm)
  const named = /They do not ask.*$/m.exec(page)?.[0].matchAll(/"(\w+)"/g) ?? []
  return [...rows].flatMap(([, words = ""]) => words.split(", ")).concat([...named].map(([, word = ""]) => word))
}

/** What people write to the assistant may have any word. */
const READS_PEOPLE = /pages\/assistant\/understand\/|import\/synonyms\.ts|platforms\/\w+\.ts .*\bwords\b/

/** Names of fields in the JSON of a platform's own API, which its help has to spell. */
const SPELLED = new Set(["external_id"])
const FIELD = /(?<![\w/.{-])[a-z]+(?:_[a-z0-9]+)+(?![\w/.}-])/g
/** A sentence or a label, as opposed to a pattern or a style. */
const isSentence = (text: string) => text.includes(" ") && !/[\\^|]|\(\?|var\(|clamp\(/.test(text)

/** Where a text is not as the glossary wants it. */
const faultsIn = (text: string, avoid: readonly string[]) => [
  ...avoid.filter((word) => new RegExp(String.raw`\b${word}\b`, "i").test(text)),
  ...(isSentence(text) ? (text.match(FIELD) ?? []).filter((name) => !SPELLED.has(name)) : []),
]

describe("the console's texts", () => {
  it("have the words of the glossary, and no raw field names", ({ expect }) => {
    const avoid = wordsToAvoid()
    expect(avoid.length).toBeGreaterThan(30)
    const texts = shownTexts()
    expect(texts.length).toBeGreaterThan(2_000)
    const faults = texts
      .filter(({ file }) => !READS_PEOPLE.test(file))
      .flatMap(({ file, line, text }) => faultsIn(text, avoid).map((fault) => `${file}:${line} ${fault}: ${text}`))
    expect(faults).toEqual([])
  })

  it("write numbers in one way, whatever the browser prefers", ({ expect }) => {
    const bare = shownFiles().filter((file) =>
      /\.toLocale\w*String\(\)|Format\(undefined/.test(readFileSync(path.join(ROOT, file), "utf8")),
    )
    expect(bare).toEqual([])
  })

  it.for([
    [`<p>Your performance_score is wrong</p>`, ["performance_score"]],
    [`<Select label="Segment desc_dspapi of it" />`, ["desc_dspapi"]],
    ["const text = `Please choose ${count} tenants`", ["please"]],
    [`const text = "Blocked by the policy block_sensitive"`, ["block_sensitive"]],
    [`<b className="a_b c_d">Fine</b>`, []],
    [`call("GET /api/topics/{id}"); const key = "segment_type"`, []],
  ] as const)("are found in %s", ([source, faults], { expect }) => {
    const found = textsIn("page.tsx", source).flatMap(({ text }) => faultsIn(text, ["tenant", "please"]))
    expect(found).toEqual(faults)
  })
})
