import type { RestrictedReason, SensitiveReason } from "../../knowledge/taxonomy/sensitivity.ts"

/** Legally protected attributes, with AdCP's names. */
type RestrictedAttribute =
  | "racial_ethnic_origin"
  | "political_opinions"
  | "religious_beliefs"
  | "trade_union_membership"
  | "health_data"
  | "sex_life_sexual_orientation"
  | "age"
  | "familial_status"

type Reason = SensitiveReason | RestrictedReason

const ATTRIBUTES: Readonly<Partial<Record<Reason, RestrictedAttribute>>> = {
  health: "health_data",
  religion: "religious_beliefs",
  ethnicity: "racial_ethnic_origin",
  immigration: "racial_ethnic_origin",
  sexual_orientation: "sex_life_sexual_orientation",
  sex_life: "sex_life_sexual_orientation",
  political_belief: "political_opinions",
  politics: "political_opinions",
  trade_union: "trade_union_membership",
  minors: "age",
}

const POLICIES: Readonly<Partial<Record<Reason, string>>> = {
  health: "health_wellness",
  minors: "children_directed",
  political_belief: "political_advertising",
  politics: "political_advertising",
  alcohol: "age_restricted",
  tobacco: "age_restricted",
  cannabis: "age_restricted",
  gambling: "gambling_advertising",
  firearms: "firearms_weapons",
  credit: "fair_lending",
  housing: "fair_housing",
  jobs: "fair_employment",
}

/** The reason implied by a category if the layer names none. */
const BY_CATEGORY: Readonly<Record<string, Reason>> = {
  "Health Conditions": "health",
  Healthcare: "health",
  Religion: "religion",
  Politics: "politics",
  "Banking & Credit": "credit",
  "Real Estate": "housing",
  Careers: "jobs",
}

/** Subcategories that are protected attributes regardless of their sensitivity. */
const BY_SUBCATEGORY: Readonly<Record<string, RestrictedAttribute>> = {
  "Age Groups": "age",
  Generations: "age",
  "Household Composition": "familial_status",
  "Language & Ethnicity": "racial_ethnic_origin",
  "New & Expecting Parents": "familial_status",
  "Parents of Babies & Toddlers": "familial_status",
  "Parents of School Age Kids": "familial_status",
  "Parents of Teens": "familial_status",
  "Single Parents": "familial_status",
}

/** Attributes that need a separate legal basis under Article 9 of the GDPR. */
export const NEEDS_ART9: ReadonlySet<string> = new Set<RestrictedAttribute>([
  "racial_ethnic_origin",
  "political_opinions",
  "religious_beliefs",
  "trade_union_membership",
  "health_data",
  "sex_life_sexual_orientation",
])

export type SensitiveTopic = {
  parent_category: string
  subcategory: string
  sensitivity: string
  /** The reason for the level, in the wording of `explain`: `diabetes (health)`, `default for Religion`. */
  sensitivityReason?: string
}

/** The label restrictions that follow from a sensitivity level and its reason. */
export function restrictionsOf({ parent_category: category, subcategory, sensitivity, ...topic }: SensitiveTopic) {
  const marked = sensitivity === "Sensitive" || sensitivity === "Restricted"
  const reason = marked ? (reasonIn(topic.sensitivityReason) ?? BY_CATEGORY[category]) : undefined
  const attributes = [reason && ATTRIBUTES[reason], BY_SUBCATEGORY[subcategory]].filter((one) => one !== undefined)
  const policy = reason && POLICIES[reason]
  return { attributes: [...new Set(attributes)], policies: policy === undefined ? [] : [policy] }
}

function reasonIn(text = ""): Reason | undefined {
  const named = /\(([a-z ]+)\)$/.exec(text)?.[1]?.replaceAll(" ", "_") ?? ""
  return named in ATTRIBUTES || named in POLICIES ? (named as Reason) : undefined
}
