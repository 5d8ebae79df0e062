import type { SegmentType, Sensitivity } from "../../knowledge/taxonomy/classification.ts"
import type { LearnedRules } from "../../knowledge/engine/learned.ts"
import { kindOf, type LearnedField, type RuleKind } from "./rule-kinds.ts"

export type RuleRow = { kind: string; pattern: string; value: string; reviews: number }

export const RULE_ROWS = `SELECT kind, pattern, segment_type AS value, reviews FROM learned_rules`

export function readRules(rows: readonly RuleRow[]): LearnedRules {
  const rules = rows.map(({ kind: stored, ...rule }) => ({ ...rule, ...kindOf(stored) }))
  const setOf = <R>(field: LearnedField, ruleOf: (rule: RuleRow) => R) => {
    const ofKind = (kind: RuleKind) =>
      new Map(
        rules
          .filter((rule) => rule.field === field && rule.kind === kind)
          .map((rule) => [rule.pattern, ruleOf(rule)] as const),
      )
    return { names: ofKind("name"), heads: ofKind("head_noun") }
  }
  const asStored = ({ value, reviews }: RuleRow) => ({ value, reviews })
  return {
    ...setOf("segmentType", ({ value, reviews }) => ({ segmentType: value as SegmentType, reviews })),
    parentCategory: setOf("parentCategory", asStored),
    audienceType: setOf("audienceType", asStored),
    sensitivity: setOf("sensitivity", ({ value, reviews }) => ({ value: value as Sensitivity, reviews })),
  }
}
