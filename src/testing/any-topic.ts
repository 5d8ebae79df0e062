import * as fc from "fast-check"
import { randomBase62 } from "../kernel/ids.ts"
import { aClassification } from "../knowledge/outputs/a-classification.ts"
import { BUILT_IN_TEMPLATES } from "../knowledge/outputs/built-in.ts"
import { compileTemplate } from "../knowledge/outputs/compile.ts"
import { INTENTS, JOURNEYS, SEGMENT_TYPES, SENSITIVITIES } from "../knowledge/taxonomy/classification.ts"
import { decidedCells } from "../topics/library/topic-row.ts"

const words = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
  fc.constantFrom(
    "'",
    "Élan vital",
    "a",
    "Classified under x",
    "30 Day",
    "\u{1F697}",
    "SUVs, trucks",
    "\u0001\u0002\u0003",
  ),
)
/** Random decisions and names, including those that no engine produces. */
export const anyTopic = fc.record({
  topicName: words.map((text) => `${text} 7${randomBase62(10)}`),
  parentCategory: fc.oneof(words, fc.constantFrom("Auto", "Pets", "Alcohol & Regulated")),
  subcategory: fc.oneof(words, fc.constantFrom("Beer, Wine & Spirits", "Cats")),
  taxonomyType: words,
  audienceType: fc.constantFrom("In-Market", "Ownership", "Demographic", "Customer & Supporter"),
  keywords: fc.array(words, { maxLength: 3 }),
  segmentType: fc.constantFrom(...SEGMENT_TYPES),
  intent: fc.constantFrom(...INTENTS),
  secondaryIntent: fc.constantFrom(null, ...INTENTS),
  buyerJourney: fc.constantFrom(...JOURNEYS),
  sensitivity: fc.constantFrom(...SENSITIVITIES),
  compositeScore: fc.nat(100),
  unsure: fc.boolean(),
  language: fc.constantFrom("en", "de", "ja"),
})

type Decisions = typeof anyTopic extends fc.Arbitrary<infer T> ? T : never
const templates = BUILT_IN_TEMPLATES.map(compileTemplate)

export const classificationFrom = (topic: Decisions) => aClassification({ ...topic, path: [topic.subcategory] })
export const cellsOf = (topic: Decisions) => decidedCells(classificationFrom(topic), "local", { templates, form: 1 })

const MARKS = new RegExp(`[${["\u0001", "\u0002", "\u0003"].join("")}]`, "g")
/** Marks stand for something where texts are stored, so a text with one of them loses it. */
export const withoutMarks = (text: string) => text.replaceAll(MARKS, " ")
