import { GAP, stem, type Tokens } from "../text/tokens.ts"
import { WordSet } from "../text/new-strings.ts"
import { CATEGORY_DEFAULTS } from "../taxonomy/category-defaults.ts"
import { END_CUSTOMERS, INTERMEDIARIES } from "../taxonomy/segment-cues.ts"
import type { SegmentType } from "../taxonomy/classification.ts"
import { type Match, scan } from "./evidence.ts"
import { segmentConfidence, type SegmentGround } from "./calibration.ts"
import { segments } from "./knowledge.ts"
import { type Decided, type Grounded, wordsOf } from "./layers.ts"
import type { Reading } from "./reading.ts"
import { standsApart } from "./qualifiers.ts"
import { BUYING, isSearch } from "./professionals.ts"
import type { TopicDecision } from "./topic.ts"
import { bitOf, classesOf, type WordClass } from "./word-classes.ts"

type SegmentDecision = Grounded<SegmentType, SegmentGround>
type Said = { value: SegmentType; because: string }

/** A name with the classes of its words. `all` has the classes of any word. */
type Evidence = {
  reading: Reading
  topic: TopicDecision
  audience: string
  /** Whether the name says that people enjoy the topic: fans, readers. */
  enjoys: boolean
  bits: readonly number[]
  all: number
  /** The last word that names the topic: words for relations and decoration may follow it. */
  last: number
}

/**
 * Who buys: decided by what the words say, first of those who pass things on, govern or work for the asking company, then of businesses,
 * then by the topic. Without any evidence it is a guess.
 */
export function decideSegment(reading: Reading, topic: TopicDecision, audience: Decided<string>): SegmentDecision {
  const { tokens, found } = reading
  const evidence = evidenceOf(reading, topic, audience)
  const narrow = evidence.all === 0 ? undefined : (chainIn(evidence) ?? consumersIn(evidence))
  if (narrow) return decided(narrow.value, "words", narrow.because)
  const cues = scan(segments, found)
  const cueOf = (segment: SegmentType) => cues.find(({ value }) => value === segment)
  const saidBy = (cue: Match<string>) => decided(cue.value as SegmentType, "cue", wordsOf(tokens, cue))

  const employees = evidence.all === 0 ? undefined : employeesIn(evidence)
  if (employees !== undefined && hasAny(evidence, "own")) return decided("B2E", "words", employees)
  const government = cueOf("B2G")
  if (government) return saidBy(government)
  const governing = evidence.all === 0 ? undefined : governmentIn(evidence)
  if (governing !== undefined) return decided("B2G", "words", governing)

  const employed = cueOf("B2E")
  if (employed) {
    const isSold = sellsAfter(evidence, employed.start) && isBusiness(topic)
    return isSold || isOfBusinesses(employed, evidence)
      ? decided("B2B", "cue", `${wordsOf(tokens, employed)}, sold to employers`)
      : saidBy(employed)
  }
  if (employees !== undefined) return decided("B2E", "words", employees)

  const chained = cueOf("B2B2C")
  if (chained && !isOfBusinesses(chained, evidence)) return saidBy(chained)
  const business = cues.find((cue) => cue.value === "B2B" && !isOfConsumers(cue, evidence))
  if (business) return saidBy(business)
  const businesses = evidence.all === 0 ? undefined : businessesIn(evidence)
  if (businesses !== undefined) return decided("B2B", "words", businesses)
  const size = reading.qualifiers.find(({ kind }) => kind === "company_size")
  if (size) return decided("B2B", "words", wordsOf(tokens, size))
  return byTopic(evidence, cueOf("B2C"))
}

/** Subcategories for businesses in categories for consumers. */
const BUSINESS_PLACES = new Set(["Business Insurance", "Commercial Real Estate"])
const GOVERNMENT = new Set(["Government & Public Sector"])

/** What visitors did: "seen at electronics stores". */
const VISITING = new Set(["visited", "visits", "visit", "seen", "visitors"])

/** What no word decides. */
function byTopic(evidence: Evidence, consumer: Match<string> | undefined): SegmentDecision {
  const { reading, topic, audience } = evidence
  const category = topic.node.category.name
  const place = topic.node.names[0] ?? ""
  if (GOVERNMENT.has(place)) return decided("B2G", "category", place)
  if (BUSINESS_PLACES.has(place)) return decided("B2B", "category", place)
  if (evidence.enjoys && category !== "Business Tech") return decided("B2C", "consumer", audience)
  if (
    consumer &&
    consumer.start + consumer.length === evidence.last + 1 &&
    reading.tokens.words.length > consumer.length
  )
    return decided("B2C", "consumer", wordsOf(reading.tokens, consumer))
  if (isBusiness(topic)) {
    if (!topic.guessed) {
      return has(evidence, 0, "personal") && category !== "Job Roles" && category !== "Industries"
        ? decided("B2C", "words", `${reading.tokens.words[0] ?? ""} use`)
        : decided("B2B", "category", `default for ${category}`)
    }
    if (topic.evidence.length > 0 && !consumer) return decided("B2B", "guess", `perhaps ${category}`)
  }
  if (audience === "Decision Maker") return decided("B2B", "audience", "decision makers buy for a business")
  if (topic.brandIsHead && topic.market) return decided(topic.market, "brand", `default for the brand ${topic.brand}`)
  if (consumer) return decided("B2C", "consumer", wordsOf(reading.tokens, consumer))
  if (topic.guessed) return decided("B2C", "none", "no word says who buys")
  // Hospitals and schools are places to visit, and organizations that buy.
  if (VISITING.has(reading.tokens.words[0] ?? "")) return decided("B2C", "words", reading.tokens.words[0] ?? "")
  if (has(evidence, evidence.last, "establishment") && !reading.related) {
    const { words, gaps } = reading.tokens
    const last = words[evidence.last] ?? ""
    return last.endsWith("s") && !gaps.includes(GAP.step) && !VISITED.has(category)
      ? decided("B2B", "guess", `${last} may be customers`)
      : decided("B2C", "none", `${last} may be places to visit`)
  }
  return decided("B2C", "topic", "no business terms")
}

/** Whose establishments people list because they go there; those of other categories may be listed as customers. */
const VISITED: ReadonlySet<string> = new Set(["Dining", "Fitness & Wellness", "Home & Garden", "Travel"])

const decided = (value: SegmentType, ground: SegmentGround, because: string): SegmentDecision => ({
  value,
  because,
  ground,
  confidence: segmentConfidence(ground),
})

const isBusiness = ({ node }: TopicDecision) => CATEGORY_DEFAULTS[node.category.name]?.business === true

const ENJOYING = new Set(["Viewer & Listener", "Enthusiast"])
/** The confidence of an audience type that only weak words tell. */
const WEAK = 0.6

function evidenceOf(reading: Reading, topic: TopicDecision, { value, confidence }: Decided<string>): Evidence {
  const { stems } = reading.tokens
  const bits: number[] = []
  let all = 0
  let last = 0
  for (let i = 0; i < stems.length; i++) {
    // "500+ employees" say how large a company is.
    const own = classesOf(stems[i] ?? "") & (isOfCompanySize(reading, i) ? ~bitOf("staff") : ~0)
    bits.push(own)
    all |= own
    if (!reading.ignored?.[i]) last = i
  }
  const enjoys = confidence > WEAK && ENJOYING.has(value)
  return { reading, topic, audience: value, enjoys, bits, all, last }
}

const isOfCompanySize = ({ qualifiers }: Reading, at: number) =>
  qualifiers.some(({ kind, start, length }) => kind === "company_size" && start <= at && at < start + length)

const has = ({ bits }: Evidence, at: number, name: WordClass) => ((bits[at] ?? 0) & bitOf(name)) !== 0
const hasAny = ({ all }: Evidence, name: WordClass) => (all & bitOf(name)) !== 0
const find = ({ bits }: Evidence, name: WordClass, from = 0) => {
  const bit = bitOf(name)
  for (let i = from; i < bits.length; i++) if (((bits[i] ?? 0) & bit) !== 0) return i
  return -1
}
const span = ({ words }: Tokens, ...places: readonly number[]) => places.map((i) => words[i] ?? "").join(" ")

const intermediaries = new WordSet(INTERMEDIARIES.split("\n"))
const endCustomers = new WordSet(END_CUSTOMERS.split("\n"))
const TOWARD = new Set(["for", "to", "serving", "with", "among", "reaching"])
/** How many words may stand between the preposition and its noun: "to their pet owners". */
const DESCRIBED = 3

/** A business that passes something on: "employers offering pet insurance as a perk to staff", "opticians recommending our lenses". */
function chainIn(evidence: Evidence): Said | undefined {
  const { words, stems } = evidence.reading.tokens
  const between = sellerIn(evidence)
  if (between < 0) return undefined
  const verb = words.findIndex((word, i) => i > between && (word.endsWith("ing") || word === "who" || word === "that"))
  if (verb < 0) return undefined
  const end = stems.findIndex(
    (word, i) => i > verb && (endCustomers.has(word) || has(evidence, i, "consumer")) && isToward(evidence, verb, i),
  )
  if (end >= 0) return { value: "B2B2C", because: span(evidence.reading.tokens, between, verb, end) }
  const passing = find(evidence, "passing", between + 1)
  if (passing < 0 || words[passing + 1] !== "our") return undefined
  return { value: "B2B2C", because: span(evidence.reading.tokens, between, passing, passing + 1) }
}

function isToward(evidence: Evidence, verb: number, at: number): boolean {
  const { words } = evidence.reading.tokens
  if (at === verb + 1 && has(evidence, verb, "passing")) return true
  for (let i = at - 1; i >= verb && i >= at - DESCRIBED; i--) if (TOWARD.has(words[i] ?? "")) return true
  return false
}

const SELLERS = ["establishment", "company", "occupation", "agent", "seller", "venture"] as const

function sellerIn(evidence: Evidence): number {
  const { stems } = evidence.reading.tokens
  const known = stems.findIndex((word, i) => intermediaries.has(word) || SELLERS.some((name) => has(evidence, i, name)))
  if (known >= 0 || !hasAny(evidence, "passing")) return known
  return Math.min(
    ...evidence.topic.evidence.flatMap(({ match }) =>
      match.value.node.category.name === "Job Roles" ? [match.start + match.length - 1] : [],
    ),
    stems.length,
  )
}

const RELATIVE = new Set(["who", "that", "whose"])

/** People who buy for themselves, whatever they look for: "homeowners hiring plumbers", "retired teachers". */
function consumersIn(evidence: Evidence): Said | undefined {
  const { reading, topic, audience } = evidence
  const { words } = reading.tokens
  const said = (...places: number[]): Said => ({ value: "B2C", because: span(reading.tokens, ...places) })
  if (has(evidence, 0, "consumer") || (has(evidence, 1, "consumer") && !has(evidence, 0, "company"))) {
    const at = has(evidence, 0, "consumer") ? 1 : 2
    const seeks =
      has(evidence, at, "seeking") || (RELATIVE.has(words[at] ?? "") && !/^(?:work|own|run)/.test(words[at + 1] ?? ""))
    if (seeks) return said(at - 1, at)
  }
  const seeking = find(evidence, "seeking", 1)
  // Hiring managers seek no manager.
  const isTitle = topic.evidence.some(
    ({ match: { start, length, value } }) =>
      value.node.category.name === "Job Roles" && start <= seeking && seeking < start + length,
  )
  if (
    seeking > 0 &&
    !isTitle &&
    !reading.tokens.stems.some((_, i) => i < seeking && sellsOrBuys(evidence, i)) &&
    isPerson(evidence, seeking)
  )
    return said(seeking, evidence.last)
  const { last } = evidence
  const home = words.lastIndexOf("home")
  const isHome = home === last || (home === last - 1 && words[last] === "use")
  if (isHome && home > 0 && BEFORE_HOME.has(words[home - 1] ?? "")) return said(home - 1, home)
  if (last > 0 && KIN.has(reading.tokens.stems[last] ?? "")) return said(last)
  if (isSearch(words, reading.tokens.stems)) return said(last)
  const ceased = find(evidence, "ceased")
  if (ceased >= 0 && (topic.node.category.name === "Job Roles" || audience === "Professional")) return said(ceased)
  return undefined
}

/** Who lives with those who work: "truck drivers' wives". */
const KIN = new Set(["wife", "wives", "husband", "spouse", "widow", "girlfriend", "boyfriend"].map(stem))
const BEFORE_HOME = new Set(["for", "at"])

const sellsOrBuys = (evidence: Evidence, at: number) =>
  has(evidence, at, "company") ||
  has(evidence, at, "establishment") ||
  has(evidence, at, "office") ||
  has(evidence, at, "keeper")

/** Whether the name is about consumers who seek a professional: "home sellers interviewing agents", "divorce lawyer seekers". */
function isPerson(evidence: Evidence, seeking: number): boolean {
  const { topic, last, reading } = evidence
  const { words } = reading.tokens
  if (has(evidence, last, "occupation") || has(evidence, last, "agent")) return true
  const isLast = seeking > last || last === words.length - 1
  return (
    isLast &&
    topic.evidence.some(
      ({ match }) => match.value.node.category.name === "Job Roles" && match.start + match.length === last + 1,
    )
  )
}

/** Governments and those who hold their offices: "state program administrators". */
function governmentIn(evidence: Evidence): string | undefined {
  const { reading, topic } = evidence
  const { words, gaps } = reading.tokens
  for (let i = 0; i < words.length; i++) {
    const governs =
      has(evidence, i, "government") ||
      (has(evidence, i, "city") && (i === 0 || gaps[i] !== GAP.none || words[i - 1] === "of" || words[i - 1] === "for"))
    const after = governs && !has(evidence, i + 1, "private") ? find(evidence, "office", i + 1) : -1
    if (after >= 0) return span(reading.tokens, i, after)
  }
  if (hasAny(evidence, "military")) {
    const command = find(evidence, "command", find(evidence, "military") + 1)
    if (command >= 0) return span(reading.tokens, find(evidence, "military"), command)
  }
  if ((words[0] === "department" || words[0] === "ministry") && words[1] === "of") return span(reading.tokens, 0, 1)
  const official = find(evidence, "official")
  return official >= 0 && official === evidence.last && (isBusiness(topic) || topic.guessed)
    ? span(reading.tokens, official)
    : undefined
}

/** Whether what is said of employees is sold to their employers: "employee survey software". */
const sellsAfter = (evidence: Evidence, at: number) =>
  hasAny(evidence, "vendor") && find(evidence, "vendor", at + 1) >= 0

const BEFORE_EMPLOYER = new Set(["at", "of", "in", "from"])
/** How many words may begin a name before those who work: "our warehouse team". */
const MOST_DESCRIBED = 4
/** Who works for those who say "our". */
const CREW = new Set(
  "team driver crew technician nurse cashier retiree pensioner alumni trainee intern apprentice rep"
    .split(" ")
    .map(stem),
)
const OF_EMPLOYER = new Set(["company", "firm", "team", "office", "plant", "organization", "hospital", "campus"])

/** The asking company's own people: "our warehouse associates", "staff perks". */
function employeesIn(evidence: Evidence): string | undefined {
  const { reading, topic, audience } = evidence
  const { tokens } = reading
  const { words, stems } = tokens
  if (!hasAny(evidence, "own") && !hasAny(evidence, "staff") && !hasAny(evidence, "perk")) return undefined
  for (let i = 0; i < words.length; i++) {
    if (has(evidence, i, "own")) {
      const isInternal = words[i] === "internal"
      if (isInternal && (standsApart(tokens, i, i + 1) || find(evidence, "perk") >= 0)) return span(tokens, i)
      if (isInternal) continue
      const staff = find(evidence, "staff", i + 1)
      if (staff >= 0) return span(tokens, i, staff)
      const crew =
        words[i] === "our" && i === 0 ? stems.slice(1, MOST_DESCRIBED).findIndex((word) => CREW.has(word)) : -1
      if (crew >= 0 && !hasAny(evidence, "vendor")) return span(tokens, i, crew + 1)
      if (i === 0 && (topic.node.category.name === "Job Roles" || audience === "Professional"))
        return span(tokens, i, evidence.last)
      if (BEFORE_EMPLOYER.has(words[i - 1] ?? "") && OF_EMPLOYER.has(stems[i + 1] ?? ""))
        return span(tokens, i - 1, i, i + 1)
    }
    const isTeam = words[i] === "team" && stems[i + 1] === "member"
    if (!isTeam && !has(evidence, i, "staff") && words[i] !== "company") continue
    if (i > 0 && i === words.length - 1 && tokens.gaps[i] !== GAP.none && words[i]?.endsWith("s"))
      return span(tokens, i)
    if (words[i] === "associate" && !has(evidence, i + 1, "perk")) continue
    if (sellsAfter(evidence, i)) continue
    const perk = find(evidence, "perk")
    if (perk >= 0 && (words[i] !== "company" || perk === i + 1)) return span(tokens, i, perk)
    if (i === 0 && words[1] !== "working" && words[1]?.endsWith("ing")) return span(tokens, 0, 1)
    const ours = i === 0 ? words.indexOf("our", 1) : -1
    if (ours > 0) return span(tokens, 0, ours)
    if (words[i - 1] === "all") return span(tokens, i - 1, i)
  }
  if (words[0] === "benefit" || words[0] === "benefits") {
    const perk = find(evidence, "perk", 1)
    if (perk === 1) return span(tokens, 0, 1)
  }
  return undefined
}

/** Whether words for employees or partners belong to what is sold to businesses: "employee benefits administration". */
function isOfBusinesses(cue: Match<string>, evidence: Evidence): boolean {
  const { topic } = evidence
  if (!isBusiness(topic) || hasAny(evidence, "own")) return false
  return topic.evidence.some(
    ({ match }) =>
      match.length > cue.length &&
      match.start <= cue.start &&
      match.start + match.length >= cue.start + cue.length &&
      match.value.node.category === topic.node.category,
  )
}

/** Whether a word for businesses only describes what consumers buy: "CEO biographies", "home office furniture". */
function isOfConsumers(cue: Match<string>, { topic, enjoys }: Evidence): boolean {
  if (cue.length === 1 && enjoys) return true
  if (isBusiness(topic) || topic.guessed) return false
  return topic.evidence.some(
    ({ match }) =>
      // "Commercial fleet telematics" are still commercial; "home office furniture" and "Small Business Saturday" are not.
      (match.start < cue.start || topic.node.category.name === "Shopping" || match.value.brand !== 0) &&
      match.length > cue.length &&
      match.start <= cue.start &&
      match.start + match.length >= cue.start + cue.length &&
      match.value.node.category === topic.node.category,
  )
}

const AFTER_COMPANIES = new Set(["with", "in", "that", "who", "by", "under", "over", "at", "without", "on"])
const isNumber = (word: string) => word.charCodeAt(0) >= 0x30 && word.charCodeAt(0) <= 0x39
/** What comes after them is not what a name is about: "gifts for teachers". */
const LINKING = new Set("for to with by from about who that of like as".split(" "))
const OF_BUSINESS = new Set(["business", "commercial", "corporate", "enterprise"])
/** What businesses and households buy alike: "business broadband", "commercial auto policy". */
const BOUGHT_BY_ALL = new Set(["Telecom & Utilities", "Insurance"])
/** What is commercial by its first word: "commercial truck leasing". */
const DRIVEN = new Set(["Auto", "Real Estate", "Powersports & RV", "Banking & Credit"])
const PRACTISES = /(?:er|or|ist|ian)s$/
/** What agents are, if they are not people: "cleaning agents". */
const OF_THINGS = new Set([
  "Household",
  "Beauty",
  "Food & Beverage",
  "Health Conditions",
  "Gaming",
  "Movies & TV",
  "Books",
])

/** Companies, their owners and what describes them: "bakery owners", "hospitals with 100 beds". */
function businessesIn(evidence: Evidence): string | undefined {
  const { reading, topic, enjoys, last } = evidence
  const { tokens } = reading
  const { words, gaps } = tokens
  if (OF_BUSINESS.has(words[0] ?? "") && BOUGHT_BY_ALL.has(topic.node.category.name)) return span(tokens, 0)
  if (words[0] === "commercial" && DRIVEN.has(topic.node.category.name) && topic.brand === null) return span(tokens, 0)
  if (has(evidence, 0, "surge") || words[0] === "spiking") return span(tokens, 0)
  if (hasAny(evidence, "industrial") && !enjoys) return span(tokens, find(evidence, "industrial"))
  const label = find(evidence, "label")
  if (label >= 0 && label < 2 && (gaps[label + 1] === GAP.label || gaps[label + 2] === GAP.label))
    return span(tokens, label)
  if (has(evidence, 0, "work") && has(evidence, last, "supplied")) return span(tokens, 0, last)
  const numbered = hasAny(evidence, "counted") && words.some(isNumber)
  for (let i = 0; i < words.length; i++) {
    const isPlace = has(evidence, i, "establishment")
    const isCompany = has(evidence, i, "company")
    if (
      isPlace &&
      i > 0 &&
      words[i + 1] === undefined &&
      words.some((word) => word === "private" || word === "k") &&
      find(evidence, "personal") < 0
    )
      return span(tokens, i)
    if ((isPlace || isCompany) && has(evidence, i + 1, "keeper")) return span(tokens, i, i + 1)
    if ((isPlace || isCompany) && numbered) return span(tokens, i, find(evidence, "counted"))
    if (isPlace && hasAny(evidence, "attribute") && find(evidence, "attribute") < i)
      return span(tokens, find(evidence, "attribute"), i)
    const next = words[i + 1] ?? ""
    const ends =
      i === words.length - 1 ||
      gaps[i + 1] !== GAP.none ||
      AFTER_COMPANIES.has(next) ||
      next.endsWith("ing") ||
      next.endsWith("ed")
    const acts = i === 0 ? next.endsWith("ing") : BUYING.has(next) && gaps.indexOf(GAP.step) < 0
    if (acts && (isPlace || isCompany || has(evidence, i, "venture")) && words[i]?.endsWith("s"))
      return span(tokens, i, i + 1)
    if (
      isCompany &&
      ends &&
      (isBusiness(topic) || topic.guessed || !gaps.includes(GAP.step)) &&
      words[i]?.endsWith("s") &&
      !enjoys
    )
      return span(tokens, i)
  }
  const isPath = gaps.includes(GAP.step)
  if (!isPath && has(evidence, last, "occupation") && !enjoys && !OF_THINGS.has(topic.node.category.name))
    return span(tokens, last)
  if (!enjoys && !has(evidence, last + 1, "seeking") && !topic.guessed && !isBusiness(topic)) {
    const role = topic.evidence.find(
      ({ match: { start, length, value } }) =>
        value.node.category.name === "Job Roles" &&
        !value.weak &&
        ((start + length === last + 1 &&
          !words.slice(0, start).some((word) => LINKING.has(word) || word.endsWith("ing"))) ||
          (start === 0 && length < words.length && BUYING.has(words[length] ?? ""))),
    )
    if (role) return wordsOf(tokens, role.match)
  }
  const trade = find(evidence, "trade")
  if (
    trade >= 0 &&
    !enjoys &&
    words.some((word, i) => i !== trade && !reading.ignored?.[i] && PRACTISES.test(word) && word.length > 6)
  )
    return span(tokens, trade)
  return undefined
}
