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
