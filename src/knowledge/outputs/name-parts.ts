import BOUND_WORDS from "../../../dist/tables/wording/bound-words.ts"
import type { Classification } from "../taxonomy/classification.ts"
import { DIMENSION_SETS } from "../taxonomy/dimension-sets.ts"
import { type Attribute, type Role, ROLES_OF_SETS } from "./attributes.ts"
import { isOrganization, kindOf, namesPeople, singular } from "./grammar.ts"
import { CONSUMED } from "./consumer-categories.ts"
import { type Chunk, chunksOf } from "./name-chunks.ts"
import { numberAt, PERIODS } from "./name-numbers.ts"
import { keyOf, MARKETS, type Place, placesOf, startsAt } from "./name-places.ts"
import { isCommon } from "./topic-phrase.ts"

/** A name by the roles of its parts. */
export type NameParts = {
  /** The name without the attributes; empty if it has nothing else. */
  core: string
  attributes: readonly Attribute[]
  /** The rest cannot be told apart: a step of a path that is a code, or a word that may describe either people or things. */
  unclear: boolean
  /** Nothing in the name says what it is about: the topic is only known from where it is filed. */
  isThin: boolean
}

type Phrase = Attribute & { length: number; and?: Attribute }

/** Roles whose values are also ordinary words: "Energy", "French", "Single". They describe the people only where nothing claims them. */
const ORDINARY: ReadonlySet<Role> = new Set([
  "department",
  "industry",
  "language",
  "title",
  "marital",
  "employment",
  "homeownership",
  "gender",
])
const OF_WORK: ReadonlySet<Role> = new Set(["department", "industry"])
/** Values of dimension sets in other words. */
const MORE_PHRASES: readonly [string, Role, string][] = [
  ["hispanic", "ethnicity", "Hispanic"],
  ["latino", "ethnicity", "Latino"],
  ["african american", "ethnicity", "African American"],
  ["gen z", "generation", "Gen Z"],
  ["gen x", "generation", "Gen X"],
  ["gen alpha", "generation", "Gen Alpha"],
  ["boomer", "generation", "Baby Boomers"],
  ["boomers", "generation", "Baby Boomers"],
  ["baby boomer", "generation", "Baby Boomers"],
  ["baby boomers", "generation", "Baby Boomers"],
  ["millennial", "generation", "Millennials"],
  ["millennials", "generation", "Millennials"],
  ["affluent", "income", "affluent"],
  ["high income", "income", "high"],
  ["higher income", "income", "high"],
  ["middle income", "income", "middle"],
  ["low income", "income", "low"],
  ["high net worth", "net_worth", "high"],
  ["ctv", "device", "CTV"],
  ["connected tv", "device", "connected TV"],
  ["desktop", "device", "desktop"],
  ["mobile", "device", "mobile"],
  ["lookalike", "model", "Lookalike audience."],
  ["lookalikes", "model", "Lookalike audience."],
  ["modeled", "model", "Modeled audience."],
  ["with children", "children", "children"],
  ["with kids", "children", "children"],
]
const LANGUAGES = DIMENSION_SETS.find(({ name }) => name === "Language")?.values ?? []

/** Phrases by their first word; the longest first. */
const phrases = new Map<string, { words: string[]; role: Role; value: string }[]>()
function learn(phrase: string, role: Role, value: string) {
  const words = phrase.toLowerCase().split(" ")
  const first = words[0] ?? ""
  const known = phrases.get(first) ?? []
  known.push({ words, role, value })
  known.sort((a, b) => b.words.length - a.words.length)
  phrases.set(first, known)
}
for (const { name, values } of DIMENSION_SETS) {
  const role = ROLES_OF_SETS[name]
  if (role !== undefined) for (const value of values) learn(value, role, value)
}
for (const language of LANGUAGES) {
  learn(`${language} speaking`, "language", `${language} speaking`)
  learn(`${language}-speaking`, "language", `${language} speaking`)
}
for (const more of MORE_PHRASES) learn(...more)

const bound = new Map(
  BOUND_WORDS.split("\n").map((line): [string, ReadonlySet<string>] => {
    const [word = "", before = ""] = line.split("\t")
    return [word, new Set(before.split(" "))]
  }),
)

/** Words that only join an attribute to the noun before it. */
const JOINING = new Set(
  "with in at of among aged ages age within for from and who are have having living residing speaking level the by".split(
    " ",
  ),
)
const LABELS: Partial<Record<Role, ReadonlySet<string>>> = {
  income: new Set("income incomes hhi household annual salary earning".split(" ")),
  net_worth: new Set("net worth".split(" ")),
  home_value: new Set("home value valued".split(" ")),
  revenue: new Set("revenue revenues company companies annual".split(" ")),
  company_size: new Set("company companies size business businesses firms".split(" ")),
  household: new Set("household households size".split(" ")),
  residence: new Set("length residence".split(" ")),
  education: new Set("education level".split(" ")),
  children: new Set("with presence child children kid kids teen teens toddlers tweens".split(" ")),
}
/** What a chunk of a path may consist of that says no more than that people are an audience. */
const RELATIONS = new Set(
  "in-market in market intender intenders buyer buyers shopper shoppers owner owners purchaser purchasers seeker seekers high intent propensity enthusiast enthusiasts fan fans user users interest".split(
    " ",
  ),
)
/** Categories in which "French" and "Chinese" describe things. */
const OF_PEOPLES: ReadonlySet<string> = new Set([
  "Arts & Events",
  "Books",
  "Dining",
  "Education",
  "Food & Beverage",
  "Geography",
  "Movies & TV",
  "Music & Audio",
  "News & Society",
  "Religion",
  "Travel",
])
/** Categories in which a place before a thing is part of what it is: a Hawaii vacation, Texas football. */
const OF_PLACES: ReadonlySet<string> = new Set([
  "Arts & Events",
  "Dining",
  "Education",
  "Food & Beverage",
  "Geography",
  "Movies & TV",
  "Music & Audio",
  "News & Society",
  "Politics",
  "Real Estate",
  "Religion",
  "Travel",
])

const setNames: ReadonlySet<string> = new Set(DIMENSION_SETS.map(({ name }) => name.toLowerCase()))

/** Whether a name has nothing to take apart, as most do not: it is told in half the time. */
function isWholeTopic({ topicName, qualifiers = [] }: Classification): boolean {
  if (SEPARATED.test(topicName) || qualifiers.some(({ kind }) => kind === "geography")) return false
  const words = topicName.toLowerCase().split(" ")
  if (words.length === 1 || words.some((word) => phrases.has(word) || PERIODS.has(word))) return false
  const last = words.at(-1) ?? ""
  return (
    !INTERESTS.has(last) &&
    !words.every((word) => STATUS.has(word) || RELATIONS.has(word)) &&
    !setNames.has(words.join(" "))
  )
}
const SEPARATED = /[^A-Za-z' &-]| - |  |^[ -]|[ -]$/
const INTERESTS = new Set("interest interests affinity affinities propensity".split(" "))

/** Reads a name by the roles of its parts. */
export function partsOf(c: Classification): NameParts {
  if (isWholeTopic(c)) return { core: c.topicName, attributes: [], unclear: !isPlain(c.topicName, c), isThin: false }
  const places = placesOf(c)
  const attributes: Attribute[] = []
  const rest: Rest[] = []
  let unclear = false
  const chunks = chunksOf(c.topicName).filter((chunk, i, all) => !isStateAfterPlace(chunk, all[i - 1], places))
  for (const [i, chunk] of chunks.entries()) {
    const name = chunk.words.join(" ").toLowerCase()
    if (setNames.has(name) || knownLabels.has(name)) continue
    const isLabelled = chunks[i - 1]?.after === "label"
    const read = readChunk(ofLabel(chunk, chunks[i - 1]), c, places, attributes.length > 0 || chunks.length > 1)
    attributes.push(...read.attributes)
    unclear ||= read.doubtful
    if (read.core === "") {
      // What an unknown label says of an age or a place is not known either: "Country of Origin: Philippines".
      if (isLabelled && rest.length > 0) unclear = true
      continue
    }
    rest.push({ text: read.core, after: chunk.after, aside: chunk.aside === true })
  }
  const { core, isThin } = coreOf(rest)
  const once = attributes.filter(
    (one, i) => attributes.findIndex(({ role, value }) => role === one.role && value === one.value) === i,
  )
  // A single word such as "Marketing" or "Newlyweds" is what the name is about.
  if (core === "" && once.length === 1 && isTopicItself(once[0])) {
    return {
      core: chunks.map(({ words }) => words.join(" ")).join(", "),
      attributes: [],
      unclear: false,
      isThin: false,
    }
  }
  const isCode = c.topicName.includes("_") ? !isSpelledOut(c.topicName) : isInitials(c)
  if (isCode) return { core: "", attributes: once, unclear, isThin: true }
  const about = withoutInterest(core)
  return {
    core: about,
    attributes: once,
    unclear: unclear || (!isThin && !isPlain(about, c)),
    isThin: isThin || core === "",
  }
}

/** "River Cruise Affinity" is an interest in river cruises. */
function withoutInterest(core: string): string {
  const space = core.lastIndexOf(" ")
  return space > 0 && /^(?:interests?|affinity|affinities|propensity)$/i.test(core.slice(space + 1))
    ? core.slice(0, space)
    : core
}

type Rest = { text: string; after: Chunk["after"]; aside: boolean }

/** Labels that say no more than their value does. */
const knownLabels: ReadonlySet<string> = new Set(
  "interest,interests,intent,in-market,in market,surging,audience,segment,affinity,industry,company revenue,annual revenue,hhi,household income,estimated hh income,estimated household income,hh income,income,age,ages,gender,demo,demographic,demographics,lookalike,lookalikes,ai-modeled,modeled,contextual,b2b,b2c".split(
    ",",
  ),
)

/** A label that gives a bare number its meaning is read with it: "Presence of Children: Ages 0-3". */
function ofLabel(chunk: Chunk, before: Chunk | undefined): readonly string[] {
  if (before?.after !== "label") return chunk.words
  const label = before.words.join(" ").toLowerCase()
  if (/\bchild(?:ren)?$/.test(label)) return ["Children", ...chunk.words.filter((word) => !/^ages?$/i.test(word))]
  return chunk.words
}

/** "OR" of "Portland, OR". */
const isStateAfterPlace = (chunk: Chunk, before: Chunk | undefined, places: readonly Place[]) =>
  chunk.words.length === 1 &&
  /^[A-Z]{2}$/.test(chunk.words[0] ?? "") &&
  before?.after === "list" &&
  places.some(({ words }) => keyOf(before.words.at(-1) ?? "") === words.at(-1))

/** "FTHB": initials that are no brand, and that a reader may not know. */
const isInitials = ({ topicName, intent, audienceType }: Classification) =>
  /^[A-Z]{4,6}$/.test(topicName) && intent !== "brand" && audienceType !== "Professional"

/** Whether a name with underscores has whole words between them. */
const isSpelledOut = (name: string) =>
  name
    .split(/[_ ]+/)
    .every(
      (word) =>
        isCommon(keyOf(word)) ||
        phrases.has(keyOf(word)) ||
        /^(?:auto|us|uk|suv|tv)$/i.test(word) ||
        numberAt([word], 0, [], NO_TOPIC) !== undefined,
    )
const NO_TOPIC = { qualifiers: [] } as unknown as Classification

const isTopicItself = (one: Attribute | undefined) =>
  one !== undefined &&
  (OF_WORK.has(one.role) ||
    one.role === "life_stage" ||
    one.role === "title" ||
    one.role === "language" ||
    one.role === "device")

/** What says how much, how often or how sure, and not of what. */
const STATUS = new Set(
  (
    "light medium heavy high low mid top frequent occasional lapsed new to brand treated untreated eligible not subscribed likely unlikely active inactive " +
    "decile quartile index tier propensity score yes no other all unknown any none general misc weekly monthly daily q1 q2 q3 q4 trier triers switcher switchers " +
    "spend spender spenders visit visits visitor visitors user users viewer viewers buyer buyers owner owners only level standard premium default"
  ).split(" "),
)
const isStatus = (text: string) =>
  text
    .split(" ")
    .every((word) => STATUS.has(word.toLowerCase()) || RELATIONS.has(word.toLowerCase()) || /^[\d+%-]+$/.test(word))
/** Statuses that say how people relate to the step before. */
const isRelation = (text: string) => text.split(" ").every((word) => RELATIONS.has(word.toLowerCase()))

/** The last step of a path that says what it is about; parts of a list belong together. */
function coreOf(rest: readonly Rest[]): { core: string; isThin: boolean } {
  const steps: { text: string; after: Chunk["after"] }[] = []
  let text = ""
  const own = rest.some(({ aside }) => !aside) ? rest.map((part) => (part.aside ? { ...part, text: "" } : part)) : rest
  for (const [i, part] of own.entries()) {
    text += part.text
    const next = own[i + 1]
    if (part.after === "aside" && next !== undefined) text = `${text.trim()} `
    else if (part.after === "list" && next !== undefined) text += ", "
    else if (part.after === "label" && next !== undefined) text += ": "
    else {
      if (text.trim() !== "") steps.push({ text: text.trim(), after: part.after })
      text = ""
    }
  }
  const leaf = steps.findLastIndex((step) => !isCode(step.text) && !isStatus(step.text))
  const { text: core = "" } = steps[leaf] ?? {}
  if (leaf < 0) return { core: steps.at(-1)?.text ?? "", isThin: steps.length > 0 }
  const relation = steps.slice(leaf + 1).find((step) => isRelation(step.text))?.text ?? ""
  const last = steps[leaf - 1]
  // What stands before a dash may be the topic, and what stands after it too.
  if (last?.after === "dash" && last.text.includes(" ") && !isStatus(last.text))
    return { core: `${last.text}; ${core}`, isThin: false }
  if (relation === "" || /^in.market$/i.test(relation) || /interest$/i.test(relation)) return { core, isThin: false }
  return { core: `${core} ${relation}`, isThin: false }
}

const CODE = /^(?:[A-Za-z]{2,}\d{2,}|\d{2,}[A-Za-z]{3,}|\d+[A-Za-z]?|[A-Z]\d)$/
const isCode = (text: string) => text.split(" ").every((word) => CODE.test(word))

const MOST_WORDS = 8
/** Whether a name can stand inside a sentence as it is. */
function isPlain(core: string, { intent }: Classification): boolean {
  const words = core.split(" ")
  if (
    words.length > MOST_WORDS ||
    /^\d+-\d+ |[\dKM]\+(?: |$)|(?:eligible|subscribed|lapsed|treated|unknown|only)$/i.test(core)
  )
    return false
  // A comma sets words apart that belong together only in a list: "Beer, Wine & Spirits".
  if (core.includes(",") && !/ (?:&|and|or) /i.test(core)) return false
  return words.every(
    (word) =>
      !UNUSUAL.test(word) &&
      (intent === "brand" ||
        !/^(?:[A-Za-z]{3,}\d{2,}|\d{2,}[A-Za-z]{3,})$/.test(word) ||
        /\d(?:st|nd|rd|th|year)$/i.test(word)),
  )
}
const UNUSUAL = /[<>|_~^*=#@\\{}[\];"“”]|\.\.|\/.*\/|:$|^\/|\/$/

type ChunkParts = { core: string; attributes: Attribute[]; doubtful: boolean }
type Surroundings = {
  words: readonly string[]
  places: readonly Place[]
  c: Classification
  /** Whether the name has other parts. */
  hasMore: boolean
  /** From here on the words are attributes and what joins them. */
  tail: number
}

function readChunk(
  words: readonly string[],
  c: Classification,
  places: readonly Place[],
  hasMore: boolean,
): ChunkParts {
  const around = { words, places, c, hasMore, tail: tailOf(words, places, c) }
  const kept: string[] = []
  const attributes: Attribute[] = []
  let doubtful = false
  let afterAttribute = false
  for (let at = 0; at < words.length;) {
    const found = phraseAt(words, at, places) ?? numberAt(words, at, kept, c)
    const claim = found && claimOf(found, at, kept, afterAttribute, around)
    if (found && claim === "attribute") {
      dropJoining(kept, found.role)
      attributes.push({ role: found.role, value: found.value }, ...(found.and ? [found.and] : []))
      afterAttribute = true
      at += found.length
      continue
    }
    if (claim === "doubtful") doubtful = true
    // Words that belong to the thing are kept together with the noun that claims them.
    const length = found ? found.length : 1
    kept.push(...words.slice(at, at + length))
    afterAttribute &&= JOINING.has(keyOf(words[at] ?? ""))
    at += length
  }
  if (attributes.length > 0) {
    while (kept.length > 0 && JOINING.has((kept.at(-1) ?? "").toLowerCase())) kept.pop()
    while (kept.length > 0 && JOINING.has((kept[0] ?? "").toLowerCase())) kept.shift()
  }
  return { core: kept.join(" "), attributes, doubtful }
}

/** Where the attributes at the end of a chunk start, if it starts with anything else. */
function tailOf(words: readonly string[], places: readonly Place[], c: Classification): number {
  const starts: boolean[] = []
  for (let at = words.length - 1; at >= 0; at--) {
    const length = JOINING.has(keyOf(words[at] ?? ""))
      ? 1
      : (phraseAt(words, at, places) ?? numberAt(words, at, [], c))?.length
    starts[at] = length !== undefined && (at + length === words.length || starts[at + length] === true)
  }
  for (let at = 1; at < words.length; at++) if (starts[at] === true) return at
  return words.length
}

function dropJoining(kept: string[], role: Role): void {
  const labels = LABELS[role]
  // "at Companies with" goes as a whole; "Companies" alone is left to the sentence.
  while (kept.length > 0) {
    const last = (kept.at(-1) ?? "").toLowerCase()
    if (!JOINING.has(last) && !labels?.has(last)) return
    // "In" of "Interested in" belongs to the noun.
    if (last === "in" && (kept.at(-2) ?? "").toLowerCase() === "interested") return
    kept.pop()
  }
}

function phraseAt(words: readonly string[], at: number, places: readonly Place[]): Phrase | undefined {
  const place = places.find((one) => startsAt(words, at, one.words))
  if (place) {
    const length = place.words.length + (MARKETS.has(keyOf(words[at + place.words.length] ?? "")) ? 1 : 0)
    return { role: "place", value: words.slice(at, at + length).join(" "), length }
  }
  const first = keyOf(words[at] ?? "")
  for (const { words: phrase, role, value } of phrases.get(first) ?? []) {
    const isState = role === "place" && at === 0 && startsAttribute(words, at + phrase.length, [])
    if ((role !== "place" || isState) && startsAt(words, at, phrase)) return { role, value, length: phrase.length }
  }
  return undefined
}

/** Whether a phrase describes the people, belongs to the thing, or may do either. */
function claimOf(
  { role, value, length }: Phrase,
  at: number,
  kept: readonly string[],
  afterAttribute: boolean,
  { words, c, hasMore, tail, places }: Surroundings,
): "attribute" | "thing" | "doubtful" {
  const next = keyOf(words[at + length] ?? "")
  const before = keyOf(kept.at(-1) ?? "")
  const isLast = next === ""
  const isStart = kept.length === 0
  const nextIsAttribute = startsAttribute(words, at + length, places)
  // After a whole noun, what follows describes the people: "Kayak Owners Divorced Texas".
  const couldBeHead = (OF_WORK.has(role) || role === "title") && length === 1 && !nextIsAttribute
  const isAfterNoun = isPlural(before) ? !ADVERBS.test(before) : kindOf(before) === "mass" && !couldBeHead
  const isInTail = at >= tail && (afterAttribute || isAfterNoun)
  const word = value.toLowerCase()
  const isOfThings = HAVING.has(c.audienceType) || OWNERS_AND_BUYERS.has(singular(keyOf(words[tail - 1] ?? "")))
  if (role === "device" || role === "model") return isStart && isLast && hasMore ? "attribute" : "thing"
  if (role === "place")
    return isInTail
      ? "attribute"
      : placeClaim(isStart, isLast, before, next, nextIsAttribute, isOfThings, afterAttribute, c)
  if (word === "white") {
    if (isBound(word, next)) return "thing"
    if (afterAttribute || nextIsAttribute || tail < words.length || isLast || namesPeople(singular(next)) === "yes")
      return "attribute"
    return "doubtful"
  }
  if (isHousehold(next)) return "thing"
  if (role === "generation" && GENERATIONS.has(word) && namesPeople(singular(next)) === "yes") return "thing"
  if (role === "life_stage") {
    if (isStart) return isLast && hasMore ? "thing" : "attribute"
    return isInTail || JOINING.has(before) ? "attribute" : "thing"
  }
  if (!ORDINARY.has(role) || word.endsWith(" speaking") || isInTail) return "attribute"
  if (!isStart) {
    if (!JOINING.has(before)) {
      const isAdjective =
        role === "marital" ||
        role === "language" ||
        (role === "employment" && !NOUNS_OF_STATUS.has(word)) ||
        role === "gender"
      return isAdjective && isLast && kindOf(before) !== "unknown" && namesPeople(before) === "no"
        ? "attribute"
        : "thing"
    }
    if (before === "of" || before === "for" || before === "and") return "thing"
    const noun = keyOf(kept.at(-2) ?? "")
    if (!OF_WORK.has(role)) return "attribute"
    return c.segmentType !== "B2C" && isLast && (namesPeople(noun) === "yes" || isOrganization(noun))
      ? "attribute"
      : "thing"
  }
  if (isLast) return "attribute"
  if (isBound(word, next) && !nextIsAttribute) return "thing"
  if (role === "language") {
    if (nextIsAttribute || afterAttribute || tail < words.length) return "attribute"
    if (OF_PEOPLES.has(c.parentCategory)) return "thing"
    return c.parentCategory !== "Sports & Outdoors" || isOfThings ? "attribute" : "thing"
  }
  // "CEO Biographies Readers" read about them.
  if (role === "title" && c.segmentType === "B2C" && tail === words.length && !afterAttribute && !nextIsAttribute)
    return "thing"
  if (!OF_WORK.has(role)) return "attribute"
  if (nextIsAttribute) return "attribute"
  if (bound.get("*")?.has(singular(next)) === true) return "thing"
  if (PERSONAL.has(singular(next)) || (next === "home" && keyOf(words[at + length + 1] ?? "") === "insurance"))
    return "attribute"
  if (namesPeople(next) !== "no") return "thing"
  if (word.includes(" ") && word !== "real estate" && word !== "financial services") return "attribute"
  const isOwned = singular(keyOf(words[tail - 1] ?? "")) === "owner"
  return isOwned || CONSUMED.has(c.parentCategory) ? "attribute" : "thing"
}

/** "Hispanic Households" are what the name is about. */
const isHousehold = (word: string) => /^(?:household|family|home)s?$|^families$/.test(word) && word !== "home"
const GENERATIONS = new Set(["baby boomers", "millennials"])
/** "Recently" of "Recently Divorced" is no noun. */
const ADVERBS = /ly$/
const NOUNS_OF_STATUS = new Set(["student", "homemaker"])
/** Things that people have for themselves, whatever they do for work. */
const PERSONAL = new Set(
  "cat dog pet kayak car suv truck minivan guitar piano boat bike bicycle motorcycle rv laptop phone smartphone sofa couch watch yoga football golf coffee furniture".split(
    " ",
  ),
)

const isBound = (word: string, next: string) => {
  const nouns = bound.get(word)
  return nouns !== undefined && (nouns.has(next) || nouns.has(singular(next)))
}
const isPlural = (word: string) => word !== singular(word)
const startsAttribute = (words: readonly string[], at: number, places: readonly Place[]) =>
  phraseAt(words, at, places) !== undefined || /^[\d$]/.test(words[at] ?? "")

/** Words for people by the thing they have, want or like. A place or nationality before the thing describes these people. */
const OWNERS_AND_BUYERS = new Set("owner buyer shopper intender purchaser holder enthusiast lover".split(" "))
const HAVING: ReadonlySet<string> = new Set(["Ownership", "In-Market", "Past Purchaser"])

function placeClaim(
  isStart: boolean,
  isLast: boolean,
  before: string,
  next: string,
  nextIsAttribute: boolean,
  isOfThings: boolean,
  afterAttribute: boolean,
  c: Classification,
): "attribute" | "thing" {
  if (isStart && (isLast || nextIsAttribute)) return "attribute"
  if (c.parentCategory === "Travel" || c.parentCategory === "Geography") return "thing"
  if (isLast) return before === "in" || before === "from" || isPlural(before) ? "attribute" : "thing"
  if (!isStart || (OF_PLACES.has(c.parentCategory) && !(afterAttribute && isOfThings))) return "thing"
  return isOfThings && namesPeople(singular(next)) !== "yes" ? "attribute" : "thing"
}
