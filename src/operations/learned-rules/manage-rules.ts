import { entryIfChanged } from "../../organizations/audit/entry.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { pageAnswer } from "../../kernel/http/answers.ts"
import { rangeOf } from "../../kernel/http/query.ts"
import type { LearnedRule, RuleQuery } from "./schema.ts"
import { settleHead } from "./settle-head.ts"

type Row = Omit<LearnedRule, "names"> & { names: string }

export async function listRules({ d1 }: Pick<Services, "d1">, query: RuleQuery) {
  const where = query.kind === undefined ? sql("true") : sql("r.kind = ?", query.kind)
  const counted = prepare(d1, sql(`SELECT count(*) AS n FROM learned_rules AS r WHERE ${where.text}`, ...where.values))
  const total = (await counted.first<number>("n")) ?? 0
  const { offset, limit } = rangeOf(query)
  const { results } = await prepare(
    d1,
    sql(
      `SELECT r.id, r.kind, r.pattern, r.segment_type AS segmentType, r.reviews, r.created_by AS createdBy,
         r.created_at AS createdAt, (
           SELECT json_group_array(pattern) FROM (
             SELECT pattern FROM learned_rules WHERE r.kind = 'head_noun' AND head = r.pattern ORDER BY pattern LIMIT 20
           )
         ) AS names
       FROM learned_rules AS r WHERE ${where.text} ORDER BY r.created_at DESC, r.id DESC LIMIT ? OFFSET ?`,
      ...where.values,
      limit,
      Math.min(offset, total),
    ),
  ).all<Row>()
  return pageAnswer(query, { items: results.map(ruleOf), total })
}

const ruleOf = ({ names, ...rule }: Row): LearnedRule =>
  rule.kind === "head_noun" ? { ...rule, names: JSON.parse(names) as string[] } : rule

/** Takes effect immediately. Reviews behind a deleted head noun rule no longer count toward it. */
export async function deleteRule(ctx: OrgContext, id: string): Promise<{ deleted: true }> {
  const rule = await ctx.d1
    .prepare("SELECT kind, pattern, head, segment_type AS segmentType FROM learned_rules WHERE id = ?")
    .bind(id)
    .first<{ kind: LearnedRule["kind"]; pattern: string; head: string | null; segmentType: string }>()
  if (!rule) throw new AppError(404, "Learned rule not found")
  const { kind, pattern, head, segmentType } = rule
  const after =
    kind === "head_noun"
      ? [ctx.d1.prepare("UPDATE learned_rules SET head = NULL WHERE head = ?").bind(pattern)]
      : head === null
        ? []
        : settleHead(ctx, head)
  await ctx.d1.batch([
    ctx.d1.prepare("DELETE FROM learned_rules WHERE id = ?").bind(id),
    entryIfChanged(ctx, "learned_rule.deleted", id, { kind, pattern, segmentType }),
    ...after,
  ])
  return { deleted: true }
}
