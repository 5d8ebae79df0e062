import { tokenize } from "../text/tokens.ts"
import { type ReadText, readTable } from "../tables/read-table.ts"
import { formIn } from "./forms.ts"
import type { WorldLanguage } from "./packs.ts"

/** What a language's words for people and their relation to a topic are in English; "" for words without a meaning of their own. */
export type LanguageRelations = {
  english: Readonly<Record<string, string>>
  /** By their first letter, the second letters of these words: most words fail here, before they are looked up. */
  starts: Int32Array
}
export type Relations = Readonly<Partial<Record<WorldLanguage, LanguageRelations>>>

type Stored = Partial<Record<string, Record<string, string>>>

/** As the build stores them: by phrases of forms. */
export function encodeRelations(read: ReadText): Uint8Array {
  const relations: Stored = {}
  for (const { language, english, words } of readTable(read, "world/relations.tsv")) {
    const own = (relations[language] ??= {})
    for (const phrase of words.split(" = "))
      own[phraseOf(language as WorldLanguage, phrase)] = english === "-" ? "" : english
  }
  return new TextEncoder().encode(JSON.stringify(relations))
}

export function decodeRelations(file: ArrayBuffer): Relations {
  const stored = JSON.parse(new TextDecoder().decode(file)) as Stored
  return Object.fromEntries(
    Object.entries(stored).map(([language, english = {}]) => [language, { english, starts: startsOf(english) }]),
  )
}

function startsOf(english: Readonly<Record<string, string>>): Int32Array {
  const starts = new Int32Array(32)
  for (const word of Object.keys(english)) {
    const first = word.charCodeAt(0) & 31
    starts[first] = (starts[first] ?? 0) | secondOf(word, 0)
  }
  return starts
}

const secondOf = (word: string, at: number) => 1 << (word.charCodeAt(at + 1) & 31)

/** Whether the form of `word.slice(at)` may be one of these words, or the first of several. */
export const mayRelate = ({ starts }: LanguageRelations, language: string, word: string, at = 0): boolean =>
  // The forms of Arabic drop the article in front.
  language === "ar" || ((starts[word.charCodeAt(at) & 31] ?? 0) & secondOf(word, at)) !== 0

const phraseOf = (language: WorldLanguage, phrase: string) =>
  tokenize(phrase)
    .words.map((word) => formIn(language, word))
    .join(" ")
