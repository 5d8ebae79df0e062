/** The topic fields that reviews can teach. */
export const FIELDS = ["segmentType", "parentCategory", "audienceType", "sensitivity"] as const
export type LearnedField = (typeof FIELDS)[number]

export const KINDS = ["name", "head_noun"] as const
export type RuleKind = (typeof KINDS)[number]

/**
 * The stored `kind`. Rules for the segment type came first: their kind has no field suffix, and the column `segment_type` holds the value
 * of every rule.
 */
export const storedKind = (kind: RuleKind, field: LearnedField): string =>
  field === "segmentType" ? kind : `${kind}:${field}`

export function kindOf(stored: string): { kind: RuleKind; field: LearnedField } {
  const [kind, field = "segmentType"] = stored.split(":")
  return { kind: kind as RuleKind, field: field as LearnedField }
}

/** All stored kinds for these kinds and fields, as JSON. */
export const storedKinds = (kinds: readonly RuleKind[] = KINDS, fields: readonly LearnedField[] = FIELDS): string =>
  JSON.stringify(kinds.flatMap((kind) => fields.map((field) => storedKind(kind, field))))
