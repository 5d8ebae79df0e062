/**
 * The format of knowledge.bin: the phrases as a tree of words in breadth-first order, with one stream per property. The
 * file compresses well, and the Worker reads it through typed arrays at startup instead of building maps of strings.
 */

export type SourceNode = { category: number; path: string; iab: string }
/** Phrases (stems separated by spaces) with their value in each table. */
export type KnowledgeSource = { nodes: SourceNode[]; phrases: Map<string, Record<string, string>> }

/** The tables other than topics; a phrase's value in a table is an index into that table's list of values. */
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
  "qualifier",
] as const
export type Table = (typeof TABLES)[number]

export type Meta = {
  /**
   * Per category, one line per node: its depth as `>`s, its name, and its IAB code if it differs from the parent's.
   * Level 0 names come from GROUPS.
   */
  trees: string[]
  values: Record<Table, string[]>
  /**
   * Distinct state shapes: the number of children and a bit mask of the tables. Each state stores an index into this
   * list.
   */
  shapes: [children: number, mask: number][]
  markets: string[]
  rootChildren: number
  words: number
  /** Offset of each table's values in the shared stream. */
  starts: number[]
}

/** Bit 0 of a mask is the topic; the tables follow in order. */
export const TOPIC_BIT = 1
export const tableBit = (table: Table) => 1 << (TABLES.indexOf(table) + 1)

/** Flags of a topic entry. */
export const WEAK = 1
export const BRAND = 2
export const ALIAS = 4
export const MARKET_SHIFT = 3

/** Similar content is adjacent, texts first: this order compresses better than others. */
const SECTIONS = [
  "ownLetters",
  "meta",
  "sharedLetters",
  "wordsHigh",
  "frequentLow",
  "wordsLow",
  "aliasesLow",
  "topicNodes",
  "topicCategories",
  "aliasesHigh",
  "values",
  "shapesLow",
  "rootWords",
  "shapesHigh",
  "frequentHigh",
  "topicFlags",
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
