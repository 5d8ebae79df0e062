import { GAP, type Tokens } from "../text/tokens.ts"

/** The key of a phrase: its stems without "and". */
export function phraseKey(stems: readonly string[], from: number, to: number): string {
  let key = ""
  for (let i = from; i < to; i++) {
    const stem = stems[i] ?? ""
    if (stem === "and") continue
    key = key === "" ? stem : `${key} ${stem}`
  }
  return key
}

const words = (list: string) => new Set(list.split(" "))

/** Stems of words that say who the people are, not what they are about. */
const AGENTS = words(
  "person people consumer customer audience segment adult user household shopper buyer fan owner lover enthusiast intender prospect " +
    "viewer watcher listener reader player subscriber follower seeker researcher purchaser goer visitor traveler driver supporter " +
    "aficionado hobbyist spender admirer devotee fanatic addict aspirant interest intent interested intention shopping buying purchase " +
    "market affinity patient sufferer family individual folk member community participant patron viewership audiences",
)
/** Words that lead from people to what they are about: "people who like", "consumers in the market for". */
const LEADS = words(
  "who that which are is be have been in the a an for of to with into about on and or want looking look like love enjoy play watch follow " +
    "own owning buy shop interested interest shopping buying considering consider planning plan researching research seeking seek actively " +
    "currently recently likely market purchase purchasing really do does use using read reading listen listening go going eat drink visit",
)
/** A name may begin with these without people before them: "in market for minivans". */
const OPENINGS = words(
  "in interested shopping looking fan lover buyer shopper owner people person consumer customer audience adult user household enthusiast intender prospect likely researching considering planning buying those individual anyone",
)
/** Where what follows only qualifies what came before. */
/** Stems of a path's steps that say only when or how recently. */
const TIMES = words("day week month year next last past within previous current recent recency active all plus and to")
const isNumber = (stem: string) => stem.charCodeAt(0) >= 0x30 && stem.charCodeAt(0) <= 0x39
const saysNothing = (stem: string) => AGENTS.has(stem) || LEADS.has(stem)
const PREPOSITIONS = words(
  "for with in near from who that which without under over at by on to aged age earning living since during after before within around across where whose via using",
)
/** Stems that say that people like a topic or follow it, not that they buy it. */
const LIKING = words(
  "fan lover enthusiast viewer watcher listener reader follower supporter aficionado hobbyist devotee fanatic admirer interested interest " +
    "love like enjoy watch follow affinity viewership",
)
/** Whether the words around a stretch say so. */
export const isLiked = (stems: readonly string[], from: number, to: number): boolean =>
  stems.some((one, i) => (i < from || i >= to) && LIKING.has(one))

/** Whether the words around a stretch say what the topic is not. */
export const isNegated = (spoken: readonly string[], from: number, to: number): boolean =>
  spoken.some((word, i) => (i < from || i >= to) && NEGATIONS.has(word))

const NEGATIONS = words("non not no without except excluding exclude never anti lapsed former")

/**
 * Whether a stretch of a name says what the topic is, and what it says. `whole`: nothing but people and their relation was left out. `last`: the
 * shortest stretch of its part of the name. A function, not an iterator: every classification comes through here.
 */
type Visit<T> = (from: number, to: number, whole: boolean, last: boolean) => T | undefined

/**
 * Visits the stretches of a name that may name its topic, the fullest first, until one does: with and without the words for people, then
 * without what qualifies them.
 */
export function inStretches<T>({ stems, gaps }: Tokens, visit: Visit<T>): T | undefined {
  // The last step of a path that names more than people.
  for (let end = stems.length, start: number; end > 0; end = start) {
    start = end - 1
    while (start > 0 && gaps[start] !== GAP.step && gaps[start] !== GAP.label) start--
    if (start === 0 || isTelling(stems, start, end)) return inStep(stems, gaps, start, end, visit)
  }
  return undefined
}

function isTelling(stems: readonly string[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const stem = stems[i] ?? ""
    if (!saysNothing(stem) && !TIMES.has(stem) && !isNumber(stem)) return true
  }
  return false
}

function inStep<T>(
  stems: readonly string[],
  gaps: readonly number[],
  start: number,
  end: number,
  visit: Visit<T>,
): T | undefined {
  let parts = 1
  for (let i = start + 1; i < end; i++) if (gaps[i] !== GAP.none) parts++
  if (parts === 1) return withoutPeople(stems, start, end, true, visit)
  // A list may be the name of one thing: "Printers/Copiers/Scanners".
  const found = withoutPeople(stems, start, end, true, (from, to, whole) => visit(from, to, whole, false))
  if (found) return found
  // "HHI 150K+ parents of toddlers, Dallas": the parts between commas and brackets, from the left.
  const telling: [number, number][] = []
  for (let from = start, i = start + 1; i <= end; i++) {
    if (i < end && gaps[i] === GAP.none) continue
    if (stems.slice(from, i).some((one) => !saysNothing(one))) telling.push([from, i])
    from = i
  }
  for (const [from, to] of telling) {
    const part = withoutPeople(stems, from, to, telling.length === 1, visit)
    if (part) return part
  }
  return undefined
}

function withoutPeople<T>(
  stems: readonly string[],
  start: number,
  end: number,
  whole: boolean,
  visit: Visit<T>,
): T | undefined {
  let from = start
  let to = end
  let found = visit(from, to, whole, false)
  while (!found && to - 1 > from && AGENTS.has(stems[to - 1] ?? "")) found = visit(from, --to, whole, false)
  if (!found && stems[to - 1] === "in" && to - 1 > from) found = visit(from, --to, whole, false)
  if (found) return found
  if (OPENINGS.has(stems[from] ?? "")) {
    let next = from + 1
    while (next < to && saysNothing(stems[next] ?? "")) next++
    if (next < to) found = visit((from = next), to, whole, false)
  }
  let isQualified = false
  for (let i = from + 1; i < to && !found && !isQualified; i++) {
    if (!PREPOSITIONS.has(stems[i] ?? "")) continue
    isQualified = true
    to = i
    while (!found && to - 1 > from && AGENTS.has(stems[to - 1] ?? "")) found = visit(from, to--, false, false)
  }
  return found ?? visit(from, to, whole && !isQualified, true)
}
