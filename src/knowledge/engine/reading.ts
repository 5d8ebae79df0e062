import { type Tokens, tokenize, GAP } from "../text/tokens.ts"
import { bestCover, findPhrases, type Match, type Phrases, scan } from "./evidence.ts"
import { audiences, isTopic, markers, topicAt, type TopicEntry } from "./knowledge.ts"
import type { Qualifier } from "../taxonomy/classification.ts"
import { findQualifiers, type QualifierMatch, standsApart } from "./qualifiers.ts"
import { corrected, withSpaces } from "./spoken-form.ts"

/** A name taken apart: the words of its topic, and what the other words say. */
export type Reading = {
  tokens: Tokens
  found: Phrases
  /** Words that do not name the topic; undefined if there are none. */
  ignored: boolean[] | undefined
  /** Whether words remain that name a topic other than people and places. */
  topical: boolean
  /** Whether a word says how people relate to the topic: buyers, owners, fans. */
  related: boolean
  qualifiers: QualifierMatch[]
  /** Whether unknown words were read as known ones that are spelled almost alike. */
  respelled: boolean
}

export function read(text: string): Reading {
  const spoken = withSpaces(text)
  let tokens = tokenize(spoken)
  let found = findPhrases(tokens)
  const fixed = found.words.includes(0) ? corrected(tokens, found.words) : undefined
  if (fixed) {
    tokens = fixed
    found = findPhrases(tokens)
  }
  const qualifiers = findQualifiers(tokens, found)
  return { tokens, found, qualifiers, respelled: fixed !== undefined, ...maskOf(tokens, found, qualifiers) }
}

export const qualifiersOf = ({ tokens, qualifiers }: Pick<Reading, "tokens" | "qualifiers">): Qualifier[] =>
  qualifiers.flatMap(({ kind, value, start, length }) =>
    kind === "decoration" ? [] : [{ kind, value, text: tokens.words.slice(start, start + length).join(" ") }],
  )

/** Audience types whose words only say how people relate to the topic; the words of the other types are the topic. */
const RELATIONS = new Set([
  "In-Market",
  "Ownership",
  "Past Purchaser",
  "Enthusiast",
  "Customer & Supporter",
  "Patient & Caregiver",
])

/** Categories of people and places: a name that has another topic is about that one. */
const QUALIFYING_CATEGORIES = new Set(["Demographics", "Geography"])

type Mask = Pick<Reading, "ignored" | "topical" | "related">

/**
 * The words to leave out when the topic is decided: as many as possible, as long as a topic remains.
 */
function maskOf(tokens: Tokens, found: Phrases, qualifiers: QualifierMatch[]): Mask {
  const relations = relationsIn(found)
  const steps = tokens.gaps.includes(GAP.step) || tokens.gaps.includes(GAP.label)
  if (!relations && qualifiers.length === 0 && !steps) return withoutPlaces(found, qualifiers)
  const size = found.size
  const related = relations?.includes(true) === true
  const full = bestCover(found)
  const places = full.filter(({ value }) => isPlace(value))
  for (const { start, length, value } of places) addPlace(qualifiers, start, length, value)
  const covered = filled(size, 0)
  for (const { start, length } of full) covered.fill(length, start, start + length)
  const decoration = filled(size, false)
  if (steps) markSteps(tokens, found, decoration)
  for (const { kind, start, length } of qualifiers) {
    const inside = covered.slice(start, start + length).some((longer) => longer > length)
    if (kind === "decoration" && !inside) decoration.fill(true, start, start + length)
  }
  const qualifying = [...decoration]
  for (const { kind, start, length } of qualifiers) {
    const inside = full.some(
      (one) =>
        one.start <= start &&
        one.start + one.length >= start + length &&
        one.length > length &&
        !QUALIFYING_CATEGORIES.has(one.value.node.category.name),
    )
    if (kind !== "negation" && !inside) qualifying.fill(true, start, start + length)
  }
  for (const ignored of [either(qualifying, relations), qualifying]) {
    const named = bestCover(found, ignored).filter(isTopical)
    if (named.length === 0) continue
    // A place name is a qualifier if anything else is named.
    if (named.some(({ value }) => !value.weak)) {
      for (const { start, length } of places) ignored.fill(true, start, start + length)
    }
    return { ignored, topical: true, related }
  }
  for (const ignored of [either(decoration, relations), decoration]) {
    if (bestCover(found, ignored).length > 0) return { ignored, topical: false, related }
  }
  return { ignored: undefined, topical: false, related }
}

/** The mask of a name without relations, qualifiers and steps. */
function withoutPlaces(found: Phrases, qualifiers: QualifierMatch[]): Mask {
  const none = { ignored: undefined, topical: true, related: false }
  if (!found.states.some(isPlaceState)) return none
  const full = bestCover(found)
  const places = full.filter(({ value }) => isPlace(value))
  if (places.length === 0) return none
  for (const { start, length, value } of places) addPlace(qualifiers, start, length, value)
  if (!full.some((match) => isTopical(match) && !match.value.weak)) return { ...none, topical: false }
  const ignored = filled(found.size, false)
  for (const { start, length } of places) ignored.fill(true, start, start + length)
  return { ...none, ignored }
}

function addPlace(qualifiers: QualifierMatch[], start: number, length: number, { node }: TopicEntry) {
  if (qualifiers.some((one) => one.start < start + length && start < one.start + one.length)) return
  qualifiers.push({ kind: "geography", value: node.path.split(" > ").at(-1) ?? "", start, length })
}

function filled<T extends number | boolean>(size: number, value: T): (T extends number ? number : boolean)[] {
  const list: (number | boolean)[] = []
  for (let i = 0; i < size; i++) list.push(value)
  return list as (T extends number ? number : boolean)[]
}

const either = (a: readonly boolean[], b: readonly boolean[] | undefined) => a.map((one, i) => one || b?.[i] === true)

const PLACES = new Set([
  "US States",
  "US Regions",
  "Cities & Metros",
  "DMAs & Media Markets",
  "Zip Codes & Neighborhoods",
  "Countries & Territories",
  "Urban & Rural Areas",
])
const isPlaceState = (state: number) => isTopic(state) && isPlace(topicAt(state))
const isPlace = ({ node }: TopicEntry) =>
  node.category.name === "Geography" && PLACES.has(node.path.split(" > ", 1)[0] ?? "")

const isTopical = ({ value }: Match<TopicEntry>) => !QUALIFYING_CATEGORIES.has(value.node.category.name)

/** Words that say how people relate to the topic. Words inside a longer topic phrase are kept ("home owners insurance"). */
export function relationsIn(found: Phrases): boolean[] | undefined {
  const cues = scan(audiences, found)
  if (cues.length === 0) return undefined
  const ignored = filled(found.size, false)
  const covered = filled(found.size, 0)
  for (const { start, length } of bestCover(found)) covered.fill(length, start, start + length)
  for (const { start, length, value } of cues) {
    const inside = covered.slice(start, start + length).some((longer) => longer > length)
    if (!value.weak && !inside && RELATIONS.has(value.audience)) ignored.fill(true, start, start + length)
  }
  return ignored
}

/** Ignores path steps that only name the vendor or the kind of segment. */
function markSteps(tokens: Tokens, found: Phrases, ignored: boolean[]) {
  for (const { start, length, value } of scan(markers, found)) {
    if (value !== "person" && standsApart(tokens, start, start + length)) ignored.fill(true, start, start + length)
  }
}
