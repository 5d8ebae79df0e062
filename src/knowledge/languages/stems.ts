import type { Language } from "./language.ts"
import { folded } from "./folded.ts"

/** Both spellings of an umlaut give the same word: "Käufer" and "Kaeufer". */
const withoutUmlauts = (word: string) => (/[aou]e/.test(word) ? word.replace(/([aou])e/g, "$1") : word)

const isVowel = (letter: string | undefined) => letter !== undefined && "aeiouy".includes(letter)

/** Removes the first of the endings that leaves at least `least` letters. */
function cut(word: string, endings: readonly string[], least = 3): string {
  for (const ending of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= least) return word.slice(0, -ending.length)
  }
  return word
}

const replaced = (word: string, ending: string, by: string) =>
  word.endsWith(ending) && word.length > ending.length + 1 ? word.slice(0, -ending.length) + by : word

function spanish(word: string): string {
  const plain = cut(cut(word, ["s"], 2), ["a", "e", "o"])
  return plain.endsWith("z") ? `${plain.slice(0, -1)}c` : plain
}

function portuguese(word: string): string {
  let plain = word
  for (const [ending, by] of PORTUGUESE_PLURALS) {
    const singular = replaced(plain, ending, by)
    if (singular !== plain) {
      plain = singular
      break
    }
  }
  return cut(cut(plain, ["s"], 2), ["a", "e", "o"])
}
const PORTUGUESE_PLURALS = [
  ["oes", "ao"],
  ["aes", "ao"],
  ["ais", "al"],
  ["eis", "el"],
  ["ois", "ol"],
  ["ns", "m"],
] as const

function italian(word: string): string {
  const plain = cut(cut(word, ["a", "e", "i", "o"]), ["i"])
  return plain.endsWith("ch") || plain.endsWith("gh") ? plain.slice(0, -1) : plain
}

function french(word: string): string {
  let plain = word.endsWith("eaux") ? word.slice(0, -1) : replaced(word, "aux", "al")
  plain = cut(plain, ["s", "x"])
  plain = cut(cut(plain, ["e"]), ["e"])
  for (const [ending, by] of FRENCH_FEMININES) {
    const masculine = replaced(plain, ending, by)
    if (masculine !== plain) return masculine
  }
  return plain
}
const FRENCH_FEMININES = [
  ["tric", "teur"],
  ["eus", "eur"],
  ["iv", "if"],
  ["enn", "en"],
  ["onn", "on"],
  ["ell", "el"],
] as const

function german(word: string): string {
  const plain = withoutUmlauts(word)
  const masculine = cut(plain, ["innen"], 4)
  const person = masculine === plain && plain.endsWith("erin") ? plain.slice(0, -2) : masculine
  if (person.endsWith("ern") && person.length > 5) return person.slice(0, -1)
  return cut(person, ["en", "es", "e", "n", "s"], 3)
}

function dutch(word: string): string {
  let plain = cut(word, ["en", "s", "e"], 3)
  const last = plain.at(-1)
  if (last === plain.at(-2) && !isVowel(last)) plain = plain.slice(0, -1)
  if (plain.endsWith("z")) plain = `${plain.slice(0, -1)}s`
  if (plain.endsWith("v")) plain = `${plain.slice(0, -1)}f`
  // "huizen" loses what "huis" has lost.
  plain = cut(plain, ["s"], 3)
  // A long vowel is written twice only in a closed syllable: "boot", "boten".
  return /([aeou])\1/.test(plain) ? plain.replace(/([aeou])\1([^aeiouy]+)$/, "$1$2") : plain
}

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
  it: italian,
  nl: dutch,
  ja: (word) => word,
}

/** The stem of a word: singular and plural, masculine and feminine share it. */
export const stemIn = (language: Language, word: string): string => {
  const plain = folded(word)
  return plain.length < 3 || /\d/.test(plain) ? plain : STEMMERS[language](plain)
}

/** Shorter stems are shared by unrelated words where they lose a last vowel that tells words apart: "cromo" and "Croma". */
export const SHORTEST_STEM = 5

/** The singulars that a word without accents may have, in languages whose stems lose their last vowel. Other languages have none. */
export function singularsIn(language: Language, plain: string): string[] {
  if (language === "pt") {
    for (const [ending, by] of PORTUGUESE_PLURALS)
      if (plain.endsWith(ending)) return [plain.slice(0, -ending.length) + by]
    return [/[rsz]es$/.test(plain) ? plain.slice(0, -2) : cut(plain, ["s"], 2)]
  }
  // "cromos" are of "cromo", not of "croma"; "luces" of "luz".
  if (language === "es") return [plain, plain.replace(/s$/, ""), plain.replace(/ces$/, "z").replace(/es$/, "")]
  if (language !== "it") return []
  const root = plain.slice(0, -1).replace(/(?<=[cg])h$/, "")
  return (ITALIAN_SINGULARS[plain.at(-1) ?? ""] ?? []).map((ending) => root + ending).concat(plain)
}
const ITALIAN_SINGULARS: Readonly<Record<string, readonly string[]>> = { e: ["a"], i: ["o", "e", "a", "io"] }
