import type {
  Awareness,
  Classification,
  Funnel,
  Intensity,
  Intent,
  Journey,
  Sensitivity,
} from "../taxonomy/classification.ts"

type Layers = Pick<Classification, "intent" | "intensity" | "awareness" | "funnel" | "buyerJourney" | "sensitivity">

/** Points per layer value; the maximum over all layers is 100. */
const INTENSITY: Record<Intensity, number> = { High: 30, Medium: 18, Low: 6 }
const AWARENESS: Record<Awareness, number> = {
  Unaware: 0,
  "Problem Aware": 5,
  "Solution Aware": 10,
  "Product Aware": 15,
  "Most Aware": 20,
}
const FUNNEL: Record<Funnel, number> = { Upper: 4, Mid: 12, Lower: 20 }
const JOURNEY: Record<Journey, number> = { Awareness: 4, Consideration: 10, Decision: 20, Retention: 14, Advocacy: 12 }
const INTENT: Record<Intent, number> = {
  product: 10,
  brand: 10,
  service: 10,
  solution: 8,
  need: 8,
  event: 6,
  role: 5,
  interest: 3,
}
/** The share of the points that remains when targeting is limited. */
const SENSITIVITY_FACTOR: Record<Sensitivity, number> = { None: 1, Low: 0.95, Restricted: 0.8, Sensitive: 0.6 }

/** How ready an audience is for activation, 0 to 100: the sum of the layer points, reduced for sensitivity. */
export function compositeScore({ intent, intensity, awareness, funnel, buyerJourney, sensitivity }: Layers): number {
  const points = INTENSITY[intensity] + AWARENESS[awareness] + FUNNEL[funnel] + JOURNEY[buyerJourney] + INTENT[intent]
  return Math.round(points * SENSITIVITY_FACTOR[sensitivity])
}
