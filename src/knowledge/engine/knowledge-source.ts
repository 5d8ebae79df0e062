import { AUDIENCE_CUES } from "../taxonomy/audience-cues.ts"
import { BRANDS } from "../taxonomy/brands/index.ts"
import { CLAIMS, COMPOUNDS, MEASURES } from "../taxonomy/compounds.ts"
import { GROUPS } from "../taxonomy/groups.ts"
import { HEAD_NOUNS } from "../taxonomy/head-nouns.ts"
import { IDIOMS } from "../taxonomy/idioms.ts"
import { AWARENESS_CUES, INTENSITY_CUES, INTENT_CUES, JOURNEY_CUES, type LayerCue } from "../taxonomy/layer-cues.ts"
import { LEXICON } from "../taxonomy/lexicon/index.ts"
import { DECORATION, NEGATIONS, QUALIFIER_TERMS } from "../taxonomy/qualifiers.ts"
import { SEGMENT_CUES } from "../taxonomy/segment-cues.ts"
import { BENIGN, LOW, PERSON_CUES, RESTRICTED, SENSITIVE } from "../taxonomy/sensitivity.ts"
import { PROVIDERS, STRUCTURAL } from "../taxonomy/structural-terms.ts"
import type { KnowledgeSource, SourceNode } from "./knowledge-format.ts"
import { stem } from "../text/tokens.ts"

/** Collects the taxonomy tables into one list of phrases with their values. Runs at build time only. */
export function gatherKnowledge(): KnowledgeSource {
  const categories = GROUPS.flatMap((group) => group.categories.map(({ name }) => name))
  const nodes: SourceNode[] = []
  const nodeNumbers = new Map<string, number>()
  const source: KnowledgeSource = { nodes, phrases: new Map() }

  const addNode = (category: string, path: string, iab: string) => {
    const key = `${category}\0${path}`
    if (nodeNumbers.has(key)) return
    nodeNumbers.set(key, nodes.length)
    nodes.push({ category: categories.indexOf(category), path, iab })
  }
  const nodeOf = (category: string, path: string): number => {
    const number = nodeNumbers.get(`${category}\0${path}`)
    if (number === undefined) throw new Error(`No node "${path}" in ${category}`)
    return number
  }
  /** The first value added for a phrase in a table wins. */
  const add = (table: string, stems: readonly string[], value: string) => {
    if (stems.length === 0) return
    const key = stems.join(" ")
    let meanings = source.phrases.get(key)
    if (!meanings) source.phrases.set(key, (meanings = {}))
    meanings[table] ??= value
  }
  const each = (terms: string, use: (stems: string[], weak: boolean) => void) => {
    for (const term of terms.split(",")) {
      const weak = term.includes("~")
      const stems = stemsOf(term)
      if (stems.length > 0) use(stems, weak)
    }
  }
  const topic = (stems: readonly string[], node: number, weak: boolean) =>
    add("topic", stems, `${node}${weak ? "~" : ""}`)
  const cues = <V extends string>(table: string, rows: readonly LayerCue<V>[]) => {
    for (const { value, terms } of rows) each(terms, (stems) => add(table, stems, value))
  }

  for (const { categories: own } of GROUPS) {
    for (const { name, subcategories } of own) {
      const deeper = LEXICON.find(({ category }) => category === name)?.nodes ?? []
      for (const sub of subcategories) {
        addNode(name, sub.name, sub.iab)
        const below = deeper
          .filter(({ path }) => path.startsWith(`${sub.name} > `))
          .sort((a, b) => (a.path < b.path ? -1 : 1))
        for (const { path, iab } of below) addNode(name, path, iab)
      }
    }
  }

  for (const { category, subcategory, terms } of HEAD_NOUNS) {
    each(terms, (stems, weak) => topic(stems, nodeOf(category, subcategory), weak))
  }
  for (const { category, nodes: own } of LEXICON) {
    for (const { path, terms } of own) each(terms, (stems, weak) => topic(stems, nodeOf(category, path), weak))
  }
  for (const { text, category, subcategory } of IDIOMS) {
    each(text, (stems) => topic(stems, nodeOf(category, subcategory), false))
  }
  const withoutArticle: [stems: string[], value: string][] = []
  for (const { category, nodes: own } of BRANDS) {
    for (const { path, market, names } of own) {
      for (const entry of names.split(",")) {
        const all = entry.split("=")
        const main = stemsOf(all[0] ?? "").join(" ")
        for (const name of all) {
          const stems = stemsOf(name)
          add("topic", stems, `${nodeOf(category, path)}${name.includes("~") ? "~" : ""}@${market}@${main}`)
          // "Suicide Squad" is "The Suicide Squad", but "body shop" need not be The Body Shop.
          if (stems[0] === "the" && stems.length > 2) {
            withoutArticle.push([stems.slice(1), `${nodeOf(category, path)}~@${market}@${main}`])
          }
        }
      }
    }
  }
  for (const [stems, value] of withoutArticle) add("topic", stems, value)
  // Node and category names are phrases too: segment names often repeat them.
  nodes.forEach(({ path }, number) => topic(stemsOf(path.split(" > ").at(-1) ?? ""), number, false))
  for (const { categories: own } of GROUPS) {
    for (const { name, subcategories } of own) topic(stemsOf(name), nodeOf(name, subcategories[0]?.name ?? ""), false)
  }

  for (const { heads, from, category, subcategory } of COMPOUNDS) {
    const value = `${nodeOf(category, subcategory)}@${from?.map((name) => categories.indexOf(name)).join(",") ?? ""}`
    each(heads, (stems) => add("compound", stems, value))
  }
  for (const { terms, category, subcategory, over } of CLAIMS) {
    const value = `${nodeOf(category, subcategory)}@${over.map((name) => categories.indexOf(name)).join(",")}`
    each(terms, (stems) => add("claim", stems, value))
  }
  for (const { terms, category, subcategory } of MEASURES) {
    each(terms, (stems) => add("measure", stems, String(nodeOf(category, subcategory))))
  }
  for (const { audience, strong, weak } of AUDIENCE_CUES) {
    each(strong, (stems) => add("audience", stems, audience))
    each(weak, (stems) => add("audience", stems, `${audience}~`))
  }
  for (const { segment, terms } of SEGMENT_CUES) each(terms, (stems) => add("segment", stems, segment))
  cues("intent", INTENT_CUES)
  cues("intensity", INTENSITY_CUES)
  cues("awareness", AWARENESS_CUES)
  cues("journey", JOURNEY_CUES)
  each(BENIGN, (stems) => add("sensitivity", stems, "None@benign"))
  for (const [level, table] of [
    ["Sensitive", SENSITIVE],
    ["Restricted", RESTRICTED],
  ] as const) {
    for (const [reason, terms] of Object.entries(table)) {
      each(terms, (stems, weak) => add("sensitivity", stems, `${level}@${reason}${weak ? "~" : ""}`))
    }
  }
  each(LOW, (stems, weak) => add("sensitivity", stems, `Low@low_sensitivity${weak ? "~" : ""}`))
  each(PROVIDERS, (stems) => add("marker", stems, "provider"))
  each(STRUCTURAL, (stems) => add("marker", stems, "structural"))
  each(PERSON_CUES, (stems) => add("marker", stems, "person"))
  for (const { kind, value, terms } of QUALIFIER_TERMS) {
    each(terms, (stems, weak) => add("qualifier", stems, `${kind}@${value}${weak ? "~" : ""}`))
  }
  each(NEGATIONS, (stems) => add("qualifier", stems, "negation@not"))
  each(DECORATION, (stems) => add("qualifier", stems, "decoration@"))
  return source
}

/** Brand names, unlike other terms, can have accents, apostrophes, `&` and `+`. */
function stemsOf(term: string): string[] {
  return term
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f'\u2019~]/g, "")
    .replaceAll("&", " and ")
    .replaceAll("+", " plus ")
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(stem)
}
