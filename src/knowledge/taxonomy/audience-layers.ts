import type { Awareness, Funnel, Intensity, Intent, Journey } from "./classification.ts"

/** Defaults per audience type, used when the text has no cue for a layer. */
export const AUDIENCE_LAYERS: Readonly<
  Record<string, { intensity: Intensity; awareness: Awareness; journey: Journey }>
> = {
  "In-Market": { intensity: "High", awareness: "Product Aware", journey: "Decision" },
  Ownership: { intensity: "Medium", awareness: "Most Aware", journey: "Retention" },
  "Past Purchaser": { intensity: "Medium", awareness: "Most Aware", journey: "Retention" },
  "Decision Maker": { intensity: "High", awareness: "Solution Aware", journey: "Decision" },
  Enthusiast: { intensity: "High", awareness: "Product Aware", journey: "Advocacy" },
  Professional: { intensity: "Medium", awareness: "Solution Aware", journey: "Consideration" },
  "Life Event": { intensity: "High", awareness: "Problem Aware", journey: "Consideration" },
  Demographic: { intensity: "Low", awareness: "Unaware", journey: "Awareness" },
  Lifestyle: { intensity: "Medium", awareness: "Solution Aware", journey: "Consideration" },
  "Customer & Supporter": { intensity: "Medium", awareness: "Most Aware", journey: "Retention" },
  "Visitor & Resident": { intensity: "Medium", awareness: "Solution Aware", journey: "Awareness" },
  "Viewer & Listener": { intensity: "Medium", awareness: "Product Aware", journey: "Consideration" },
  "Patient & Caregiver": { intensity: "Medium", awareness: "Problem Aware", journey: "Consideration" },
  Interest: { intensity: "Low", awareness: "Problem Aware", journey: "Awareness" },
}

/**
 * Defaults for audiences that are only interested, by intent: their awareness, and their journey stage for a broad or a narrow subject.
 * People who look at running shoes are closer to a purchase than people who look at fashion.
 */
export const INTEREST_LAYERS: Readonly<
  Record<Intent, { awareness: Awareness; narrowAwareness: Awareness; narrow: Journey }>
> = {
  product: { awareness: "Solution Aware", narrowAwareness: "Solution Aware", narrow: "Consideration" },
  service: { awareness: "Problem Aware", narrowAwareness: "Problem Aware", narrow: "Consideration" },
  solution: { awareness: "Solution Aware", narrowAwareness: "Solution Aware", narrow: "Consideration" },
  need: { awareness: "Problem Aware", narrowAwareness: "Problem Aware", narrow: "Consideration" },
  event: { awareness: "Solution Aware", narrowAwareness: "Solution Aware", narrow: "Consideration" },
  brand: { awareness: "Product Aware", narrowAwareness: "Product Aware", narrow: "Consideration" },
  interest: { awareness: "Problem Aware", narrowAwareness: "Product Aware", narrow: "Awareness" },
  role: { awareness: "Unaware", narrowAwareness: "Unaware", narrow: "Awareness" },
}

/** The journey stages that each audience type can be in. */
export const JOURNEYS_OF: Readonly<Record<string, readonly Journey[]>> = {
  "In-Market": ["Decision", "Consideration"],
  Ownership: ["Retention", "Advocacy"],
  "Past Purchaser": ["Retention", "Advocacy"],
  "Decision Maker": ["Decision", "Consideration"],
  Enthusiast: ["Advocacy", "Consideration", "Awareness"],
  Professional: ["Consideration", "Awareness", "Decision"],
  "Life Event": ["Consideration", "Decision", "Awareness"],
  Demographic: ["Awareness"],
  Lifestyle: ["Consideration", "Awareness", "Retention", "Decision"],
  "Customer & Supporter": ["Retention", "Advocacy", "Decision"],
  "Visitor & Resident": ["Awareness", "Consideration", "Decision"],
  "Viewer & Listener": ["Consideration", "Awareness", "Retention", "Advocacy"],
  "Patient & Caregiver": ["Consideration", "Awareness", "Decision"],
  Interest: ["Awareness", "Consideration", "Decision"],
}

/** Possible awareness at each journey stage, likeliest first. */
export const AWARENESS_OF: Readonly<Record<Journey, readonly Awareness[]>> = {
  Awareness: ["Problem Aware", "Unaware", "Solution Aware", "Product Aware"],
  Consideration: ["Solution Aware", "Problem Aware", "Product Aware"],
  Decision: ["Product Aware", "Most Aware", "Solution Aware"],
  Retention: ["Most Aware", "Product Aware"],
  Advocacy: ["Most Aware", "Product Aware"],
}

/** Whether a combination of layers makes sense. */
export function layersAgree(layers: {
  audienceType: string
  intent: Intent
  awareness: Awareness
  funnel: Funnel
  buyerJourney: Journey
}): boolean {
  const { audienceType, awareness, funnel, buyerJourney } = layers
  return (
    JOURNEYS_OF[audienceType]?.includes(buyerJourney) === true &&
    AWARENESS_OF[buyerJourney].includes(awareness) &&
    FUNNEL_OF[buyerJourney] === funnel &&
    !(audienceType === "Demographic" && awareness !== "Unaware")
  )
}

export const FUNNEL_OF: Readonly<Record<Journey, Funnel>> = {
  Awareness: "Upper",
  Consideration: "Mid",
  Decision: "Lower",
  Retention: "Lower",
  Advocacy: "Lower",
}
