import type { Classification, Intent, SegmentType } from "../taxonomy/classification.ts"
import { AUDIENCE_TYPES } from "../taxonomy/audience-types.ts"
import { QUALIFIER_KINDS } from "../taxonomy/qualifier-kinds.ts"
import type { Language } from "../languages/language.ts"
import { describesInTopicLanguage, hasOwnPrefixes } from "./built-in.ts"
import { describedLanguage, localPrefix, localStory } from "./local-story.ts"
import { activityOf, sentencesWithin, type Story, storyOf } from "./story.ts"
import type { OutputTemplate } from "./template.ts"

/** Template variables that are not part of the classification. */
export type Extras = { orgAlias?: string; partnerAlias?: string }

/** A topic being rendered. `story` is cached, because several templates use it. */
export type Subject = { c: Classification; extras: Extras; story: Story | undefined }

type Settings = Pick<
  OutputTemplate,
  | "platformKey"
  | "recency"
  | "descPrefixB2b"
  | "descPrefixB2c"
  | "descPrefixB2b2c"
  | "descCharLimit"
  | "descTemplate"
  | "language"
  | "userBehaviorOverride"
> & { isBuiltIn?: boolean }
export type Field = (subject: Subject, template: Settings) => string

const people: ReadonlyMap<string, string> = new Map(AUDIENCE_TYPES.map((type) => [type.name, type.people]))
const audienceTags: Readonly<Record<SegmentType, string>> = {
  B2B: "Business",
  B2E: "Business",
  B2G: "Business",
  B2C: "Consumer",
  B2B2C: "Biz+Consumer",
}
const userMarkets: Readonly<Record<SegmentType, string>> = {
  B2B: "Business",
  B2E: "Employee",
  B2G: "Government",
  B2C: "Consumer",
  B2B2C: "Business and Consumer",
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const beforeComma = (text: string) => {
  const comma = text.indexOf(",")
  return comma < 0 ? text : text.slice(0, comma).trim()
}
const lower =
  (field: Field): Field =>
  (subject, template) =>
    field(subject, template).toLowerCase()
const level =
  (depth: number): Field =>
  ({ c }) =>
    c.path[depth] ?? ""

const subcategory: Field = ({ c }) => beforeComma(c.subcategory)
/** The subcategory of an unsure topic is a guess, which built-in names do not repeat. */
const surePathNode: Field = (subject, template) =>
  subject.c.unsure === true && template.isBuiltIn === true ? "" : subcategory(subject, template)
const audienceType: Field = ({ c }) => c.audienceType
const group: Field = ({ c }) => c.taxonomyType
/** The deepest node of the path. */
const taxonomyLabel: Field = ({ c }) => c.path.at(-1) || beforeComma(c.subcategory) || c.parentCategory
const taxonomyDescription: Field = ({ c }) => capitalized(activityOf(c.parentCategory))
const topSignals: Field = ({ c }) => c.keywords.slice(0, 3).join(", ")
const userBehavior: Field = ({ c }, template) => template.userBehaviorOverride || behaviorOf(c.audienceType, c.intent)

function behaviorOf(audience: string, intent: Intent): string {
  const type = audience.toLowerCase()
  if (type.includes("owner")) return "Ownership"
  if (type.includes("past purchaser") || type.includes("previous buyer")) return "Past Purchaser"
  if (type.includes("decision maker")) return "Decision Maker"
  return intent === "product" || intent === "service" || intent === "solution" ? "Intent" : "Interest"
}

/** The language of a description: the one that the template asks for, or for built-in templates that of the topic. */
function languageOf(c: Classification, template: Settings): Language | undefined {
  if (template.language !== null) return template.language === "en" ? undefined : template.language
  return describedLanguage(c) !== undefined && describesInTopicLanguage(template) ? describedLanguage(c) : undefined
}

const prefix: Field = ({ c }, template) => {
  const language = languageOf(c, template)
  return language === undefined || hasOwnPrefixes(template)
    ? prefixFor(c.segmentType, template)
    : localPrefix(c, language)
}

type Prefixes = Pick<Settings, "descPrefixB2b" | "descPrefixB2c" | "descPrefixB2b2c">

function prefixFor(segment: SegmentType, { descPrefixB2b, descPrefixB2c, descPrefixB2b2c }: Prefixes): string {
  if (segment === "B2C") return descPrefixB2c
  return segment === "B2B2C" ? descPrefixB2b2c : descPrefixB2b
}

const audienceStory: Field = (subject, template) => {
  const language = languageOf(subject.c, template)
  const limit = (template.descCharLimit ?? Number.POSITIVE_INFINITY) - prefix(subject, template).length - 1
  if (language === undefined) return sentencesWithin((subject.story ??= storyOf(subject.c)), limit).join(" ")
  return sentencesWithin(localStory(subject.c, language), limit).join(language === "ja" ? "" : " ")
}

/** Qualifiers of the name, each value once. Negations are not printed. */
function facts({ qualifiers = [] }: Classification, kind?: string): string {
  const requested = qualifiers.filter((one) => one.kind !== "negation" && (kind === undefined || one.kind === kind))
  return [...new Set(requested.map(({ value }) => value))].join(", ")
}

const qualifierFields = Object.fromEntries(
  QUALIFIER_KINDS.filter((kind) => kind !== "negation").map((kind): [string, Field] => [
    `qualifier_${kind}`,
    ({ c }) => facts(c, kind),
  ]),
)

/** All placeholder fields. The last block is an addition to the fields in the interface. */
const fields: Readonly<Record<string, Field>> = {
  topic: ({ c }) => c.topicName,
  intent: ({ c }) => c.intent,
  secondary_intent: ({ c }) => c.secondaryIntent ?? "",
  secondary_intent_suffix: ({ c }) => (c.secondaryIntent ? ` + ${c.secondaryIntent}` : ""),
  group,
  category: ({ c }) => c.parentCategory,
  subcategory: surePathNode,
  segment_type: ({ c }) => c.segmentType,
  audience_tag: ({ c }) => audienceTags[c.segmentType] ?? "",
  audience_type: audienceType,

  subcategory_l1: level(1),
  subcategory_l2: level(2),
  subcategory_l3: level(3),
  subcategory_l4: level(4),

  intensity: ({ c }) => c.intensity,
  awareness: ({ c }) => c.awareness,
  funnel: ({ c }) => c.funnel,
  journey: ({ c }) => c.buyerJourney,
  sensitivity: ({ c }) => c.sensitivity,
  composite_score: ({ c }) => String(c.compositeScore),

  recency: (_, template) => template.recency,
  org_alias: ({ extras }) => extras.orgAlias ?? "",
  partner_alias: ({ extras }) => extras.partnerAlias ?? "",

  user_behavior: userBehavior,
  user_behavior_lower: lower(userBehavior),
  // All audiences are inferred from the topic; none are declared by their members.
  model_process: () => "Modeled",
  user_market: ({ c }) => userMarkets[c.segmentType] ?? "",

  taxonomy_label: taxonomyLabel,
  taxonomy_label_lower: lower(taxonomyLabel),
  taxonomy_description: taxonomyDescription,
  taxonomy_description_lower: lower(taxonomyDescription),
  audience_type_lower: lower(audienceType),
  audience_type_people: ({ c }) => people.get(c.audienceType) ?? c.audienceType,
  domain_signals_top3: topSignals,
  domain_signals_top3_lower: lower(topSignals),
  group_lower: lower(group),

  qualifiers: ({ c }) => facts(c),
  qualifiers_suffix: ({ c }) => (facts(c) === "" ? "" : ` (${facts(c)})`),
  ...qualifierFields,

  prefix,
  audience_story: audienceStory,
  intent_label: ({ c }) => capitalized(c.intent),
  intent_labels: ({ c }) => capitalized(c.intent) + (c.secondaryIntent ? ` + ${capitalized(c.secondaryIntent)}` : ""),
  intents_spoken: ({ c }) => c.intent + (c.secondaryIntent ? ` and ${c.secondaryIntent}` : ""),
  intensity_lower: ({ c }) => c.intensity.toLowerCase(),
  awareness_lower: ({ c }) => c.awareness.toLowerCase(),
  funnel_lower: ({ c }) => c.funnel.toLowerCase(),
  journey_lower: ({ c }) => c.buyerJourney.toLowerCase(),
  taxonomy_path: ({ c }) => `${c.taxonomyType} > ${c.parentCategory} > ${c.path.join(" > ") || c.subcategory}`,
}
const fieldsByName = new Map(Object.entries(fields))

/** An unknown field renders as an empty string. */
export const fieldNamed = (name: string): Field => fieldsByName.get(name) ?? emptyField
const emptyField: Field = () => ""

export const subjectOf = (c: Classification, extras: Extras = {}): Subject => ({ c, extras, story: undefined })

/** Every variable with its value, for the template preview. */
export function buildContext(c: Classification, template: OutputTemplate, extras?: Extras): Record<string, string> {
  const subject = subjectOf(c, extras)
  return Object.fromEntries([...fieldsByName].map(([name, field]) => [name, field(subject, template)]))
}
