import { folded } from "./folded.ts"
import { sharedWord } from "../text/new-strings.ts"

/** A word of a name in lower case, as written and without accents, and whether a comma, a bracket or a path step precedes it. */
export type Word = { text: string; plain: string; apart: boolean; step: boolean }

const MAX_WORDS = 64

/** For tokens of a name: a number may have letters after its first digit. */
export const isNumber = (word: string) => word.charCodeAt(0) <= 0x39

/**
 * The words of a name in a European language. Gender marks are resolved ("Käufer:innen", "client·e·s", "amig@s"), elided articles are
 * separate words ("l'auto", "dell'arte"), a plural s after an apostrophe is not ("auto's").
 */
export function wordsIn(text: string): Word[] {
  if (isPlain(text)) return plainWordsIn(text.toLowerCase())
  const written = text.slice(0, 2_000).normalize("NFC")
  const plain = (MARKED.test(written) ? withoutMarks(written) : written).toLowerCase()
  const words: Word[] = []
  let last = 0
  // `matchAll` would take twice as long.
  for (const word of plain.match(WORD) ?? []) {
    const index = plain.indexOf(word, last)
    // Most words follow a space, which carries no information.
    const between = index - last === 1 && plain.charCodeAt(last) === 0x20 ? "" : plain.slice(last, index)
    last = index + word.length
    const step = between !== "" && STEP.test(between)
    words.push({ text: word, plain: folded(word), apart: step || (between !== "" && APART.test(between)), step })
    if (words.length === MAX_WORDS) break
  }
  return words
}

/** Letters, digits and spaces, as most names are. */
const PLAIN = /^[A-Za-z0-9 ]{0,2000}$/
export const isPlain = (text: string) => PLAIN.test(text)

function plainWordsIn(text: string): Word[] {
  const words: Word[] = []
  for (let start = 0, end = 0; end <= text.length && words.length < MAX_WORDS; end++) {
    if (end < text.length && text.charCodeAt(end) !== 0x20) continue
    if (end > start) {
      const word = sharedWord(text, start, end)
      words.push({ text: word, plain: word, apart: false, step: false })
    }
    start = end + 1
  }
  return words
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const STEP = /[>|»]/
const APART = /[,:;()[\]/–—]|\s-\s/
/** A gender mark or apostrophe after a letter. */
const MARKED = /\p{L}[:*_·/.(@'’`´]|\p{Ll}Innen/u

const withoutMarks = (text: string) =>
  text
    .replace(/(\p{L})[:*_·/]-?[iI]nnen\b/gu, "$1innen")
    .replace(/(\p{L})\([iI]nnen\)/gu, "$1innen")
    .replace(/(\p{Ll})Innen\b/gu, "$1innen")
    .replace(/(\p{L})[·.]e[·.]?s\b/gu, "$1s")
    .replace(/(\p{L})\(e\)s\b/gu, "$1s")
    .replace(/(\p{L})\((?:a|e|as|es|os|s|in)\)/gu, "$1")
    .replace(/(\p{L})\/(?:a|as|os|es|e|in)\b/gu, "$1")
    .replace(/(\p{L})@(s?)\b/gu, "$1o$2")
    .replace(/(\p{L})['’`´]s\b/gu, "$1s")
