import { worldReader } from "../world/load.ts"
import type { WorldPhrase } from "../world/look-up.ts"
import type { WorldPack } from "../world/packs.ts"
import type { Tokens } from "../text/tokens.ts"
import type { Match, Phrases } from "./evidence.ts"
import { NODES, type TopicEntry, type TreeNode } from "./knowledge.ts"

/** Beyond the numbers of our own brands: all brands of open data share it. */
const WORLD_BRAND = 0x10000
/** Of a word without spaces, less than half of which is known, only a guess is possible. */
const LEAST_SHARE = 0.5

/** Adds what open data knows of the words that our own tables do not know. */
export function withWorld(tokens: Tokens, found: Phrases, packs: readonly WorldPack[]): Phrases {
  const reader = worldReader()
  if (!reader || packs.length === 0 || !found.words.includes(0)) return found
  const world = reader.worldPhrases(tokens, packs).filter(({ start, length }) => hasUnknown(found.words, start, length))
  if (world.length === 0) return found
  const worldly = tokens.words.map((_, i) => world.some(({ start, length }) => start <= i && i < start + length))
  return { ...found, world: world.map(matchOf), worldly }
}

function hasUnknown(words: readonly number[], start: number, length: number): boolean {
  for (let i = start; i < start + length; i++) if (words[i] === 0) return true
  return false
}

const matchOf = ({ start, length, meaning, share }: WorldPhrase): Match<TopicEntry> => ({
  start,
  length,
  value: {
    node: NODES[meaning.node] as TreeNode,
    weak: meaning.weak || share < LEAST_SHARE,
    brand: meaning.brand ? WORLD_BRAND : 0,
    market: meaning.brand ? "B2C" : null,
    world: { source: meaning.source, sensitive: meaning.sensitive },
  },
})
