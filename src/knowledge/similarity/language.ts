import TABLES from "../../../dist/tables/duplicates/language.ts"
import { phrases } from "../engine/knowledge.ts"
import { decodeLanguage } from "./language-file.ts"
import { PhraseTable } from "./phrases.ts"
import { vocabularyOf } from "./tree-vocabulary.ts"
import type { Vocabulary } from "./vocabulary.ts"

type Language = {
  vocabulary: Vocabulary
  brands: PhraseTable
  makers: PhraseTable
  /** Synonyms of one word; `synonyms` has those of several words. */
  singles: PhraseTable
  synonyms: PhraseTable
  relations: PhraseTable
  agents: PhraseTable
  activities: PhraseTable
  fixed: PhraseTable
}

let language: Language | undefined

/** Decoded on first use, so that requests without keys do not pay for it. */
export const readLanguage = (): Language => (language ??= decodeTables())

function decodeTables(): Language {
  const tables = decodeLanguage(TABLES)
  const brands = new PhraseTable()
  // A main name maps to itself, so that it is matched as a whole.
  for (const group of tables.brands) for (const name of group) brands.set(name, group[0])
  const makers = new PhraseTable()
  for (const [maker, ...products] of tables.makers) {
    for (const product of products) makers.set(`${maker} ${product}`, product)
  }
  const singles = new PhraseTable()
  const synonyms = new PhraseTable()
  for (const group of tables.synonyms) {
    for (const name of group) {
      if (name.includes(" ")) synonyms.set(name, group[0])
      else if (name !== group[0]) singles.set(name, group[0])
    }
  }
  const relations = new PhraseTable()
  for (const [relation, ...names] of tables.relations) for (const name of names) relations.set(name, `@${relation}`)
  const agents = new PhraseTable()
  for (const [agent, ...forms] of tables.agents) for (const form of forms) agents.set(form, agent)
  const activities = new PhraseTable()
  for (const [agent, ...forms] of tables.activities) for (const form of forms) activities.set(form, agent)
  const fixed = new PhraseTable()
  for (const [phrase] of tables.fixed) fixed.set(phrase, phrase.replaceAll(" ", "-"))
  return { vocabulary: vocabularyOf(phrases), brands, makers, singles, synonyms, relations, agents, activities, fixed }
}
