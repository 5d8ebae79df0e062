import { normalizedName } from "../text/normalized-name.ts"
import { type SegmentType, type Sensitivity, SENSITIVITIES } from "../taxonomy/classification.ts"
import { findPhrases, type Phrases } from "./evidence.ts"
import type { Decided } from "./layers.ts"
import { relationsIn } from "./reading.ts"
import { type Tokens, tokenize } from "../text/tokens.ts"
import { headEnd } from "./heads.ts"
import { topicNameOf } from "./topic-name.ts"

type RuleSet<R> = {
  /** By normalized name. */
  names: ReadonlyMap<string, R>
  /** By head noun. */
  heads: ReadonlyMap<string, R>
}
type Rule = { reviews: number }
type ValueRule<T extends string> = Rule & { value: T }

/**
 * Rules learned from reviews, for a name, or for a head noun once enough reviews agree. `names` and `heads` decide the segment type.
 */
export type LearnedRules = RuleSet<Rule & { segmentType: SegmentType }> & {
  parentCategory?: RuleSet<ValueRule<string>>
  audienceType?: RuleSet<ValueRule<string>>
  sensitivity?: RuleSet<ValueRule<Sensitivity>>
}

/** The stem of the noun a text is about: the thing owned or bought, not the word for owners or buyers. */
export function headNounOf(text: string): string | undefined {
  const tokens = tokenize(text)
  return headNoun(tokens, findPhrases(tokens))
}

/** May be a word that is in no table: reviews teach exactly those. */
function headNoun(tokens: Tokens, found: Phrases): string | undefined {
  const end = headEnd(tokens, relationsIn(found)) || headEnd(tokens, undefined)
  return tokens.stems[end - 1]
}

type Learned = {
  segment?: Decided<SegmentType>
  category?: Decided<string>
  audience?: Decided<string>
  /** `exact` if the review was of this exact text. */
  sensitivity?: Decided<Sensitivity> & { exact: boolean }
}

/** What the rules say about a text. A name rule wins over a noun rule. */
export function learnedOf(text: string, tokens: Tokens, found: Phrases, rules: LearnedRules): Learned {
  const find = finder(text, tokens, found)
  const segment = find(rules)
  const { parentCategory, audienceType, sensitivity: sensitivities } = rules
  const category = parentCategory && find(parentCategory)
  const audience = audienceType && find(audienceType)
  const sensitivity = sensitivities && find(sensitivities)
  return {
    ...(segment && { segment: decided(segment, segment.rule.segmentType) }),
    ...(category && { category: decided(category, category.rule.value) }),
    ...(audience && { audience: decided(audience, audience.rule.value) }),
    ...(sensitivity && {
      sensitivity: { ...decided(sensitivity, sensitivity.rule.value), exact: sensitivity.exact },
    }),
  }
}

type Found<R> = { rule: R; because: string; confidence: number; exact: boolean }

const decided = <T>({ because, confidence }: Found<unknown>, value: T): Decided<T> => ({ value, because, confidence })

/** Finds rules for a text. Normalizes the name and finds the noun at most once, and only if there are rules to match. */
function finder(text: string, tokens: Tokens, found: Phrases) {
  let spellings: readonly string[] | undefined
  let noun: string | undefined
  return <R extends Rule>({ names, heads }: RuleSet<R>): Found<R> | undefined => {
    if (names.size > 0) {
      // The text may be written differently from the catalog name that reviews use.
      spellings ??= [text, topicNameOf(text)].map(normalizedName)
      const at = spellings.findIndex((one) => names.has(one))
      const name = spellings[at]
      const rule = name === undefined ? undefined : names.get(name)
      // A name without letters is like any other one.
      const exact = at === 0 && name !== ""
      if (rule) return { rule, because: `learned rule: a review of "${name}"`, confidence: 0.99, exact }
    }
    if (heads.size === 0) return undefined
    noun ??= headNoun(tokens, found) ?? ""
    const rule = heads.get(noun)
    const because = `learned rule: ${rule?.reviews} reviews agree on "${noun}"`
    return rule && { rule, because, confidence: 0.9, exact: false }
  }
}

/**
 * The sensitivity after applying rules. Only a review of this exact text may lower it: the text may say more than the reviewed name or
 * noun.
 */
export function sensitivityWith<D extends Decided<Sensitivity>>(
  found: D,
  learned: Learned["sensitivity"],
): D | Decided<Sensitivity> {
  if (!learned) return found
  const { exact, ...rule } = learned
  return exact || isStricter(rule.value, found.value) ? rule : found
}

export const isStricter = (a: Sensitivity, b: Sensitivity): boolean =>
  SENSITIVITIES.indexOf(a) > SENSITIVITIES.indexOf(b)
