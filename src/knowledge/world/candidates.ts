import { latestAnswers } from "../text/new-strings.ts"
import { hashOf } from "../text/hashing.ts"
import { stem, tokenize } from "../text/tokens.ts"
import { COMPOUNDING, formIn, hasOwnForms, splitsOf } from "./forms.ts"
import { mayBegin, type WorldIndex } from "./pack-format.ts"
import { BRAND_PACKS, isLanguage, NAMES, WORLD_LANGUAGES, WORLD_PACKS, type WorldPack } from "./packs.ts"
import { mayRelate, type Relations } from "./relations.ts"

/** Languages by the script of their words; all others are written in Latin letters. */
const SCRIPTS: readonly (readonly [script: RegExp, languages: readonly WorldPack[]])[] = [
  [/\p{Script=Greek}/u, ["el"]],
  [/\p{Script=Cyrillic}/u, ["uk", "ru"]],
  [/\p{Script=Arabic}/u, ["ar"]],
  [/\p{Script=Devanagari}/u, ["hi"]],
  [/\p{Script=Hangul}/u, ["ko"]],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ["ja"]],
  [/\p{Script=Han}/u, ["zh", "ja"]],
]
const OTHER_SCRIPTS = new Set(SCRIPTS.flatMap(([, languages]) => languages))
const LATIN = [
  "english",
  ...BRAND_PACKS,
  ...WORLD_LANGUAGES.filter((language) => !OTHER_SCRIPTS.has(language)),
] as const

/** Whether the filters tell by a first word which phrases the pack may know: names in other scripts often begin with a Latin word. */
export const isByFirstWord = (pack: WorldPack): boolean => pack !== NAMES && !OTHER_SCRIPTS.has(pack)

/** No brand begins with one, while most numbers of codes occur in only one name. */
const LONG_NUMBER = /^\d{5,}$/

/** Chinese, Japanese and Korean write words together: the filters know only their whole names. */
const WITHOUT_SPACES: ReadonlySet<WorldPack> = new Set(["zh", "ja", "ko"])

/** Each name is asked about twice: before its packs are loaded, and when it is read. */
const NAMES_KEPT = 1_024

/** The packs that may know a phrase of this name, in the order of `WORLD_PACKS`. */
export const candidatePacks = latestAnswers<readonly WorldPack[], [WorldIndex, Relations]>((name, index, relations) => {
  const { words } = tokenize(name)
  const found = new Set<WorldPack>()
  for (const word of words) for (const pack of packsOfWord(word, index, relations)) found.add(pack)
  return WORLD_PACKS.filter((pack) => found.has(pack))
}, NAMES_KEPT)

const WORDS_KEPT = 4_096
/** The packs that may know a phrase that begins with this word, or a compound that it is. */
export const packsOfWord = latestAnswers<readonly WorldPack[], [WorldIndex, Relations]>((word, index, relations) => {
  if (LONG_NUMBER.test(word)) return []
  const mayKnow = (pack: WorldPack, part: string) => mayBegin(index, pack, hashOf(formIn(pack, part)))
  const ofStem = hashOf(stem(word))
  return languagesOf(word).filter((pack) => {
    if (WITHOUT_SPACES.has(pack)) return true
    if (hasOwnForms(pack) ? mayKnow(pack, word) : mayBegin(index, pack, ofStem)) return true
    const own = isLanguage(pack) ? relations[pack] : undefined
    const relates = (part: string) =>
      own !== undefined && mayRelate(own, pack, part) && own.english[formIn(pack, part)] !== undefined
    if (relates(word)) return true
    if (!COMPOUNDING.has(pack)) return false
    for (const [first, last] of splitsOf(word)) {
      if (mayKnow(pack, first) && (relates(last) || mayKnow(pack, last))) return true
    }
    return false
  })
}, WORDS_KEPT)

function languagesOf(word: string): readonly WorldPack[] {
  if (word.charCodeAt(word.length - 1) < 0x250) return LATIN
  const languages = SCRIPTS.find(([script]) => script.test(word))?.[1]
  return languages ? [...BRAND_PACKS, ...languages] : LATIN
}
