import type { Classification, Journey } from "../taxonomy/classification.ts"
import { describeTopic } from "./clause.ts"
import { CATEGORY_PHRASES, type CategoryPhrase } from "./phrases.ts"
import { speakSignals } from "./signals.ts"

const journeyOfConsumers: Readonly<Record<Journey, string>> = {
  Awareness: "Most are early on, so broad and helpful messages land best.",
  Consideration: "They are weighing their options, so comparisons and reviews carry weight.",
  Decision: "They are close to choosing, so price, availability and offers count.",
  Retention: "They already know what they like, so loyalty and upgrade offers work well.",
  Advocacy: "They recommend what they love, so give them something worth sharing.",
}
const journeyAtWork: Readonly<Record<Journey, string>> = {
  Awareness: "Most are early on, so useful content and a clear view of the problem land best.",
  Consideration: "They are building a shortlist, so case studies and comparisons carry weight.",
  Decision: "They are close to choosing, so pricing, proof and a quick demo count.",
  Retention: "They already have something in place, so renewals and add-ons are the opening.",
  Advocacy: "Their peers listen to them, so references and communities are worth the effort.",
}
/** Who people are or where they live says nothing about a purchase. */
const standing: ReadonlySet<string> = new Set(["Demographic", "Visitor & Resident", "Patient & Caregiver"])
const SENSITIVE = "Sensitive audience: check privacy and platform rules before using it."
const RESTRICTED = "Advertising limits apply here, so check platform policy first."

const phrases: ReadonlyMap<string, CategoryPhrase> = new Map(Object.entries(CATEGORY_PHRASES))
const fitSentences: ReadonlyMap<string, string> = new Map(
  Object.entries(CATEGORY_PHRASES).map(([category, { fit }]) => [category, `A good fit for ${fit}.`]),
)

/** What people of a category do, as a noun phrase; empty for a category nobody knows. */
export const activityOf = (category: string) => phrases.get(category)?.activity ?? ""

/** A description in whole sentences: the clause about the topic, then what may be added, the most telling first. */
export type Story = { clause: string; instead: string; more: readonly string[] }

export function tellStory(c: Classification): Story {
  const phrase = phrases.get(c.parentCategory)
  const more: string[] = []
  if (c.sensitivity === "Sensitive") more.push(SENSITIVE)
  if (phrase) more.push(phrase.habit)
  if (c.sensitivity !== "Sensitive") {
    if (!standing.has(c.audienceType)) {
      more.push(
        (c.segmentType === "B2C" || c.segmentType === "B2B2C" ? journeyOfConsumers : journeyAtWork)[c.buyerJourney],
      )
    }
    const fit = fitSentences.get(c.parentCategory)
    if (fit !== undefined) more.push(fit)
    if (c.sensitivity === "Restricted") more.push(RESTRICTED)
    const signals = speakSignals(c)
    if (signals !== "") more.push(`Signals include ${signals}.`)
  }
  return {
    clause: `${describeTopic(c)}.`,
    instead: phrase ? `spend time ${phrase.activity}.` : "share an interest.",
    more,
  }
}

/** The story within a limit: a sentence that would not fit is left out whole. */
export function fitStory({ clause, instead, more }: Story, limit: number): string {
  let told = clause.length <= limit ? clause : instead
  for (const sentence of more) if (told.length + 1 + sentence.length <= limit) told += ` ${sentence}`
  return told
}
