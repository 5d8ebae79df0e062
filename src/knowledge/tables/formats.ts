import { AUDIENCE_TYPES } from "../taxonomy/audience-types.ts"
import { AWARENESS, INTENSITIES, INTENTS, JOURNEYS, SEGMENT_TYPES } from "../taxonomy/classification.ts"
import { CODE_ROLES } from "../taxonomy/code-roles.ts"
import { QUALIFIER_KINDS } from "../taxonomy/qualifier-kinds.ts"
import { RESTRICTED_REASONS, SENSITIVE_REASONS } from "../taxonomy/sensitivity.ts"

export type Format = {
  columns: readonly string[]
  /** Columns that must be unique together; all if absent, none if empty. */
  key?: readonly string[]
  /** Columns that may be empty. */
  optional?: readonly string[]
  /** Allowed values by column. Places in the taxonomy are validated where they are looked up. */
  values?: Readonly<Record<string, readonly string[]>>
}

const TERMS = { columns: ["term"] } as const
const WORDS = { columns: ["word"] } as const
const TERM_WITH_PLACE = { columns: ["term", "category", "subcategory"], key: ["term"] } as const
const SPELLINGS = { columns: ["word", "key"], key: ["word"] } as const
const GROUPED = { columns: ["main", "others"] } as const

/** The tables of this folder. README.md explains the columns. */
export const FORMATS = {
  "groups.tsv": { columns: ["group", "category", "subcategory", "iab"], key: ["category", "subcategory"] },
  "nodes.tsv": { columns: ["category", "path", "iab"], key: ["category", "path"] },
  "lexicon/*.tsv": { columns: ["path", "term"], key: ["term"] },
  "long-tail.tsv": { columns: ["category", "path", "term"], key: ["term"] },
  "brands/*.tsv": {
    columns: ["path", "market", "name", "other_names"],
    key: ["name"],
    optional: ["other_names"],
    values: { market: ["B2C", "B2B"] },
  },
  "world/english.tsv": {
    columns: ["phrase", "category", "path", "mark", "source"],
    key: [],
    optional: ["mark"],
    values: { mark: ["", "weak", "sensitive"] },
  },
  "world/brands.tsv": {
    columns: ["name", "category", "path", "pack", "mark"],
    key: [],
    optional: ["mark"],
    values: { mark: ["", "weak"] },
  },
  "world/own.tsv": {
    columns: ["kind", "english", "names"],
    key: ["names"],
    values: { kind: ["brand", "word", "sensitive"] },
  },
  "world/concepts.tsv": { columns: ["concept", "category", "path", "source"], key: ["concept"] },
  "world/relations.tsv": { columns: ["language", "english", "words"] },
  "world/words/*.tsv": { columns: ["phrase", "english"], key: ["phrase"] },
  "world/languages/*.tsv": {
    columns: ["phrase", "concept", "mark"],
    key: [],
    optional: ["mark"],
    values: { mark: ["", "weak"] },
  },
  "crosswalk.tsv": {
    columns: [
      "category",
      "subcategory",
      "interest",
      "purchase_intent",
      "demographic",
      "content_3_1",
      "content_2_2",
      "ad_product_2_0",
    ],
    key: ["category", "subcategory"],
    optional: ["interest", "purchase_intent", "demographic", "content_3_1", "content_2_2", "ad_product_2_0"],
  },
  "iab-names.tsv": { columns: ["node", "same", "kinds"], key: ["node"], optional: ["same", "kinds"] },
  "iab-areas.tsv": { columns: ["category", "nodes"], key: ["category"] },
  "dimension-sets.tsv": {
    columns: ["name", "kind", "value"],
    key: ["name", "value"],
    values: { kind: ["demographic", "geographic", "firmographic"] },
  },
  "compounds/head-nouns.tsv": TERM_WITH_PLACE,
  "compounds/idioms.tsv": TERM_WITH_PLACE,
  "compounds/measures.tsv": TERM_WITH_PLACE,
  "compounds/last-words.tsv": {
    columns: ["term", "category", "subcategory", "after"],
    key: ["term"],
    optional: ["after"],
  },
  "compounds/first-words.tsv": { columns: ["term", "category", "subcategory", "before"], key: ["term"] },
  "cues/audience.tsv": {
    columns: ["audience", "strength", "term"],
    key: ["term"],
    values: { audience: AUDIENCE_TYPES.map(({ name }) => name), strength: ["strong", "weak"] },
  },
  "cues/segment.tsv": { columns: ["segment", "term"], key: ["term"], values: { segment: SEGMENT_TYPES } },
  "cues/intermediaries.tsv": TERMS,
  "cues/end-customers.tsv": TERMS,
  "cues/intent.tsv": { columns: ["intent", "term"], key: ["term"], values: { intent: INTENTS } },
  "cues/intensity.tsv": { columns: ["intensity", "term"], key: ["term"], values: { intensity: INTENSITIES } },
  "cues/awareness.tsv": { columns: ["awareness", "term"], key: ["term"], values: { awareness: AWARENESS } },
  "cues/journey.tsv": { columns: ["journey", "term"], key: ["term"], values: { journey: JOURNEYS } },
  "sensitivity/sensitive.tsv": { columns: ["reason", "term"], key: ["term"], values: { reason: SENSITIVE_REASONS } },
  "sensitivity/restricted.tsv": { columns: ["reason", "term"], key: ["term"], values: { reason: RESTRICTED_REASONS } },
  "sensitivity/low.tsv": TERMS,
  "sensitivity/harmless.tsv": TERMS,
  "sensitivity/person-cues.tsv": TERMS,
  "qualifiers/qualifiers.tsv": {
    columns: ["kind", "value", "term"],
    key: ["term"],
    values: { kind: QUALIFIER_KINDS },
  },
  "qualifiers/negations.tsv": TERMS,
  "qualifiers/decoration.tsv": TERMS,
  "qualifiers/providers.tsv": TERMS,
  "qualifiers/structural.tsv": TERMS,
  "qualifiers/shorthand.tsv": {
    columns: ["short", "long", "where", "near"],
    key: [],
    optional: ["near"],
    values: { where: ["any", "caps", "code", "head", "first", "later", "middle", "last"] },
  },
  "qualifiers/codes.tsv": {
    columns: ["role", "text", "shorts", "near", "noun"],
    key: [],
    optional: ["text", "near", "noun"],
    values: { role: CODE_ROLES },
  },
  "languages/*.tsv": { columns: ["table", "phrase", "english"], key: ["phrase"], optional: ["english"] },
  "languages/patterns.tsv": { columns: ["language", "pattern", "english"] },
  // 26 rows are repeated. Removing them would change knowledge.bin but no answer.
  "duplicates/synonyms.tsv": { ...GROUPED, key: [] },
  "duplicates/brand-variants.tsv": GROUPED,
  "duplicates/makers.tsv": { columns: ["maker", "product"] },
  "duplicates/relations.tsv": { columns: ["relation", "phrase"], key: ["phrase"] },
  "duplicates/agents.tsv": {
    columns: ["agent", "verbs", "activities"],
    key: ["agent"],
    optional: ["verbs", "activities"],
  },
  "duplicates/fixed-phrases.tsv": { columns: ["phrase"] },
  "duplicates/company-words.tsv": WORDS,
  "duplicates/everyday-words.tsv": WORDS,
  "duplicates/story-words.tsv": WORDS,
  "duplicates/paraphrases.tsv": { columns: ["name", "descriptions"] },
  "duplicates/translations.tsv": {
    columns: ["english", "de", "es", "fr", "it", "nl", "pt", "ja"],
    key: ["english"],
    optional: ["de", "es", "fr", "it", "nl", "pt", "ja"],
  },
  "duplicates/spellings.tsv": SPELLINGS,
  "duplicates/misspellings.tsv": SPELLINGS,
  "duplicates/irregular-plurals.tsv": SPELLINGS,
  "duplicates/distinct-plurals.tsv": WORDS,
  "wording/bound-words.tsv": { columns: ["word", "before"], key: ["word"] },
  "wording/casing.tsv": WORDS,
  "wording/category-names.tsv": {
    columns: ["category", "es", "de", "fr", "pt", "it", "nl", "ja"],
    key: ["category"],
  },
  "wording/local.tsv": {
    columns: ["kind", "key", "es", "de", "fr", "pt", "it", "nl", "ja"],
    key: ["kind", "key"],
    optional: ["es", "de", "fr", "pt", "it", "nl", "ja"],
    values: { kind: ["say", "value", "name", "thing", "words"] },
  },
  "wording/common-words.tsv": WORDS,
  "wording/proper-words.tsv": WORDS,
  "wording/people-nouns.tsv": WORDS,
  "wording/count-nouns.tsv": WORDS,
  "wording/mass-nouns.tsv": WORDS,
  "wording/organizations.tsv": WORDS,
} as const satisfies Readonly<Record<string, Format>>
