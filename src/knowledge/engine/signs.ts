import { SIGN_WEIGHTS } from "./calibration-table.ts"
import type { Match } from "./evidence.ts"
import type { Grade } from "./grade.ts"
import { type Category, dissentOf, isInPhrases, type TopicEntry, voteShareOf } from "./knowledge.ts"
import type { Reading } from "./reading.ts"
import { isUnknownWord } from "./unknown-words.ts"

/**
 * What speaks for and against a category, as numbers from 0 to 1, each with a fitted weight (`calibration-table.ts`):
 *
 * - `share` of the scores that the category has, and `agreeing`, the share of the votes of a word that no term explains;
 * - `covered`, the share of the words that the terms of the category explain;
 * - `several` terms of the category, a `phrase` of three words or more, a `brand`, `only` a single word, or `weak` terms alone;
 * - `ambiguous`: of a single word, how much of its use in other phrases is in other categories; `lone`, if no other phrase has it;
 * - `whole` and `inner`, by the grade; `sole`, a name of one word;
 * - a strong term of another category (`rival`), the last word in a strong term of the category
 *   (`headed`), in a term of another one (`headless`) or in no table (`unread`);
 * - `ruled`: a rule decided, whatever other terms say; `listed`: only open data knows the terms; `translated` from another language.
 */
export const SIGNS = [
  "base",
  "share",
  "agreeing",
  "covered",
  "several",
  "phrase",
  "brand",
  "only",
  "weak",
  "ambiguous",
  "lone",
  "whole",
  "inner",
  "sole",
  "rival",
  "headed",
  "headless",
  "unread",
  "ruled",
  "listed",
  "translated",
] as const

type Evidence = readonly { match: Match<TopicEntry>; weight: number }[]

const LONG = 3
/** Terms of this weight, a strong word that only qualifies, speak half as strongly as they could. */
const HALF = 0.6
/** Terms of less weight than this only say for what or where the topic is. */
const LEAST = 0.4
const PEOPLE: ReadonlySet<string> = new Set(["Demographics", "Geography"])
const BEFORE_HEADS: ReadonlySet<string> = new Set(["Job Roles", "Industries", "Life Events"])

/** The signs for and against a category, in the order of `SIGNS`. `end` is where the head of the name ends. */
export function signsOf(
  { tokens, found, ignored, qualifiers, cues, translated }: Reading,
  evidence: Evidence,
  own: Evidence,
  decided: { category: Category; share: number; grade: Grade; end: number; ruled: boolean },
): number[] {
  const { category, share, grade, ruled } = decided
  // "Podcast listeners" end with podcasts: how people relate to them is no head.
  let { end } = decided
  const isSaid = (i: number) =>
    cues.some((cue) => isIn(cue, i)) && !evidence.some(({ match }) => !match.value.weak && isIn(match, i))
  while (end > 1 && isSaid(end - 1)) end--
  const isHead = ({ match: { start, length } }: Evidence[number]) => start < end && start + length >= end
  const ofPeople = PEOPLE.has(category.name)
  /** People and places only qualify another topic, and so do a job, an industry and a life event before the head. */
  const qualifies = ({ match }: Evidence[number]) => {
    const { name } = match.value.node.category
    return (
      !ofPeople &&
      (PEOPLE.has(name) ||
        (BEFORE_HEADS.has(name) && !BEFORE_HEADS.has(category.name) && match.start + match.length < end))
    )
  }
  const { words } = tokens
  const others = evidence.filter(
    (one) => one.match.value.node.category !== category && !qualifies(one) && one.weight >= LEAST,
  )
  let content = 0
  let covered = 0
  let agreeing = 0
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ""
    if (own.some(({ match }) => isIn(match, i))) {
      content++
      covered++
      continue
    }
    if (ignored?.[i] || word.length < 2 || startsWithDigit(word) || qualifiers.some((one) => isIn(one, i))) continue
    if (cues.some((cue) => !cue.value.weak && isIn(cue, i))) continue
    if (evidence.some((one) => qualifies(one) && isIn(one.match, i))) continue
    content++
    if (others.some(({ match }) => isIn(match, i))) continue
    agreeing = Math.max(agreeing, voteShareOf(found.words[i] ?? 0, category))
  }
  const size = Math.max(1, content)
  const longest = own.reduce((most, { match }) => Math.max(most, match.length), 0)
  const [first] = own
  const only = !ruled && own.length === 1 && longest === 1
  const flag = (is: boolean) => (is ? 1 : 0)
  return [
    1,
    shareAmong(own, others, share),
    agreeing,
    covered / size,
    flag(own.length > 1),
    flag(longest >= LONG),
    flag(own.some(({ match }) => match.value.brand !== 0)),
    flag(only),
    flag(own.length > 0 && own.every(({ match }) => match.value.weak)),
    only && first ? dissentOf(found.words[first.match.start] ?? 0, category) : 0,
    flag(only && first !== undefined && !isInPhrases(found.words[first.match.start] ?? 0)),
    flag(grade === "whole"),
    flag(grade === "inner"),
    flag(words.length === 1),
    flag(!ruled && others.some(({ match }) => !match.value.weak)),
    flag(!ruled && own.some((one) => !one.match.value.weak && isHead(one))),
    flag(!ruled && others.some(isHead)),
    flag(end > 0 && !evidence.some(isHead) && isUnknownWord(tokens, found, end - 1)),
    flag(ruled),
    flag(own.length > 0 && own.every(({ match }) => match.value.world !== null)),
    flag(translated),
  ]
}

const WEIGHTS = SIGNS.map((sign) => SIGN_WEIGHTS[sign])

/** How often a category with these signs was right among names that the tables were not written for. */
export function confidenceOf(signs: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < signs.length; i++) sum += (signs[i] ?? 0) * (WEIGHTS[i] ?? 0)
  return Math.round(100 / (1 + Math.exp(-sum))) / 100
}

/** The share of a category among all that the name speaks of; without terms, that of the scores. */
function shareAmong(own: Evidence, others: Evidence, share: number): number {
  const sum = (list: Evidence) => list.reduce((total, { weight }) => total + weight, 0)
  const mine = sum(own)
  return mine === 0 ? share : Math.min(0.99, (mine / (mine + sum(others))) * (mine / (mine + HALF)))
}

const isIn = ({ start, length }: { start: number; length: number }, i: number) => start <= i && i < start + length
const startsWithDigit = (word: string) => word.charCodeAt(0) >= 0x30 && word.charCodeAt(0) <= 0x39
