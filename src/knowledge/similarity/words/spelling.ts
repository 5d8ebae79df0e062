/** A British spelling or common variant and the form that keys use, for words the rules do not cover. */
export { default as SPELLINGS } from "../../../../dist/tables/duplicates/spellings.ts"

/** Misspellings too far from the word, or too close to another, to be corrected automatically. */
export { default as MISSPELLINGS } from "../../../../dist/tables/duplicates/misspellings.ts"

/** Irregular plurals, and plurals of initials. */
export { default as IRREGULAR_PLURALS } from "../../../../dist/tables/duplicates/irregular-plurals.ts"

/** Words that look like a plural but whose singular means something else, mostly teams. */
export { default as DISTINCT_PLURALS } from "../../../../dist/tables/duplicates/distinct-plurals.ts"
