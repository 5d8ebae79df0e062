import { DEFAULT_RECENCY } from "./recency.ts"
import type { OutputTemplate } from "./template.ts"

const TOPIC_WITH_INTENT = { key: "topic", label: "Topic + Intent", format: "{{topic}} ({{intent_label}})" }
const GROUP = { key: "group", label: "Group" }
const CATEGORY = { key: "category", label: "Category" }
const SUBCATEGORY = { key: "subcategory", label: "Subcategory" }
const SEGMENT_AUDIENCE = {
  key: "segment_type",
  label: "Segment Audience",
  format: "{{segment_type}} {{audience_type}}",
}
const FUNNEL_JOURNEY = { key: "funnel", label: "Funnel Journey", format: "{{funnel}} Funnel {{journey}}" }
const JOURNEY = { key: "journey", label: "Journey" }
const RECENCY = { key: "recency", label: "Recency" }

const PREFIXES = {
  descPrefixB2b: "Professionals who",
  descPrefixB2c: "Consumers who",
  descPrefixB2b2c: "Consumers and professionals who",
}
const PREFIX_FIELDS = Object.keys(PREFIXES) as (keyof typeof PREFIXES)[]

const shared = {
  pathSeparator: " > ",
  // Used only if the slug is switched on; by default the path alone is the segment name.
  slugFields: ["topic", "category"],
  slugSeparator: "-",
  includeSlug: false,
  ...PREFIXES,
  recency: DEFAULT_RECENCY,
  userBehaviorOverride: null,
  language: null,
}

export const BUILT_IN_TEMPLATES: readonly OutputTemplate[] = [
  {
    ...shared,
    platformKey: "dspapi",
    displayName: "DSP API",
    isActive: true,
    sortOrder: 0,
    pathFields: [
      TOPIC_WITH_INTENT,
      CATEGORY,
      SUBCATEGORY,
      SEGMENT_AUDIENCE,
      { key: "intensity", label: "Intensity + Awareness", format: "{{intensity}} Intensity + {{awareness}}" },
      FUNNEL_JOURNEY,
      RECENCY,
    ],
    descTemplate: "{{prefix}} {{audience_story}}",
    descCharLimit: 500,
    dbColumnName: "segment_name_dspapi",
    dbColumnDesc: "segment_desc_dspapi",
  },
  {
    ...shared,
    platformKey: "marketplace",
    displayName: "Data marketplace",
    isActive: true,
    sortOrder: 1,
    pathFields: [TOPIC_WITH_INTENT, GROUP, CATEGORY, SUBCATEGORY, SEGMENT_AUDIENCE, JOURNEY, RECENCY],
    descTemplate: "{{prefix}} {{audience_story}}",
    descCharLimit: 245,
    dbColumnName: "segment_name_marketplace",
    dbColumnDesc: "segment_desc_marketplace",
  },
  {
    ...shared,
    platformKey: "internal",
    displayName: "Internal",
    isActive: true,
    sortOrder: 2,
    pathFields: [
      { key: "topic", label: "Topic" },
      { key: "intent", label: "Intent", format: "{{intent_labels}}" },
      GROUP,
      CATEGORY,
      SUBCATEGORY,
      { key: "segment_type", label: "Segment" },
      { key: "intensity", label: "Intensity", format: "{{intensity}} Intensity" },
      { key: "awareness", label: "Awareness" },
      FUNNEL_JOURNEY,
      RECENCY,
    ],
    descTemplate:
      "{{prefix}} {{audience_story}} Classified under {{taxonomy_path}} as {{segment_type}} {{audience_type}} " +
      "with {{intents_spoken}} intent: {{intensity_lower}} intensity, {{awareness_lower}}, {{funnel_lower}} funnel " +
      "at the {{journey_lower}} stage. Sensitivity: {{sensitivity}}. Composite score: {{composite_score}} of 100.",
    descCharLimit: null,
    dbColumnName: "segment_name_internal",
    dbColumnDesc: "internal_description",
  },
  {
    ...shared,
    platformKey: "exchange",
    displayName: "Ad exchange",
    isActive: false,
    sortOrder: 3,
    pathFields: [TOPIC_WITH_INTENT, CATEGORY, SUBCATEGORY, SEGMENT_AUDIENCE, JOURNEY, RECENCY],
    descTemplate: "{{prefix}} {{audience_story}}",
    descCharLimit: 300,
    dbColumnName: null,
    dbColumnDesc: null,
  },
]

/** Whether the template's names are those of the built-in template for its column. */
export function hasBuiltInName(template: OutputTemplate): boolean {
  const builtIn = BUILT_IN_TEMPLATES.find(({ dbColumnName }) => dbColumnName === template.dbColumnName)
  return builtIn !== undefined && nameRuleOf(template) === nameRuleOf(builtIn)
}

type Description = Pick<OutputTemplate, "platformKey" | "descTemplate" | keyof typeof PREFIXES>

/** Whether an operator has written other prefixes, which stay as they are in every language. */
export const hasOwnPrefixes = (template: Description): boolean =>
  PREFIX_FIELDS.some((field) => template[field] !== PREFIXES[field])

/**
 * Whether descriptions follow the topic's language: those of built-in templates do, as long as no operator has changed their text. The
 * internal description is always English.
 */
export function describesInTopicLanguage(template: Description): boolean {
  if (template.platformKey === "internal" || hasOwnPrefixes(template)) return false
  return BUILT_IN_TEMPLATES.some(
    ({ platformKey, descTemplate }) => platformKey === template.platformKey && descTemplate === template.descTemplate,
  )
}

/** Whether an operator has left the template as it is built in. */
export function isUnedited(template: OutputTemplate): boolean {
  const builtIn = BUILT_IN_TEMPLATES.find(({ platformKey }) => platformKey === template.platformKey)
  if (!builtIn) return false
  const text = (of: OutputTemplate) =>
    JSON.stringify(Object.keys(builtIn).map((key) => of[key as keyof OutputTemplate]))
  return text(template) === text(builtIn)
}

/** The longest names that the platforms of the built-in templates take. Those templates shorten the topic, and keep the rest of the path. */
const NAME_LIMITS: Readonly<Record<string, number>> = { dspapi: 255, marketplace: 250 }
export const nameLimitOf = (template: OutputTemplate): number | undefined =>
  isUnedited(template) ? NAME_LIMITS[template.platformKey] : undefined

/** Everything a name depends on except the topic. */
function nameRuleOf(template: OutputTemplate): string {
  const { pathFields, pathSeparator, includeSlug, recency, userBehaviorOverride } = template
  const segments = pathFields.map(({ key, format }) => [key, format])
  return JSON.stringify([segments, pathSeparator, includeSlug, recency, userBehaviorOverride])
}
