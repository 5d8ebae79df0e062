import { normalizedName } from "../text/normalized-name.ts"
import type { SegmentType } from "../taxonomy/classification.ts"
import { findPhrases, type Phrases } from "./evidence.ts"
import type { Decided } from "./layers.ts"
import { relationsIn } from "./noise.ts"
import { type Tokens, tokenize } from "../text/tokens.ts"
import { headEnd } from "./topic.ts"
import { topicNameOf } from "./topic-name.ts"

type Learned = { segmentType: SegmentType; reviews: number }

/** What reviews taught: the word of people on a name, and on a head noun where enough of them agree. */
export type LearnedRules = {
  /** By normalized name. */
  names: ReadonlyMap<string, Learned>
  /** By head noun. */
  heads: ReadonlyMap<string, Learned>
}

/** The noun a text is about, without its plural: what people are said to own or buy, not the owning or buying. */
export function headNounOf(text: string): string | undefined {
  const tokens = tokenize(text)
  return headNoun(tokens, findPhrases(tokens))
}

/** Unlike the engine's own head it may be a word that nothing is known of: that is what people have to teach. */
function headNoun(tokens: Tokens, found: Phrases): string | undefined {
  const end = headEnd(tokens, relationsIn(tokens, found)?.ignored) || headEnd(tokens, undefined)
  return tokens.stems[end - 1]
}

/** The segment type a rule gives, the name's before the noun's; undefined where none applies. */
export function learnedSegment(
  text: string,
  tokens: Tokens,
  found: Phrases,
  { names, heads }: LearnedRules,
): Decided<SegmentType> | undefined {
  if (names.size > 0) {
    // People write a topic as they like; reviews know it by the name it has in the catalog.
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
