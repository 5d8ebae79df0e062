import { GROUPS } from "../taxonomy/groups.ts"
import { brandRows } from "../tables/long-tail.ts"
import { fileNameOf, namesIn, type ReadText, readTable, type Row } from "../tables/read-table.ts"
import type { KnowledgeSource, SourceNode } from "./knowledge-format.ts"
import { stem } from "../text/tokens.ts"

/** Collects the tables into one list of phrases with their values. Runs at build time only. */
export function gatherKnowledge(read: ReadText): KnowledgeSource {
  const categories = GROUPS.flatMap((group) => group.categories.map(({ name }) => name))
  const nodes: SourceNode[] = []
  const nodeNumbers = new Map<string, number>()
  const source: KnowledgeSource = { nodes, phrases: new Map() }

  const addNode = (category: string, path: string, iab: string) => {
    nodeNumbers.set(`${category}\0${path}`, nodes.length)
    nodes.push({ category: categories.indexOf(category), path, iab })
  }
  const nodeOf = (at: string, category: string, path: string): number => {
    const number = nodeNumbers.get(`${category}\0${path}`)
    if (number === undefined) throw new Error(`${at}: no node "${path}" in category "${category}"`)
    return number
  }
  const placeOf = ({ at, category, subcategory }: Row<"category" | "subcategory">) => nodeOf(at, category, subcategory)
  const numbersOf = (at: string, names: string) =>
    names
      .split(", ")
      .filter(Boolean)
      .map((name) => {
        if (!categories.includes(name)) throw new Error(`${at}: unknown category "${name}"`)
        return categories.indexOf(name)
      })
      .join(",")
  /** The first value added for a phrase in a table wins. */
  const add = (table: string, term: string, value: string) => addStems(table, stemsOf(term), value)
  const addStems = (table: string, stems: readonly string[], value: string) => {
    if (stems.length === 0) return
    const key = stems.join(" ")
    let meanings = source.phrases.get(key)
    if (!meanings) source.phrases.set(key, (meanings = {}))
    meanings[table] ??= value
  }

  const deeper = readTable(read, "nodes.tsv").sort((a, b) => (a.path < b.path ? -1 : 1))
  for (const { at, category, path } of deeper) {
    const [first = ""] = path.split(" > ")
    const known = GROUPS.flatMap((group) => group.categories).find(({ name }) => name === category)
    if (!known) throw new Error(`${at}: unknown category "${category}"`)
    if (!known.subcategories.some(({ name }) => name === first)) {
      throw new Error(`${at}: no subcategory "${first}" in category "${category}"`)
    }
  }
  for (const { name, subcategories } of GROUPS.flatMap((group) => group.categories)) {
    for (const sub of subcategories) {
      addNode(name, sub.name, sub.iab)
      for (const { category, path, iab } of deeper) {
        if (category === name && path.startsWith(`${sub.name} > `)) addNode(name, path, iab)
      }
    }
  }

  for (const row of readTable(read, "compounds/head-nouns.tsv")) {
    add("topic", row.term, `${placeOf(row)}${markOf(row.term)}`)
  }
  for (const category of categories) {
    for (const { at, path, term } of readTable(read, "lexicon/*.tsv", fileNameOf(category))) {
      add("topic", term, `${nodeOf(at, category, path)}${markOf(term)}`)
    }
  }
  for (const row of readTable(read, "compounds/idioms.tsv")) add("topic", row.term, String(placeOf(row)))
  const withoutArticle: [stems: string[], value: string][] = []
  for (const { at, category, path, market, name, other_names, isLongTail } of brandRows(read)) {
    if (isLongTail) continue
    const brand = `@${market}@${stemsOf(name).join(" ")}`
    for (const one of [name, ...namesIn(other_names)]) {
      const stems = stemsOf(one)
      const node = nodeOf(at, category, path)
      addStems("topic", stems, `${node}${markOf(one)}${brand}`)
      // "Suicide Squad" is "The Suicide Squad", but "body shop" need not be The Body Shop.
      if (stems[0] === "the" && stems.length > 2) withoutArticle.push([stems.slice(1), `${node}~${brand}`])
    }
  }
  for (const [stems, value] of withoutArticle) addStems("topic", stems, value)
  // Node and category names are phrases too: segment names often repeat them.
  nodes.forEach(({ path }, number) => add("topic", path.split(" > ").at(-1) ?? "", String(number)))
  for (const { name, subcategories } of GROUPS.flatMap((group) => group.categories)) {
    add("topic", name, String(nodeOf("groups.tsv", name, subcategories[0]?.name ?? "")))
  }

  for (const row of readTable(read, "compounds/last-words.tsv")) {
    add("compound", row.term, `${placeOf(row)}@${numbersOf(row.at, row.after)}`)
  }
  for (const row of readTable(read, "compounds/first-words.tsv")) {
    add("claim", row.term, `${placeOf(row)}@${numbersOf(row.at, row.before)}`)
  }
  for (const row of readTable(read, "compounds/measures.tsv")) add("measure", row.term, String(placeOf(row)))
  for (const { audience, strength, term } of readTable(read, "cues/audience.tsv")) {
    add("audience", term, `${audience}${strength === "weak" ? "~" : ""}`)
  }
  for (const { segment, term } of readTable(read, "cues/segment.tsv")) add("segment", term, segment)
  for (const { intent, term } of readTable(read, "cues/intent.tsv")) add("intent", term, intent)
  for (const { intensity, term } of readTable(read, "cues/intensity.tsv")) add("intensity", term, intensity)
  for (const { awareness, term } of readTable(read, "cues/awareness.tsv")) add("awareness", term, awareness)
  for (const { journey, term } of readTable(read, "cues/journey.tsv")) add("journey", term, journey)
  for (const { term } of readTable(read, "sensitivity/harmless.tsv")) add("sensitivity", term, "None@benign")
  for (const { reason, term } of readTable(read, "sensitivity/sensitive.tsv")) {
    add("sensitivity", term, `Sensitive@${reason}${markOf(term)}`)
  }
  for (const { reason, term } of readTable(read, "sensitivity/restricted.tsv")) {
    add("sensitivity", term, `Restricted@${reason}${markOf(term)}`)
  }
  for (const { term } of readTable(read, "sensitivity/low.tsv")) {
    add("sensitivity", term, `Low@low_sensitivity${markOf(term)}`)
  }
  for (const { term } of readTable(read, "qualifiers/providers.tsv")) add("marker", term, "provider")
  for (const { term } of readTable(read, "qualifiers/structural.tsv")) add("marker", term, "structural")
  for (const { term } of readTable(read, "sensitivity/person-cues.tsv")) add("marker", term, "person")
  for (const { kind, value, term } of readTable(read, "qualifiers/qualifiers.tsv")) {
    add("qualifier", term, `${kind}@${value}${markOf(term)}`)
  }
  for (const { term } of readTable(read, "qualifiers/negations.tsv")) add("qualifier", term, "negation@not")
  for (const { term } of readTable(read, "qualifiers/decoration.tsv")) add("qualifier", term, "decoration@")
  return source
}

/** A term with a trailing `~` counts only where other words support it. */
const markOf = (term: string) => (term.includes("~") ? "~" : "")

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
