import { WordSet } from "../text/new-strings.ts"
import { GAP, type Tokens } from "../text/tokens.ts"
import type { Match, Phrases } from "./evidence.ts"
import { type TopicEntry, voteShareOf } from "./knowledge.ts"
import type { Reading } from "./reading.ts"

/** Whether words only say how a list was made: "engaged users" want no ring. */
export const decorates = (qualifiers: Reading["qualifiers"], match: Match<TopicEntry>): boolean =>
  qualifiers.some(
    ({ kind, start, length }) =>
      kind === "decoration" &&
      start <= match.start &&
      match.start + match.length <= start + length &&
      length > match.length,
  )

/** A doubtful correction and no other topic. */
export const isUnsureCorrection = (
  { words }: Tokens,
  respelled: boolean,
  related: boolean,
  matches: readonly Match<TopicEntry>[],
): boolean => respelled && !related && words.length > 1 && matches.length === 1 && matches[0]?.length === 1

/** Categories of things that can be bought or seen. */
const THINGS = new Set([
  "Food & Beverage",
  "Home & Garden",
  "Hobbies",
  "Consumer Tech",
  "Fashion",
  "Beauty",
  "Travel",
  "Telecom & Utilities",
  "Music & Audio",
  "Arts & Events",
  "Business Services",
  "Household",
])

/** Whole fields, of which anything may be a part. */
export const FIELDS = new WordSet(
  "art photography furniture fashion music design travel food cooking equipment service store shop sport health beauty auto pet wine education gaming fitness finance".split(
    " ",
  ),
)

/** Whether a name is of two or three things that never occur together: "Sofa Trombone". Products share words with others of their kind. */
export function areUnrelated(
  { words, stems, gaps }: Tokens,
  found: Phrases,
  matches: readonly Match<TopicEntry>[],
): boolean {
  const { length } = words
  const last = words[length - 1] ?? ""
  if (length < 2 || length > 3 || matches.length !== length || last !== stems[length - 1] || FIELDS.has(last))
    return false
  return matches.every(
    (a) =>
      a.length === 1 &&
      a.value.brand === 0 &&
      (a.start === 0 || gaps[a.start] === GAP.none) &&
      THINGS.has(a.value.node.category.name) &&
      matches.every(
        ({ value: { node } }, i) =>
          matches[i] === a ||
          (node.category !== a.value.node.category && voteShareOf(found.words[a.start] ?? 0, node.category) === 0),
      ),
  )
}
