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
const STEP_MARKS = /[>»›→|•\\]/
/** Marks that may also stand within a name, as in "Star Wars: Andor". */
const PART_MARKS = / [-–—:/\\] |(?<=[^\s:]): /g
const QUOTES = new Set("\"'“”‘’«»` ")

/** What lists put in front of their names: "[3P] HR Directors". */
const TAG = /^\s*\[([^\]]{1,30})\]\s*(?=\S)/

/** "Technology :: Smart Home", "CPG ~ Snacks". */
const SPACED_MARKS = / (?:::|~) /
/** "Media~Podcasts~Comedy". */
const WAVES = /[^\s~]~(?=[^\s~][^~]*~)/
/** "Throtle:Pharma:Specialty:Rheumatology". */
const COLONS = /^[^:]*[^\s:](?::[^\s:][^:]*){2,}$/
/** "us/interest/woodworking", but not "auto/home/life insurance". */
const SLASHES = /^[^\s/]+(?:\/[^\s/]+){2,}$/

/** The steps of a name that is a path; the name alone if it is none. */
export function stepsOf(given: string): string[] {
  const tag = TAG.exec(given)
  const name = tag && (isStructural(tag[1] ?? "") || isProvider(tag[1] ?? "")) ? given.slice(tag[0].length) : given
  if (STEP_MARKS.test(name)) {
    const steps = named(name.split(STEP_MARKS))
    return steps.length > 0 ? steps : [name]
  }
  if (SPACED_MARKS.test(name)) return named(name.split(SPACED_MARKS))
  if (WAVES.test(name)) return named(name.split("~"))
  const joint = SLASHES.test(name) ? "/" : COLONS.test(name) ? ":" : undefined
  if (joint !== undefined) {
    const parts = name.split(joint)
    if (parts.some((part) => isProvider(part) || isStructural(part))) return named(parts)
  }
  const marks = [...name.matchAll(PART_MARKS)]
  const parts = marks.map((mark, i) => name.slice(i === 0 ? 0 : endOf(marks[i - 1]), mark.index))
  const labels = parts.findIndex((part) => !isStructural(part))
  const start = labels < 0 ? parts.length : labels
  const rest = start === 0 ? name : name.slice(endOf(marks[start - 1]))
  const first = parts[start]
  // What follows structural steps may be a name of several parts.
  const isPath =
    first !== undefined &&
    (isProvider(first) || isPlace(first) || parts.slice(start).some(isStructural) || marks.length > MOST_IN_NAMES)
  return isPath ? named([...parts.slice(start), name.slice(endOf(marks.at(-1)))]) : [rest]
}

/** A name has no more marks than these: "Audience Acuity - Financial - Credit Card - Rewards Seekers" is a path. */
const MOST_IN_NAMES = 2

const endOf = (mark: RegExpExecArray | undefined) => (mark ? mark.index + mark[0].length : 0)

const named = (steps: readonly string[]) =>
  steps.map((step) => unquoted(step.trim())).filter((step) => /[\p{L}\p{N}]/u.test(step))

/** Strips quotes around a name, paired or not. Quotes inside it are kept. */
export function unquoted(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && QUOTES.has(text.charAt(start))) start++
  while (end > start && QUOTES.has(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
