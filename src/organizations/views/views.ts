import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import { peopleById } from "../people/people-by-id.ts"
import type { Layout, NewView, View, ViewChanges } from "./schema.ts"

const MAX_VIEWS = 50

const SELECT = `SELECT id, page, name, query, layout, user_id AS userId, updated_at AS updatedAt FROM user_views`

type Row = Omit<View, "layout" | "own" | "by"> & { layout: string; userId: string }

/** Views with the names of their owners. */
async function viewsOf(ctx: OrgContext, rows: readonly Row[]): Promise<View[]> {
  const people = await peopleById(
    ctx,
    rows.map(({ userId }) => userId),
  )
  return rows.map(({ layout, userId, ...row }) => ({
    ...row,
    by: people.get(userId)?.name ?? "",
    layout: JSON.parse(layout) as Layout,
    own: userId === ctx.actor.userId,
  }))
}

/** The caller's own views of a table, by name. */
export async function listViews(ctx: OrgContext, page: string): Promise<View[]> {
  const { results } = await ctx.library
    .prepare(`${SELECT} WHERE org_id = ? AND user_id = ? AND page = ? ORDER BY name LIMIT ${MAX_VIEWS}`)
    .bind(ctx.org.id, ctx.actor.userId, page)
    .all<Row>()
  return viewsOf(ctx, results)
}

/** Everyone in the organization can open a view by its link. */
export async function findView(ctx: OrgContext, id: string): Promise<View> {
  const { library } = ctx
  const row = await library.prepare(`${SELECT} WHERE id = ? AND org_id = ?`).bind(id, ctx.org.id).first<Row>()
  const [view] = row ? await viewsOf(ctx, [row]) : []
  if (!view) throw new AppError(404, "View not found")
  return view
}

export async function createView(ctx: OrgContext, { page, name, query, layout }: NewView): Promise<View> {
  const [id, at] = [newId("view"), ctx.now().toISOString()]
  const { meta } = await prepare(
    ctx.library,
    sql`INSERT OR IGNORE INTO user_views (id, org_id, user_id, page, name, query, layout, created_at, updated_at)
       SELECT ${id}, ${ctx.org.id}, ${ctx.actor.userId}, ${page}, ${name}, ${query}, ${JSON.stringify(layout)}, ${at}, ${at}
       WHERE (SELECT count(*) FROM user_views WHERE org_id = ${ctx.org.id} AND user_id = ${ctx.actor.userId}
         AND page = ${page}) < ${MAX_VIEWS}`,
  ).run()
  if (meta.changes === 0) throw await refusal(ctx, page, name)
  return findView(ctx, id)
}

async function refusal(ctx: OrgContext, page: string, name: string): Promise<AppError> {
  const isTaken = (await listViews(ctx, page)).some((view) => view.name === name)
  return isTaken
    ? new AppError(409, "You already have a view with this name")
    : new AppError(400, `Maximum ${MAX_VIEWS} views per table`)
}

/** Only the owner can change a view. */
export async function changeView(ctx: OrgContext, id: string, changes: ViewChanges): Promise<View> {
  const view = await findOwn(ctx, id)
  const { name, query, layout } = { ...view, ...changes }
  const { meta } = await prepare(
    ctx.library,
    sql`UPDATE OR IGNORE user_views SET name = ${name}, query = ${query}, layout = ${JSON.stringify(layout)},
      updated_at = ${ctx.now().toISOString()}
       WHERE id = ${id} AND org_id = ${ctx.org.id} AND user_id = ${ctx.actor.userId}`,
  ).run()
  if (meta.changes === 0) throw new AppError(409, "You already have a view with this name")
  return findView(ctx, id)
}

export async function deleteView(ctx: OrgContext, id: string) {
  await findOwn(ctx, id)
  await ctx.library
    .prepare("DELETE FROM user_views WHERE id = ? AND org_id = ? AND user_id = ?")
    .bind(id, ctx.org.id, ctx.actor.userId)
    .run()
  return { deleted: true as const }
}

async function findOwn(ctx: OrgContext, id: string): Promise<View> {
  const view = await findView(ctx, id)
  if (!view.own) throw new AppError(404, "View not found")
  return view
}
