import type { OrgContext } from "../../kernel/context.ts"
import { join, prepare, sql } from "../../kernel/db/sql.ts"
import { cursorAt, pageIn } from "../../kernel/http/cursor.ts"
import { textOfAlert } from "./alert-text.ts"
import type { AlertKind, AlertPage, AlertQuery, AlertRecord, ReadAlerts } from "./schema.ts"

const DEFAULT_PAGE = 20
/** Unread alerts are counted and marked only among the newest. */
const NEWEST = 100

type Row = {
  place: number
  id: string
  orgId: string
  kind: AlertKind
  data: string
  createdAt: string
  isRead: number
}

/** The organization's alerts; operators also get alerts for operators. */
const visible = ({ org, actor }: OrgContext) =>
  actor.kind === "session" && actor.operator ? sql("a.org_id IN (?, '')", org.id) : sql("a.org_id = ?", org.id)

/** Newest first. */
export async function listAlerts(ctx: OrgContext, query: AlertQuery): Promise<AlertPage> {
  const { limit, after } = pageIn({ ...query, limit: query.limit ?? DEFAULT_PAGE }) ?? { limit: DEFAULT_PAGE }
  const { text, values } = join(
    [visible(ctx), ...(after ? [sql("(a.created_at, a.rowid) < (?, ?)", ...after)] : [])],
    " AND ",
  )
  const { results } = await prepare(
    ctx.home,
    sql(
      `SELECT a.rowid AS place, a.id, a.org_id AS orgId, a.kind, a.data, a.created_at AS createdAt,
         EXISTS (SELECT 1 FROM alert_reads AS r WHERE r.alert_id = a.id AND r.user_id = ?) AS isRead
       FROM alerts AS a INDEXED BY alerts_org WHERE ${text} ORDER BY a.created_at DESC, a.rowid DESC LIMIT ?`,
      ctx.actor.userId,
      ...values,
      limit + 1,
    ),
  ).all<Row>()
  const page = results.slice(0, limit)
  const last = results.length > limit ? page.at(-1) : undefined
  return {
    data: page.map(recordOf),
    unread: await countUnread(ctx),
    next: last ? cursorAt([last.createdAt, last.place]) : null,
  }
}

/** Marks alerts as read by the caller. Alerts that the caller cannot see are ignored. */
export async function readAlerts(ctx: OrgContext, { ids }: ReadAlerts): Promise<{ unread: number }> {
  const mine = visible(ctx)
  const chosen = ids === undefined ? [] : [sql("a.id IN (SELECT value FROM json_each(?))", JSON.stringify(ids))]
  const { text, values } = join([mine, ...chosen], " AND ")
  await prepare(
    ctx.home,
    sql(
      `INSERT INTO alert_reads (alert_id, user_id, read_at)
       SELECT a.id, ?, ? FROM alerts AS a WHERE ${text} ORDER BY a.created_at DESC LIMIT ${NEWEST} ON CONFLICT DO NOTHING`,
      ctx.actor.userId,
      ctx.now().toISOString(),
      ...values,
    ),
  ).run()
  return { unread: await countUnread(ctx) }
}

async function countUnread(ctx: OrgContext): Promise<number> {
  const { text, values } = visible(ctx)
  const counted = await prepare(
    ctx.home,
    sql(
      `SELECT count(*) AS n FROM (SELECT a.id FROM alerts AS a WHERE ${text} ORDER BY a.created_at DESC LIMIT ${NEWEST}) AS newest
       WHERE NOT EXISTS (SELECT 1 FROM alert_reads AS r WHERE r.alert_id = newest.id AND r.user_id = ?)`,
      ...values,
      ctx.actor.userId,
    ),
  ).first<number>("n")
  return counted ?? 0
}

const recordOf = ({ id, orgId, kind, data, createdAt, isRead }: Row): AlertRecord => ({
  id,
  kind,
  ...textOfAlert(kind, JSON.parse(data) as Record<string, unknown>),
  operators: orgId === "",
  createdAt,
  read: isRead === 1,
})
