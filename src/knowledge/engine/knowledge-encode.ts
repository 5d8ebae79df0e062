import {
  ALIAS,
  BRAND,
  joinSections,
  type KnowledgeSource,
  MARKET_SHIFT,
  type Meta,
  type Sections,
  type SourceNode,
  type Table,
  tableBit,
  TABLES,
  TOPIC_BIT,
  WEAK,
} from "./knowledge-format.ts"
import { LONGEST_PHRASE } from "./phrase-tree.ts"

/** A word used at least this often gets a short number. */
const MIN_FREQUENCY = 4

const MAX_STATES = 0x10000

type TrieNode = { children: Map<number, TrieNode>; meanings?: Record<string, string>; state: number }

/** Encodes the file the Worker reads, with words that occur in no phrase. Runs at build time only. */
export function encodeKnowledge({ nodes, phrases }: KnowledgeSource, words: readonly string[]): Uint8Array {
  const vocabulary = [...new Set([...phrases.keys()].flatMap((phrase) => phrase.split(" ")).concat(words))].sort()
  const numberOf = new Map(vocabulary.map((word, i) => [word, i + 1]))
  const root: TrieNode = { children: new Map(), state: 0 }
  const nodeOf = new Map<string, TrieNode>()
  for (const [phrase, meanings] of phrases) {
    const path = phrase.split(" ")
    if (path.length > LONGEST_PHRASE) throw new RangeError(`"${phrase}" has more than ${LONGEST_PHRASE} words`)
    let at = root
    for (const word of path) {
      const number = numberOf.get(word) ?? 0
      let next = at.children.get(number)
      if (!next) at.children.set(number, (next = { children: new Map(), state: -1 }))
      at = next
    }
    at.meanings = meanings
    nodeOf.set(phrase, at)
  }

  const order: { node: TrieNode; word: number }[] = [{ node: root, word: 0 }]
  for (const { node } of order) {
    const children = [...node.children].sort(([a], [b]) => a - b)
    for (const [word, child] of children) {
      child.state = order.length
      order.push({ node: child, word })
    }
  }

  if (order.length > MAX_STATES)
    throw new RangeError(`${order.length} states do not fit: the reader numbers them in 16 bits`)

  const values = Object.fromEntries(TABLES.map((table) => [table, [] as string[]])) as Record<Table, string[]>
  const shapes: Meta["shapes"] = []
  const shapeNumbers = new Map<string, number>()
  const firstOf = nodes.reduce<number[]>((first, { category }, i) => ((first[category] ??= i), first), [])
  const markets: string[] = []
  const numberIn = <T>(list: T[], value: T) => {
    const at = list.indexOf(value)
    return at >= 0 ? at : list.push(value) - 1
  }
  const streams = {
    rootWords: [] as number[],
    words: [] as number[],
    shapes: [] as number[],
    topicCategories: [] as number[],
    /** By category: see `startsOf` in knowledge.ts. */
    topicNodes: [] as number[][],
    topicFlags: [] as number[],
    aliases: [] as number[],
  }
  const valueStreams = new Map<Table, number[]>(TABLES.map((table) => [table, []]))
  let previousRootWord = 0
  order.forEach(({ node, word }, state) => {
    if (state > 0 && state <= root.children.size) {
      streams.rootWords.push(word - previousRootWord)
      previousRootWord = word
    } else if (state > 0) streams.words.push(word)
    const meanings = node.meanings ?? {}
    let mask = 0
    const topic = meanings["topic"]
    if (topic !== undefined) {
      mask |= TOPIC_BIT
      const [target = "", market, main] = topic.split("@")
      let flags = target.endsWith("~") ? WEAK : 0
      if (market !== undefined) flags |= BRAND | (numberIn(markets, market) << MARKET_SHIFT)
      const mainState = main === undefined ? undefined : nodeOf.get(main)?.state
      if (mainState !== undefined && mainState !== state) {
        flags |= ALIAS
        streams.aliases.push(mainState)
      }
      const number = Number.parseInt(target)
      const category = nodes[number]?.category ?? 0
      streams.topicCategories.push(category)
      ;(streams.topicNodes[category] ??= []).push(number - (firstOf[category] ?? 0))
      streams.topicFlags.push(flags)
    }
    for (const table of TABLES) {
      const value = meanings[table]
      if (value === undefined) continue
      mask |= tableBit(table)
      valueStreams.get(table)?.push(numberIn(values[table], value))
    }
    const children = state === 0 ? 0 : node.children.size
    const shape = `${children} ${mask}`
    if (!shapeNumbers.has(shape)) shapeNumbers.set(shape, shapes.push([children, mask]) - 1)
    streams.shapes.push(shapeNumbers.get(shape) ?? 0)
  })

  const meta: Meta = {
    trees: treesOf(nodes),
    values,
    shapes,
    markets,
    rootChildren: root.children.size,
    words: vocabulary.length,
    starts: TABLES.map((_, i) =>
      TABLES.slice(0, i).reduce((sum, table) => sum + (valueStreams.get(table)?.length ?? 0), 0),
    ),
  }
  const frequent = frequentFirst(streams.words)
  const rankOf = new Map(frequent.map((word, rank) => [word, rank]))
  const ranked = streams.words.map((word) => rankOf.get(word) ?? frequent.length + word)
  const steps = frequent.map((word, rank) => (word - (frequent[rank - 1] ?? 0)) & 0xffff)
  return joinSections({
    meta: new TextEncoder().encode(JSON.stringify(meta)),
    ...frontCoded(vocabulary),
    rootWords: bytes(streams.rootWords),
    frequentLow: bytes(steps.map((step) => step & 0xff)),
    frequentHigh: bytes(steps.map((step) => step >> 8)),
    wordsLow: bytes(ranked.map((word) => word & 0xff)),
    wordsHigh: bytes(ranked.map((word) => word >> 8)),
    shapesLow: bytes(streams.shapes.map((shape) => shape & 0xff)),
    shapesHigh: bytes(streams.shapes.map((shape) => shape >> 8)),
    topicCategories: bytes(streams.topicCategories),
    topicNodes: bytes(streams.topicNodes.flat()),
    topicFlags: bytes(streams.topicFlags),
    aliasesLow: bytes(streams.aliases.map((state) => state & 0xff)),
    aliasesHigh: bytes(streams.aliases.map((state) => state >> 8)),
    values: bytes(TABLES.flatMap((table) => valueStreams.get(table) ?? [])),
  })
}

/** Expects nodes sorted by category and path, parents first. */
function treesOf(nodes: readonly SourceNode[]): string[] {
  const iabOf = new Map(nodes.map(({ category, path, iab }) => [`${category} ${path}`, iab]))
  const trees: string[][] = []
  for (const { category, path, iab } of nodes) {
    const names = path.split(" > ")
    const parent = names.slice(0, -1).join(" > ")
    if (names.length === 1) {
      ;(trees[category] ??= []).push("")
      continue
    }
    const code = iabOf.get(`${category} ${parent}`) === iab ? "" : `|${iab}`
    const lines = (trees[category] ??= [])
    lines.push(">".repeat(names.length - 1) + (names.at(-1) ?? "") + code)
  }
  return trees.map((lines) => lines.join("\n"))
}

/** Frequent words, roughly by descending frequency: small numbers compress well. */
function frequentFirst(words: readonly number[]): number[] {
  const counts = new Map<number, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const magnitude = (word: number) => Math.floor(Math.log2(counts.get(word) ?? 1))
  return [...counts.keys()]
    .filter((word) => (counts.get(word) ?? 0) >= MIN_FREQUENCY)
    .sort((a, b) => magnitude(b) - magnitude(a) || a - b)
}

/**
 * Front coding: the number of letters each word shares with the previous one, then its other letters, the last with the
 * high bit set.
 */
function frontCoded(words: readonly string[]): Pick<Sections, "sharedLetters" | "ownLetters"> {
  const sharedLetters: number[] = []
  const ownLetters: number[] = []
  let previous = ""
  for (const word of words) {
    let shared = 0
    while (shared < previous.length && shared < word.length - 1 && previous[shared] === word[shared]) shared++
    sharedLetters.push(shared)
    for (let i = shared; i < word.length; i++) ownLetters.push(word.charCodeAt(i) | (i === word.length - 1 ? 0x80 : 0))
    previous = word
  }
  return { sharedLetters: bytes(sharedLetters), ownLetters: bytes(ownLetters) }
}

function bytes(values: readonly number[]): Uint8Array {
  for (const value of values) {
    if (!(value >= 0 && value <= 255)) throw new RangeError(`${value} does not fit in a byte`)
  }
  return new Uint8Array(values)
}
