/** How an IAB node relates to the topic: the same, or broader. A narrower node or a sibling is never named. */
export const RELATIONS = ["exact", "broader"] as const
/** The source of a mapping: IAB's files, the words of the name, or our own judgement. */
export const SOURCES = ["official", "name", "hand"] as const
export const AUDIENCE_TIERS = ["interest", "purchase_intent", "demographic"] as const
/** The cells of a line in the crosswalk. */
export const COLUMNS = [...AUDIENCE_TIERS, "content_3_1", "content_2_2", "ad_product_2_0"] as const

export type Column = (typeof COLUMNS)[number]
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

/** What a compiled cell begins with, by its column. */
export const LETTERS: Readonly<Record<Column, string>> = {
  interest: "i",
  purchase_intent: "p",
  demographic: "m",
  content_3_1: "c",
  content_2_2: "d",
  ad_product_2_0: "a",
}
