import { type Match, type Phrases, scan } from "./evidence.ts"
import { confidenceOfGuess, isUnsure } from "./calibration.ts"
import type { Grade } from "./grade.ts"
import { gradeOf } from "./grading.ts"
import {
  headEnd,
  isOfPeopleOrPlaces,
  isVisit,
  lastStepOf,
  lastTopicStep,
  PEOPLE_AND_PLACES,
  QUALIFIERS,
} from "./heads.ts"
import { startsWithDigit } from "./invented-names.ts"
import type { Reading } from "./reading.ts"
import {
  addVotesOf,
  CATEGORIES,
  type Category,
  overridingWords,
  compounds,
  measures,
  isTopic,
  isWeakTopic,
  NODES,
  phrases,
  topicAt,
  type TopicEntry,
  type TreeNode,
} from "./knowledge.ts"
import { BUYING, nodeOfJob } from "./professionals.ts"
import type { Tokens } from "../text/tokens.ts"
import { GAP } from "../text/tokens.ts"
import { confidenceOf, signsOf } from "./signs.ts"
import { bitOf, classesOf } from "./word-classes.ts"
import { GENERAL_SUBCATEGORIES } from "../taxonomy/general-subcategories.ts"

export type TopicDecision = {
  node: TreeNode
  /** The share of the scores that the category has, before calibration. */
  share: number
  grade: Grade
  /** What speaks for and against the category; the confidence follows from it. */
  signs: readonly number[]
  confidence: number
  /** Whether the category is too uncertain to be relied on. */
  unsure: boolean
  /** Whether hardly anything speaks for it: other layers then do not follow from the category. */
  guessed: boolean
  /** The matched phrases, highest weight first. */
  evidence: { match: Match<TopicEntry>; weight: number }[]
  brand: string | null
  brandIsHead: boolean
  market: TopicEntry["market"]
}

const LENGTH_WEIGHT = [0, 1, 2, 2.8, 3.5, 4, 4.4]
const WEAK = 0.35
const HEAD = 1.8
const MODIFIER = 0.75
const QUALIFYING = 0.3
const CONTEXT = 0.45
const BRAND = 1.15
const VOTE = 0.3

/** Factors for categories that describe people or places, applied if the text also names a topic. */
const YIELD_FACTORS: Readonly<Record<string, number>> = {
  Demographics: 0.4,
  Geography: 0.3,
  Shopping: 0.6,
  "Life Events": 0.8,
}

/**
 * How strongly a topic was named. A comma ends any topic, a preposition only one named by a strong term. People in a life event may want
 * something else: "new movers who need internet".
 */
const WEAKLY = 1
const STRONGLY = 2

/** The same factors by category index. */
const YIELD_FACTOR_BY_INDEX = Float64Array.from(CATEGORIES, ({ name }) => YIELD_FACTORS[name] ?? 1)

/** With `learned`, a rule decides the category; the node is the narrowest in it that the text supports. */
export function decideTopic(reading: Reading, learned?: { value: string; confidence: number }): TopicDecision {
  const { tokens, found, ignored, matches } = reading
  const scores = new Float64Array(CATEGORIES.length)
  const evidence: TopicDecision["evidence"] = []
  const roles = rolesOf(tokens, matches, ignored)
  matches.forEach((match, i) => {
    const { value, length } = match
    const role = roles[i] ?? MODIFIER
    const weight =
      (LENGTH_WEIGHT[length] ?? 4.4) * (isStated(tokens, match) ? 1 : WEAK) * (value.brand === 0 ? 1 : BRAND) * role
    scores[value.node.category.index] = (scores[value.node.category.index] ?? 0) + weight
    evidence.push({ match, weight })
  })
  addVotes(scores, found, matches, ignored)
  yieldToTopics(scores)
  yieldToMedium(scores, evidence)
  const override = nodeOfPath(tokens, matches) ?? overridingNode(reading, scores, evidence)
  if (override) scores[override.category.index] = Math.max(...scores) + HEAD
  const learnedCategory = learned && CATEGORIES.find(({ name }) => name === learned.value)
  const category = learnedCategory ?? bestOf(scores)
  const own = evidence.filter(({ match }) => match.value.node.category === category).sort(byWeight)
  const share = shareOf(scores, category)
  const grade = gradeOf(reading, matches, own, override !== undefined, share, category)
  const end = headEnd(tokens, ignored)
  const signs = signsOf(reading, evidence, own, { category, share, grade, end, ruled: override !== undefined })
  const confidence = learnedCategory ? learned.confidence : (confidenceOfGuess(grade) ?? confidenceOf(signs))
  const unsure = !learnedCategory && isUnsure(grade, confidence)
  const branded = unsure ? undefined : own.find(({ match }) => match.value.brand !== 0)?.match
  return {
    node: unsure
      ? generalNode(category)
      : own[0]
        ? narrowestNode(affirmed(own, tokens))
        : learnedCategory && override?.category !== learnedCategory
          ? generalNode(learnedCategory)
          : (override ?? firstNode(category)),
    share,
    grade,
    signs,
    confidence,
    unsure,
    guessed: !learnedCategory && confidenceOfGuess(grade) !== undefined,
    evidence: evidence.sort(byWeight),
    brand: branded ? tokens.words.slice(branded.start, branded.start + branded.length).join(" ") : null,
    brandIsHead: branded !== undefined && own[0]?.match === branded,
    market: branded?.value.market ?? null,
  }
}

const INDUSTRY_LABEL = /^(?:industry(?: group| sector| vertical)?|industries|(?:naics|sic)(?: code)?(?: \d+)?)$/
const ORDER_LABEL = /^(?:mail order|catalog|direct mail)(?: buyers?| responders?| shoppers?| purchasers?)?$/

/** Branches whose leaves describe people: "Occupation > Homemaker", "Education > Some College". */
const TRAIT_LABEL =
  /^(?:occupation|employment|education(?: level)?|marital status|ethnicity|language|gender|income|lifestage|life stage)$/

/**
 * What the branches of a path make of its leaf. After an industry comes the industry of companies; and a leaf that makes a known phrase
 * with a branch is that: "Insurance > Auto", "Motorcycles > Cruiser".
 */
function nodeOfPath({ words, stems, gaps }: Tokens, matches: readonly Match<TopicEntry>[]): TreeNode | undefined {
  const last = lastTopicStep(gaps, matches) ?? 0
  const trait = matches.at(-1)
  if (trait && !trait.value.weak && trait.start > last && trait.value.node.category.name === "Demographics") {
    const own = gaps.lastIndexOf(GAP.step, trait.start)
    const before = Math.max(0, gaps.lastIndexOf(GAP.step, own - 1))
    if (own > 0 && TRAIT_LABEL.test(words.slice(before, own).join(" "))) return trait.value.node
  }
  if (last === 0) return undefined
  for (let start = 0, i = 1; i <= last; i++) {
    if (gaps[i] !== GAP.step && gaps[i] !== GAP.label) continue
    const step = words.slice(start, i).join(" ")
    if (INDUSTRY_LABEL.test(step)) return INDUSTRIES
    if (ORDER_LABEL.test(step)) return MAIL_ORDER
    start = i
  }
  const [leaf, another] = matches.filter(({ start }) => start >= last)
  if (!leaf || another || leaf.length > 2) return undefined
  const own = stems.slice(leaf.start, leaf.start + leaf.length)
  for (const branch of matches.slice(0, matches.indexOf(leaf)).toReversed()) {
    const { category } = branch.value.node
    if (category === leaf.value.node.category || PEOPLE_AND_PLACES.has(category.name)) continue
    // "Quick service restaurants" and "burgers" are known as "burger restaurants".
    for (let from = branch.start; from < branch.start + branch.length; from++) {
      const branching = stems.slice(from, branch.start + branch.length)
      const found = [
        [...own, ...branching],
        [...branching, ...own],
      ]
        .map(strongTopic)
        .find((topic) => topic?.node.category === category)
      if (found) return found.node
    }
  }
  return undefined
}

function strongTopic(words: readonly string[]): TopicEntry | undefined {
  let state = 0
  for (const [i, word] of words.entries()) {
    if (i > 0 && state === 0) return undefined
    state = phrases.step(state, phrases.wordNumber(word))
  }
  return state !== 0 && isTopic(state) && !isWeakTopic(state) ? topicAt(state) : undefined
}

const nodeNamed = (category: string, path: string) => {
  const node = NODES.find((one) => one.category.name === category && one.path === path)
  if (!node) throw new Error(`No node ${category} > ${path}`)
  return node
}

const INDUSTRIES = nodeNamed("Industries", "Company Size & Revenue")
const MAIL_ORDER = nodeNamed("Shopping", "Online Shoppers")

/** The node from a rule that overrides the scores: a measure with a number, a compound's last word, or an overriding first word. */
function overridingNode(
  { tokens, found, ignored, qualifiers, matches }: Reading,
  scores: Float64Array,
  evidence: TopicDecision["evidence"],
): TreeNode | undefined {
  const measured = tokens.words.some(startsWithDigit) ? scan(measures, found).at(-1) : undefined
  const measuresAThing = measured && evidence.some(({ match }) => isOfThing(match, measured))
  if (measured && !ignored?.[measured.start] && !measuresAThing && hasNumberNear(tokens, measured))
    return measured.value
  if (evidence.length === 0) return isOfEmployees(tokens) ? EMPLOYEES : nodeOfQualifier(qualifiers)
  const ofJob = nodeOfJob(tokens, matches)
  if (ofJob) return ofJob
  if (isOfEmployees(tokens) && evidence.every(saysLittle)) return EMPLOYEES
  if (isOfOwners(tokens) && OWNED.has(bestOf(scores).name)) return OWNERS
  const end = headEnd(tokens, ignored)
  const longest = Math.max(0, ...evidence.map(({ match }) => (match.start + match.length === end ? match.length : 0)))
  const head = scan(compounds, found).find(({ start, length }) => start + length === end)
  if (head && head.length >= longest && head.start > 0) {
    const before = bestOf(scoresBefore(evidence, head.start))
    if (before !== FALLBACK_CATEGORY || !head.value.from) {
      if (!head.value.from || head.value.from.has(before.name)) return head.value.node
    }
  }
  const first = scan(overridingWords, found)[0]
  // "Head of" ends with the word that ends the head; "for business" comes after it, as does what stands apart: "roofing - commercial".
  if (
    first &&
    (first.start + first.length < end ||
      tokens.words[first.start + first.length - 1] === "of" ||
      tokens.words[first.start - 1] === "for" ||
      tokens.words[first.start] === "for" ||
      (first.start > 0 && tokens.gaps[first.start] !== GAP.none && OF_BUSINESS.has(tokens.words[first.start] ?? "")))
  ) {
    const covered = evidence.some(
      ({ match }) =>
        match.start <= first.start && match.length > first.length && match.start + match.length > first.start,
    )
    const likens = LIKENING.has(tokens.words[first.start + first.length] ?? "")
    if (!covered && !likens && first.value.over.has(bestOf(scores).name)) return first.value.node
  }
  return undefined
}

/** Words that say for whom things are, before or after them. */
const OF_BUSINESS = new Set(["commercial", "industrial"])

const EMPLOYEES = nodeNamed("Careers", "Career Advice & Planning")
const STAFF = bitOf("staff")
const OWN = bitOf("own")
const PERK = bitOf("perk")
const VENDOR = bitOf("vendor")
const OF_WORK = new Set(["Industries", "Job Roles"])

/** What employers do for their people, unless it is sold to employers: "staff newsletter", "our nurses - town hall". */
function isOfEmployees({ stems }: Tokens): boolean {
  const all = stems.reduce((bits, stem) => bits | classesOf(stem), 0)
  return (all & (STAFF | OWN)) !== 0 && (all & PERK) !== 0 && (all & VENDOR) === 0
}

const saysLittle = ({ match: { value } }: TopicDecision["evidence"][number]) =>
  value.weak || OF_WORK.has(value.node.category.name)

const OWNERS = nodeNamed("Job Roles", "Business Owners & Founders")
const OWNED = new Set(["Industries", "Business Services"])
const KEEPER = bitOf("keeper")
const ORGANIZATION = bitOf("establishment") | bitOf("company")

/** Owners of organizations, not of things: "freight brokerage owners". */
const isOfOwners = ({ stems }: Tokens) =>
  (classesOf(stems.at(-1) ?? "") & KEEPER) !== 0 && (classesOf(stems.at(-2) ?? "") & ORGANIZATION) !== 0

/** The node for a name that consists of qualifiers only. */
function nodeOfQualifier(qualifiers: Reading["qualifiers"]): TreeNode | undefined {
  for (const { kind } of qualifiers) {
    const [category, subcategory] = QUALIFIER_NODES[kind] ?? []
    const node = NODES.find((one) => one.category.name === category && one.path === subcategory)
    if (node) return node
  }
  return undefined
}

const QUALIFIER_NODES: Readonly<Record<string, readonly [category: string, subcategory: string]>> = {
  age: ["Demographics", "Age Groups"],
  gender: ["Demographics", "Gender"],
  generation: ["Demographics", "Generations"],
  income: ["Demographics", "Household Income"],
  household: ["Demographics", "Household Composition"],
  language: ["Demographics", "Language & Ethnicity"],
  geography: ["Geography", "Countries & Territories"],
  proximity: ["Geography", "Store Visitors & Proximity"],
  company_size: ["Industries", "Company Size & Revenue"],
}

/** Whether a measure is that of a thing: "vehicle age 11+ years" is no age of people. */
const isOfThing = ({ start, length, value }: Match<TopicEntry>, measured: { start: number; length: number }) =>
  length > measured.length &&
  start <= measured.start &&
  start + length >= measured.start + measured.length &&
  !PEOPLE_AND_PLACES.has(value.node.category.name) &&
  value.node.category.name !== "Industries"

/** The maximum distance between a number and the word it counts: "employees: 50 to 200", "500+ full-time employees". */
const MEASURE_REACH = 3

const hasNumberNear = ({ words }: Tokens, { start, length }: { start: number; length: number }) =>
  words.slice(Math.max(0, start - MEASURE_REACH), start + length + MEASURE_REACH).some(startsWithDigit)

function scoresBefore(evidence: TopicDecision["evidence"], end: number): Float64Array {
  const scores = new Float64Array(CATEGORIES.length)
  for (const { match, weight } of evidence) {
    const { index } = match.value.node.category
    if (match.start < end) scores[index] = (scores[index] ?? 0) + weight
  }
  return scores
}

/** The weight of each match by its position: the head of the phrase counts most, qualifiers least. */
function rolesOf(
  tokens: Tokens,
  matches: readonly Match<TopicEntry>[],
  ignored: readonly boolean[] | undefined,
): number[] {
  const lastStep = lastTopicStep(tokens.gaps, matches) ?? lastStepOf(tokens.gaps, ignored)
  let qualifying = false
  let bracketed = false
  let beyond = false
  /** Words for people and places have no qualifiers: in "men who fish" the topic follows. */
  let named = 0
  let head = -1
  const roles: number[] = []
  let next = 0
  for (let i = 0; i < tokens.words.length; i++) {
    if (tokens.gaps[i] === GAP.close || i === lastStep) qualifying = false
    if (i > lastStep && tokens.gaps[i] === GAP.step) beyond = true
    if (tokens.gaps[i] === GAP.open || tokens.gaps[i] === GAP.close) bracketed = tokens.gaps[i] === GAP.open
    const word = tokens.words[i] ?? ""
    if (i > lastStep && named >= WEAKLY && tokens.gaps[i] === GAP.comma) qualifying = true
    if (i > lastStep && named === STRONGLY && QUALIFIERS.has(word) && !ignored?.[i]) qualifying = true
    const match = matches[next]
    if (match && match.start === i) {
      if (
        (next > 0 && (isVisit(match) || isNewsOf(tokens, match, matches[next - 1]))) ||
        (matches.length > 1 && onlyDescribes(tokens, match))
      )
        roles.push(QUALIFYING)
      else if (i < lastStep || beyond) roles.push(CONTEXT)
      else if (bracketed && head >= 0) roles.push(MODIFIER)
      else if (qualifying) roles.push(QUALIFYING)
      else {
        roles.push(MODIFIER)
        head = next
        const { name } = match.value.node.category
        if (!PEOPLE_AND_PLACES.has(name)) {
          named = isStated(tokens, match) && name !== "Life Events" ? STRONGLY : Math.max(named, WEAKLY)
        }
      }
      next++
      i += match.length - 1
      continue
    }
  }
  if (head >= 0) roles[head] = HEAD
  return roles
}

const LIKENING = new Set(["style", "grade", "quality", "inspired"])
const COUNTED = bitOf("counted")

/** What something is like, and what is counted: "restaurant-style salsa", "medical groups 20+ physicians", "systems with 50+ units". */
function onlyDescribes({ words, stems }: Tokens, { start, length }: Match<TopicEntry>): boolean {
  const next = start + length
  if (LIKENING.has(words[next] ?? "") && next < words.length - 1) return true
  const isCounted = (i: number) => (classesOf(stems[i] ?? "") & COUNTED) !== 0
  if (startsWithDigit(words[start] ?? "")) return isCounted(next)
  const before = words[start - 1] === "plus" ? start - 2 : start - 1
  return length === 1 && startsWithDigit(words[before] ?? "") && isCounted(start)
}

const BEFORE_WORKPLACES = new Set(["at", "in"])

/** A strong term, a thing that is bought ("men buying suits"), or a job before a workplace: "controllers at startups". */
const isStated = ({ words, gaps }: Tokens, { start, length, value }: Match<TopicEntry>) =>
  !value.weak ||
  (BUYING.has(words[start - 1] ?? "") && gaps[start] === GAP.none) ||
  (value.node.category.name === "Job Roles" &&
    gaps[start + length] === GAP.none &&
    BEFORE_WORKPLACES.has(words[start + length] ?? ""))

/** News are about the thing before them: "golf news". */
const isNewsOf = ({ words }: Tokens, { start, length }: Match<TopicEntry>, before: Match<TopicEntry> | undefined) =>
  length === 1 &&
  words[start] === "news" &&
  before !== undefined &&
  before.start + before.length === start &&
  !isOfPeopleOrPlaces(before.value.node)

/** Words outside any matched phrase vote through the known phrases they occur in. */
function addVotes(
  scores: Float64Array,
  { size, words }: Phrases,
  matches: readonly Match<TopicEntry>[],
  ignored: readonly boolean[] | undefined,
) {
  const factor = matches.length === 0 ? 1 : VOTE
  let next = 0
  for (let i = 0; i < size; i++) {
    const match = matches[next]
    if (match?.start === i) {
      next++
      i += match.length - 1
      continue
    }
    const word = ignored?.[i] ? 0 : (words[i] ?? 0)
    if (word !== 0) addVotesOf(word, scores, factor)
  }
}

function yieldToTopics(scores: Float64Array) {
  let topical = false
  for (let c = 0; c < scores.length; c++) if (YIELD_FACTOR_BY_INDEX[c] === 1 && (scores[c] ?? 0) > 0.3) topical = true
  if (topical) for (let c = 0; c < scores.length; c++) scores[c] = (scores[c] ?? 0) * (YIELD_FACTOR_BY_INDEX[c] ?? 1)
}

const MEDIA = ["Books", "Music & Audio", "Gaming"].map((name) => CATEGORIES.findIndex((one) => one.name === name))
const SCREEN = CATEGORIES.findIndex(({ name }) => name === "Movies & TV")
const GENRES = new Set([
  "Action & Adventure",
  "Comedy",
  "Drama & Romance",
  "Horror & Thriller",
  "Sci-Fi & Fantasy",
  "Documentaries & Factual",
  "Kids & Family Programming",
])

/** A genre belongs to the medium that the name speaks of: comedy podcasts are no films. */
function yieldToMedium(scores: Float64Array, evidence: TopicDecision["evidence"]) {
  if ((scores[SCREEN] ?? 0) === 0) return
  const medium = MEDIA.find((index) =>
    evidence.some(({ match: { value } }) => value.node.category.index === index && value.brand === 0),
  )
  if (medium === undefined) return
  const onScreen = evidence.filter(({ match }) => match.value.node.category.index === SCREEN).sort(byWeight)[0]?.match
  if (!onScreen || onScreen.value.brand !== 0 || !GENRES.has(onScreen.value.node.names[0] ?? "")) return
  scores[medium] = (scores[medium] ?? 0) + (scores[SCREEN] ?? 0)
  scores[SCREEN] = 0
}

function bestOf(scores: Float64Array): Category {
  let best = -1
  for (let c = 0; c < scores.length; c++) if ((scores[c] ?? 0) > (best < 0 ? 0 : (scores[best] ?? 0))) best = c
  return CATEGORIES[best] ?? FALLBACK_CATEGORY
}

/** The fallback for unknown text, with a confidence near zero. */
const FALLBACK_CATEGORY = categoryNamed("Shopping")

function categoryNamed(target: string): Category {
  const found = CATEGORIES.find(({ name }) => name === target)
  if (!found) throw new Error(`No category ${target}`)
  return found
}

const firstNode = (category: Category): TreeNode =>
  NODES.find((node) => node.category === category) ?? (NODES[0] as TreeNode)

const generalNodes = new Map<Category, TreeNode>()

/** The category's broadest subcategory, with the category's own IAB code: the answer without evidence. */
function generalNode(category: Category): TreeNode {
  let node = generalNodes.get(category)
  if (!node) {
    const path = GENERAL_SUBCATEGORIES[category.name]
    node = {
      ...(NODES.find((one) => one.category === category && one.path === path) ?? firstNode(category)),
      iab: category.iab,
    }
    generalNodes.set(category, node)
  }
  return node
}

const byWeight = (a: { weight: number }, b: { weight: number }) => b.weight - a.weight

/** Matches not negated by "free": "meat-free groceries" are not about meat. All matches if none remain. */
function affirmed(own: TopicDecision["evidence"], { words }: Tokens): Match<TopicEntry>[] {
  const all = own.map(({ match }) => match)
  const kept = all.filter(({ start, length }) => words[start + length] !== "free")
  return kept.length > 0 ? kept : all
}

/**
 * Within a category the earlier word narrows the later one: "crypto investors" are about crypto, "horror movies" about
 * horror. Prefers longer and stronger phrases, then the deeper node, then the earlier word; then descends to any
 * matched node below it.
 */
function narrowestNode(matches: readonly Match<TopicEntry>[]): TreeNode {
  let best = matches[0] as Match<TopicEntry>
  for (const match of matches) if (narrower(match, best)) best = match
  let { node } = best.value
  for (const { value } of matches) if (value.node.path.startsWith(`${node.path} > `)) node = value.node
  return node
}

function narrower(a: Match<TopicEntry>, b: Match<TopicEntry>): boolean {
  const strength = strengthOf(a) - strengthOf(b)
  if (strength !== 0) return strength > 0
  const depth = a.value.node.names.length - b.value.node.names.length
  return depth === 0 ? a.start < b.start : depth > 0
}
const strengthOf = ({ length, value }: Match<TopicEntry>) => length * (value.weak ? WEAK : 1)

function shareOf(scores: Float64Array, category: Category): number {
  const own = scores[category.index] ?? 0
  if (own <= 0) return 0
  let total = 0
  for (const score of scores) total += score
  return Math.min(0.99, (own / total) * (own / (own + 0.6)))
}
