import { tokenize } from "../text/tokens.ts"
import { type ReadText, readTable } from "../tables/read-table.ts"
import { formIn } from "./forms.ts"
import type { WorldLanguage } from "./packs.ts"

/** For each language, what its words for people and their relation to a topic are in English; "" for words without a meaning of their own. */
export type Relations = Readonly<Partial<Record<WorldLanguage, Readonly<Record<string, string>>>>>

/** As the build stores them: by phrases of forms. */
export function encodeRelations(read: ReadText): Uint8Array {
  const relations: Partial<Record<string, Record<string, string>>> = {}
  for (const { language, english, words } of readTable(read, "world/relations.tsv")) {
    const own = (relations[language] ??= {})
    for (const phrase of words.split(" = "))
      own[phraseOf(language as WorldLanguage, phrase)] = english === "-" ? "" : english
  }
  return new TextEncoder().encode(JSON.stringify(relations))
}

export const decodeRelations = (file: ArrayBuffer): Relations => JSON.parse(new TextDecoder().decode(file)) as Relations

const phraseOf = (language: WorldLanguage, phrase: string) =>
  tokenize(phrase)
    .words.map((word) => formIn(language, word))
    .join(" ")
