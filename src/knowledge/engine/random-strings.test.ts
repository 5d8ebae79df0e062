import { it } from "vitest"
import { BUILT_IN_TEMPLATES } from "../outputs/built-in.ts"
import { compileTemplate } from "../outputs/compile.ts"
import { CATEGORY_PHRASES } from "../outputs/phrases.ts"
import { renderOutputs } from "../outputs/render.ts"
import { GENERAL_SUBCATEGORIES } from "../taxonomy/general-subcategories.ts"
import { GROUPS } from "../taxonomy/groups.ts"
import { explainLocally } from "./local.ts"

/** `npm run endurance` tries a million. */
const STRINGS = 1_000

/** Letters, digits, signs and emoji: first and last code point. */
const SCRIPTS: readonly (readonly [number, number])[] = [
  [0x61, 0x7a],
  [0x61, 0x7a],
  [0x41, 0x5a],
  [0x30, 0x39],
  [0x21, 0x7e],
  [0xc0, 0x17f],
  [0x370, 0x3ff],
  [0x400, 0x4ff],
  [0x530, 0x58f],
  [0x5d0, 0x5ea],
  [0x620, 0x64a],
  [0x900, 0x97f],
  [0xe00, 0xe5b],
  [0x10a0, 0x10ff],
  [0x3040, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0x1f300, 0x1f64f],
]

/** The same strings on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 0x1_0000_0000) * below)
  }
}

function randomString(pick: (below: number) => number): string {
  const words = Array.from({ length: 1 + pick(4) }, () => {
    const [from, to] = SCRIPTS[pick(SCRIPTS.length)] ?? [0x61, 0x7a]
    return Array.from({ length: 1 + pick(10) }, () => String.fromCodePoint(from + pick(to - from + 1))).join("")
  })
  return words.join(" ")
}

it("claims nothing specific about a random string without a known word in it", ({ expect }) => {
  const templates = BUILT_IN_TEMPLATES.map(compileTemplate)
  const categories = GROUPS.flatMap((group) => group.categories)
  const sentences = Object.values(CATEGORY_PHRASES).map(({ fit }) => fit)
  const pick = numbers(20_261)
  let unknown = 0
  for (let i = 0; i < STRINGS; i++) {
    const text = randomString(pick)
    const { classification, explanation } = explainLocally(text)
    if (explanation.evidence.length > 0 || explanation.qualifiers.length > 0) continue
    unknown++
    const category = categories.find(({ name }) => name === classification.parentCategory)
    const { path, iabCode, unsure, confidence, intent } = classification
    expect({ text, path, iabCode, unsure }).toEqual({
      text,
      path: [GENERAL_SUBCATEGORIES[classification.parentCategory]],
      iabCode: category?.iab,
      unsure: true,
    })
    expect(confidence).toBeLessThan(0.5)
    expect(intent).not.toBe("brand")
    const outputs = Object.values(renderOutputs(classification, templates)).map(({ description }) => description)
    expect(sentences.filter((sentence) => outputs.some((output) => output.includes(sentence)))).toEqual([])
  }
  expect(unknown).toBeGreaterThan(STRINGS / 2)
})

it("has a general subcategory for every category", ({ expect }) => {
  for (const { name, subcategories } of GROUPS.flatMap((group) => group.categories)) {
    expect(subcategories.map((one) => one.name)).toContain(GENERAL_SUBCATEGORIES[name])
  }
})
