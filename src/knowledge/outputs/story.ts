import type { Classification, Journey } from "../taxonomy/classification.ts"
import { describeTopic } from "./clause.ts"
import { CATEGORY_PHRASES, type CategoryPhrase } from "./phrases.ts"
import { signalList } from "./signals.ts"

const consumerJourney: Readonly<Record<Journey, string>> = {
  Awareness: "Most are early on, so broad and helpful messages land best.",
  Consideration: "They are weighing their options, so comparisons and reviews carry weight.",
  Decision: "They are close to choosing, so price, availability and offers count.",
  Retention: "They already know what they like, so loyalty and upgrade offers work well.",
  Advocacy: "They recommend what they love, so give them something worth sharing.",
}
const businessJourney: Readonly<Record<Journey, string>> = {
  Awareness: "Most are early on, so useful content and a clear view of the problem land best.",
  Consideration: "They are building a shortlist, so case studies and comparisons carry weight.",
  Decision: "They are close to choosing, so pricing, proof and a quick demo count.",
  Retention: "They already have something in place, so renewals and add-ons are the opening.",
  Advocacy: "Their peers listen to them, so references and communities are worth the effort.",
}
/** Audience types that say nothing about a purchase, so the journey sentence is left out. */
const withoutPurchase: ReadonlySet<string> = new Set(["Demographic", "Visitor & Resident", "Patient & Caregiver"])
const SENSITIVE = "Sensitive audience: check privacy and platform rules before using it."
const UNKNOWN = "The name alone does not say what it is about, so check it before use."
const RESTRICTED = "Advertising limits apply here, so check platform policy first."

const phrases: ReadonlyMap<string, CategoryPhrase> = new Map(Object.entries(CATEGORY_PHRASES))
const fitSentences: ReadonlyMap<string, string> = new Map(
  Object.entries(CATEGORY_PHRASES).map(([category, { fit }]) => [category, `A good fit for ${fit}.`]),
)

/** What people of a category do, as a phrase; empty for an unknown category. */
export const activityOf = (category: string) => phrases.get(category)?.activity ?? ""

/** A description in sentences. `fallback` replaces a `clause` that is too long; `more` is added as far as it fits. */
export type Story = { clause: string; fallback: string; more: readonly string[] }

export function storyOf(c: Classification): Story {
  if (c.unsure) return unsureStory(c)
  const phrase = phrases.get(c.parentCategory)
  const more: string[] = []
  if (c.sensitivity === "Sensitive") more.push(SENSITIVE)
  if (phrase) more.push(phrase.habit)
  if (c.sensitivity !== "Sensitive") {
    if (!withoutPurchase.has(c.audienceType)) {
      more.push(
        (c.segmentType === "B2C" || c.segmentType === "B2B2C" ? consumerJourney : businessJourney)[c.buyerJourney],
      )
    }
    const fit = fitSentences.get(c.parentCategory)
    if (fit !== undefined) more.push(fit)
    if (c.sensitivity === "Restricted") more.push(RESTRICTED)
    const signals = signalList(c)
    if (signals !== "") more.push(`Signals include ${signals}.`)
  }
  return {
    clause: `${describeTopic(c)}.`,
    fallback: phrase ? `spend time ${phrase.activity}.` : "share an interest.",
    more,
  }
}

/** States only the name, and that a person should review it. */
function unsureStory({ topicName, sensitivity }: Classification): Story {
  return {
    clause: `belong to the audience named ${topicName}.`,
    fallback: "belong to this audience.",
    more: [sensitivity === "Sensitive" ? SENSITIVE : UNKNOWN],
  }
}

/** The sentences of a story that fit within a limit, joined by spaces. Sentences that do not fit are omitted. */
export function sentencesWithin({ clause, fallback, more }: Story, limit: number): string[] {
  const chosen = [clause.length <= limit ? clause : fallback]
  let length = chosen[0]?.length ?? 0
  for (const sentence of more) {
    if (length + 1 + sentence.length > limit) continue
    chosen.push(sentence)
    length += 1 + sentence.length
  }
  return chosen
}
