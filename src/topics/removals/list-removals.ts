import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import type { Removal } from "./schema.ts"

const DAY_MS = 86_400_000
/** How long removed topics can be restored. */
const RESTORE_DAYS = 30

const until = (removedAt: string) => new Date(Date.parse(removedAt) + RESTORE_DAYS * DAY_MS).toISOString()
export const oldestRestorable = (now: Date) => new Date(now.getTime() - RESTORE_DAYS * DAY_MS).toISOString()

type Row = Omit<Removal, "names" | "restorable_until"> & { names: string }

const SELECT = `SELECT r.id, r.topics, r.restored, r.removed_by, r.batch_id, r.removed_at, r.restored_at, (
    SELECT json_group_array(topic_name) FROM (SELECT topic_name FROM removed_topics WHERE removal_id = r.id LIMIT 3)
  ) AS names
  FROM removals AS r WHERE r.org_id = ?1 AND (?2 = '' OR r.workspace_id = ?2) AND r.removed_at > ?3`

const removalOf = ({ names, ...row }: Row): Removal => ({
  ...row,
  names: JSON.parse(names) as string[],
  restorable_until: until(row.removed_at),
})

/** Removals that can still be restored, newest first. */
export async function listRemovals(ctx: OrgContext, { limit, offset }: { limit: number; offset: number }) {
  const { results } = await ctx.library
    .prepare(`${SELECT} ORDER BY r.removed_at DESC, r.id DESC LIMIT ?4 OFFSET ?5`)
    .bind(ctx.org.id, ctx.workspace, oldestRestorable(ctx.now()), limit, offset)
    .all<Row>()
  return results.map(removalOf)
}

/** A removal that can still be restored, or 404. */
export async function findRemoval(ctx: OrgContext, id: string): Promise<Removal> {
  const row = await ctx.library
    .prepare(`${SELECT} AND r.id = ?4`)
    .bind(ctx.org.id, ctx.workspace, oldestRestorable(ctx.now()), id)
    .first<Row>()
  if (!row) throw new AppError(404, "Removal not found")
  return removalOf(row)
}
