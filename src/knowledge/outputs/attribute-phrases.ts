import { DIMENSION_SETS } from "../taxonomy/dimension-sets.ts"
import { type Attribute, type Role, ROLES_OF_SETS } from "./attributes.ts"
import { keyOf, MARKETS, type Place, startsAt } from "./name-places.ts"

/** A phrase of a name that is an attribute, or looks like one. */
export type Phrase = Attribute & { length: number; and?: Attribute }

/** Values of dimension sets in other words. */
const MORE_PHRASES: readonly [string, Role, string][] = [
  ["hispanic", "ethnicity", "Hispanic"],
  ["latino", "ethnicity", "Latino"],
  ["african american", "ethnicity", "African American"],
  ["gen z", "generation", "Gen Z"],
  ["gen x", "generation", "Gen X"],
  ["gen alpha", "generation", "Gen Alpha"],
  ["boomer", "generation", "Baby Boomers"],
  ["boomers", "generation", "Baby Boomers"],
  ["baby boomer", "generation", "Baby Boomers"],
  ["baby boomers", "generation", "Baby Boomers"],
  ["millennial", "generation", "Millennials"],
  ["millennials", "generation", "Millennials"],
  ["affluent", "income", "affluent"],
  ["high income", "income", "high"],
  ["higher income", "income", "high"],
  ["middle income", "income", "middle"],
  ["low income", "income", "low"],
  ["high net worth", "net_worth", "high"],
  ["ctv", "device", "CTV"],
  ["connected tv", "device", "connected TV"],
  ["desktop", "device", "desktop"],
  ["mobile", "device", "mobile"],
  ["lookalike", "model", "Lookalike audience."],
  ["lookalikes", "model", "Lookalike audience."],
  ["modeled", "model", "Modeled audience."],
  ["retargeting", "model", "Retargeting audience."],
  ["suppression", "model", "Suppression list: leave these people out."],
  ["prospecting", "model", "Prospecting audience."],
  ["c-suite executives", "title", "C-Suite"],
  ["with children", "children", "children"],
  ["with kids", "children", "children"],
]
const LANGUAGES = DIMENSION_SETS.find(({ name }) => name === "Language")?.values ?? []

/** Phrases by their first word; the longest first. */
export const phrases = new Map<string, { words: string[]; role: Role; value: string }[]>()
function learn(phrase: string, role: Role, value: string) {
  const words = phrase.toLowerCase().split(" ")
  const first = words[0] ?? ""
  const known = phrases.get(first) ?? []
  known.push({ words, role, value })
  known.sort((a, b) => b.words.length - a.words.length)
  phrases.set(first, known)
}
for (const { name, values } of DIMENSION_SETS) {
  const role = ROLES_OF_SETS[name]
  if (role !== undefined) for (const value of values) learn(value, role, value)
}
for (const language of LANGUAGES) {
  learn(`${language} speaking`, "language", `${language} speaking`)
  learn(`${language}-speaking`, "language", `${language} speaking`)
}
for (const more of MORE_PHRASES) learn(...more)

/** The attribute at a place of a name. */
export function phraseAt(words: readonly string[], at: number, places: readonly Place[]): Phrase | undefined {
  const place = places.find((one) => startsAt(words, at, one.words))
  if (place) {
    const length = place.words.length + (MARKETS.has(keyOf(words[at + place.words.length] ?? "")) ? 1 : 0)
    return { role: "place", value: words.slice(at, at + length).join(" "), length }
  }
  const first = keyOf(words[at] ?? "")
  for (const { words: phrase, role, value } of phrases.get(first) ?? []) {
    const isState = role === "place" && at === 0 && startsAttribute(words, at + phrase.length, [])
    if ((role !== "place" || isState) && startsAt(words, at, phrase)) return { role, value, length: phrase.length }
  }
  return undefined
}

export const startsAttribute = (words: readonly string[], at: number, places: readonly Place[]) =>
  phraseAt(words, at, places) !== undefined || /^[\d$]/.test(words[at] ?? "")
