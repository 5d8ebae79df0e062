import type { PhraseTree } from "../engine/phrase-tree.ts"
import { namesIn, type ReadText, readTable, type Row } from "../tables/read-table.ts"
import { stem } from "../text/tokens.ts"
import { brandSynonyms } from "./brand-names.ts"
import { encodeLanguage, type LanguageTables, type Synonyms } from "./language-file.ts"
import { PhraseTable } from "./phrases.ts"
import { spell, spelledWords } from "./spell.ts"
import { wordsOf } from "./canonical-tokens.ts"
import { vocabularyOf } from "./tree-vocabulary.ts"

/** Encodes the tables of duplicate detection and collects words missing from the engine's phrases. Runs at build time only. */
export function gatherLanguage(
  read: ReadText,
  treeWith: (words: readonly string[]) => PhraseTree,
): { words: string[]; tables: string } {
  const words = wordsToAdd(read, treeWith)
  const vocabulary = vocabularyOf(treeWith(words))
  const tables = languageTables(read, (text) => spelledWords(text, vocabulary).join(" "))
  return { words, tables: encodeLanguage(tables) }
}

const allNames = ({ main, others }: Row<"main" | "others">) => [main].concat(namesIn(others))

/** An unknown word may be corrected to a similar one, so every word of the tables must be known. */
function wordsToAdd(read: ReadText, treeWith: (words: readonly string[]) => PhraseTree): string[] {
  const all = [
    ...readTable(read, "duplicates/synonyms.tsv").flatMap(allNames),
    ...readTable(read, "duplicates/relations.tsv").map(({ phrase }) => phrase),
    ...readTable(read, "duplicates/fixed-phrases.tsv").map(({ phrase }) => phrase),
    ...readTable(read, "duplicates/everyday-words.tsv").map(({ word }) => word),
    ...readTable(read, "duplicates/story-words.tsv").map(({ word }) => word),
    ...readTable(read, "duplicates/brand-variants.tsv").flatMap(allNames),
    ...readTable(read, "duplicates/makers.tsv").flatMap(({ maker, product }) => [maker, product]),
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

function languageTables(read: ReadText, spelled: (text: string) => string): LanguageTables {
  const group = (main: string, others: readonly string[]): Synonyms => [main, ...others]
  const synonyms = readTable(read, "duplicates/synonyms.tsv").map(({ main, others }) =>
    group(spelled(main), namesIn(others).map(spelled)),
  )
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
  const makers = Map.groupBy(readTable(read, "duplicates/makers.tsv"), ({ maker }) => maker)
  const relations = Map.groupBy(readTable(read, "duplicates/relations.tsv"), ({ relation }) => relation)
  const doers = readTable(read, "duplicates/agents.tsv").map(({ agent, verbs, activities }) => ({
    agent: single(spelled(agent)),
    verbs: namesIn(verbs).map((name) => single(spelled(name))),
    activities: namesIn(activities).map((name) => single(spelled(name))),
  }))
  return {
    brands: distinct(brandSynonyms(read, spelled)),
    makers: Array.from(makers, ([maker, rows]) =>
      group(
        spelled(maker),
        rows.map(({ product }) => spelled(product)),
      ),
    ),
    synonyms: distinct(replaced),
    relations: Array.from(relations, ([relation, rows]) =>
      group(
        relation,
        rows.flatMap(({ phrase }) => [...new Set([spelled(phrase), single(spelled(phrase))])]),
      ),
    ),
    agents: doers.map(({ agent, verbs, activities }) => group(agent, [...new Set([...verbs, ...activities])])),
    activities: doers.map(({ agent, activities }) => group(agent, activities)),
    fixed: readTable(read, "duplicates/fixed-phrases.tsv").map(({ phrase }) => [single(spelled(phrase))]),
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
