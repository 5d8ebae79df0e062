import table from "../../../dist/tables/iab-names.ts"
import { GAP, type Tokens } from "../text/tokens.ts"
import { type Column, COLUMNS, LETTERS } from "./iab.ts"
import { inStretches, isLiked, isNegated, phraseKey } from "./topic-words.ts"

/** What a name's words name. */
export type Named = {
  /** The nodes, as written in the table. */
  cells: readonly string[]
  /** Whether the phrase is all that the name says of its topic. */
  whole: boolean
  /** Whether the phrase is all of the topic but for what qualifies its people: where they are, what they earn. */
  full: boolean
  /** Whether the phrase has several words: fewer things are called that. */
  long: boolean
  /** Whether the people like the topic, which says nothing of buying it: fans, viewers. */
  liked: boolean
}
type NamedNode = { id: string; same: boolean; joined: boolean }

const TREES: Readonly<Record<Column, keyof typeof table.trees>> = {
  interest: "audience_1_1",
  purchase_intent: "audience_1_1",
  demographic: "audience_1_1",
  content_3_1: "content_3_1",
  content_2_2: "content_2_2",
  ad_product_2_0: "ad_product_2_0",
}

const phrases = new Map(table.phrases.split("\n").map((line) => line.split("\t") as [key: string, cells: string]))
/** Most names end with a word that ends no phrase. */
const lastWords = new Set(Array.from(phrases.keys(), (key) => key.slice(key.lastIndexOf(" ") + 1)))

/** The deepest phrase of a name that names nodes: the whole topic, or its last words: a "hybrid minivan" is a minivan. */
export function namedBy(tokens: Tokens): Named | undefined {
  const { words, stems } = tokens
  return inStretches(tokens, (from, to, whole, last) => {
    if (!lastWords.has(stems[to - 1] ?? "")) return undefined
    const key = phraseKey(stems, from, to)
    const cells = phrases.get(key)
    const full = cells !== undefined
    const found = full ? { cells: cells.split(" "), whole } : last ? endOf(tokens, from, to) : undefined
    if (!found || isNegated(words, full ? from : to, to)) return undefined
    return { ...found, full, long: key.includes(" "), liked: isLiked(stems, from, to) }
  })
}

/** The longest phrase at the end of a stretch. Of "cats and dogs", both sides. */
function endOf({ stems, gaps }: Tokens, from: number, to: number): Pick<Named, "cells" | "whole"> | undefined {
  for (let at = from + 1; at < to; at++) {
    const before = stems[at - 1] ?? ""
    // "K-pop" is one word.
    if (gaps[at] !== GAP.none || stems[at] === "and" || stems[at] === "or" || before.length === 1) continue
    const cells = phrases.get(phraseKey(stems, at, to))
    if (cells === undefined) continue
    if (before !== "and" && before !== "or") return { cells: cells.split(" "), whole: false }
    for (let start = from; start < at - 1; start++) {
      const others = phrases.get(phraseKey(stems, start, at - 1))
      if (others !== undefined) return { cells: inBoth(cells.split(" "), others.split(" ")), whole: false }
    }
    return undefined
  }
  return undefined
}

/** What is above the nodes of both sides; a side that names nothing in a taxonomy leaves that one out. */
function inBoth(one: readonly string[], other: readonly string[]): string[] {
  const columns = COLUMNS.filter((column) => [one, other].every((cells) => cells.some((cell) => isOf(column, cell))))
  return [...one, ...other].filter((cell) => columns.some((column) => isOf(column, cell))).map((cell) => `${cell}&`)
}

/** The nodes of a column among the cells. `same`: the phrase means the node, not a kind of it; `joined`: of both sides of an "and". */
export function nodesIn({ cells }: Named, column: Column): NamedNode[] {
  const nodes: NamedNode[] = []
  for (const cell of cells) {
    if (!isOf(column, cell)) continue
    const joined = cell.endsWith("&")
    const written = joined ? cell.slice(1, -1) : cell.slice(1)
    const isKind = written.endsWith("~")
    nodes.push({ id: isKind ? written.slice(0, -1) : written, same: !isKind && !joined, joined })
  }
  return nodes
}

let byContent: Map<string, string> | undefined

/** What else has the name of a Content 3.1 node. */
export function sameAsContent(id: string): Named | undefined {
  if (!byContent) {
    byContent = new Map()
    for (const cells of phrases.values()) {
      const own = cells.split(" ").filter((cell) => isOf("content_3_1", cell) && !cell.endsWith("~"))
      const known = own[0]?.slice(1)
      if (own.length === 1 && known !== undefined && !byContent.has(known)) byContent.set(known, cells)
    }
  }
  const cells = byContent.get(id)
  return cells === undefined
    ? undefined
    : { cells: cells.split(" "), whole: false, full: false, long: false, liked: true }
}

/** By id, a node and what lies above it, nearest first. */
type Tree = ReadonlyMap<string, readonly string[]>
const trees = new Map<string, Tree>()
const treesByColumn = new Map<Column, Tree>()

function treeOf(column: Column): Tree {
  const known = treesByColumn.get(column)
  if (known) return known
  const name = TREES[column]
  const tree = trees.get(name) ?? readTree(table.trees[name])
  trees.set(name, tree)
  treesByColumn.set(column, tree)
  return tree
}

function readTree(text: string): Tree {
  const above: (readonly string[])[] = []
  const tree = new Map<string, readonly string[]>()
  for (const node of text.split(" ")) {
    const depth = node.charCodeAt(0) - 0x30
    const id = node.slice(1)
    const path = [id, ...(above[depth - 1] ?? [])]
    above[depth] = path
    tree.set(id, path)
  }
  return tree
}

/** A node and what lies above it, nearest first. */
export const pathOf = (column: Column, id: string): readonly string[] => treeOf(column).get(id) ?? [id]

export const isNode = (column: Column, id: string): boolean => treeOf(column).has(id)

/** Parts of the taxonomies where a category's topics lie besides those of its subcategories, as cells. */
export const addedAreas = (category: string): readonly string[] =>
  Object.hasOwn(table.areas, category) ? ((table.areas as Record<string, string>)[category]?.split(" ") ?? []) : []

/** Whether a cell is of a column. `b` is a node of both versions of Content. */
export const isOf = (column: Column, cell: string): boolean =>
  cell.startsWith(LETTERS[column]) || (cell.startsWith("b") && (column === "content_3_1" || column === "content_2_2"))

/** The part of the taxonomy that a node is in: Audience 1.1 has three, and each has parts of its own. */
export function areaOf(column: Column, id: string): string {
  const path = pathOf(column, id)
  return path.at(column === "interest" || column === "purchase_intent" ? -2 : -1) ?? id
}

/** The nearest node above all of these; undefined if that is a part of the taxonomy without a meaning of its own. */
export function commonNode(column: Column, ids: readonly string[]): string | undefined {
  const [first = "", ...others] = ids
  if (others.length === 0) return first
  const paths = others.map((id) => new Set(pathOf(column, id)))
  const found = pathOf(column, first).find((id) => paths.every((path) => path.has(id)))
  const isRoot = TREES[column] === "audience_1_1" && found !== undefined && pathOf(column, found).length === 1
  return isRoot ? undefined : found
}
