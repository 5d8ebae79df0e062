import { canonicalWord, tokensOf } from "./canonical-tokens.ts"
import { correctionOf, MAX_WORD_LENGTH, type Vocabulary } from "./vocabulary.ts"
import { GLUED } from "./words/relations.ts"
import { STOP_WORDS } from "./words/stop-words.ts"

const JOINED_PREFIXES = new Set(["non", "pre", "anti"])
/** Words of three letters that compounds are made of; most others are brands' abbreviations. */
const SHORT_HALVES = new Set(
  "air art bar bed bus cab car cat day dog dry ear eco egg eye gas gym hot ice job oil old one pan pet pop red sea ski spa sun tax tea tie top toy van web".split(
    " ",
  ),
)
const glued = GLUED.split(" ")
const stopWords = new Set(STOP_WORDS.split(" "))

/** The words of a text, each as the tables write it. */
export const spelledWords = (text: string, vocabulary: Vocabulary): string[] => spell(tokensOf(text), vocabulary)

/** Takes glued words apart, puts known compounds together and corrects misspelled words. */
export function spell(words: readonly string[], vocabulary: Vocabulary): string[] {
  const together: string[] = []
  for (const word of words) {
    const before = together.at(-1)
    const compound = (before ?? "") + word
    const joins =
      before !== undefined &&
      !glued.includes(word) &&
      (JOINED_PREFIXES.has(before) || (vocabulary.has(compound) && !stopWords.has(before) && !stopWords.has(word)))
    if (joins) together[together.length - 1] = compound
    else together.push(word)
  }
  return together.flatMap((word) => {
    const relation = glued.find((end) => word.endsWith(end) && word.length > end.length + 2)
    const thing = relation && canonicalWord(word.slice(0, -relation.length))
    if (relation !== undefined && thing !== undefined && vocabulary.has(thing)) return [thing, relation]
    if (vocabulary.has(word) || /\d/.test(word)) return [word]
    const parts = vocabulary.apart(word)
    if (parts !== undefined) return parts
    const american = americanOf(word)
    if (vocabulary.has(american)) return [american]
    const likely = correctionOf(word, vocabulary)
    if (likely?.sure === true) return [likely.word]
    if (isInflected(word, vocabulary)) return [american]
    // A stem made from a misspelled word may have lost a letter that was no plural's.
    return halvesOf(word, vocabulary) ?? [(likely ?? correctionOf(`${word}s`, vocabulary))?.word ?? american]
  })
}

/** The American spelling of a British word, so far as endings and digraphs tell. */
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

/** A known verb or adjective in another form: "following", "quitter", "newly". */
function isInflected(word: string, { has }: Vocabulary): boolean {
  const ending = ["ing", "ed", "er", "or", "ly"].find((one) => word.endsWith(one))
  const bare = word.slice(0, -(ending?.length ?? 0))
  return ending !== undefined && bare.length >= 3 && (has(bare) || has(`${bare}e`) || has(bare.slice(0, -1)))
}

/** A word that two known words make up: "roadtrip". The longer the shorter half, the likelier the cut. */
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
