import { latestAnswers, WordSet } from "../text/new-strings.ts"
import { SMALL_WORDS } from "./foreign.ts"
import { type Language, LANGUAGES } from "./language.ts"
import { type Index, type Kind, mayKnow, mayKnowShorter, type Pack } from "./pack-format.ts"
import { type English, englishPhrases, hasCompounds, readPhrases, readUnread, type Unit } from "./read-words.ts"
import { scriptOf } from "./script.ts"
import { folded } from "./folded.ts"
import { stemIn } from "./stems.ts"
import { isNumber, type Word, wordsIn } from "./words.ts"

/** Small words that exist both in English and in other languages, so they are no evidence for either. */
const HOMOGRAPHS = new WordSet(
  "a an as am at all also con die das do e in is on of per no me met man so te was via des of op en son sin para sur an me um ma mi si ou al for men war den am im late angel pan sale will pro per via plus es er je mag circa april august september november".split(
    " ",
  ),
)
const ENGLISH_WORDS = new WordSet(
  "the of for and with who that to at by from on their they are is near new my your our women men people users owners buyers fans lovers shoppers enthusiasts".split(
    " ",
  ),
)
/** The letters beyond a to z that each language uses. Other letters are evidence against it. */
const LETTERS: Readonly<Record<Language, string>> = {
  es: "áéíóúüñ",
  de: "äöüßé",
  fr: "àâæçéèêëîïôœùûüÿ",
  pt: "áâãàçéêíóôõú",
  it: "àèéìíîòóùú",
  nl: "ëïéèöüáó",
  ja: "",
}
export const LATIN_LANGUAGES = LANGUAGES.filter((language) => language !== "ja")
const SHORTEST_COMPOUND = 8

/** The languages a name may be in, by its letters and words. */
export function candidatesFor(text: string, index: Index, english: English, words?: readonly Word[]): Language[] {
  const script = scriptOf(text)
  if (script === "japanese" || script === "han") return ["ja"]
  if (script === "other") return []
  let spoken = 0
  for (const word of words ?? wordsIn(text)) spoken |= languagesOf(word.text, index, english)
  return LATIN_LANGUAGES.filter((_, number) => (spoken & (1 << number)) !== 0)
}

const WORDS_KEPT = 4_096

/** Per word, a bit for each of `LATIN_LANGUAGES`. */
const languagesOf = latestAnswers<number, [Index, English]>(findLanguages, WORDS_KEPT)

function findLanguages(text: string, index: Index, english: English): number {
  if (isNumber(text)) return 0
  const plain = folded(text)
  if (plain.length < 2 || isNumber(plain)) return 0
  const known = english.knowsWord(plain)
  if (known && !SMALL_WORDS.has(plain) && plain === text && plain.length < SHORTEST_COMPOUND) return 0
  let languages = 0
  for (let number = 0; number < LATIN_LANGUAGES.length; number++) {
    if (speaksFor(plain, known, LATIN_LANGUAGES[number] as Language, index)) languages |= 1 << number
  }
  return languages
}

/** Whether a word without accents may belong to a language; `known` if it is also English. */
function speaksFor(plain: string, known: boolean, language: Language, index: Index): boolean {
  const stem = stemIn(language, plain)
  if (mayKnow(index, language, stem)) return true
  if (known) return false
  if (hasCompounds(language) && plain.length >= SHORTEST_COMPOUND) {
    for (let at = 4; at <= plain.length - 3; at++) {
      if (mayKnow(index, language, stemIn(language, plain.slice(at)))) return true
      // The last part may be misspelled.
      if (at <= plain.length - 6 && mayKnow(index, language, stemIn(language, plain.slice(0, at)))) return true
    }
  }
  return stem.length > 6 && mayKnowShorter(index, language, stem)
}

const hasEnglish = (words: readonly Word[], english: English) => words.some(({ plain }) => english.knowsWord(plain))

/** The candidate that explains a name best, if it explains the name better than English does. */
export function chooseLanguage(
  words: readonly Word[],
  candidates: readonly Pack[],
  english: English,
): { best: Pack; score: number } | undefined {
  if (candidates.length === 0) return undefined
  const phrases = englishPhrases(words, english)
  // eslint-disable-next-line no-control-regex
  const special = words.filter(({ text }) => /[^\0-\x7f]/.test(text))
  let best: { best: Pack; score: number } | undefined
  for (const pack of candidates) {
    const strange = special.some(({ text }) => hasOtherLetters(text, pack.language)) ? 1 : 0
    const scoreWith = (units: readonly Unit[]) => scoreOf(units, pack, english) - strange
    // Most names score so high for English that their unread words cannot change the result.
    const units = readPhrases(words, pack, phrases, english)
    if (scoreWith(units) <= (best?.score ?? 0)) continue
    const score = scoreWith(readUnread(units, pack, english))
    if (score > (best?.score ?? 0)) best = { best: pack, score }
  }
  return best
}

const hasOtherLetters = (word: string, language: Language) =>
  Array.from(word).some((letter) => letter > "\u007f" && !LETTERS[language].includes(letter))

/** Whether a small word that English does not have joins the words of a phrase: "carta di credito". */
const hasSmallWord = (plain: readonly string[], { exact }: Pack) =>
  plain.length > 2 && plain.slice(1, -1).some((word) => isSmallWord(exact.get(word)?.kind) && !IN_ENGLISH.has(word))
/** English may know each word, but hardly all of them in this order: "assurance auto tous risques". */
const isOwnPhrase = (plain: readonly string[]) => plain.length > 2 && !plain.some((word) => ENGLISH_WORDS.has(word))
const isSmallWord = (kind: Kind | undefined) => kind === "function" || kind === "joining" || kind === "structure"
const IN_ENGLISH = new WordSet("a as com do e in me no o on per so via".split(" "))

/**
 * Whether a language writes a word with accents that is English only without them: "ótica". Beside English words it may be a loanword: "home
 * décor".
 */
const isAccented = ({ text, plain }: Word, { exact }: Pack) =>
  text !== plain && !LOANWORDS.has(plain) && (exact.has(text) || (text.endsWith("s") && exact.has(text.slice(0, -1))))
const LOANWORDS = new WordSet("cafe creme decor elite entree facade fiance fiancee puree resume rose soiree".split(" "))

const LEAST = 1.5
const SHORT_STEM = 5
/** A misspelled sensitive word is enough if nothing is evidence for English. */
const SENSITIVE = LEAST + 0.1

/**
 * How much better the language explains the name than English does; 0 if it does not. If words are unread, an upper bound for whatever they
 * may mean.
 */
function scoreOf(units: readonly Unit[], pack: Pack, english: English): number {
  const { language } = pack
  if (!units.some(({ entry, known }) => entry || known === "unread")) return 0
  let own = 0
  let other = 0
  let unknown = 0
  let grammar = false
  /** Whether any word is not English. If none is, the name is English. */
  let telling = false
  /** Whether a word is one of the language if it is misspelled. Words that stay unknown beside it are of another language. */
  let corrected = false
  const mixed = units.some(({ known }) => known === "english")
  for (const { words, entry, known, exact } of units) {
    const plain = words.map((word) => word.plain)
    if (known === "unread") {
      // Slightly more than a compound or a misspelled word adds below.
      const isEnglish = english.knowsWord(plain[0] ?? "")
      own += isEnglish ? 0.7 : hasCompounds(language) ? 2.1 : mixed ? 1.1 : SENSITIVE + 0.1
      const hasAccents = plain[0] !== words[0]?.text
      if (hasAccents) own += 0.5
      if (hasAccents || !isEnglish) grammar = telling = true
      continue
    }
    if (!entry) {
      if (known === "english")
        other += plain.some((word) => ENGLISH_WORDS.has(word)) ? 2.2 : words.length > 1 ? 0.4 : 0.8
      else if (!plain.some(isNumber)) unknown += plain.some((word, i) => word !== words[i]?.text) ? 0.2 : 0.7
      continue
    }
    const accents = plain.some((word, i) => word !== words[i]?.text) ? 0.5 : 0
    if (accents > 0) telling = true
    if (entry.kind === "function" || entry.kind === "joining" || entry.kind === "structure") {
      own += plain.every((word) => HOMOGRAPHS.has(word)) ? 0.2 : 0.8 + accents
      if (plain.some((word) => ENGLISH_WORDS.has(word))) other += 1
      else grammar = telling = true
      continue
    }
    // An adjective is in many names of places and brands: "Mesa Verde", "Casa Rosa".
    if (entry.kind === "leading" && plain.length === 1) {
      own += 0.6 + accents
      if (english.knowsWord(plain[0] ?? "")) other += 0.4
      continue
    }
    const foreign = words.filter((word) => !english.knowsWord(word.plain) || (!mixed && isAccented(word, pack))).length
    // The written form counts more than its stem: "fãs" is Portuguese, though Spanish knows the stem.
    if (exact) own += 0.2
    const ownPhrase = exact && (hasSmallWord(plain, pack) || isOwnPhrase(plain))
    if ((foreign > 0 && known !== "spelling") || ownPhrase) telling = true
    if (foreign > 0 && known === "spelling") corrected = true
    if (known === "spelling") own += entry.kind === "sensitive" && !mixed ? SENSITIVE : 1
    // A short stem beside English words is a coincidence: "fond" is not "fondo".
    else if (mixed && !exact && plain.length === 1 && (plain[0] ?? "").length <= SHORT_STEM) own += 0.7
    // A phrase is stronger evidence than its separate words.
    else if (foreign > 0)
      own += 0.8 + 1.2 * foreign + 0.4 * (plain.length - foreign) + 1.2 * (plain.length - 1) + accents
    else {
      own += 0.6 + accents + (plain.length - 1) * 0.5
      other += plain.some((word) => ENGLISH_WORDS.has(word)) ? 1 : 0.4
    }
  }
  // Next to small words of the language, unknown words are names in it. Otherwise they are evidence against it.
  const score = own - (grammar ? unknown / 2 : unknown)
  // Among English words a word is hardly a misspelled one of another language: "natural deodorant converts".
  const tells = telling || (corrected && unknown === 0 && !units.some(({ words }) => hasEnglish(words, english)))
  return tells && own >= LEAST && score > other ? score - other : 0
}
