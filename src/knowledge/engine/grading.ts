import { isOpsLabel } from "../text/ops-labels.ts"
import { WordSet } from "../text/new-strings.ts"
import type { Tokens } from "../text/tokens.ts"
import type { Match, Phrases } from "./evidence.ts"
import type { Grade } from "./grade.ts"
import { headEnd, isOfPeopleOrPlaces, isVisit, lastTopicStep, QUALIFIERS } from "./heads.ts"
import {
  CODE_WORDS,
  endsPoetically,
  isCodeName,
  isNamedList,
  isPersona,
  isPersonName,
  isPlaceOfList,
  isPlaceOfUnknownPeople,
  isSymbol,
  LISTING,
  startsWithDigit,
} from "./invented-names.ts"
import { type Category, type TopicEntry, voteShareOf } from "./knowledge.ts"
import { areUnrelated, decorates, isUnsureCorrection } from "./meaningless.ts"
import type { Reading } from "./reading.ts"
import { isUnknownWord } from "./unknown-words.ts"

type Evidence = readonly { match: Match<TopicEntry> }[]

const LONGEST_SHORT = 4

/** A brand that only open data knows and that may be initials, beside our own words: "nursing bsn" is about a degree, not a bank. */
const isShortBrand = (
  { words }: Tokens,
  { start, length, value }: Match<TopicEntry>,
  matches: readonly Match<TopicEntry>[],
) =>
  length === 1 &&
  value.brand !== 0 &&
  value.world !== null &&
  value.world.source !== "strata" &&
  (words[start] ?? "").length <= LONGEST_SHORT &&
  matches.some((other) => other.value.world === null && !isOfPeopleOrPlaces(other.value.node))

/** Words that say nothing about the category of a name. */
const SMALL_WORDS = new WordSet(
  (
    "a an and or the their our your my its is are be i we they who people person those anyone folks ppl plus " +
    "other more all any new who product service equipment supply device content resource accessory good item " +
    "system solution type brand category general region household 1 2 3 4 5 6"
  ).split(" "),
)
const isDoubted = ({ words }: Tokens, { start, length }: Match<TopicEntry>, doubted: readonly string[]) =>
  length === 1 && doubted.includes(words[start] ?? "")

/** A name of its own that a store's or maker's name, also an ordinary word, is part of: "Juniper Method Users", "Acorn Street Regulars". */
const isPartOfName = (own: Evidence, end: number, category: Category): boolean =>
  own.every(({ match: { start, length, value } }) =>
    value.brand === 0
      ? length === 1 && category.name === "Shopping"
      : category.name !== "Business Tech" && (start > 0 || start + length < end),
  )

/** A name that is nothing but a brand and an ordinary word of another category: "Mango" needs its customers or a branch. */
const isAmbiguousBrand = ({ words }: Tokens, { world }: Phrases, category: Category): boolean =>
  words.length === 1 &&
  world.some(
    ({ value: { brand, weak, world: source, node } }) =>
      brand !== 0 && weak && source?.source === "strata" && node.category !== category,
  )

/** One word of the name is known and another, unknown, is its head. */
function isInner(
  tokens: Tokens,
  found: Phrases,
  ignored: readonly boolean[] | undefined,
  matches: readonly Match<TopicEntry>[],
  own: Evidence,
): boolean {
  const [only] = own
  if (own.length !== 1 || matches.length !== 1 || !only || only.match.length !== 1 || only.match.value.brand !== 0)
    return false
  const head = headEnd(tokens, ignored) - 1
  const joined = tokens.words[only.match.start + 1] === "and"
  return only.match.start < head && !joined && isUnknownWord(tokens, found, head)
}

/** So many words that do not agree leave a weak term a guess, even of people who buy it: "value added resellers". */
const MANY_OPEN = 2

/** A word agrees with the category if the category has at least this share of its votes. */
const AGREEING_SHARE = 0.25

/** How much of a name the terms of its category account for. */
export function gradeOf(
  { tokens, found, ignored, topical, related, respelled, guessed, doubted, cues, qualifiers }: Reading,
  matches: readonly Match<TopicEntry>[],
  own: Evidence,
  overridden: boolean,
  share: number,
  category: Category,
): Grade {
  if (own.length === 0 && !overridden) return share === 0 ? "nothing" : "votes"
  if (!overridden && (isOpsLabel(tokens.words) || isUnsureCorrection(tokens, respelled, related, matches)))
    return "faint"
  if (!overridden && own.every(({ match }) => decorates(qualifiers, match))) return "faint"
  if (isSymbol(tokens) || isPersonName(tokens, matches)) return "faint"
  if (isNamedList(tokens, matches, related) || endsPoetically(tokens, matches, related)) return "faint"
  if (!overridden && tokens.words.length === 1 && own.every(({ match }) => isVisit(match))) return "faint"
  /** Only an age or a size decides: "Driftwood 45+". */
  const evidenceless = own.length === 0 && matches.length === 0 && qualifiers.length > 0
  let open = 0
  let next = 0
  // The branches of a path may name a vendor or a list: only the leaf's words have to be known.
  const leaf = lastTopicStep(tokens.gaps, matches) ?? 0
  for (let i = 0; i < tokens.words.length; i++) {
    const match = matches[next]
    if (match?.start === i) {
      next++
      i += match.length - 1
      continue
    }
    const word = tokens.words[i] ?? ""
    if (i < leaf || startsWithDigit(word)) continue
    if (!topical && qualifiers.some(({ start, length }) => start <= i && i < start + length)) continue
    if (ignored?.[i] || SMALL_WORDS.has(tokens.stems[i] ?? "") || QUALIFIERS.has(word)) continue
    if (cues.some(({ start, length, value }) => !value.weak && start <= i && i < start + length)) continue
    if (voteShareOf(found.words[i] ?? 0, category) < AGREEING_SHARE) open++
  }
  const weak = !overridden && own.every(({ match }) => match.value.weak)
  // What open data only lists as a related word decides nothing.
  const listed = !overridden && own.every(({ match }) => match.value.world !== null)
  if (listed && (weak || (open > 0 && own.every(({ match }) => match.length === 1)))) return "faint"
  if (open > 0 && !overridden && own.every(({ match }) => isPlaceOfUnknownPeople(tokens, found, match))) return "faint"
  if ((open > 0 || CODE_WORDS.has(tokens.words[0] ?? "")) && isCodeName(tokens, matches, related)) return "faint"
  if (!related && !overridden && areUnrelated(tokens, found, matches)) return "faint"
  if (!overridden && isPersona(tokens, matches, related)) return "faint"
  if (isPlaceOfList(tokens, matches)) return "faint"
  if (evidenceless && tokens.words.some((word) => LISTING.has(word))) return "faint"
  if (open > 0 && guessed && !overridden && matches.length === 1 && matches[0]?.length === 1) return "faint"
  if (doubted.length > 0 && !overridden && own.every(({ match }) => isDoubted(tokens, match, doubted))) return "faint"
  if (!overridden && own.every(({ match }) => isShortBrand(tokens, match, matches))) return "faint"
  if (!overridden && isAmbiguousBrand(tokens, found, category)) return "faint"
  if (open > 0 && weak && isPartOfName(own, headEnd(tokens, ignored), category)) return "faint"
  if (open > 0 && evidenceless) return "faint"
  if (open === 0 || (open < MANY_OPEN && weak && related && !respelled)) return weak ? "weak" : "whole"
  if (!overridden && !weak && !respelled && isInner(tokens, found, ignored, matches, own)) return "inner"
  return weak || respelled ? "faint" : "partial"
}
