import { latestAnswers } from "../text/new-strings.ts"
import { tokenize } from "../text/tokens.ts"
import { COMPOUNDING, formIn, splitsOf } from "./forms.ts"
import { mayBegin, type WorldIndex } from "./pack-format.ts"
import { BRAND_PACKS, isLanguage, WORLD_LANGUAGES, WORLD_PACKS, type WorldPack } from "./packs.ts"
import type { Relations } from "./relations.ts"

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

/** Chinese, Japanese and Korean write words together: the filters know only their whole names. */
const WITHOUT_SPACES: ReadonlySet<WorldPack> = new Set(["zh", "ja", "ko"])

/** The packs that may know a phrase of this name, in the order of `WORLD_PACKS`. */
export function candidatePacks(name: string, index: WorldIndex, relations: Relations): WorldPack[] {
  const { words } = tokenize(name)
  const found = new Set<WorldPack>()
  for (const word of words) for (const pack of packsOfWord(word, index, relations)) found.add(pack)
  return WORLD_PACKS.filter((pack) => found.has(pack))
}

const WORDS_KEPT = 4_096
const packsOfWord = latestAnswers<readonly WorldPack[], [WorldIndex, Relations]>((word, index, relations) => {
  const mayKnow = (pack: WorldPack, part: string) => mayBegin(index, pack, formIn(pack, part))
  return languagesOf(word).filter((pack) => {
    if (WITHOUT_SPACES.has(pack) || mayKnow(pack, word)) return true
    const own = isLanguage(pack) ? relations[pack] : undefined
    if (own?.[formIn(pack, word)] !== undefined) return true
    if (!COMPOUNDING.has(pack)) return false
    for (const [first, last] of splitsOf(word)) {
      if (mayKnow(pack, first) && (own?.[formIn(pack, last)] !== undefined || mayKnow(pack, last))) return true
    }
    return false
  })
}, WORDS_KEPT)

function languagesOf(word: string): readonly WorldPack[] {
  if (word.charCodeAt(word.length - 1) < 0x250) return LATIN
  const languages = SCRIPTS.find(([script]) => script.test(word))?.[1]
  return languages ? [...BRAND_PACKS, ...languages] : LATIN
}
