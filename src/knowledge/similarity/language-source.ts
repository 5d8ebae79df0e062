import type { PhraseTree } from "../engine/phrase-tree.ts"
import { stem } from "../text/tokens.ts"
import { brandSynonyms } from "./brand-names.ts"
import { encodeLanguage, type LanguageTables, type Synonyms } from "./language-file.ts"
import { PhraseTable } from "./phrases.ts"
import { spell, spelledWords } from "./spell.ts"
import { wordsOf } from "./canonical-tokens.ts"
import { vocabularyOf } from "./tree-vocabulary.ts"
import { BRAND_VARIANTS } from "./words/brand-variants.ts"
import { MORE_PLAIN_WORDS } from "./words/more-plain-words.ts"
import { PLAIN_WORDS } from "./words/plain-words.ts"
import { RELATIONS } from "./words/relations.ts"
import { FIXED_PHRASES, MAKERS, SYNONYMS } from "./words/synonyms.ts"

/** Encodes this folder's tables and collects the words the engine's phrases lack. Runs at build time only. */
export function gatherLanguage(treeWith: (words: readonly string[]) => PhraseTree): {
  words: string[]
  wording: string
} {
  const words = wordsToAdd(treeWith)
  const vocabulary = vocabularyOf(treeWith(words))
  return { words, wording: encodeLanguage(languageTables((text) => spelledWords(text, vocabulary).join(" "))) }
}

/** An unknown word may be corrected to a similar one, so every word of the tables must be known. */
function wordsToAdd(treeWith: (words: readonly string[]) => PhraseTree): string[] {
  const all = [
    ...SYNONYMS,
    ...Object.values(RELATIONS),
    FIXED_PHRASES,
    PLAIN_WORDS,
    MORE_PLAIN_WORDS,
    ...BRAND_VARIANTS,
    ...MAKERS,
  ]
  const candidates = new Set(all.flatMap(wordsOf))
  const added = new Set<string>()
  for (let before = -1; added.size > before;) {
    before = added.size
    const vocabulary = vocabularyOf(treeWith([...added]))
    for (const word of candidates) {
      if (spell([word], vocabulary).join(" ") !== word && !vocabulary.split(word)) added.add(stem(word))
    }
  }
  return [...added]
}

function languageTables(spelled: (text: string) => string): LanguageTables {
  const group = (main: string, others: readonly string[]): Synonyms => [main, ...others]
  const read = (names: string) => names.split(", ").map(spelled)
  const synonyms = SYNONYMS.flatMap((row) => row.split(", ")).map((row) => row.split(" = ").map(spelled) as Synonyms)
  const singles = new PhraseTable()
  for (const [main, ...others] of synonyms) {
    for (const other of others) if (!other.includes(" ") && !singles.has(other)) singles.set(other, main)
  }
  // Single words are replaced before phrases are looked up, so the phrases' own words are replaced too.
  const single = (text: string) => singles.replace(singles.replace(text.split(" "))).join(" ")
  const replaced = synonyms.map(([main, ...others]) =>
    group(
      single(main),
      others.map((name) => (name.includes(" ") ? single(name) : name)),
    ),
  )
  const makers = MAKERS.map((row) => row.split(": "))
  return {
    brands: distinct(brandSynonyms(spelled)),
    makers: makers.map(([maker = "", products = ""]) => group(spelled(maker), read(products))),
    synonyms: distinct(replaced),
    relations: Object.entries(RELATIONS).map(([relation, names]) => group(relation, read(names))),
    fixed: read(FIXED_PHRASES).map((phrase) => [single(phrase)]),
  }
}

/** Drops synonyms that equal the main form or already belong to an earlier group. */
function distinct(groups: readonly Synonyms[]): Synonyms[] {
  const seen = new Set(groups.filter(([main]) => main.includes(" ")).map(([main]) => main))
  return groups
    .map(([main, ...others]): Synonyms => {
      const added = others.filter((name) => name !== "" && name !== main && !seen.has(name))
      for (const name of added) seen.add(name)
      return [main, ...new Set(added)]
    })
    .filter(([main, ...others]) => others.length > 0 || main.includes(" "))
}
