/** What a name can say besides its topic: who, where, when and how. */
export const QUALIFIER_KINDS = [
  "age",
  "gender",
  "generation",
  "income",
  "geography",
  "company_size",
  "recency",
  "device",
  "model",
  "language",
  "household",
  "proximity",
  "credit_score",
  "negation",
] as const
export type QualifierKind = (typeof QUALIFIER_KINDS)[number]
