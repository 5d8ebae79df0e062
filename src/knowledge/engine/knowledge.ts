import file from "../../../dist/knowledge.bin"
import { GROUPS } from "../taxonomy/groups.ts"
import type { QualifierKind } from "../taxonomy/qualifier-kinds.ts"
import {
  ALIAS,
  BRAND,
  MARKET_SHIFT,
  readMeta,
  splitSections,
  type Table,
  tableBit,
  TABLES,
  TOPIC_BIT,
  WEAK,
} from "./knowledge-format.ts"
import { LONGEST_PHRASE, PhraseTree } from "./phrase-tree.ts"

/** Reads dist/knowledge.bin, which the build generates from the taxonomy tables. */

export type Category = {
  index: number
  name: string
  group: string
  /** The category's own IAB code. */
  iab: string
  subcategories: readonly { name: string; iab: string }[]
}
export type TreeNode = {
  category: Category
  path: string
  /** The names on the path, from the subcategory down. */
  names: readonly string[]
  iab: string
}
type Market = "B2C" | "B2B"

/**
 * The topic that a phrase names. `brand` is the brand's number, the same for all its names; 0 if it is not a brand. `world` is set if open
 * data says so, not our own tables.
 */
export type TopicEntry = {
  node: TreeNode
  weak: boolean
  brand: number
  market: Market | null
  world: WorldSense | null
}
/** `whole` brands are a name of their own: they win over the words in it. */
type WorldSense = { source: string; sensitive: boolean; whole: boolean }
/** The audience type a phrase signals. `weak` cues count only if there is no strong one. */
export type AudienceEntry = { audience: string; weak: boolean }
export type SensitivityEntry = {
  level: "Sensitive" | "Restricted" | "Low" | "None"
  reason: string
  needsPerson: boolean
}

/** One table's value per tree state: `codes[state]` is an index into `list` plus one, or 0 for no value. */
export type Meanings<T> = { codes: Uint8Array; list: readonly T[] }

export const CATEGORIES: readonly Category[] = GROUPS.flatMap((group) =>
  group.categories.map(({ name, iab, subcategories }) => ({ group: group.name, name, iab, subcategories })),
).map(({ group, name, iab, subcategories }, index) => ({ index, group, name, iab, subcategories }))

const sections = splitSections(file)
const meta = readMeta(sections)

export const phrases = new PhraseTree(sections, meta)

export const NODES: readonly TreeNode[] = meta.trees.flatMap((tree, index) =>
  readTree(tree, CATEGORIES[index] as Category),
)

const firstNodes = CATEGORIES.map((category) => NODES.findIndex((node) => node.category === category))

/** Per state, the number of its node plus one, or 0 if it is not a topic. */
const topicNodes = new Uint16Array(phrases.size)
const topicFlags = new Uint8Array(phrases.size)
const brands = new Uint16Array(phrases.size)
const codes = readStates()

const read = <T>(table: Table, meaning: (value: string) => T): Meanings<T> => ({
  codes: codes[TABLES.indexOf(table)] ?? new Uint8Array(phrases.size),
  list: meta.values[table].map(meaning),
})
const nodeAt = (number: string) => NODES[Number(number)] as TreeNode
const categoriesAt = (numbers: string) =>
  new Set(numbers.split(",").map((number) => CATEGORIES[Number(number)]?.name ?? ""))

export const audiences = read<AudienceEntry>("audience", (value) => ({
  audience: value.replace("~", ""),
  weak: value.endsWith("~"),
}))
export const segments = read("segment", String)
export const intents = read("intent", String)
export const intensities = read("intensity", String)
export const awarenesses = read("awareness", String)
export const journeys = read("journey", String)
export const sensitivities = read<SensitivityEntry>("sensitivity", (value) => {
  const [level = "", reason = ""] = value.split("@")
  return {
    level: level as SensitivityEntry["level"],
    reason: reason.replace("~", ""),
    needsPerson: reason.endsWith("~"),
  }
})
/**
 * "provider" (a data vendor), "structural" (a segment term that is not a topic) or "person" (people with a condition).
 */
export const markers = read("marker", String)
/** A last word that changes what a compound is about, given the categories of the words before it. */
export const compounds = read("compound", (value) => {
  const [node = "", from = ""] = value.split("@")
  return { node: nodeAt(node), from: from === "" ? null : categoriesAt(from) }
})
/** A first word that overrides the category of what follows, if that category is in `over`. */
export const overridingWords = read("claim", (value) => {
  const [node = "", over = ""] = value.split("@")
  return { node: nodeAt(node), over: categoriesAt(over) }
})
/** A qualifier; `apart` ones count only if they are a separate part of the name. "decoration" describes how the list was made. */
export const qualifierTerms = read("qualifier", (text) => {
  const [kind = "", value = ""] = text.split("@")
  return { kind: kind as QualifierKind | "decoration", value: value.replace("~", ""), apart: value.endsWith("~") }
})
/** A word that gives a number in the text its meaning. */
export const measures = read("measure", nodeAt)

export const isTopic = (state: number) => topicNodes[state] !== 0
export const isWeakTopic = (state: number) => ((topicFlags[state] ?? 0) & WEAK) !== 0

export function topicAt(state: number): TopicEntry {
  const flags = topicFlags[state] ?? 0
  const brand = flags & BRAND ? brands[state] || state : 0
  return {
    node: NODES[(topicNodes[state] ?? 1) - 1] as TreeNode,
    weak: (flags & WEAK) !== 0,
    brand,
    market: brand === 0 ? null : (meta.markets[flags >> MARKET_SHIFT] as Market),
    world: null,
  }
}

/**
 * How strongly each word suggests each category, counted over the phrases it occurs in. The fallback for words outside
 * any phrase.
 */
const votes = new Float32Array((phrases.words + 1) * CATEGORIES.length)
const voteTotals = new Float32Array(phrases.words + 1)
countVotes()

function countVotes() {
  const path = new Uint16Array(LONGEST_PHRASE)
  const categories = Uint8Array.from(NODES, (node) => node.category.index)
  const width = CATEGORIES.length
  for (let state = 1 + meta.rootChildren; state < phrases.size; state++) {
    const node = topicNodes[state] ?? 0
    if (node === 0 || ((topicFlags[state] ?? 0) & BRAND) !== 0) continue
    const category = categories[node - 1] ?? 0
    const length = phrases.pathTo(state, path)
    const share = 1 / length
    for (let i = 0; i < length; i++) {
      const word = path[i] ?? 0
      const at = word * width + category
      votes[at] = (votes[at] ?? 0) + share
      voteTotals[word] = (voteTotals[word] ?? 0) + share
    }
  }
}

/** Whether a word alone makes an audience sensitive: an illness, a medicine. */
export function isSensitiveWord(word: number): boolean {
  const code = sensitivities.codes[phrases.step(0, word)] ?? 0
  return code !== 0 && sensitivities.list[code - 1]?.level === "Sensitive"
}

/** Whether a word belongs to a topic other than brands and places, whose names resemble other names too closely. */
export function isOrdinary(word: number): boolean {
  const root = phrases.step(0, word)
  const alone = isTopic(root) ? topicAt(root) : undefined
  if (alone) return alone.brand === 0 && alone.node.category.name !== "Geography"
  let best = -1
  const from = word * CATEGORIES.length
  for (let c = 0; c < CATEGORIES.length; c++)
    if ((votes[from + c] ?? 0) > (best < 0 ? 0 : (votes[from + best] ?? 0))) best = c
  return best < 0 ? root !== 0 : CATEGORIES[best]?.name !== "Geography"
}

/** The share of a word's votes that a category has. */
export function voteShareOf(word: number, { index }: Category): number {
  const total = voteTotals[word] ?? 0
  return total === 0 ? 0 : (votes[word * CATEGORIES.length + index] ?? 0) / total
}

/** Whether a word occurs in phrases of any category. */
export const isInPhrases = (word: number): boolean => (voteTotals[word] ?? 0) > 0

/** The share of a word's votes for other categories; 0 if no phrase has the word. */
export function dissentOf(word: number, { index }: Category): number {
  const total = voteTotals[word] ?? 0
  return total === 0 ? 0 : 1 - (votes[word * CATEGORIES.length + index] ?? 0) / total
}

/** Adds a word's votes to the category scores. */
export function addVotesOf(word: number, scores: Float64Array, factor: number) {
  const total = voteTotals[word] ?? 0
  if (total === 0) return
  const scale = factor / (total + 1)
  const from = word * scores.length
  for (let c = 0; c < scores.length; c++) scores[c] = (scores[c] ?? 0) + (votes[from + c] ?? 0) * scale
}

function readTree(tree: string, category: Category): TreeNode[] {
  const above: TreeNode[] = []
  let next = 0
  return tree.split("\n").map((line) => {
    const depth = line.lastIndexOf(">") + 1
    const [name = "", code] = line.slice(depth).split("|")
    const parent = above[depth - 1]
    const top = depth === 0 ? category.subcategories[next++] : undefined
    const node: TreeNode = {
      category,
      path: top?.name ?? `${parent?.path ?? ""} > ${name}`,
      names: top ? [top.name] : [...(parent?.names ?? []), name],
      iab: top?.iab ?? code ?? parent?.iab ?? "",
    }
    above[depth] = node
    return node
  })
}

function readStates(): Uint8Array[] {
  const {
    shapesLow,
    shapesHigh,
    topicCategories,
    topicNodes: numbers,
    topicFlags: flags,
    aliasesLow,
    aliasesHigh,
    values,
  } = sections
  const tables = TABLES.map(() => new Uint8Array(phrases.size))
  const masks = Uint16Array.from(meta.shapes, ([, mask]) => mask)
  const tablesOf = meta.shapes.map(([, mask]) => TABLES.flatMap((table, i) => (mask & tableBit(table) ? [i] : [])))
  const next = Uint32Array.from(meta.starts)
  const nextNumber = startsOf(topicCategories)
  let topic = 0
  let alias = 0
  for (let state = 0; state < phrases.size; state++) {
    const shape = (shapesLow[state] ?? 0) | ((shapesHigh[state] ?? 0) << 8)
    const mask = masks[shape] ?? 0
    if (mask & TOPIC_BIT) {
      const category = topicCategories[topic] ?? 0
      const at = nextNumber[category] ?? 0
      nextNumber[category] = at + 1
      topicNodes[state] = 1 + (firstNodes[category] ?? 0) + (numbers[at] ?? 0)
      const flag = flags[topic++] ?? 0
      topicFlags[state] = flag
      if (flag & ALIAS) brands[state] = (aliasesLow[alias] ?? 0) | ((aliasesHigh[alias++] ?? 0) << 8)
    }
    if (mask <= TOPIC_BIT) continue
    for (const table of tablesOf[shape] ?? []) {
      const at = next[table] ?? 0
      next[table] = at + 1
      ;(tables[table] as Uint8Array)[state] = 1 + (values[at] ?? 0)
    }
  }
  return tables
}

/** Start of each category's node numbers, which are stored per category because they compress better that way. */
function startsOf(topicCategories: Uint8Array): Uint32Array {
  const starts = new Uint32Array(CATEGORIES.length + 1)
  for (const category of topicCategories) starts[category + 1] = (starts[category + 1] ?? 0) + 1
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0)
  return starts
}
