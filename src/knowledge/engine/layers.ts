import { AUDIENCE_LAYERS, AWARENESS_OF, FUNNEL_OF, INTEREST_LAYERS, JOURNEYS_OF } from "../taxonomy/audience-layers.ts"
import { CATEGORY_DEFAULTS } from "../taxonomy/category-defaults.ts"
import type { Awareness, Funnel, Intensity, Intent, Journey } from "../taxonomy/classification.ts"
import { type Match, type Phrases, scan } from "./evidence.ts"
import { type AudienceEntry, awarenesses, intensities, intents, journeys, type Meanings } from "./knowledge.ts"
import type { Reading } from "./reading.ts"
import type { Tokens } from "../text/tokens.ts"
import type { TopicDecision } from "./topic.ts"

/** A layer's value with the words that decided it, or the rule if no words did. */
export type Decided<T> = { value: T; because: string; confidence: number }

export function decideAudience({ tokens, cues, qualifiers }: Reading, topic: TopicDecision): Decided<string> {
  const negations = qualifiers.filter(({ kind }) => kind === "negation")
  const isNegated = ({ start }: { start: number }) =>
    negations.some((one) => start >= one.start && start - (one.start + one.length) < 2)
  const affirmed = negations.length === 0 ? cues : cues.filter((cue) => !isNegated(cue))
  const denied = affirmed.length < cues.length ? cues.findLast((cue) => isNegated(cue) && !cue.value.weak) : undefined
  const cue = strongest(tokens, topic, affirmed)
  // People who do not own or do something share a lifestyle: nonsmokers, people without a car.
  if (denied && (!cue || cue.value.weak)) {
    return { value: "Lifestyle", because: `not ${wordsOf(tokens, denied)}`, confidence: 0.7 }
  }
  if (cue && !(cue.value.weak && topic.node.category.name === "Health Conditions")) {
    return { value: cue.value.audience, because: wordsOf(tokens, cue), confidence: cue.value.weak ? 0.6 : 0.9 }
  }
  const category = topic.node.category.name
  const defaultAudience = CATEGORY_DEFAULTS[category]?.audience
  if (defaultAudience) return { value: defaultAudience, because: `default for ${category}`, confidence: 0.6 }
  return { value: "Interest", because: "no words describe the audience", confidence: 0.5 }
}

/** A strong cue wins over a weak one, then the longer, then the later: in English the head noun comes last. */
function strongest(
  tokens: Tokens,
  topic: TopicDecision,
  matches: Match<AudienceEntry>[],
): Match<AudienceEntry> | undefined {
  const qualifier = tokens.words.findIndex((word, i) => i > 0 && (word === "with" || word === "in" || word === "at"))
  let best: Match<AudienceEntry> | undefined
  let bestRank = 0
  for (const match of matches) {
    const { start, length, value } = match
    // "Women's running shoes" are shoes: a demographic word counts only if it is the head of the phrase.
    const describesAThing = value.audience === "Demographic" && start + length < endOfHead(tokens, qualifier)
    if (describesAThing && topic.node.category.name !== "Demographics") continue
    const rank = (value.weak ? 1 : 11) + length - (qualifier >= 0 && start > qualifier ? 8 : 0)
    if (rank >= bestRank) {
      best = match
      bestRank = rank
    }
  }
  return best
}

/** The end of the words that name the topic. */
const endOfHead = ({ words }: Tokens, qualifier: number) => (qualifier < 0 ? words.length : qualifier)

export type Grounded<T, G> = Decided<T> & { ground: G }

export type IntentDecision = Decided<Intent> & { secondary: Intent | null }

export function decideIntent(tokens: Tokens, found: Phrases, topic: TopicDecision): IntentDecision {
  const category = topic.node.category.name
  const defaultIntent = CATEGORY_DEFAULTS[category]?.intent ?? "interest"
  if (topic.brandIsHead) {
    return {
      value: "brand",
      because: topic.brand ?? "",
      confidence: 0.85,
      secondary: defaultIntent === "interest" ? null : defaultIntent,
    }
  }
  // An audience defined by its role keeps that intent even if the text names products, and a guess keeps the default.
  const cue = defaultIntent === "role" || topic.unsure ? undefined : scan(intents, found).at(-1)
  const value = (cue?.value as Intent | undefined) ?? defaultIntent
  const because = cue ? wordsOf(tokens, cue) : `default for ${category}`
  const secondary = topic.brand ? "brand" : value === defaultIntent ? null : defaultIntent
  return { value, because, confidence: cue ? 0.75 : 0.6, secondary }
}

export type Momentum = {
  intensity: Decided<Intensity>
  awareness: Decided<Awareness>
  journey: Decided<Journey>
  funnel: Decided<Funnel>
}

/**
 * How close people are to buying: from cues in the text if they fit the audience type, otherwise its default. What
 * people know has to fit how close they are.
 */
export function decideMomentum(
  tokens: Tokens,
  found: Phrases,
  audience: string,
  intent: Intent,
  topic: TopicDecision,
): Momentum {
  const defaults = defaultsFor(audience, intent, topic)
  const fromCueOr = <T extends string>(
    table: Meanings<string>,
    fallback: T,
    fits: (value: T) => boolean,
  ): Decided<T> => {
    const cue = scan(table, found).findLast(({ value }) => fits(value as T))
    return cue
      ? { value: cue.value as T, because: wordsOf(tokens, cue), confidence: 0.8 }
      : { value: fallback, because: `default for ${audience}`, confidence: 0.6 }
  }
  const stages = JOURNEYS_OF[audience] ?? JOURNEYS_OF["Interest"] ?? []
  const journey = fromCueOr<Journey>(journeys, defaults.journey, (stage) => stages.includes(stage))
  const known: readonly Awareness[] = audience === "Demographic" ? ["Unaware"] : AWARENESS_OF[journey.value]
  const fallback = known.includes(defaults.awareness) ? defaults.awareness : (known[0] ?? defaults.awareness)
  return {
    intensity: fromCueOr<Intensity>(intensities, defaults.intensity, () => true),
    awareness: fromCueOr<Awareness>(awarenesses, fallback, (value) => known.includes(value)),
    journey,
    funnel: {
      value: FUNNEL_OF[journey.value],
      because: `derived from the ${journey.value} stage`,
      confidence: journey.confidence,
    },
  }
}

type MomentumDefaults = { intensity: Intensity; awareness: Awareness; journey: Journey }

function defaultsFor(audience: string, intent: Intent, { node, unsure }: TopicDecision): MomentumDefaults {
  const defaults = AUDIENCE_LAYERS[audience] ?? AUDIENCE_LAYERS["Interest"]
  if (!defaults) throw new Error(`No layers for ${audience}`)
  if (audience !== "Interest" || unsure) return defaults
  const { awareness, narrowAwareness, narrow } = INTEREST_LAYERS[intent]
  return node.path.includes(" > ")
    ? { ...defaults, awareness: narrowAwareness, journey: narrow }
    : { ...defaults, awareness, journey: intent === "brand" ? narrow : "Awareness" }
}

export const wordsOf = ({ words }: Tokens, { start, length }: { start: number; length: number }) =>
  length === 1 ? (words[start] ?? "") : words.slice(start, start + length).join(" ")
