import { entryIfChanged } from "../../organizations/audit/entry.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { pageAnswer } from "../../kernel/http/answers.ts"
import { rangeOf } from "../../kernel/http/query.ts"
import { kindOf, storedKind, storedKinds } from "./rule-kinds.ts"
import type { LearnedRule, RuleQuery } from "./schema.ts"
import { settleHead } from "./settle-head.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

type Row = Omit<LearnedRule, "names" | "kind" | "field" | "segmentType"> & { kind: string; names: string }

export async function listRules({ directory }: Pick<Services, "directory">, query: RuleQuery) {
  const kinds = storedKinds(query.kind && [query.kind], query.field && [query.field])
  const where = sql("r.kind IN (SELECT value FROM json_each(?))", kinds)
  const counted = prepare(
    directory,
    sql(`SELECT count(*) AS n FROM learned_rules AS r WHERE ${where.text}`, ...where.values),
  )
  const total = (await counted.first<number>("n")) ?? 0
  const { offset, limit } = rangeOf(query)
  const { results } = await prepare(
    directory,
    sql(
      `SELECT r.id, r.kind, r.pattern, r.segment_type AS value, r.reviews, r.created_by AS createdBy,
         r.created_at AS createdAt, (
           SELECT json_group_array(pattern) FROM (
             SELECT pattern FROM learned_rules WHERE head = r.pattern AND kind = replace(r.kind, 'head_noun', 'name')
             AND r.kind LIKE 'head_noun%' ORDER BY pattern LIMIT 20
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

function ruleOf({ names, kind: stored, value, ...row }: Row): LearnedRule {
  const { kind, field } = kindOf(stored)
  return {
    ...row,
    kind,
    field,
    value,
    ...(field === "segmentType" && { segmentType: value as LearnedRule["segmentType"] }),
    ...(kind === "head_noun" && { names: JSON.parse(names) as string[] }),
  }
}

/** Takes effect immediately. Reviews behind a deleted head noun rule no longer count toward it. */
export async function deleteRule(ctx: OrgContext, id: string): Promise<{ deleted: true }> {
  const rule = await ctx.directory
    .prepare("SELECT kind, pattern, head, segment_type AS value FROM learned_rules WHERE id = ?")
    .bind(id)
    .first<{ kind: string; pattern: string; head: string | null; value: string }>()
  if (!rule) throw new AppError(404, "Learned rule not found")
  const { pattern, head, value } = rule
  const { kind, field } = kindOf(rule.kind)
  const after =
    kind === "head_noun"
      ? [
          ctx.directory
            .prepare("UPDATE learned_rules SET head = NULL WHERE head = ? AND kind = ?")
            .bind(pattern, storedKind("name", field)),
        ]
      : head === null
        ? []
        : settleHead(ctx, head, field)
  await ctx.directory.batch([
    ctx.directory.prepare("DELETE FROM learned_rules WHERE id = ?").bind(id),
    entryIfChanged(atDirectory(ctx), "learned_rule.deleted", id, { kind, pattern, [field]: value }),
    ...after,
  ])
  await ctx.leases.waitForExpiry()
  return { deleted: true }
}
