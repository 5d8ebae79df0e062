import { bestCover, type Match, type Phrases, scan } from "./evidence.ts"
import {
  addVotesOf,
  CATEGORIES,
  type Category,
  claims,
  compounds,
  measures,
  NODES,
  type TopicEntry,
  type TreeNode,
} from "./knowledge.ts"
import type { Tokens } from "../text/tokens.ts"
import { GAP } from "../text/tokens.ts"

export type TopicDecision = {
  node: TreeNode
  confidence: number
  /** The matched phrases, highest weight first. */
  evidence: { match: Match<TopicEntry>; weight: number }[]
  brand: string | null
  brandIsHead: boolean
  market: TopicEntry["market"]
}

/** Words after which the rest of a phrase only qualifies what came before. */
const QUALIFIERS = new Set(
  "for of in with at by about from on to near who that using without during within under over via through interested".split(
    " ",
  ),
)

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

/** The same factors by category index. */
const YIELD_FACTOR_BY_INDEX = Float64Array.from(CATEGORIES, ({ name }) => YIELD_FACTORS[name] ?? 1)

export function decideTopic(tokens: Tokens, found: Phrases, ignored: readonly boolean[] | undefined): TopicDecision {
  const matches = bestCover(found, ignored)
  const scores = new Float64Array(CATEGORIES.length)
  const evidence: TopicDecision["evidence"] = []
  const roles = rolesOf(tokens, matches, ignored)
  matches.forEach((match, i) => {
    const { value, length } = match
    const role = roles[i] ?? MODIFIER
    const weight = (LENGTH_WEIGHT[length] ?? 4.4) * (value.weak ? WEAK : 1) * (value.brand === 0 ? 1 : BRAND) * role
    scores[value.node.category.index] = (scores[value.node.category.index] ?? 0) + weight
    evidence.push({ match, weight })
  })
  addVotes(scores, found, matches, ignored)
  yieldToTopics(scores)
  const override = overridingNode(tokens, found, ignored, scores, evidence)
  if (override) scores[override.category.index] = Math.max(...scores) + HEAD
  const category = bestOf(scores)
  const own = evidence.filter(({ match }) => match.value.node.category === category).sort(byWeight)
  const branded = own.find(({ match }) => match.value.brand !== 0)?.match
  return {
    node: own[0] ? narrowestNode(own.map(({ match }) => match)) : (override ?? firstNode(category)),
    confidence: confidenceOf(scores, category),
    evidence: evidence.sort(byWeight),
    brand: branded ? tokens.words.slice(branded.start, branded.start + branded.length).join(" ") : null,
    brandIsHead: branded !== undefined && own[0]?.match === branded,
    market: branded?.value.market ?? null,
  }
}

/** The node from a rule that overrides the scores: a measure with a number, a compound's last word, or a claim. */
function overridingNode(
  tokens: Tokens,
  found: Phrases,
  ignored: readonly boolean[] | undefined,
  scores: Float64Array,
  evidence: TopicDecision["evidence"],
): TreeNode | undefined {
  const measured = tokens.words.some(startsWithDigit) ? scan(measures, found).at(-1)?.value : undefined
  if (measured) return measured
  const end = headEnd(tokens, ignored)
  const longest = Math.max(0, ...evidence.map(({ match }) => (match.start + match.length === end ? match.length : 0)))
  const head = scan(compounds, found).find(({ start, length }) => start + length === end)
  if (head && head.length >= longest && head.start > 0) {
    const before = bestOf(scoresBefore(evidence, head.start))
    if (before !== FALLBACK_CATEGORY || !head.value.from) {
      if (!head.value.from || head.value.from.has(before.name)) return head.value.node
    }
  }
  const claim = scan(claims, found)[0]
  if (claim && claim.start + claim.length < end) {
    const covered = evidence.some(
      ({ match }) =>
        match.start <= claim.start && match.length > claim.length && match.start + match.length > claim.start,
    )
    if (!covered && claim.value.over.has(bestOf(scores).name)) return claim.value.node
  }
  return undefined
}

const startsWithDigit = (word: string) => word.charCodeAt(0) >= 0x30 && word.charCodeAt(0) <= 0x39

/** Where the head of the phrase ends: before a qualifier, a comma, or ignored words at the end. */
export function headEnd({ words, gaps }: Tokens, ignored: readonly boolean[] | undefined): number {
  const from = gaps.lastIndexOf(GAP.step) + (gaps.includes(GAP.step) ? 0 : 1)
  let end = 0
  for (let i = Math.max(0, from); i < words.length; i++) {
    if (end > 0 && (gaps[i] === GAP.comma || QUALIFIERS.has(words[i] ?? ""))) break
    if (!ignored?.[i]) end = i + 1
  }
  return end
}

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
  const lastStep = tokens.gaps.lastIndexOf(GAP.step)
  let qualifying = false
  let head = -1
  const roles: number[] = []
  let next = 0
  for (let i = 0; i < tokens.words.length; i++) {
    if (i === lastStep) qualifying = false
    const word = tokens.words[i] ?? ""
    const match = matches[next]
    if (match && match.start === i) {
      if (i < lastStep) roles.push(CONTEXT)
      else if (qualifying) roles.push(QUALIFYING)
      else {
        roles.push(MODIFIER)
        head = next
      }
      next++
      i += match.length - 1
      continue
    }
    if (i > lastStep && QUALIFIERS.has(word) && head >= 0 && !ignored?.[i]) qualifying = true
    if (tokens.gaps[i] === GAP.comma && head >= 0 && lastStep < i) qualifying = true
  }
  if (head >= 0) roles[head] = HEAD
  return roles
}

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

const byWeight = (a: { weight: number }, b: { weight: number }) => b.weight - a.weight

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
  const depth = a.value.node.path.split(" > ").length - b.value.node.path.split(" > ").length
  return depth === 0 ? a.start < b.start : depth > 0
}
const strengthOf = ({ length, value }: Match<TopicEntry>) => length * (value.weak ? WEAK : 1)

function confidenceOf(scores: Float64Array, category: Category): number {
  const own = scores[category.index] ?? 0
  if (own <= 0) return 0.05
  let total = 0
  for (const score of scores) total += score
  return Math.min(0.99, (own / total) * (own / (own + 0.6)))
}
