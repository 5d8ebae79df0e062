import { AUDIENCE_LAYERS, FUNNEL_OF } from "../taxonomy/audience-layers.ts"
import { CATEGORY_DEFAULTS } from "../taxonomy/category-defaults.ts"
import type { Awareness, Funnel, Intensity, Intent, Journey, SegmentType } from "../taxonomy/classification.ts"
import { type Match, type Phrases, scan } from "./evidence.ts"
import {
  type AudienceEntry,
  audiences,
  awarenesses,
  intensities,
  intents,
  journeys,
  type Meanings,
  segments,
} from "./knowledge.ts"
import type { Tokens } from "../text/tokens.ts"
import type { TopicDecision } from "./topic.ts"

/** A layer's value with the words that decided it, or the rule where no word did. */
export type Decided<T> = { value: T; because: string; confidence: number }

export function decideAudience(tokens: Tokens, found: Phrases, topic: TopicDecision): Decided<string> {
  const cue = strongest(tokens, topic, scan(audiences, found))
  if (cue && !(cue.value.weak && topic.node.category.name === "Health Conditions")) {
    return { value: cue.value.audience, because: wordsOf(tokens, cue), confidence: cue.value.weak ? 0.6 : 0.9 }
  }
  const category = topic.node.category.name
  const usual = CATEGORY_DEFAULTS[category]?.audience
  if (usual) return { value: usual, because: `usual for ${category}`, confidence: 0.6 }
  return { value: "Interest", because: "only a subject is named", confidence: 0.5 }
}

/** A sure cue before an unsure one, then the longer, then the later: English says last what people are. */
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
    // "Women's running shoes" are shoes: a word for who people are counts where they themselves are named.
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

/** Where the words end that say what the topic is. */
const endOfHead = ({ words }: Tokens, qualifier: number) => (qualifier < 0 ? words.length : qualifier)

/** The narrower a segment, the less it is said by chance. */
const NARROWEST = ["B2G", "B2E", "B2B2C", "B2B", "B2C"] as const

export function decideSegment(
  tokens: Tokens,
  found: Phrases,
  topic: TopicDecision,
  audience: string,
): Decided<SegmentType> {
  const cues = scan(segments, found)
  for (const segment of NARROWEST) {
    const cue = cues.find(({ value }) => value === segment)
    if (cue) return { value: segment, because: wordsOf(tokens, cue), confidence: 0.9 }
  }
  const category = topic.node.category.name
  if (CATEGORY_DEFAULTS[category]?.business) return { value: "B2B", because: `usual for ${category}`, confidence: 0.85 }
  if (audience === "Decision Maker")
    return { value: "B2B", because: "decision makers buy for a business", confidence: 0.8 }
  if (topic.brandIsHead && topic.market)
    return { value: topic.market, because: `customers of ${topic.brand}`, confidence: 0.8 }
  return { value: "B2C", because: "nothing speaks of a business", confidence: 0.8 }
}

export type IntentDecision = Decided<Intent> & { secondary: Intent | null }

export function decideIntent(tokens: Tokens, found: Phrases, topic: TopicDecision): IntentDecision {
  const category = topic.node.category.name
  const usual = CATEGORY_DEFAULTS[category]?.intent ?? "interest"
  if (topic.brandIsHead) {
    return {
      value: "brand",
      because: topic.brand ?? "",
      confidence: 0.85,
      secondary: usual === "interest" ? null : usual,
    }
  }
  // People described by what they are stay that, whatever they work with.
  const cue = usual === "role" ? undefined : scan(intents, found).at(-1)
  const value = (cue?.value as Intent | undefined) ?? usual
  const because = cue ? wordsOf(tokens, cue) : `usual for ${category}`
  const secondary = topic.brand ? "brand" : value === usual ? null : usual
  return { value, because, confidence: cue ? 0.75 : 0.6, secondary }
}

export type Momentum = {
  intensity: Decided<Intensity>
  awareness: Decided<Awareness>
  journey: Decided<Journey>
  funnel: Decided<Funnel>
}

/** How far along people are: by their own words, else by what is usual for the audience type. */
export function decideMomentum(tokens: Tokens, found: Phrases, audience: string, intent: Intent): Momentum {
  const usual = AUDIENCE_LAYERS[audience] ?? AUDIENCE_LAYERS["Interest"]
  if (!usual) throw new Error(`No layers for ${audience}`)
  const said = <T extends string>(table: Meanings<string>, fallback: T): Decided<T> => {
    const cue = scan(table, found).at(-1)
    return cue
      ? { value: cue.value as T, because: wordsOf(tokens, cue), confidence: 0.8 }
      : { value: fallback, because: `usual for ${audience}`, confidence: 0.6 }
  }
  // Somebody who cares for a brand knows at least its products.
  const awareness = audience === "Interest" && intent === "brand" ? "Product Aware" : usual.awareness
  const journey = said<Journey>(journeys, usual.journey)
  return {
    intensity: said<Intensity>(intensities, usual.intensity),
    awareness: said<Awareness>(awarenesses, awareness),
    journey,
    funnel: {
      value: FUNNEL_OF[journey.value],
      because: `follows from ${journey.value}`,
      confidence: journey.confidence,
    },
  }
}

export const wordsOf = ({ words }: Tokens, { start, length }: { start: number; length: number }) =>
  words.slice(start, start + length).join(" ")
