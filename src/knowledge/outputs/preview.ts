import type { Classification } from "../taxonomy/classification.ts"
import { compileTemplate } from "./compile.ts"
import { buildContext, subjectOf } from "./context.ts"
import { renderDescription, renderName } from "./render.ts"
import type { OutputTemplate } from "./template.ts"

/** The topic shown in previews. It has a value for every template field. */
export const SAMPLE_TOPIC: Classification = {
  topicName: "Electric SUV Shoppers",
  taxonomyType: "Automotive",
  parentCategory: "Auto",
  subcategory: "Electric & Hybrid Vehicles",
  path: ["Electric & Hybrid Vehicles", "Electric Vehicles", "Electric SUVs", "Compact Electric SUVs", "Family EVs"],
  iabCode: "22",
  segmentType: "B2C",
  audienceType: "In-Market",
  keywords: ["electric suv", "ev range", "home charging", "tax credit"],
  intent: "product",
  secondaryIntent: "solution",
  intensity: "High",
  awareness: "Product Aware",
  funnel: "Lower",
  buyerJourney: "Decision",
  sensitivity: "None",
  compositeScore: 86,
  qualifiers: [
    { kind: "age", value: "25-54", text: "25 54" },
    { kind: "gender", value: "female", text: "women" },
    { kind: "generation", value: "Millennials", text: "millennials" },
    { kind: "income", value: "$150K+", text: "150k" },
    { kind: "geography", value: "California", text: "california" },
    { kind: "company_size", value: "1000+", text: "1000 employees" },
    { kind: "recency", value: "30 days", text: "last 30 days" },
    { kind: "device", value: "mobile", text: "mobile" },
    { kind: "model", value: "lookalike", text: "lookalike" },
    { kind: "language", value: "Spanish", text: "spanish speaking" },
    { kind: "household", value: "with children", text: "with children" },
    { kind: "proximity", value: "5 miles", text: "within 5 miles" },
    { kind: "credit_score", value: "700+", text: "700 credit score" },
  ],
}
const SAMPLE_EXTRAS = { orgAlias: "Acme", partnerAlias: "Acme Data" }

/** Renders a template for the sample topic, with every available variable. */
export function previewTemplate(config: OutputTemplate) {
  const template = compileTemplate(config)
  const subject = subjectOf(SAMPLE_TOPIC, SAMPLE_EXTRAS)
  const description = renderDescription(subject, template)
  return {
    name: renderName(subject, template),
    description,
    descLength: description.length,
    context: buildContext(SAMPLE_TOPIC, config, SAMPLE_EXTRAS),
  }
}
