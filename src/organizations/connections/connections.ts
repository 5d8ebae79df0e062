import { and, desc, eq } from "drizzle-orm"
import { entryIfChanged } from "../audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { connections } from "../../kernel/db/schema/index.ts"
import { asStatement } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import { checkConfig, type Config, mergeConfig } from "./config.ts"
import type { Credentials } from "../../kernel/ports/vault.ts"
import { type Direction, isInbound } from "./kinds.ts"
import type { ConnectionChanges, ConnectionFilters, NewConnection } from "./schema.ts"

const MAX_CONNECTIONS = 20
const MAX_ATTEMPTS = 5

export type Connection = typeof connections.$inferSelect

export async function createConnection(ctx: OrgContext, input: NewConnection) {
  const { name, platform, direction } = input
  const config = mergeConfig({}, input.config)
  checkConfig(platform, direction, config, ctx.outside)
  const now = ctx.now().toISOString()
  const id = newId("conn")
  // Counted and inserted in one statement, so that concurrent requests cannot exceed the limit.
  const insert = ctx.d1
    .prepare(
      `INSERT INTO connections
         (id, org_id, name, platform, direction, config, credentials, status, next_sync_at, created_by, created_at, updated_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, 'untested', ?8, ?9, ?10, ?10
       WHERE (SELECT count(*) FROM connections WHERE org_id = ?2) < ?11`,
    )
    .bind(
      id,
      ctx.org.id,
      name,
      platform,
      direction,
      JSON.stringify(config),
      await sealed(ctx, id, input.credentials),
      firstSyncAt(direction, config, now),
      ctx.actor.userId,
      now,
      MAX_CONNECTIONS,
    )
  const audit = entryIfChanged(ctx, "connection.created", id, { name, platform, direction })
  const [inserted] = await ctx.d1.batch([insert, audit])
  if (inserted?.meta.changes === 0) {
    throw new AppError(400, `Maximum ${MAX_CONNECTIONS} connections per organization`)
  }
  return { id, name, platform, direction, status: "untested" as const, createdAt: now }
}

export async function listConnections({ db, org }: OrgContext, { direction, platform }: ConnectionFilters) {
  const rows = await db
    .select()
    .from(connections)
    .where(
      and(
        eq(connections.orgId, org.id),
        direction && eq(connections.direction, direction),
        platform && eq(connections.platform, platform),
      ),
    )
    .orderBy(desc(connections.createdAt), connections.id)
  return rows.map(recordOf)
}

export async function findConnection({ db, org }: OrgContext, id: string): Promise<Connection> {
  const found = await db.select().from(connections).where(mine(org.id, id)).get()
  if (!found) throw new AppError(404, "Connection not found")
  return found
}

export const getConnection = async (ctx: OrgContext, id: string) => recordOf(await findConnection(ctx, id))

/** Changing the config or credentials resets the status to untested. */
export async function changeConnection(ctx: OrgContext, id: string, changes: ConnectionChanges) {
  const fields = (["name", "config", "credentials"] as const).filter((field) => changes[field] !== undefined)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const found = await findConnection(ctx, id)
    if (fields.length === 0) throw new AppError(400, "No valid fields to update")
    if (await writeChanges(ctx, found, changes, fields)) return getConnection(ctx, id)
  }
  throw new AppError(409, "Connection is being changed by another request, please try again")
}

/** Compare-and-swap: returns false and writes nothing if the config has changed since it was read. */
async function writeChanges(
  ctx: OrgContext,
  found: Connection,
  { name, config, credentials }: ConnectionChanges,
  fields: readonly string[],
): Promise<boolean> {
  const { id, direction } = found
  const merged = mergeConfig(found.config, config ?? {})
  if (config) checkConfig(found.platform, direction, merged, ctx.outside)
  const now = ctx.now().toISOString()
  const rescheduled = merged["schedule"] !== found.config["schedule"]
  const update = ctx.db
    .update(connections)
    .set({
      name,
      ...(config && { config: merged }),
      ...(credentials !== undefined && { credentials: await sealed(ctx, id, credentials) }),
      ...((config || credentials !== undefined) && { status: "untested" as const, account: null }),
      ...(rescheduled && { nextSyncAt: firstSyncAt(direction, merged, now) }),
      updatedAt: now,
    })
    .where(and(mine(ctx.org.id, id), eq(connections.config, found.config)))
  const audit = entryIfChanged(ctx, "connection.changed", id, { fields })
  const [changed] = await ctx.d1.batch([asStatement(ctx.d1, update), audit])
  return (changed?.meta.changes ?? 0) > 0
}

/** A connection as it would be once these values are stored; for a test before that. Nothing is written. */
export async function connectionAs(
  ctx: OrgContext,
  id: string | null,
  input: ConnectionChanges & Partial<Pick<NewConnection, "platform" | "direction">>,
): Promise<Connection> {
  const at = ctx.now().toISOString()
  const { platform = "custom_api", direction = "outbound" } = input
  const base: Connection =
    id === null
      ? {
          id: newId("conn"),
          orgId: ctx.org.id,
          name: "",
          platform,
          direction,
          config: {},
          credentials: null,
          account: null,
          status: "untested",
          lastTestedAt: null,
          nextSyncAt: null,
          createdBy: ctx.actor.userId,
          createdAt: at,
          updatedAt: at,
        }
      : await findConnection(ctx, id)
  const config = mergeConfig(base.config, input.config ?? {})
  checkConfig(base.platform, base.direction, config, ctx.outside)
  const credentials = input.credentials === undefined ? base.credentials : await sealed(ctx, base.id, input.credentials)
  // Without a fingerprint of its own, so that none is stored.
  return { ...base, config, credentials, account: "" }
}

/** Use only for calls to the platform; never return or log the result. */
export const credentialsOf = (ctx: OrgContext, { id, credentials }: Connection): Promise<Credentials> =>
  ctx.vault.open({ orgId: ctx.org.id, connectionId: id }, credentials)

const mine = (orgId: string, id: string) => and(eq(connections.id, id), eq(connections.orgId, orgId))

const sealed = async (ctx: OrgContext, connectionId: string, credentials: Credentials | null | undefined) =>
  credentials && Object.keys(credentials).length > 0
    ? ctx.vault.seal({ orgId: ctx.org.id, connectionId }, credentials)
    : null

/** A scheduled sync first runs at the next cron tick. */
const firstSyncAt = (direction: Direction, config: Config, now: string) =>
  isInbound(direction) && config["schedule"] !== undefined ? now : null

const recordOf = ({
  id,
  name,
  platform,
  direction,
  config,
  status,
  lastTestedAt,
  createdAt,
  updatedAt,
}: Connection) => ({
  id,
  name,
  platform,
  direction,
  config,
  status,
  lastTestedAt,
  createdAt,
  updatedAt,
})
