import { normalizedName } from "../text/normalized-name.ts"
import type { SegmentType } from "../taxonomy/classification.ts"
import { findPhrases, type Phrases } from "./evidence.ts"
import type { Decided } from "./layers.ts"
import { relationsIn } from "./reading.ts"
import { type Tokens, tokenize } from "../text/tokens.ts"
import { headEnd } from "./topic.ts"
import { topicNameOf } from "./topic-name.ts"

type Learned = { segmentType: SegmentType; reviews: number }

/** Rules learned from reviews: the segment type of a name, or of a head noun once enough reviews agree. */
export type LearnedRules = {
  /** By normalized name. */
  names: ReadonlyMap<string, Learned>
  /** By head noun. */
  heads: ReadonlyMap<string, Learned>
}

/** The stem of the noun a text is about: the thing owned or bought, not the word for owners or buyers. */
export function headNounOf(text: string): string | undefined {
  const tokens = tokenize(text)
  return headNoun(tokens, findPhrases(tokens))
}

/** May be a word no table has: those are the words reviews can teach. */
function headNoun(tokens: Tokens, found: Phrases): string | undefined {
  const end = headEnd(tokens, relationsIn(found)) || headEnd(tokens, undefined)
  return tokens.stems[end - 1]
}

/** The segment type from a learned rule, a name rule before a noun rule; undefined if none applies. */
export function learnedSegment(
  text: string,
  tokens: Tokens,
  found: Phrases,
  { names, heads }: LearnedRules,
): Decided<SegmentType> | undefined {
  if (names.size > 0) {
    // The text may be written differently from the catalog name that reviews use.
    const name = [text, topicNameOf(text)].map(normalizedName).find((one) => names.has(one))
    const learned = name === undefined ? undefined : names.get(name)
    if (learned) return decided(learned, `learned rule: a review of "${name}"`, 0.99)
  }
  const noun = heads.size > 0 ? headNoun(tokens, found) : undefined
  const learned = noun === undefined ? undefined : heads.get(noun)
  return learned && decided(learned, `learned rule: ${learned.reviews} reviews agree on "${noun}"`, 0.9)
}

const decided = ({ segmentType }: Learned, because: string, confidence: number) => ({
  value: segmentType,
  because,
  confidence,
})
