import { latestAnswers, WordSet } from "../text/new-strings.ts"
import { canonicalWord, tokensOf } from "./canonical-tokens.ts"
import { correctionOf as correct, MAX_WORD_LENGTH } from "../engine/correction.ts"
import type { Vocabulary } from "./vocabulary.ts"
import { RELATION_SUFFIXES } from "./words/relations.ts"
import { STOP_WORDS } from "./words/stop-words.ts"

const JOINED_PREFIXES = new Set(["non", "pre", "anti"])
/** Three-letter words that occur in compounds; most others are abbreviations of brands. */
const SHORT_HALVES = new WordSet(
  "air art bar bed bus cab car cat day dog dry ear eco egg eye gas gym hot ice job oil old one pan pet pop red sea ski spa sun tax tea tie top toy van web".split(
    " ",
  ),
)
const relationSuffixes = RELATION_SUFFIXES.split(" ")
const stopWords = new WordSet(STOP_WORDS.split(" "))

const correctionOf = (word: string, { near }: Vocabulary) => correct(word, { near, form: canonicalWord })

/** The words of a text in the spelling of the tables. */
export const spelledWords = (text: string, vocabulary: Vocabulary): string[] => spell(tokensOf(text), vocabulary)

/** Splits compounds, joins words that are one in the vocabulary, and corrects misspelled words. */
export function spell(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    const compound = (before ?? "") + word
    const joins =
      before !== undefined &&
      !relationSuffixes.includes(word) &&
      (JOINED_PREFIXES.has(before) || (vocabulary.has(compound) && !stopWords.has(before) && !stopWords.has(word)))
    if (joins) joined[joined.length - 1] = compound
    else joined.push(word)
  }
  return joined.flatMap(spellerOf(vocabulary))
}

/** Per vocabulary, the spelling of single words. */
const spellers = new WeakMap<Vocabulary, (word: string) => readonly string[]>()

function spellerOf(vocabulary: Vocabulary) {
  const known = spellers.get(vocabulary)
  if (known) return known
  const speller = latestAnswers((word) => spellWord(word, vocabulary), 8_192)
  spellers.set(vocabulary, speller)
  return speller
}

function spellWord(word: string, vocabulary: Vocabulary): readonly string[] {
  const relation = relationSuffixes.find((end) => word.endsWith(end) && word.length > end.length + 2)
  const thing = relation && canonicalWord(word.slice(0, -relation.length))
  if (relation !== undefined && thing !== undefined && vocabulary.has(thing)) return [thing, relation]
  if (vocabulary.has(word) || /\d/.test(word)) return [word]
  const parts = vocabulary.split(word)
  if (parts !== undefined) return parts
  // "mattres" was taken for the plural of "mattre".
  if (vocabulary.has(`${word}ss`)) return [`${word}ss`]
  const american = americanOf(word)
  if (vocabulary.has(american)) return [american]
  const likely = correctionOf(word, vocabulary)
  if (likely?.confident === true) return [likely.word]
  if (isInflected(word, vocabulary)) return [american]
  // Stemming may have removed an s that was not a plural ending, so try the correction with it.
  return halvesOf(word, vocabulary) ?? [(likely ?? correctionOf(`${word}s`, vocabulary))?.word ?? american]
}

/** Converts British endings and digraphs to American spelling. */
const americanOf = (word: string) =>
  canonicalWord(
    word
      .replace(/our(?=$|ed$|er$|ing$|able$|ful$|hood$|y$)/, "or")
      .replace(/is(?=e$|ed$|er$|ing$|ation$)/, "iz")
      .replace(/lys(?=e$|ed$|er$|ing$)/, "lyz")
      .replace(/ll(?=ed$|er$|ing$|ou$)/, "l")
      .replace(/tre$/, "ter")
      .replace(/[ao]e(?=[a-z]{2})/, "e"),
  )

/** An inflected form of a known verb or adjective: "following", "quitter", "newly". */
function isInflected(word: string, { has }: Vocabulary): boolean {
  const ending = ["ing", "ed", "er", "or", "ly"].find((one) => word.endsWith(one))
  const bare = word.slice(0, -(ending?.length ?? 0))
  return ending !== undefined && bare.length >= 3 && (has(bare) || has(`${bare}e`) || has(bare.slice(0, -1)))
}

/** Splits a compound of two known words ("roadtrip"), where its shorter half is longest. */
function halvesOf(word: string, vocabulary: Vocabulary): string[] | undefined {
  if (word.length > MAX_WORD_LENGTH) return undefined
  let best: [string, string] | undefined
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const head = word.slice(0, cut)
    const tail = word.slice(cut)
    if (!isHalf(head, vocabulary) || !isHalf(tail, vocabulary)) continue
    if (best === undefined || Math.min(cut, tail.length) > Math.min(best[0].length, best[1].length)) best = [head, tail]
  }
  return best?.map(canonicalWord)
}

const isHalf = (part: string, vocabulary: Vocabulary) =>
  part.length === 3 ? SHORT_HALVES.has(part) : vocabulary.has(part)
