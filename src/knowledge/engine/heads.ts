import type { Tokens } from "../text/tokens.ts"
import { GAP } from "../text/tokens.ts"
import type { Match } from "./evidence.ts"
import type { TopicEntry, TreeNode } from "./knowledge.ts"

/** Words after which the rest of a phrase only qualifies what came before. */
export const QUALIFIERS = new Set(
  "for of in with at by about from on to near who that using without during within under over via through interested among amongst whose".split(
    " ",
  ),
)

export const PEOPLE_AND_PLACES = new Set(["Demographics", "Geography", "Shopping"])
/** What the other subcategories of Shopping say is how people buy. */
const GOODS = new Set(["Gifts & Flowers", "Party Supplies"])

export const isOfPeopleOrPlaces = ({ category, names }: TreeNode) =>
  PEOPLE_AND_PLACES.has(category.name) && !GOODS.has(names[0] ?? "")

/** Visitors are about the place that they visit. */
export const isVisit = ({ value, length }: Match<TopicEntry>) =>
  length === 1 && value.weak && value.node.names[0] === "Store Visitors & Proximity"

/** Where the head of the phrase ends: before a qualifier, a comma, or ignored words at the end. */
export function headEnd({ words, gaps }: Tokens, ignored: readonly boolean[] | undefined): number {
  let end = 0
  for (let i = lastStepOf(gaps, ignored); i < words.length; i++) {
    if (end > 0 && ((gaps[i] !== GAP.none && gaps[i] !== GAP.close) || QUALIFIERS.has(words[i] ?? ""))) break
    if (!ignored?.[i]) end = i + 1
  }
  return end
}

/** Start of the last path step that has words of the topic; 0 if there are no steps. */
export function lastStepOf(gaps: readonly number[], ignored: readonly boolean[] | undefined): number {
  let start = 0
  let last = 0
  for (let i = 0; i < gaps.length; i++) {
    if (gaps[i] === GAP.step || gaps[i] === GAP.label) start = i
    if (!ignored?.[i]) last = start
  }
  return last
}

/** Start of the last path step that names more than people and places. */
export function lastTopicStep(gaps: readonly number[], matches: readonly Match<TopicEntry>[]): number | undefined {
  const last = matches.findLast(({ value }) => !isOfPeopleOrPlaces(value.node))?.start
  if (last === undefined) return undefined
  let start = last
  while (start > 0 && gaps[start] !== GAP.step && gaps[start] !== GAP.label) start--
  return start
}
