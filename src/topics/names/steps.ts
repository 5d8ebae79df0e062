import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { PROVIDERS, STRUCTURAL } from "../../knowledge/taxonomy/structural-terms.ts"
import { categoryLike, groupLike } from "./place-names.ts"

const namesIn = (list: string) => new Set(list.split("\n").map((name) => normalizedName(name)))
const providers = namesIn(PROVIDERS)
const structural = namesIn(STRUCTURAL)

/** Steps that do not describe the topic: the segment's seller, or how it was built. */
export const isStructural = (step: string) => structural.has(normalizedName(step))
export const isProvider = (step: string) => providers.has(normalizedName(step))

/** Whether a step is a category or a group of the taxonomy. */
export const isPlace = (step: string) => (categoryLike(step) ?? groupLike(step)) !== undefined

/** Marks that only stand between the steps of a path. */
const STEP_MARKS = /[>»›→|]/
/** Marks that may also stand within a name, as in "Star Wars: Andor". */
const PART_MARKS = / [-–—:/\\] |(?<=[^\s:]): /
const QUOTES = new Set("\"'“”‘’«»` ")

/** The steps of a name that is a path; the name alone if it is none. */
export function stepsOf(name: string): string[] {
  const marks = STEP_MARKS.test(name) ? STEP_MARKS : PART_MARKS
  const steps = name
    .split(marks)
    .map((step) => unquoted(step.trim()))
    .filter((step) => /[\p{L}\p{N}]/u.test(step))
  const first = steps[0]
  if (first === undefined || (marks === PART_MARKS && steps.length < 2)) return [name]
  if (marks === STEP_MARKS || isProvider(first) || isPlace(first)) return steps
  // What follows a structural step may be a name of several parts.
  const mark = PART_MARKS.exec(name)
  return mark && isStructural(first) ? stepsOf(name.slice(mark.index + mark[0].length)) : [name]
}

/** Strips quotes around a name, paired or not. Quotes inside it are kept. */
export function unquoted(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && QUOTES.has(text.charAt(start))) start++
  while (end > start && QUOTES.has(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
