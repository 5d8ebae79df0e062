import { WordSet } from "../text/new-strings.ts"
import { type Tokens, tokenize, GAP } from "../text/tokens.ts"
import { bestCover, findPhrases, type Match, type Phrases, scan } from "./evidence.ts"
import { type AudienceEntry, audiences, markers, type TopicEntry } from "./knowledge.ts"
import type { Qualifier } from "../taxonomy/classification.ts"
import { isOpsLabel } from "../text/ops-labels.ts"
import { findQualifiers, type QualifierMatch, standsApart } from "./qualifiers.ts"
import { inKnownForms } from "./activity-forms.ts"
import { corrected, withSpaces } from "./spoken-form.ts"
import { withWorld } from "./world.ts"
import type { NameReading } from "../languages/read-name.ts"
import type { WorldPack } from "../world/packs.ts"

/** A parsed name: the words of its topic, and what its other words mean. */
export type Reading = {
  tokens: Tokens
  found: Phrases
  /** Words that do not name the topic; undefined if there are none. */
  ignored: boolean[] | undefined
  /** Whether words remain that name a topic other than people and places. */
  topical: boolean
  /** The terms found in the remaining words, from left to right. */
  matches: Match<TopicEntry>[]
  /** The words that say how people relate to the topic. */
  cues: Match<AudienceEntry>[]
  /** Whether a word says how people relate to the topic: buyers, owners, fans. */
  related: boolean
  qualifiers: QualifierMatch[]
  /** Whether unknown words were corrected to known ones, and the correction is uncertain. */
  respelled: boolean
  /** Whether a word was corrected to a known one, certainly or not. */
  guessed: boolean
  /** Corrections that change the sound of a word: "brindle" may be no "bridle". */
  doubted: readonly string[]
  /** Whether the name is in another language, and these are the words for it in English. */
  translated: boolean
}

const NONE: readonly string[] = []
const TELLING_LENGTH = 4
/** What brands add to an invented name: "Nuvelia Plus" is no novella. */
const SUFFIXES = new WordSet(
  "plus pro max select prime elite one group labs inc llc co hq go app list segment audience".split(" "),
)

/** A name in the words of English, and the packs of open data that may know words of it. */
export const readingOf = ({ english, world, language }: NameReading): Reading =>
  read(english, world, language !== "en" && language !== "und")

/** `world` are the packs of open data that may know words of the text. */
export function read(text: string, world: readonly WorldPack[] = [], translated = false): Reading {
  const spoken = withSpaces(text)
  const given = tokenize(spoken)
  const known = inKnownForms(given)
  let tokens = known ?? given
  let found = withWorld(tokens, findPhrases(tokens), world)
  const isMisspelled = found.words.includes(0) && !isOpsLabel(tokens.words)
  const fixed = isMisspelled ? corrected(tokens, spelled(found)) : undefined
  let doubtful = false
  if (fixed) {
    const { words } = tokens
    const knownWords = found.words.flatMap((word, i) =>
      word === 0 || SUFFIXES.has(words[i] ?? "") ? [] : [words[i] ?? ""],
    )
    tokens = fixed.tokens
    found = withWorld(tokens, findPhrases(tokens), world)
    // A correction is uncertain if it splits a word, or if all other words are unknown too, as in proper names. Short known words do not
    // count while other words stay unknown: they may be of another language.
    doubtful =
      fixed.split ||
      (fixed.guessed && !knownWords.some((word) => word.length >= TELLING_LENGTH || !found.words.includes(0)))
  }
  const qualifiers = findQualifiers(tokens, found)
  // The audience comes from the words as written: "gamers" are people even if their topic was found as "gaming".
  const asGiven = known === tokens && known.words.length === given.words.length ? findPhrases(given) : found
  const { ignored, topical, matches, cues, related } = maskOf(tokens, found, qualifiers, scan(audiences, asGiven))
  return {
    tokens,
    found,
    ignored,
    topical,
    matches,
    cues,
    related,
    qualifiers,
    respelled: doubtful,
    guessed: fixed?.guessed === true,
    doubted: fixed?.doubted ?? NONE,
    translated,
  }
}

/** The numbers of the words; what open data knows is not misspelled. */
const spelled = ({ words, worldly }: Phrases) =>
  worldly.length === 0 ? words : words.map((word, i) => (word === 0 && worldly[i] ? -1 : word))

export const qualifiersOf = ({ tokens, qualifiers }: Pick<Reading, "tokens" | "qualifiers">): Qualifier[] =>
  qualifiers.flatMap(({ kind, value, start, length }) =>
    kind === "decoration" ? [] : [{ kind, value, text: tokens.words.slice(start, start + length).join(" ") }],
  )

/** Audience types whose words only say how people relate to the topic. The words of all other types are the topic itself. */
const RELATIONS = new Set([
  "In-Market",
  "Ownership",
  "Past Purchaser",
  "Enthusiast",
  "Customer & Supporter",
  "Patient & Caregiver",
])

/** Qualifiers of the list or its media, which say nothing about people. */
const OF_LISTS: ReadonlySet<string> = new Set(["recency", "model", "device", "decoration", "negation"])

/** Categories of people and places, which yield to any other topic in the name. */
const QUALIFYING_CATEGORIES = new Set(["Demographics", "Geography"])

type Mask = Pick<Reading, "ignored" | "matches" | "topical" | "related" | "cues">

/**
 * The words to leave out when the topic is decided: as many as possible, as long as a topic remains.
 */
function maskOf(tokens: Tokens, found: Phrases, qualifiers: QualifierMatch[], cues: Match<AudienceEntry>[]): Mask {
  const full = bestCover(found)
  const relations = relationsIn(found, full, cues)
  const related = relations !== undefined
  const places = full.filter(({ value }) => isPlace(value))
  for (const { start, length, value } of places) addPlace(tokens, qualifiers, start, length, value)
  const decoration = decorationIn(tokens, found, qualifiers, full)
  const qualifying = qualifyingIn(qualifiers, full, decoration, found.size)
  if (!relations && !qualifying && !decoration) return maskPlaces(tokens, undefined, full, places, found, related, cues)
  for (const ignored of relations ? [either(qualifying, relations), qualifying] : [qualifying]) {
    const matches = bestCover(found, ignored)
    // "Gen X shoppers" are about Gen X: next to a qualifier, a word for shoppers is not a topic.
    const named = qualifiers.some(({ kind }) => !OF_LISTS.has(kind)) ? isTopicBesideQualifiers : isTopical
    if (matches.some(named)) return maskPlaces(tokens, ignored, matches, places, found, related, cues)
  }
  const areas = areasIn(tokens, qualifiers, full, decoration)
  if (areas) {
    const matches = bestCover(found, areas)
    if (matches.some(({ value }) => value.node.category.name === "Demographics"))
      return { ignored: areas, matches, topical: false, related, cues }
  }
  for (const ignored of relations ? [either(decoration, relations), decoration] : [decoration]) {
    const matches = ignored ? bestCover(found, ignored) : full
    if (matches.length > 0) return { ignored, matches, topical: false, related, cues }
  }
  return { ignored: undefined, matches: full, topical: false, related, cues }
}

/** A place name is a qualifier if the name has another topic: a strong term, or a term in another part of the name. */
function maskPlaces(
  tokens: Tokens,
  ignored: boolean[] | undefined,
  matches: Match<TopicEntry>[],
  places: readonly Match<TopicEntry>[],
  found: Phrases,
  related: boolean,
  cues: Match<AudienceEntry>[],
): Mask {
  const topical = matches.some(isTopical)
  const strong = topical && matches.some((match) => isTopical(match) && !match.value.weak)
  const qualifying = topical
    ? places.filter(
        (place) =>
          strong || describesOtherWords(tokens, place) || standsApart(tokens, place.start, place.start + place.length),
      )
    : []
  if (qualifying.length === 0) return { ignored, matches, topical, related, cues }
  const marks = ignored ?? filled(found.size, false)
  for (const { start, length } of qualifying) marks.fill(true, start, start + length)
  return { ignored: marks, matches: bestCover(found, marks), topical, related, cues }
}

/** Words about how the list was made, and path steps that only name a vendor or a kind of segment. */
function decorationIn(
  tokens: Tokens,
  found: Phrases,
  qualifiers: readonly QualifierMatch[],
  full: readonly Match<TopicEntry>[],
): boolean[] | undefined {
  const steps = tokens.gaps.some((gap) => gap === GAP.step || gap === GAP.label)
  const vendors = steps || !tokens.gaps.includes(GAP.comma) ? [] : vendorsIn(tokens, found)
  if (!steps && vendors.length === 0 && !qualifiers.some(({ kind }) => kind === "decoration")) return undefined
  const marks = filled(found.size, false)
  if (steps) markSteps(tokens, found, marks)
  for (const { start, length } of vendors) marks.fill(true, start, start + length)
  for (const { kind, start, length } of qualifiers) {
    const inside = full.some((one) => one.length > length && overlaps(one, start, length))
    if (kind === "decoration" && !inside) marks.fill(true, start, start + length)
  }
  return marks
}

/** Decoration and qualifiers, except those inside a longer term. */
function qualifyingIn(
  qualifiers: readonly QualifierMatch[],
  full: readonly Match<TopicEntry>[],
  decoration: readonly boolean[] | undefined,
  size: number,
): boolean[] | undefined {
  if (qualifiers.length === 0) return decoration && [...decoration]
  const marks = decoration ? [...decoration] : filled(size, false)
  for (const { kind, start, length } of qualifiers) {
    const inside = full.some(
      (one) =>
        one.start <= start &&
        one.start + one.length >= start + length &&
        one.length > length &&
        !QUALIFYING_CATEGORIES.has(one.value.node.category.name),
    )
    if (kind !== "negation" && kind !== "geography" && !inside) marks.fill(true, start, start + length)
    if (
      kind === "geography" &&
      !inside &&
      !full.some((one) => isPlace(one.value) && one.start === start && one.length >= length)
    ) {
      marks.fill(true, start, start + length)
    }
  }
  return marks
}

/** Decoration, and areas that describe the people of a name: "renters, DMA 602", "homeowners in Texas". Undefined without such an area. */
function areasIn(
  tokens: Tokens,
  qualifiers: readonly QualifierMatch[],
  full: readonly Match<TopicEntry>[],
  decoration: readonly boolean[] | undefined,
): boolean[] | undefined {
  const numbered = qualifiers.filter(({ kind, value }) => kind === "geography" && /\d$/.test(value))
  const named = full.filter((match) => isPlace(match.value) && describesOtherWords(tokens, match))
  if (numbered.length + named.length === 0) return undefined
  const marks = decoration ? [...decoration] : filled(tokens.words.length, false)
  for (const { start, length } of [...numbered, ...named]) marks.fill(true, start, start + length)
  return marks
}

const overlaps = (one: { start: number; length: number }, start: number, length: number) =>
  one.start < start + length && start < one.start + one.length

const MARKETS = /^(?:dmas?|msa)$/

/** States and countries have their own node; other places keep the name from the text. */
function addPlace(
  { words }: Tokens,
  qualifiers: QualifierMatch[],
  start: number,
  length: number,
  { node }: TopicEntry,
) {
  if (qualifiers.some((one) => one.start < start + length && start < one.start + one.length)) return
  // "Dallas DMA" is one place.
  if (length === 1 && MARKETS.test(words[start] ?? "")) return
  const [list, place] = node.names
  const own = words.slice(start, start + length).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  qualifiers.push({ kind: "geography", value: (list === "US States" && place) || own.join(" "), start, length })
}

function filled<T extends number | boolean>(size: number, value: T): (T extends number ? number : boolean)[] {
  const list: (number | boolean)[] = []
  for (let i = 0; i < size; i++) list.push(value)
  return list as (T extends number ? number : boolean)[]
}

const either = (a: readonly boolean[] | undefined, b: readonly boolean[]) =>
  a ? b.map((one, i) => one || a[i] === true) : [...b]

const PLACES = new Set([
  "US States",
  "US Regions",
  "Cities & Metros",
  "DMAs & Media Markets",
  "Zip Codes & Neighborhoods",
  "Countries & Territories",
  "Urban & Rural Areas",
])
export const isPlace = ({ node }: TopicEntry) => node.category.name === "Geography" && PLACES.has(node.names[0] ?? "")

const BEFORE_PLACES = new Set(["in", "near", "across", "around", "throughout", "outside", "inside"])

/** Whether a place only says where something is: "divers in Egypt". */
export const describesOtherWords = ({ words }: Tokens, { start }: { start: number }) =>
  start > 1 && BEFORE_PLACES.has(words[start - 1] ?? "")

const isTopicBesideQualifiers = (match: Match<TopicEntry>) =>
  isTopical(match) && !(match.value.weak && match.value.node.category.name === "Shopping")

/** Commuters, expatriates and store visitors are topics; plain places are not. */
const isTopical = ({ value }: Match<TopicEntry>) =>
  value.node.category.name === "Geography" ? !isPlace(value) : value.node.category.name !== "Demographics"

/** Words that say how people relate to the topic. Words inside a longer topic phrase are kept ("home owners insurance"). */
export function relationsIn(
  found: Phrases,
  full = bestCover(found),
  cues = scan(audiences, found),
): boolean[] | undefined {
  let ignored: boolean[] | undefined
  for (const { start, length, value } of cues) {
    if (value.weak || !RELATIONS.has(value.audience)) continue
    if (full.some((one) => one.length > length && overlaps(one, start, length))) continue
    ignored ??= filled(found.size, false)
    ignored.fill(true, start, start + length)
  }
  return ignored
}

/** Vendors between dashes or commas: "3P - Experian - Motorcycle owners". */
const vendorsIn = (tokens: Tokens, found: Phrases) =>
  scan(markers, found).filter(
    ({ start, length, value }) => value === "provider" && standsApart(tokens, start, start + length),
  )

/** Ignores path steps that only name the vendor or the kind of segment. */
function markSteps(tokens: Tokens, found: Phrases, ignored: boolean[]) {
  for (const { start, length, value } of scan(markers, found)) {
    if (value !== "person" && standsApart(tokens, start, start + length)) ignored.fill(true, start, start + length)
  }
}
