/** How an IAB node relates to the subcategory: the same, broader, or narrower. */
export const RELATIONS = ["exact", "broader", "narrower"] as const
/** The source of a mapping: IAB's files, equal names, or our own judgement. */
export const SOURCES = ["official", "name", "hand"] as const
export const AUDIENCE_TIERS = ["interest", "purchase_intent", "demographic"] as const

type Relation = (typeof RELATIONS)[number]
type Source = (typeof SOURCES)[number]
export type AudienceTier = (typeof AUDIENCE_TIERS)[number]

export type IabMatch = { id: string; relation: Relation; source: Source }

/** A topic's place in the IAB Tech Lab taxonomies. */
export type Iab = {
  audience_1_1: IabMatch & { tier: AudienceTier }
  content_3_1: IabMatch
  content_2_2: IabMatch
  ad_product_2_0: IabMatch | null
}
