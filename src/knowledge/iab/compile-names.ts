// Compiles the names of IAB's nodes, as published, into what a topic's words are looked up in. Runs in the build only.
import { stem, tokenize } from "../text/tokens.ts"
import { type ReadText, readTable } from "../tables/read-table.ts"
import { LETTERS } from "./iab.ts"
import { phraseKey } from "./topic-words.ts"

export type Tree = "content_3_1" | "content_2_2" | "audience_1_1" | "ad_product_2_0"
export type PublishedNode = { id: string; name: string; parent: PublishedNode | undefined; depth: number }

const FILES: Readonly<Record<Tree, { file: string; id: number; name: number; tiers: readonly [number, number] }>> = {
  content_3_1: { file: "content-3.1.tsv", id: 0, name: 2, tiers: [3, 7] },
  content_2_2: { file: "content-2.2.tsv", id: 0, name: 2, tiers: [3, 7] },
  audience_1_1: { file: "audience-1.1.tsv", id: 1, name: -1, tiers: [4, 10] },
  ad_product_2_0: { file: "ad-product-2.0.tsv", id: 0, name: 2, tiers: [3, 6] },
}

/** The nodes of a published file, parents first. The tiers say what lies above a node: some parent ids of the files are wrong. */
export function readPublished(read: ReadText, tree: Tree): PublishedNode[] {
  const { file, id, name, tiers } = FILES[tree]
  const cells = read(`../iab/published/${file}`)
    .split(/\r?\n/)
    .map((line) => line.split("\t").map((cell) => cell.trim()))
    .filter((row) => row[id] && !/^(?:Unique ID|Relational|Parent)/.test(row[id]))
  const rows = cells.map((row) => {
    const path = row.slice(...tiers).filter(Boolean)
    return { id: row[id] ?? "", parentId: row[id + 1] ?? "", name: (name < 0 ? path.at(-1) : row[name]) ?? "", path }
  })
  const byPath = new Map<string, string>()
  for (const { id: own, path } of rows) if (!byPath.has(path.join("\t"))) byPath.set(path.join("\t"), own)
  const known = new Set(rows.map((row) => row.id))
  const above = (row: (typeof rows)[number]) => {
    const byTier = row.path.length > 1 ? byPath.get(row.path.slice(0, -1).join("\t")) : ""
    const parent = byTier ?? row.parentId
    return parent !== row.id && known.has(parent) ? parent : ""
  }
  const children = Map.groupBy(rows, above)
  const nodes: PublishedNode[] = []
  const add = (parent: PublishedNode | undefined) => {
    for (const row of children.get(parent?.id ?? "") ?? []) {
      const node = { id: row.id, name: row.name, parent, depth: (parent?.depth ?? -1) + 1 }
      nodes.push(node)
      add(node)
    }
  }
  add(undefined)
  return nodes
}

const PROFESSIONS =
  /^(?:photographers|accountants|bookkeepers|accountants and bookkeepers|plumbers|attorneys|lawyers)$/i

/** Why a node's name is no topic of its own, by the form of the name; undefined if it is one. */
export function whyNoTopic({ name, parent, depth }: PublishedNode): string | undefined {
  if (/^[$\d]|^(?:less than|more than|over) [$\d]/i.test(name)) return "a range of numbers"
  if (name.startsWith("*") || /extension$/i.test(name)) return "a place for the user's own values"
  if (/^(?:other|unknown|general|miscellaneous|variety)\b/i.test(name)) return "what is left of its parent"
  if (depth === 0 && /^(?:demographic|interest|purchase intent|content |genres$)/i.test(name))
    return "a part of the taxonomy"
  if (/\(USD\)|^number of|^length of|^median |^monthly |^personal level/i.test(name)) return "a measure"
  if (PROFESSIONS.test(name)) return "people of a profession: as an audience, they are those who work in it"
  if (parent && whyNoTopic(parent) === "a range of numbers") return "a range of numbers"
  return undefined
}

/** Parents without whose name a node means something else: "Frozen > Juices", "Pre-Owned Vehicles > Sedan". */
const QUALIFYING_PARENTS: readonly (readonly [parent: RegExp, words: readonly string[]])[] = [
  [/^New Vehicles$/, ["new"]],
  [/^Pre-Owned Vehicles$/, ["pre owned", "used", "preowned", "second hand"]],
  [/^Frozen(?: |$)/, ["frozen"]],
  [/^Refrigerated(?: |$)/, ["refrigerated"]],
]

/** Words that a node's name lacks where its parent says what it is: "Cosmetics > Eye". */
const COMPLETED_BY: readonly (readonly [parent: RegExp, words: readonly string[]])[] = [
  [/^Cosmetics$/, ["makeup", "cosmetics"]],
]

/** The phrases that name a node, most usual first. A name that only its parent completes is asked with it. */
export function phrasesOf(node: PublishedNode): string[] {
  const plain = node.name
    .replaceAll(/ ?\((?:music and audio|indie\/art house|usd|highest level|adults,[^()]*|no children)\)/gi, "")
    .replaceAll("&", " and ")
  for (let above = node.parent; above; above = above.parent) {
    for (const [pattern, words] of QUALIFYING_PARENTS) {
      if (pattern.test(above.name) && !pattern.test(node.name))
        return words.map((word) => (plain.toLowerCase().startsWith(word) ? plain : `${word} ${plain}`))
    }
  }
  const completing = COMPLETED_BY.find(([parent]) => parent.test(node.parent?.name ?? ""))
  return completing && !/cosmetic/i.test(plain) ? completing[1].map((word) => `${plain} ${word}`) : [plain]
}

/** Words that name the same thing wherever a node's name has one of them. */
const INTERCHANGEABLE: readonly (readonly string[])[] = [
  ["auto", "car", "vehicle", "automobile", "automotive"],
  ["television", "tv"],
  ["movie", "film"],
  ["child", "kid"],
  ["clothing", "apparel", "clothe"],
  ["travel", "vacation", "trip"],
  ["footwear", "shoe"],
  ["equipment", "gear"],
  ["store", "shop"],
  ["attorney", "lawyer"],
  ["industry", "sector"],
]

function variantsOf(key: string): string[] {
  const words = key.split(" ")
  const all = [key]
  for (const [i, word] of words.entries()) {
    const set = INTERCHANGEABLE.map((one) => one.map(stem)).find((one) => one.includes(word))
    if (set) for (const other of set) if (other !== word) all.push(words.with(i, other).join(" "))
  }
  return all
}

/** Vectors of Content 2.2 that describe a page, not its topic. */
const DESCRIPTIVE = /^Content (?:Type|Channel|Language|Media Format|Source|Source Geo)$|Vector/i
const pathNames = (node: PublishedNode): string[] => [node.name, ...(node.parent ? pathNames(node.parent) : [])]

const PREFIX: Readonly<Record<string, string>> = { Interest: "i", "Purchase Intent*": "p", Demographic: "m" }
/** Nodes that both versions of Content have are written once, as `b`. */
function cellsOf(nodes: ReadonlyMap<string, boolean>): string[] {
  const isInBoth = (id: string) => nodes.has(`c${id}`) && nodes.get(`c${id}`) === nodes.get(`d${id}`)
  return Array.from(nodes).flatMap(([node, same]) => {
    const id = node.slice(1)
    const both = isInBoth(id)
    if (both && node.startsWith("d")) return []
    return [`${both && node.startsWith("c") ? "b" : node.charAt(0)}${id}${same ? "" : "~"}`]
  })
}

const AUDIENCE = "ipm"

const keyOf = (phrase: string) => {
  const { words } = tokenize(phrase)
  return phraseKey(words.map(stem), 0, words.length)
}

/** `phrases`: per line, a key and the nodes that it names (`~`: it is a kind of what the node means). `trees`: depth and id, parents first. */
export function compileNames(
  read: ReadText,
  crosswalk: Readonly<Record<string, string>>,
  codes: ReadonlyMap<string, string>,
): {
  phrases: string
  trees: Record<Tree, string>
  areas: Record<string, string>
} {
  const named = new Map<string, Map<string, boolean>>()
  const add = (key: string, node: string, same: boolean) => {
    if (key === "") return
    const nodes = named.get(key) ?? new Map<string, boolean>()
    named.set(key, nodes)
    if (!nodes.has(node) || same) nodes.set(node, same)
  }
  const nodesByName = new Map<string, string[]>()
  const trees = {} as Record<Tree, string>
  const own: { node: PublishedNode; at: string }[] = []
  for (const tree of Object.keys(FILES) as Tree[]) {
    const nodes = readPublished(read, tree).filter((node) => !DESCRIPTIVE.test(pathNames(node).at(-1) ?? ""))
    trees[tree] = nodes.map(({ depth, id }) => `${depth}${id}`).join(" ")
    for (const node of nodes) {
      const top = pathNames(node).at(-1) ?? ""
      const letter =
        tree === "content_3_1" ? "c" : tree === "content_2_2" ? "d" : tree === "ad_product_2_0" ? "a" : PREFIX[top]
      if (!letter) continue
      const at = letter + node.id
      own.push({ node, at })
      const byName = keyOf(node.name)
      nodesByName.set(byName, [...(nodesByName.get(byName) ?? []), at])
    }
  }
  for (const { node, at } of own) {
    if (whyNoTopic(node)) continue
    for (const phrase of phrasesOf(node)) for (const key of variantsOf(keyOf(phrase))) add(key, at, true)
  }
  // A node of that very name is meant before one that we take for the same.
  const isNamedBy = (key: string, letter: string) => {
    const letters = AUDIENCE.includes(letter) ? AUDIENCE : letter
    return Array.from(named.get(key) ?? []).some(([node, same]) => same && letters.includes(node.charAt(0)))
  }
  const equated: [key: string, node: string][] = []
  const equate = (key: string, node: string) => {
    if (!isNamedBy(key, node.charAt(0))) equated.push([key, node])
  }
  for (const { at, node, same, kinds } of readTable(read, "iab-names.tsv")) {
    const nodes = nodesByName.get(keyOf(node))
    if (!nodes) throw new Error(`${at}: no node "${node}"`)
    for (const one of nodes) {
      for (const phrase of same.split(" = ")) for (const key of variantsOf(keyOf(phrase))) equate(key, one)
      for (const phrase of kinds.split(" = ")) add(keyOf(phrase), one, false)
    }
  }
  for (const [category, lines] of Object.entries(crosswalk)) {
    for (const line of lines.split("\n")) {
      const [subcategory = "", cells = ""] = line.split(": ")
      const name = subcategory === "*" ? category : subcategory
      for (const [i, cell] of cells.split(" ").entries()) {
        const letter = Object.values(LETTERS)[i]
        const id = cell.slice(0, -2) || codes.get(`${category} > ${subcategory}`)
        if (letter && id && cell.at(-2) === "=") equate(keyOf(name), letter + id)
      }
    }
  }
  for (const [key, node] of equated) add(key, node, true)
  for (const { agent, activities } of readTable(read, "duplicates/agents.tsv")) {
    const known = activities
      .split(" = ")
      .map(keyOf)
      .find((key) => named.has(key))
    if (known === undefined) continue
    for (const [node, same] of named.get(known) ?? []) add(keyOf(agent), node, same)
  }
  const phrases = Array.from(named, ([key, nodes]) => `${key}\t${cellsOf(nodes).join(" ")}`)
  const areas = Object.fromEntries(readTable(read, "iab-areas.tsv").map(({ category, nodes }) => [category, nodes]))
  return { phrases: phrases.sort().join("\n"), trees, areas }
}
