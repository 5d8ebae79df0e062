import type { OrgContext } from "../../kernel/context.ts"
import { join, prepare, raw, type Sql, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import type { KeyKind } from "../../kernel/ports/leases.ts"
import type { KeysChoice, SettledKeys } from "./schema.ts"

/** The person who is responsible for a key: its maker, or whom it was handed over to. */
export const HOLDER = raw("coalesce(held_by, created_by)")

const KINDS = ["api_keys", "sdk_keys"] as const satisfies readonly KeyKind[]
const LISTS = { api_keys: "apiKeys", sdk_keys: "sdkKeys" } as const

type Settlement = {
  /** Details for the audit entry, which must be written before the statements run. */
  details: Record<string, Sql>
  /** Hand keys over and revoke the rest, if `when` holds. */
  statements: (when?: Sql) => D1PreparedStatement[]
  /** What the statements did, from their results. */
  count: (results: readonly D1Result[]) => SettledKeys
}

/**
 * Prepares what becomes of a person's keys in the organization. Keys whose receiver is no longer a member when the batch runs are
 * revoked, so that no key outlives the people responsible for it.
 */
export async function prepareSettlement(
  ctx: Pick<OrgContext, "directory" | "now" | "org" | "actor">,
  userId: string,
  choice: KeysChoice,
): Promise<Settlement> {
  const { directory, org } = ctx
  const receiver = await findReceiver(ctx, userId, choice)
  const chosen = { api_keys: choice.keys, sdk_keys: choice.sdkKeys }
  const held = sql`org_id = ${org.id} AND ${HOLDER} = ${userId} AND revoked_at IS NULL`
  const isHandedOver = (kind: KeyKind) =>
    chosen[kind] === "transfer" && receiver
      ? sql`EXISTS (SELECT 1 FROM memberships AS m WHERE m.org_id = ${org.id} AND m.user_id = ${receiver.id})`
      : raw("0")
  const listed = (kind: KeyKind, condition: Sql) =>
    sql`SELECT nullif(json_group_array(json_object('id', id, 'name', name)), '[]')
      FROM ${raw(kind)} WHERE ${held} AND ${condition}`
  const details = KINDS.flatMap((kind): [string, Sql][] => [
    [`${LISTS[kind]}Revoked`, listed(kind, sql`NOT ${isHandedOver(kind)}`)],
    [`${LISTS[kind]}HandedOver`, listed(kind, isHandedOver(kind))],
  ])
  const change = (kind: KeyKind, set: Sql, conditions: Sql[]) =>
    prepare(directory, sql`UPDATE ${raw(kind)} SET ${set} WHERE ${join([held, ...conditions], " AND ")} RETURNING id`)
  const anyHandedOver = KINDS.map(
    (kind) => sql`EXISTS (SELECT 1 FROM ${raw(kind)} WHERE ${held} AND ${isHandedOver(kind)})`,
  )
  const handedOverTo =
    receiver &&
    sql`SELECT json_object('id', ${receiver.id}, 'email', ${receiver.email}) WHERE ${join(anyHandedOver, " OR ")}`
  return {
    details: { ...Object.fromEntries(details), ...(handedOverTo && { handedOverTo }) },
    statements: (when = raw("1")) =>
      KINDS.flatMap((kind) => [
        change(kind, sql`held_by = ${receiver?.id ?? null}`, [isHandedOver(kind), when]),
        // Keys that were just handed over have another holder by now.
        change(kind, sql`revoked_at = ${ctx.now().toISOString()}`, [when]),
      ]),
    count: (results) => {
      const [apiTransferred = 0, apiRevoked = 0, sdkTransferred = 0, sdkRevoked = 0] = results.map(
        (result) => result.results.length,
      )
      return {
        apiKeys: { revoked: apiRevoked, transferred: apiTransferred },
        sdkKeys: { revoked: sdkRevoked, transferred: sdkTransferred },
      }
    },
  }
}

/** The named member; else the caller; and if the caller is the one who leaves, another owner. */
async function findReceiver(
  { directory, org, actor }: Pick<OrgContext, "directory" | "org" | "actor">,
  userId: string,
  choice: KeysChoice,
) {
  const named = choice.transferTo ?? null
  if (choice.keys === "transfer" && named === null) throw new AppError(400, "transferTo is required")
  const other = actor.userId === userId ? null : actor.userId
  const receiver = await prepare(
    directory,
    sql`SELECT u.id, u.email FROM memberships AS m JOIN users AS u ON u.id = m.user_id
      WHERE m.org_id = ${org.id} AND m.user_id <> ${userId} AND (${named} IS NULL OR m.user_id = ${named})
      ORDER BY m.user_id = ${other} DESC, m.role = 'owner' DESC, m.user_id LIMIT 1`,
  ).first<{ id: string; email: string }>()
  if (named !== null && !receiver) throw new AppError(400, "transferTo must be another member of the organization")
  return receiver
}
