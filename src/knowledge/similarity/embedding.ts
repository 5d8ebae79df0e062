import { GROUPS } from "../taxonomy/groups.ts"
import { canonicalTokens, isKnownWord } from "./canonical-key.ts"
import {
  CATEGORIES,
  CATEGORY_SHARE,
  DIMENSIONS,
  type Embedding,
  FIRST_SIGNATURE,
  SECOND_SIGNATURE,
  SIGNATURE_SIZE,
  WORDS,
} from "./embedding-layout.ts"
import { hashOf, mix } from "../text/hashing.ts"
import { latestAnswers } from "../text/new-strings.ts"
import { wordsOf } from "./canonical-tokens.ts"
import { soundOf } from "../text/sound.ts"

/** The input of a topic's embedding. */
export type TopicText = {
  name: string
  /** The canonical tokens of the name, if the caller has them already. */
  tokens?: readonly string[]
  parentCategory: string
  taxonomyType: string
  subcategory: string
  segmentType: string
  keywords: readonly string[]
}

/** Squared lengths of the parts; those of the category and the signature are computed from the rest. */
const NAME_ENERGY = 400
const KEYWORD_ENERGY = 80
const DIMENSIONS_PER_WORD = 4
const MAX_KEYWORDS = 16
/** Above SIGNATURE_SHARE, so that rounding up other counts cannot push the share below it. */
const SIGNATURE_TARGET = 0.062
const SOUND_FROM_LENGTH = 8

const CATEGORY_NAMES = GROUPS.flatMap((group) => group.categories.map((category) => category.name)).sort()
const CATEGORY_NUMBERS = new Map(CATEGORY_NAMES.map((name, number) => [name, number]))

/** The category's dimension; names outside the taxonomy share the remaining ones. */
export function categoryNumber(category: string): number {
  const free = CATEGORIES - CATEGORY_NAMES.length
  return CATEGORY_NUMBERS.get(category) ?? CATEGORY_NAMES.length + (hashOf(category) % free)
}

/**
 * The hash embedding: small signed counts. Topics with the same canonical key and classification get the same vector.
 * Different names get different signatures, which keeps their cosine below 0.95. One pair in 1,024 collides, so callers
 * that block duplicates must also compare the names (`likeness`).
 */
export function embed(topic: TopicText): Embedding {
  const vector = new Int8Array(DIMENSIONS)
  const tokens = (topic.tokens ?? canonicalTokens(topic.name)).map(byMeaningOrSound)
  addName(vector, tokens)
  addKeywords(vector, topic.keywords)
  addWord(vector, hashOf(`type ${topic.taxonomyType}`), 1, 4)
  addWord(vector, hashOf(`subcategory ${topic.subcategory}`), 3, 5)
  addWord(vector, hashOf(`segment ${topic.segmentType}`), 2, 5)

  let energy = 0
  for (let i = WORDS; i < DIMENSIONS; i++) energy += (vector[i] ?? 0) ** 2
  const signature = hashOf(tokens.join(" "))
  const half = Math.max(
    1,
    Math.ceil(Math.sqrt((energy * SIGNATURE_TARGET) / (1 - CATEGORY_SHARE - 2 * SIGNATURE_TARGET))),
  )
  vector[FIRST_SIGNATURE + (signature & (SIGNATURE_SIZE - 1))] = half
  vector[SECOND_SIGNATURE + ((signature >>> 8) & (SIGNATURE_SIZE - 1))] = half
  const rest = energy + 2 * half * half
  vector[categoryNumber(topic.parentCategory)] = Math.ceil(Math.sqrt((rest * CATEGORY_SHARE) / (1 - CATEGORY_SHARE)))
  return vector
}

/** Like the canonical key, but with unknown words encoded by sound, so misspelled names can match. */
export const soundingKey = (name: string): string => canonicalTokens(name).map(byMeaningOrSound).join(" ")

/** A long unknown word is encoded by its sound: it is probably a name, and its misspellings sound alike. */
function byMeaningOrSound(token: string): string {
  return token.length >= SOUND_FROM_LENGTH && /^[a-z]+$/.test(token) && !isKnownWord(token)
    ? `~${soundOf(token)}`
    : token
}

/** All names have the same total weight, regardless of their word count; a relation counts as half a word. */
function addName(vector: Embedding, tokens: readonly string[]): void {
  const weightOf = (token: string) => (token.startsWith("@") ? 1 : 2)
  const total = tokens.reduce((sum, token) => sum + weightOf(token), 0)
  for (const token of tokens) {
    const energy = (NAME_ENERGY * weightOf(token)) / total / DIMENSIONS_PER_WORD
    addWord(vector, hashOf(`word ${token}`), DIMENSIONS_PER_WORD, Math.max(1, Math.round(Math.sqrt(energy))))
  }
}

const keywordForm = latestAnswers((keyword) => wordsOf(keyword).join(" "), 2_048)

function addKeywords(vector: Embedding, keywords: readonly string[]): void {
  const distinct = [...new Set(keywords.map(keywordForm))].sort().slice(0, MAX_KEYWORDS)
  const count = Math.max(1, Math.round(Math.sqrt(KEYWORD_ENERGY / Math.max(1, distinct.length))))
  for (const keyword of distinct) addWord(vector, hashOf(`keyword ${keyword}`), 1, count)
}

function addWord(vector: Embedding, places: number, dimensions: number, count: number): void {
  const signs = mix(places ^ 0x9e3779b9)
  // An odd step visits every dimension of the region before repeating one. Their number is a power of two, so a mask is the remainder.
  const step = ((places >>> 12) & 0x3f) * 2 + 1
  for (let i = 0; i < dimensions; i++) {
    const place = WORDS + ((places + i * step) & (DIMENSIONS - WORDS - 1))
    const sum = (vector[place] ?? 0) + ((signs >>> i) & 1 ? count : -count)
    vector[place] = Math.max(-127, Math.min(127, sum))
  }
}
