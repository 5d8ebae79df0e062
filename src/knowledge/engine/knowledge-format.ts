/**
 * How the knowledge travels: the phrases as a tree of words in breadth-first order, each property in a stream of its own, so that
 * the file compresses well and the Worker starts by laying typed arrays over it instead of building maps of strings.
 */

export type SourceNode = { category: number; path: string; iab: string }
/** Phrases (stems with blanks between) with their meaning in each table. */
export type KnowledgeSource = { nodes: SourceNode[]; phrases: Map<string, Record<string, string>> }

/** The tables beside the topics; a phrase's value in each is a number into the table's list of values. */
export const TABLES = [
  "audience",
  "segment",
  "intent",
  "intensity",
  "awareness",
  "journey",
  "sensitivity",
  "marker",
  "compound",
  "claim",
  "measure",
] as const
export type Table = (typeof TABLES)[number]

export type Meta = {
  /** The tree of each category, a node a line: its depth as `>`s, its name, and its code where that differs from the parent's. Level 0 is known already. */
  trees: string[]
  values: Record<Table, string[]>
  /** What shapes states have: how many children, and the tables they are in as a bit mask; a state has a number into this list. */
  shapes: [children: number, mask: number][]
  markets: string[]
  rootChildren: number
  words: number
  /** Where each table's values begin in the stream of all of them. */
  starts: number[]
}

/** Bit 0 of a mask is the topic, then the tables in order. */
export const TOPIC_BIT = 1
export const tableBit = (table: Table) => 1 << (TABLES.indexOf(table) + 1)

/** Flags of a topic entry. */
export const WEAK = 1
export const BRAND = 2
export const ALIAS = 4
export const MARKET_SHIFT = 3

const SECTIONS = [
  "meta",
  "sharedLetters",
  "ownLetters",
  "rootWords",
  "frequentLow",
  "frequentHigh",
  "wordsLow",
  "wordsHigh",
  "shapesLow",
  "shapesHigh",
  "topicCategories",
  "topicNodes",
  "topicFlags",
  "aliasesLow",
  "aliasesHigh",
  "values",
  "wording",
] as const
export type Sections = Record<(typeof SECTIONS)[number], Uint8Array>

export function joinSections(sections: Sections): Uint8Array {
  const header = new Uint32Array(SECTIONS.map((name) => sections[name].length))
  const total = header.byteLength + header.reduce((sum, length) => sum + length, 0)
  const file = new Uint8Array(total)
  file.set(new Uint8Array(header.buffer))
  let at = header.byteLength
  for (const name of SECTIONS) {
    file.set(sections[name], at)
    at += sections[name].length
  }
  return file
}

export function splitSections(file: ArrayBuffer): Sections {
  const header = new Uint32Array(file, 0, SECTIONS.length)
  let at = header.byteLength
  const sections = SECTIONS.map((name, i) => {
    const bytes = new Uint8Array(file, at, header[i])
    at += bytes.length
    return [name, bytes] as const
  })
  return Object.fromEntries(sections) as Sections
}

export const readMeta = ({ meta }: Sections) => JSON.parse(new TextDecoder().decode(meta)) as Meta
