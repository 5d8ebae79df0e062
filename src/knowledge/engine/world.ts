import { worldReader } from "../world/load.ts"
import type { WorldPhrase } from "../world/look-up.ts"
import { NAMES, TERMS, type WorldPack } from "../world/packs.ts"
import type { Tokens } from "../text/tokens.ts"
import type { Match, Phrases } from "./evidence.ts"
import { NODES, type TopicEntry, type TreeNode } from "./knowledge.ts"

/** Beyond the numbers of our own brands: all brands of open data share it. */
const WORLD_BRAND = 0x10000
/** Of a word without spaces, less than half of which is known, only a guess is possible. */
const LEAST_SHARE = 0.5

/**
 * Adds what the packs know: of words that our own tables do not know, medicines by the stems of their names, brands that are a whole name,
 * and our own long-tail terms.
 */
export function withWorld(tokens: Tokens, found: Phrases, packs: readonly WorldPack[]): Phrases {
  const unknown = found.words.includes(0)
  const reader = unknown || packs.length > 0 ? worldReader() : undefined
  if (!reader) return found
  const whole = packs[0] === NAMES ? reader.wholeName(tokens.words) : undefined
  const terms = packs.includes(TERMS) ? reader.ownTerms(tokens) : []
  if (!unknown && !whole && terms.length === 0) return found
  const world = [...terms.map(matchOf), ...(unknown ? matchesIn(tokens, found, packs, reader) : [])]
  if (whole) world.unshift(matchOf(whole))
  if (world.length === 0) return found
  world.sort((a, b) => a.start - b.start)
  const worldly = tokens.words.map((_, i) => world.some(({ start, length }) => start <= i && i < start + length))
  return { ...found, world, worldly }
}

function hasUnknown(words: readonly number[], start: number, length: number): boolean {
  for (let i = start; i < start + length; i++) if (words[i] === 0) return true
  return false
}

type Reader = NonNullable<ReturnType<typeof worldReader>>

function matchesIn(tokens: Tokens, { words }: Phrases, packs: readonly WorldPack[], reader: Reader) {
  const ofData = packs.filter((pack) => pack !== TERMS)
  const phrases = reader.worldPhrases(tokens, ofData).filter(({ start, length }) => hasUnknown(words, start, length))
  const matches = phrases.map(matchOf)
  tokens.words.forEach((word, i) => {
    if (words[i] !== 0 || !reader.isMedicine(word) || matches.some(({ start }) => start === i)) return
    matches.push({ start: i, length: 1, value: MEDICINE })
    matches.sort((a, b) => a.start - b.start)
  })
  return matches
}

const MEDICINE: TopicEntry = {
  node: NODES.find(({ category, path }) => category.name === "Healthcare" && path === "Prescription Drugs") as TreeNode,
  weak: false,
  brand: 0,
  market: null,
  world: { source: "stems of medicines", sensitive: true, whole: false },
}

const matchOf = ({ start, length, meaning, share, pack }: WorldPhrase): Match<TopicEntry> => ({
  start,
  length,
  value: {
    node: NODES[meaning.node] as TreeNode,
    weak: meaning.weak || share < LEAST_SHARE,
    brand: meaning.brand ? WORLD_BRAND : 0,
    market: meaning.brand ? "B2C" : null,
    world:
      pack === TERMS
        ? null
        : { source: meaning.source, sensitive: meaning.sensitive, whole: pack === NAMES && !meaning.weak },
  },
})
