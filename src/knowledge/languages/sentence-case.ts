import PROPER_WORDS from "../../../dist/tables/wording/proper-words.ts"
import { CASING } from "../taxonomy/casing.ts"
import { normalizedName } from "../text/normalized-name.ts"

const properWords: ReadonlySet<string> = new Set(PROPER_WORDS.split("\n"))

/**
 * A name as its language writes it within a text: with a capital at its start, names of places, peoples and brands as they are written, and
 * in German all nouns. `shouted`: the name is in capitals, which say nothing.
 */
export function inSentenceCase(name: string, language: string, shouted: boolean): string {
  const words = name.split(" ").map((word) => {
    const lower = word.toLowerCase()
    if (!shouted && word !== lower) return word
    const letters = normalizedName(lower).replaceAll(" ", "")
    const spelled = CASING.get(letters)
    if (spelled !== undefined && letters === lower) return spelled
    return properWords.has(letters) || properWords.has(lower) || (language === "de" && isGermanNoun(lower))
      ? withCapital(lower)
      : lower
  })
  return withCapital(words.join(" "))
}

const GERMAN_ADJECTIVE = /(?:ig|lich|isch|end|bar|sam|haft)e[nrsm]?$/
const GERMAN_SMALL =
  /^(?:aber|alle[nrsm]?|alte[nrsm]?|auch|beim?|dass?|deren|dessen|diese[nrsm]?|eine[nrsm]?|fuer|für|gegen|große[nrsm]?|gute[nrsm]?|hohe[nrsm]?|ihre[nrsm]?|junge[nrsm]?|kleine[nrsm]?|mehr|neue[nrsm]?|nach|nicht|oder|ohne|seit|sich|sind|über|unter|viele[nrsm]?|wenig|werden|wohnen|zwischen)$/
const SHORTEST_NOUN = 4

/** Most longer words of a name are nouns, except those with the endings of adjectives. */
const isGermanNoun = (word: string) =>
  word.length >= SHORTEST_NOUN && !GERMAN_ADJECTIVE.test(word) && !GERMAN_SMALL.test(word)

function withCapital(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0)
  return text === "" ? text : first.toUpperCase() + text.slice(first.length)
}
