/** The fields of a topic that reviews teach. */
export const FIELDS = ["segmentType", "parentCategory", "audienceType", "sensitivity"] as const
export type LearnedField = (typeof FIELDS)[number]

export const KINDS = ["name", "head_noun"] as const
export type RuleKind = (typeof KINDS)[number]

/**
 * `kind` as it is stored. Rules for the segment type were the first: their kind has no field, and `segment_type` holds the value of
 * every rule.
 */
export const storedKind = (kind: RuleKind, field: LearnedField): string =>
  field === "segmentType" ? kind : `${kind}:${field}`

export function kindOf(stored: string): { kind: RuleKind; field: LearnedField } {
  const [kind, field = "segmentType"] = stored.split(":")
  return { kind: kind as RuleKind, field: field as LearnedField }
}

/** All stored kinds of rules of these kinds and for these fields, as JSON. */
export const storedKinds = (kinds: readonly RuleKind[] = KINDS, fields: readonly LearnedField[] = FIELDS): string =>
  JSON.stringify(kinds.flatMap((kind) => fields.map((field) => storedKind(kind, field))))
