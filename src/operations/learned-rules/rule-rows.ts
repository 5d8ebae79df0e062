import type { SegmentType } from "../../knowledge/taxonomy/classification.ts"
import type { LearnedRules } from "../../knowledge/engine/learned.ts"

export type RuleRow = { kind: "name" | "head_noun"; pattern: string; segmentType: SegmentType; reviews: number }

export const RULE_ROWS = `SELECT kind, pattern, segment_type AS segmentType, reviews FROM learned_rules`

export function readRules(rows: readonly RuleRow[]): LearnedRules {
  const ofKind = (target: RuleRow["kind"]) =>
    new Map(rows.filter(({ kind }) => kind === target).map((rule) => [rule.pattern, rule]))
  return { names: ofKind("name"), heads: ofKind("head_noun") }
}
