import type { Awareness, Funnel, Intensity, Journey } from "./classification.ts"

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

export const FUNNEL_OF: Readonly<Record<Journey, Funnel>> = {
  Awareness: "Upper",
  Consideration: "Mid",
  Decision: "Lower",
  Retention: "Lower",
  Advocacy: "Lower",
}
