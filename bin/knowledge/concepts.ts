// What open data names in many languages: kinds of shops and places (OpenStreetMap presets), products (Shopify) and things (CLDR).
import type { WorldLanguage } from "../../src/knowledge/world/packs.ts"
import { narrowed, ownPlace, type Place } from "./places.ts"
import { fromPackage, hasFile, openTable, tagCategories } from "./sources.ts"

export type Concept = Place & { english: string; source: string; weak: boolean }
export type Naming = { concept: Concept; phrase: string }

/** How each source spells a language; Shopify's files and those of the packages differ. */
const SHOPIFY: Partial<Record<WorldLanguage, readonly string[]>> = {
  pt: ["pt-BR", "pt-PT"],
  id: ["id-ID"],
  ro: ["ro-RO"],
  zh: ["zh-CN", "zh-TW"],
  uk: [],
  ar: [],
  hi: [],
}
const PRESETS: Partial<Record<WorldLanguage, readonly string[]>> = {
  pt: ["pt", "pt-BR"],
  nb: ["nb", "no"],
  zh: ["zh", "zh-CN", "zh-TW", "zh-HK"],
  ar: ["ar", "ar-AA"],
}
const ANNOTATIONS: Partial<Record<WorldLanguage, readonly string[]>> = {
  pt: ["pt", "pt-PT"],
  nb: ["no"],
  zh: ["zh", "zh-Hant"],
  es: ["es", "es-MX", "es-419"],
}

type Preset = { name?: string; terms?: string[]; aliases?: string | string[] }
type Translations = Record<string, { presets: { presets: Record<string, Preset> } }>
const TAGGING = "@openstreetmap/id-tagging-schema/dist"

/** The names of presets in a language, its variants one after the other. */
function presetsIn(codes: readonly string[]): Map<string, Preset[]> {
  const found = new Map<string, Preset[]>()
  for (const code of codes) {
    const file = `${TAGGING}/translations/${code}.json`
    if (!hasFile(file)) continue
    for (const [id, preset] of Object.entries((fromPackage(file) as Translations)[code]?.presets.presets ?? {})) {
      found.set(id, [...(found.get(id) ?? []), preset])
    }
  }
  return found
}

const namesOf = ({ name, aliases }: Preset) =>
  [name ?? "", ...(typeof aliases === "string" ? aliases.split("\n") : (aliases ?? []))].map((one) => one.trim())

/** Kinds of shops and places, in every language, English included. */
export function presetConcepts() {
  const categories = tagCategories()
  const english = presetsIn(["en"])
  const concepts = new Map<string, Concept>()
  for (const [id, [preset]] of english) {
    const [key, value] = id.split("/")
    const category = categories.get(`${key}=${value}`)
    const name = preset?.name
    if (category === undefined || name === undefined || id.includes("_disused")) continue
    concepts.set(id, { ...narrowed(name, category), english: name, source: "id-tagging-schema", weak: false })
  }
  const namings = (language: WorldLanguage | "en"): Naming[] =>
    Array.from(presetsIn((language === "en" ? undefined : PRESETS[language]) ?? [language])).flatMap(
      ([id, presets]) => {
        const concept = concepts.get(id)
        if (!concept) return []
        const related = { ...concept, weak: true }
        const found: Naming[] = presets.flatMap(namesOf).map((phrase) => ({ concept, phrase }))
        for (const { terms = [] } of presets) for (const phrase of terms) found.push({ concept: related, phrase })
        return found
      },
    )
  return { concepts: [...concepts.values()], namings }
}

const DEEPEST = 3

/** Products. A single English word must mean the same to our own tables: leaves such as "Fans" or "Rock" are ambiguous. */
export function productConcepts() {
  const prefixes = openTable<"id_prefix" | "category">("shopify-to-category")
    .map(({ id_prefix, category }) => ({ prefix: id_prefix, category }))
    .sort((a, b) => b.prefix.length - a.prefix.length)
  const categoryOf = (id: string) =>
    prefixes.find(({ prefix }) => id === prefix || id.startsWith(`${prefix}-`))?.category ?? "?"
  const concepts = new Map<string, Concept>()
  for (const { id, path_en } of openTable<"id" | "path_en">("products")) {
    const english = path_en.split(" > ").at(-1) ?? ""
    const category = categoryOf(id)
    // What lies deeper is rarely named in audiences: "Toslink Switches".
    if (category === "?" || id.split("-").length > DEEPEST + (english.split(" ").length < 3 ? 1 : 0)) continue
    const own = ownPlace(english)
    const single = !english.includes(" ")
    if (own && own.category !== category) continue
    if (single && !own) continue
    concepts.set(id, { ...narrowed(english, category), english, source: "shopify-taxonomy", weak: false })
  }
  const namings = (language: WorldLanguage): Naming[] =>
    (SHOPIFY[language] ?? [language]).flatMap((code) =>
      openTable<"id" | "name">(`products.${code}`).flatMap(({ id, name }) => {
        const concept = concepts.get(id)
        return concept ? [{ concept, phrase: name }] : []
      }),
    )
  return { concepts: [...concepts.values()], namings }
}

type Annotations = { annotations: { annotations: Record<string, { tts?: string[]; default?: string[] }> } }
const annotationsIn = (code: string) => {
  const file = `cldr-annotations-full/annotations/${code}/annotations.json`
  return hasFile(file) ? (fromPackage(file) as Annotations).annotations.annotations : {}
}

/** Things that have an emoji, where our own tables are sure what the English name means. */
export function emojiConcepts() {
  const concepts = new Map<string, Concept>()
  for (const [emoji, { tts }] of Object.entries(annotationsIn("en"))) {
    const english = tts?.[0]?.replace(/^(flag|keycap|button).*/, "") ?? ""
    const place =
      english === "" || /face|button|arrow|square|circle|clock/.test(english) ? undefined : ownPlace(english)
    // A bone, lungs and the sign of Cancer are no illnesses.
    if (place && place.category !== "Health Conditions")
      concepts.set(emoji, { ...place, english, source: "cldr", weak: false })
  }
  const namings = (language: WorldLanguage): Naming[] =>
    (ANNOTATIONS[language] ?? [language]).flatMap((code) =>
      Object.entries(annotationsIn(code)).flatMap(([emoji, { tts }]) => {
        const concept = concepts.get(emoji)
        return concept && tts?.[0] ? [{ concept, phrase: tts[0] }] : []
      }),
    )
  return { concepts: [...concepts.values()], namings }
}
