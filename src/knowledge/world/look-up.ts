import { folded, hashOf, mix, NO_TEXT } from "../text/hashing.ts"
import { isByFirstWord } from "./candidates.ts"
import { COMPOUNDING, formIn, splitsOf } from "./forms.ts"
import { packsBeginning, worldPack } from "./loaded.ts"
import { findIn, hashOfPhrase, type Meaning, type PackFile } from "./pack-format.ts"
import { tokenize } from "../text/tokens.ts"
import { BRAND_PACKS, NAMES, TERMS, type WorldPack } from "./packs.ts"

/** A phrase of a name that a pack knows; `share` is how much of a word without spaces it explains. */
export type WorldPhrase = { start: number; length: number; meaning: Meaning; pack: WorldPack; share: number }

type Words = { words: readonly string[]; gaps: readonly number[] }

const LONGEST = 5

/** Every phrase of these words that one of the packs knows, by their starts; for one span, the first pack counts. */
export function worldPhrases(
  { words, gaps }: Words,
  packs: readonly WorldPack[],
  /** For each word, the packs that may know a phrase that begins with it. */
  beginning = beginningOf(words),
): WorldPhrase[] {
  const found: WorldPhrase[] = []
  for (const pack of packs) {
    const file = worldPack(pack)
    if (!file) continue
    const byFirstWord = isByFirstWord(pack)
    for (let start = 0; start < words.length; start++) {
      const word = words[start] ?? ""
      if (byFirstWord && !beginning[start]?.includes(pack)) continue
      if (isUnspaced(word)) {
        const phrase = unspacedPhrase(word, file)
        if (phrase) add(found, { start, length: 1, pack, ...phrase })
        continue
      }
      let hash = NO_TEXT
      for (let length = 1; length <= LONGEST && start + length <= words.length; length++) {
        if (length > 1) {
          if ((gaps[start + length - 1] ?? 0) !== 0) break
          hash = folded(hash, " ")
        }
        hash = folded(hash, formIn(pack, words[start + length - 1] ?? ""))
        const meaning = findIn(file, mix(hash)) ?? (length === 1 ? lastPartOf(word, pack, file) : undefined)
        if (meaning) add(found, { start, length, meaning, pack, share: 1 })
      }
    }
  }
  return found.sort((a, b) => a.start - b.start || a.length - b.length)
}

export const beginningOf = (words: readonly string[]) => words.map(packsBeginning)

/** What a part of a word means in a language. */
export function meaningOfPart(part: string, language: WorldPack): Meaning | undefined {
  const file = worldPack(language)
  if (!file) return undefined
  if (isUnspaced(part)) return unspacedPhrase(part, file)?.meaning
  return findIn(file, hashOf(formIn(language, part))) ?? lastPartOf(part, language, file)
}

function unspacedPhrase(word: string, file: PackFile): Pick<WorldPhrase, "meaning" | "share"> | undefined {
  const parts = partsOf(word, file)
  const last = parts.at(-1)
  return last && { meaning: last.meaning, share: shareOf(parts, word) }
}

/** Our own terms of several words in these stems, by their starts. */
export function ownTerms({ stems, gaps }: { stems: readonly string[]; gaps: readonly number[] }): WorldPhrase[] {
  const file = worldPack(TERMS)
  if (!file) return []
  const found: WorldPhrase[] = []
  for (let start = 0; start < stems.length - 1; start++) {
    let hash = folded(NO_TEXT, stems[start] ?? "")
    for (let length = 2; length <= LONGEST && start + length <= stems.length; length++) {
      if ((gaps[start + length - 1] ?? 0) !== 0) break
      hash = folded(folded(hash, " "), stems[start + length - 1] ?? "")
      const meaning = findIn(file, mix(hash))
      if (meaning) found.push({ start, length, meaning, pack: TERMS, share: 1 })
    }
  }
  return found
}

/** Words after a brand that speak of those who buy there, and so of the brand itself: "Countdown shoppers". */
const CUSTOMERS = new Set(
  "customer customers shopper shoppers diner diners guest guests store stores app loyalty card cardholders members visitors".split(
    " ",
  ),
)
/** Words after a name that say as much of a thing as of a brand. */
const PEOPLE = new Set(
  "fan fans follower followers lover lovers buyer buyers owner owners user users player players gamer gamers viewer viewers streamer streamers listener listeners subscriber subscribers reader readers seeker seekers order orders policyholder policyholders audience audiences enthusiast enthusiasts".split(
    " ",
  ),
)
const MOST_CUSTOMERS = 2

/** The brand that a whole name, or a whole name without its customers, is; its words are all known. */
export function wholeName(words: readonly string[]): WorldPhrase | undefined {
  const file = worldPack(NAMES)
  if (!file) return undefined
  const forms = words.map((word) => formIn(NAMES, word))
  let hasCustomers = false
  for (let length = words.length; length > 0 && length >= words.length - MOST_CUSTOMERS; length--) {
    const meaning = findIn(file, hashOfPhrase(forms.slice(0, length)))
    // Its customers tell an ambiguous brand from the ordinary word.
    const weak = meaning?.weak === true && !hasCustomers
    if (meaning) return { start: 0, length, meaning: { ...meaning, weak }, pack: NAMES, share: 1 }
    const last = words[length - 1] ?? ""
    if (CUSTOMERS.has(last)) hasCustomers = true
    else if (!PEOPLE.has(last)) break
  }
  return undefined
}

/**
 * Whether a whole name, or a name without its customers, is a brand of open data: "Droga Raia". A single word of small letters is rather a
 * word of a language.
 */
export function isBrandName(name: string, packs: readonly WorldPack[]): boolean {
  const { words } = tokenize(name)
  let { length } = words
  while (length > 1 && (CUSTOMERS.has(words[length - 1] ?? "") || PEOPLE.has(words[length - 1] ?? ""))) length--
  if (length > LONGEST || isUnspaced(words[0] ?? "") || (length === 1 && !CAPITALIZED.test(name))) return false
  return packs.some((pack) => {
    const file = isBrands(pack) ? worldPack(pack) : undefined
    const meaning = file && findIn(file, hashOfPhrase(words.slice(0, length).map((word) => formIn(pack, word))))
    return meaning?.brand === true && !meaning.weak
  })
}
const CAPITALIZED = /^\p{Lu}/u
const isBrands = (pack: WorldPack) => BRAND_PACKS.some((one) => one === pack)

function add(found: WorldPhrase[], phrase: WorldPhrase) {
  if (!found.some(({ start, length }) => start === phrase.start && length === phrase.length)) found.push(phrase)
}

/** What the last part of a compound means, if both parts are known. */
function lastPartOf(word: string, pack: WorldPack, file: PackFile): Meaning | undefined {
  if (!COMPOUNDING.has(pack)) return undefined
  for (const [first, last] of splitsOf(word)) {
    const meaning = findIn(file, hashOf(formIn(pack, last)))
    if (meaning && !meaning.weak && findIn(file, hashOf(formIn(pack, first)))) return meaning
  }
  return undefined
}

/** Scripts that write words together, Hangul as the tokenizer decomposes it. */
export const isUnspaced = (word: string) => {
  const code = word.charCodeAt(0)
  return (code >= 0x3040 && code <= 0x9fff) || (code >= 0x1100 && code <= 0x11ff) || (code >= 0xac00 && code <= 0xd7ff)
}
const isHangul = (word: string) => word.charCodeAt(0) >= 0x1100 && word.charCodeAt(0) <= 0x11ff
const LONGEST_PART = 24

/** The known parts of a word without spaces, longest first from the left. */
function partsOf(word: string, file: PackFile): { meaning: Meaning; size: number }[] {
  const parts: { meaning: Meaning; size: number }[] = []
  const shortest = isHangul(word) ? 4 : 2
  for (let at = 0; at < word.length;) {
    let size = Math.min(LONGEST_PART, word.length - at)
    for (; size >= shortest; size--) {
      const meaning = findIn(file, hashOf(word.slice(at, at + size)))
      if (!meaning) continue
      parts.push({ meaning, size })
      break
    }
    at += size >= shortest ? size : 1
  }
  return parts
}

const shareOf = (parts: readonly { size: number }[], word: string) =>
  parts.reduce((sum, { size }) => sum + size, 0) / word.length
