import type { Classification } from "../taxonomy/classification.ts"
import { DIMENSION_SETS } from "../taxonomy/dimension-sets.ts"
import { phraseAt, phrases } from "./attribute-phrases.ts"
import type { Attribute, Role } from "./attributes.ts"
import { claimOf, JOINING, OF_WORK } from "./claims.ts"
import { type Chunk, chunksOf } from "./name-chunks.ts"
import { numberAt, PERIODS } from "./name-numbers.ts"
import { keyOf, type Place, placesOf } from "./name-places.ts"
import { endsInPeople, isPlain } from "./plain-names.ts"
import { isCommon } from "./topic-phrase.ts"

/** A name by the roles of its parts. */
export type NameParts = {
  /** The name without the attributes; empty if it has nothing else. */
  core: string
  attributes: readonly Attribute[]
  /** The rest cannot be told apart: a step of a path that is a code, or a word that may describe either people or things. */
  unclear: boolean
  /** It is unclear whom the attributes describe. */
  isDoubtful?: boolean
  /** Nothing in the name says what it is about: the topic is only known from where it is filed. */
  isThin: boolean
}

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
const setNames: ReadonlySet<string> = new Set(DIMENSION_SETS.map(({ name }) => name.toLowerCase()))

/** Whether a name has nothing to take apart, as most do not: it is told in half the time. */
function isWholeTopic({ topicName, qualifiers = [] }: Classification): boolean {
  if (SEPARATED.test(topicName) || qualifiers.some(({ kind }) => kind === "geography")) return false
  const words = topicName.toLowerCase().split(" ")
  if (words.length === 1 || words.some((word) => phrases.has(word) || PERIODS.has(word))) return false
  const last = words.at(-1) ?? ""
  return (
    !INTERESTS.has(last) &&
    !/^in.market /i.test(topicName) &&
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
  let isDoubtful = false
  const chunks = chunksOf(c.topicName).filter((chunk, i, all) => !isStateAfterPlace(chunk, all[i - 1], places))
  for (const [i, chunk] of chunks.entries()) {
    const name = chunk.words.join(" ").toLowerCase()
    if (setNames.has(name) || knownLabels.has(name)) continue
    const group = chunks.length > 1 ? groupOf(chunk.words, c) : undefined
    if (group) {
      attributes.push(...group)
      continue
    }
    const isLabelled = chunks[i - 1]?.after === "label"
    // What is said of them says enough.
    if (GENERIC.has(name) && chunks.length > 1) continue
    const read = readChunk(ofLabel(chunk, chunks[i - 1]), c, places, attributes.length > 0 || chunks.length > 1)
    attributes.push(...read.attributes)
    isDoubtful ||= read.doubtful
    if (read.core === "" || (read.attributes.length > 0 && GENERIC.has(read.core.toLowerCase()))) {
      // What an unknown label says of an age or a place is not known either: "Country of Origin: Philippines".
      if (isLabelled && rest.length > 0) isDoubtful = true
      continue
    }
    rest.push({ text: read.core, after: chunk.after, aside: chunk.aside === true })
  }
  unclear ||= isDoubtful
  const { core, isThin } = coreOf(rest, c.intent === "brand")
  const hasAges = attributes.some(({ role, value }) => role === "children" && /\d/.test(value))
  const once = attributes.filter(
    (one, i) =>
      !(hasAges && one.role === "children" && one.value === "children") &&
      attributes.findIndex(({ role, value }) => role === one.role && value === one.value) === i,
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
  if (isCode) return { core: "", attributes: once, unclear, isDoubtful, isThin: true }
  const about = withoutInterest(core)
  return {
    core: about,
    attributes: once,
    unclear: unclear || (!isThin && !isPlain(about, c)),
    isDoubtful,
    isThin: isThin || core === "",
  }
}

/** "River Cruise Affinity" is an interest in river cruises, and who is "In Market Smartwatches" is in the market for them. */
function withoutInterest(given: string): string {
  const core = given
    .replace(/^(?:in.(?:the.)?market(?: for)?|(?:the )?market for) (?=\S)/i, "")
    .replace(POSTPOSED, "$2 $1")
  const space = core.lastIndexOf(" ")
  return space > 0 && /^(?:interests?|affinity|affinities|propensity)$/i.test(core.slice(space + 1))
    ? core.slice(0, space)
    : core
}

/** "Beer Craft", as codes have it. */
const POSTPOSED = /^([A-Za-z]+(?: [A-Za-z]+)?) (craft|online|organic|luxury|gray|frozen|premium|mobile)$/i

type Rest = { text: string; after: Chunk["after"]; aside: boolean }

const GENERIC = new Set(["households", "people", "adults", "consumers"])
/** Labels that say no more than their value does. */
const knownLabels: ReadonlySet<string> = new Set(
  "interest,interests,intent,in-market,in market,surging,audience,segment,affinity,industry,company revenue,annual revenue,hhi,household income,estimated hh income,estimated household income,hh income,income,age,ages,gender,demo,demographic,demographics,lookalike,lookalikes,ai-modeled,modeled,contextual,b2b,b2c".split(
    ",",
  ),
)

/** "Women 25-44" beside what they buy. */
function groupOf(words: readonly string[], c: Classification): Attribute[] | undefined {
  const gender = GROUPS.get(keyOf(words[0] ?? ""))
  if (gender && words.length === 1) return [{ role: "gender", value: gender }]
  const age = gender === undefined ? undefined : numberAt(words, 1, [words[0] ?? ""], c)
  if (age?.role !== "age" || age.length !== words.length - 1) return undefined
  return [...(gender ? [{ role: "gender" as const, value: gender }] : []), { role: "age", value: age.value }]
}
const GROUPS: ReadonlyMap<string, string> = new Map([
  ["women", "Female"],
  ["females", "Female"],
  ["men", "Male"],
  ["males", "Male"],
  ["adults", ""],
])

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
/** How many or how large, of companies and lists. */
const COUNT =
  /^(?:top )?[\d,]+[+%]?(?: (?:accounts|acres|vehicles|seats|units|beds|locations))?$|^fortune (?:500|1000)$/i
const isStatus = (text: string) =>
  COUNT.test(text) ||
  text
    .split(" ")
    .every((word) => STATUS.has(word.toLowerCase()) || RELATIONS.has(word.toLowerCase()) || /^[\d+%-]+$/.test(word))
/** Statuses that say how people relate to the step before. */
const isRelation = (text: string) => text.split(" ").every((word) => RELATIONS.has(word.toLowerCase()))

/** The last step of a path that says what it is about; parts of a list belong together. */
function coreOf(rest: readonly Rest[], isBrand: boolean): { core: string; isThin: boolean } {
  const steps: { text: string; after: Chunk["after"] }[] = []
  let text = ""
  const own = rest.some(({ aside }) => !aside) ? rest.map((part) => (part.aside ? { ...part, text: "" } : part)) : rest
  for (const [i, part] of own.entries()) {
    const next = own[i + 1]
    const before = own[i - 1]
    // "Ford F-150 Owners, 2019-2022" and "Coffee Shop Visitors, Weekday AM" are these people.
    if (
      before?.after === "list" &&
      text !== "" &&
      (isStatus(part.text) || isCode(part.text) || isOfPeople(before.text, part.text))
    ) {
      text = text.replace(/, $/, "")
    } else text += part.text
    if (part.after === "aside" && next !== undefined) text = `${text.trim()} `
    else if (part.after === "list" && next !== undefined) text += ", "
    else if (part.after === "label" && next !== undefined && (isBrand || isValue(next.text))) text += ": "
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
  if (last?.after === "dash" && isOfPeople(last.text, core)) return { core: last.text, isThin: false }
  // What stands before a dash may be the topic, and what stands after it too.
  if (last?.after === "dash" && last.text.includes(" ") && !isStatus(last.text))
    return { core: `${last.text}; ${core}`, isThin: false }
  if (relation === "" || /^in.market$/i.test(relation) || /interest$/i.test(relation)) return { core, isThin: false }
  return { core: `${core} ${relation}`, isThin: false }
}

/** "Diesel" of "Fuel Type: Diesel" is about nothing without its label. */
const isValue = (text: string) => !text.includes(" ") && !endsInPeople(text)
/** Whether of two parts the first alone says who the people are. */
const isOfPeople = (first: string, second: string) => endsInPeople(first) && !endsInPeople(second)
const CODE = /^(?:[A-Za-z]{2,}\d{2,}|\d{2,}[A-Za-z]{3,}|\d+[A-Za-z]?|[A-Z]\d)$/
const isCode = (text: string) => text.split(" ").every((word) => CODE.test(word))

type ChunkParts = { core: string; attributes: Attribute[]; doubtful: boolean }
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
