import type { Services } from "../../kernel/context.ts"
import type { Databases } from "../../kernel/db/databases.ts"
import { join, prepare, raw, type Sql, sql } from "../../kernel/db/sql.ts"

type Details = Record<string, unknown>

/** The actor and organization of an action: an `OrgContext`, or the same fields if no person is signed in. */
export type Acting = Pick<Services, keyof Databases | "now" | "requestId"> & {
  org: { id: string }
  actor: { userId: string; keyId?: string; grantId?: string }
}

const COLUMNS = "at, org_id, actor, action, target, details, request_id"

/**
 * An audit log row for the batch of the action itself, so that neither is written without the other. Triggers reject changes to existing
 * rows.
 */
export const actionEntry = (ctx: Acting, action: string, target: string, details: Details = {}) =>
  entry(ctx, "", action, target, details)

/** Written only if the previous statement in the batch changed a row. */
export const entryIfChanged = (ctx: Acting, action: string, target: string, details: Details = {}) =>
  entry(ctx, "WHERE changes() > 0", action, target, details)

/**
 * Written only if `rows` selects any, before the action changes them. Stores their number in `details` under the name `counted`, and
 * returns it as `n`. Unlike `changes()`, it is correct if triggers write to a full-text index.
 */
export const entryOfCount = (
  ctx: Acting,
  action: string,
  target: string,
  counted: string,
  rows: Sql,
  details: Details = {},
) =>
  ctx.home
    .prepare(
      `INSERT INTO audit_log (${COLUMNS}) SELECT ?, ?, ?, ?, ?, json_set(?, '$.' || ?, n), ?
       FROM (SELECT count(*) AS n FROM (${rows.text})) WHERE n > 0 RETURNING details ->> ? AS n`,
    )
    .bind(
      ctx.now().toISOString(),
      ctx.org.id,
      ctx.actor.userId,
      action,
      target,
      JSON.stringify({ ...details, ...keyOf(ctx) }),
      counted,
      ctx.requestId,
      ...rows.values,
      counted,
    )

/**
 * Details that the statement reads itself, such as names of rows that the batch is about to change. Each of `read` selects one JSON value,
 * and is left out if that is null. Written only if `when` holds.
 */
export const entryOfRows = (
  ctx: Acting,
  action: string,
  target: string,
  details: Details,
  read: Readonly<Record<string, Sql>>,
  when: Sql = raw("1"),
) => {
  const fields = Object.entries(read).map(([name, value]) => sql`${name}, json((${value}))`)
  return prepare(
    ctx.home,
    sql`INSERT INTO audit_log (${raw(COLUMNS)})
      SELECT ${ctx.now().toISOString()}, ${ctx.org.id}, ${ctx.actor.userId}, ${action}, ${target},
        json_patch(${JSON.stringify({ ...details, ...keyOf(ctx) })}, json_object(${join(fields, ", ")})), ${ctx.requestId}
      WHERE ${when}`,
  )
}

function entry(ctx: Acting, condition: string, action: string, target: string, details: Details) {
  return ctx.home
    .prepare(`INSERT INTO audit_log (${COLUMNS}) SELECT ?, ?, ?, ?, ?, ?, ? ${condition}`)
    .bind(
      ctx.now().toISOString(),
      ctx.org.id,
      ctx.actor.userId,
      action,
      target,
      JSON.stringify({ ...details, ...keyOf(ctx) }),
      ctx.requestId,
    )
}

/** The actor of a request with a key or of an app is a person: the one who holds the key, or who connected the app. */
const keyOf = ({ actor: { keyId, grantId } }: Acting) => ({
  ...(keyId !== undefined && { key: keyId }),
  ...(grantId !== undefined && { app: grantId }),
})
