import { changesOf } from "../audit/changes-of.ts"
import { entryIfChanged } from "../audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { changedSince } from "../../kernel/db/if-unchanged.ts"
import { readRow, readRows } from "../../kernel/db/rows.ts"
import { connections } from "../../kernel/db/schema/index.ts"
import { join, prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import { checkConfig, type Config, mergeConfig } from "./config.ts"
import type { Credentials } from "../../kernel/ports/vault.ts"
import { hostDetails, movesHost } from "./hosts.ts"
import { type Direction, isInbound } from "./kinds.ts"
import { nextTime, problemWithRepeats, type Repeats } from "./next-time.ts"
import { warningsOf } from "./known-fields.ts"
import type { ConnectionChanges, ConnectionFilters, ConnectionRecord, NewConnection } from "./schema.ts"

const MAX_CONNECTIONS = 20
const MAX_ATTEMPTS = 5
/** Fields of the config that decide what is pushed, how and when. */
const SCHEDULE_KEYS = ["schedule", "schedule_cron", "schedule_time_zone"]
const POLICIES = ["approval", "sensitivity_policy", "template_key", "default_cpm", "currency", ...SCHEDULE_KEYS]

const CRON_NAMES = { cron: "schedule_cron", zone: "schedule_time_zone" }

export type Connection = typeof connections.$inferSelect

export async function createConnection(ctx: OrgContext, input: NewConnection) {
  const { name, platform, direction } = input
  const config = mergeConfig({}, input.config)
  await check(ctx, { platform, direction }, config, {})
  const now = ctx.now().toISOString()
  const id = newId("conn")
  // Counted and inserted in one statement, so that concurrent requests cannot exceed the limit.
  const insert = sql`INSERT INTO connections
      (id, org_id, name, platform, direction, config, credentials, status, next_sync_at, created_by, created_at, updated_at)
    SELECT ${id}, ${ctx.org.id}, ${name}, ${platform}, ${direction}, ${JSON.stringify(config)},
      ${await sealed(ctx, id, input.credentials)}, 'untested', ${firstSyncAt(direction, config, now)},
      ${ctx.actor.userId}, ${now}, ${now}
    WHERE (SELECT count(*) FROM connections WHERE org_id = ${ctx.org.id}) < ${MAX_CONNECTIONS}`
  const audit = entryIfChanged(ctx, "connection.created", id, { name, platform, direction, ...hostDetails(config) })
  const [inserted] = await ctx.library.batch([prepare(ctx.library, insert), audit])
  if (inserted?.meta.changes === 0) {
    throw new AppError(400, `Maximum ${MAX_CONNECTIONS} connections per organization`)
  }
  return { id, name, platform, direction, status: "untested" as const, createdAt: now }
}

export async function listConnections({ library, org }: OrgContext, { direction, platform }: ConnectionFilters) {
  const conditions = [sql`org_id = ${org.id}`]
  if (direction) conditions.push(sql`direction = ${direction}`)
  if (platform) conditions.push(sql`platform = ${platform}`)
  const rows = await readRows(
    library,
    connections,
    sql`WHERE ${join(conditions, " AND ")} ORDER BY created_at DESC, id`,
  )
  return rows.map(recordOf)
}

export async function findConnection({ library, org }: OrgContext, id: string): Promise<Connection> {
  const found = await readRow(library, connections, sql`WHERE ${mine(org.id, id)}`)
  if (!found) throw new AppError(404, "Connection not found")
  return found
}

export const getConnection = async (ctx: OrgContext, id: string) => recordOf(await findConnection(ctx, id))

/** Changing the config or credentials resets the status to untested. */
export async function changeConnection(ctx: OrgContext, id: string, changes: ConnectionChanges, version?: string) {
  const fields = (["name", "config", "credentials"] as const).filter((field) => changes[field] !== undefined)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const found = await findConnection(ctx, id)
    if (fields.length === 0) throw new AppError(400, "No valid fields to update")
    // Read again if the connection changes before it is written.
    if (version !== undefined && version !== found.updatedAt) throw changedSince(recordOf(found))
    if (await writeChanges(ctx, found, changes, fields, version)) return getConnection(ctx, id)
  }
  throw new AppError(409, "Connection is being changed by another request, please try again")
}

const policyOf = (config: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(POLICIES.map((field) => [field, config[field] ?? null]))

/**
 * Compare-and-swap: returns false and writes nothing if the config has changed since it was read, or the credentials that a changed config
 * would be used with.
 */
async function writeChanges(
  ctx: OrgContext,
  found: Connection,
  { name, config, credentials }: ConnectionChanges,
  fields: readonly string[],
  version: string | undefined,
): Promise<boolean> {
  const { id, direction } = found
  const merged = mergeConfig(found.config, config ?? {})
  if (config) await check(ctx, found, merged, found.config)
  requireCredentials(found, merged, credentials)
  const now = ctx.now().toISOString()
  const rescheduled = SCHEDULE_KEYS.some((key) => merged[key] !== found.config[key])
  const set = [sql`updated_at = ${now}`]
  if (name !== undefined) set.push(sql`name = ${name}`)
  if (config) set.push(sql`config = ${JSON.stringify(merged)}`)
  if (credentials !== undefined) set.push(sql`credentials = ${await sealed(ctx, id, credentials)}`)
  if (config || credentials !== undefined) set.push(sql`status = 'untested', account = NULL`)
  if (rescheduled) set.push(sql`next_sync_at = ${firstSyncAt(direction, merged, now)}`)
  const asRead = [sql`config = ${JSON.stringify(found.config)}`]
  if (config && credentials === undefined) asRead.push(sql`credentials IS ${found.credentials}`)
  if (version !== undefined) asRead.push(sql`updated_at = ${version}`)
  const update = sql`UPDATE connections SET ${join(set, ", ")} WHERE ${mine(ctx.org.id, id)} AND ${join(asRead, " AND ")}`
  const audit = entryIfChanged(ctx, "connection.changed", id, {
    name: found.name,
    fields,
    ...hostDetails(merged, found.config),
    ...changesOf({ ...policyOf(found.config), name: found.name }, { ...policyOf(merged), name }),
  })
  const [changed] = await ctx.library.batch([prepare(ctx.library, update), audit])
  return (changed?.meta.changes ?? 0) > 0
}

/** `stored` is the config before the change: what it names already is not refused. */
async function check(
  ctx: OrgContext,
  { platform, direction }: Pick<Connection, "platform" | "direction">,
  config: Config,
  stored: Config,
): Promise<void> {
  checkConfig(platform, direction, config, stored, ctx.outside)
  const repeats = isInbound(direction) ? repeatsOf(config) : null
  const problem = repeats && problemWithRepeats(repeats, CRON_NAMES, ctx.now())
  if (problem) throw new AppError(400, problem)
  const template = config["template_key"]
  if (typeof template !== "string" || template === stored["template_key"]) return
  const { templatesByKey } = await ctx.config()
  if (!templatesByKey.has(template)) throw new AppError(400, `Unknown template_key: ${template}`)
}

/** Stored credentials stay with the hosts they were saved for. */
function requireCredentials(stored: Connection, config: Config, given: Credentials | null | undefined) {
  if (stored.credentials === null || given !== undefined) return
  if (movesHost(stored.config, config)) throw new AppError(400, "Credentials are required for a new host")
}

/** The connection with these values, for a test before they are stored, and the stored config. Writes nothing. */
export async function connectionAs(
  ctx: OrgContext,
  id: string | null,
  input: ConnectionChanges & Partial<Pick<NewConnection, "platform" | "direction">>,
): Promise<{ connection: Connection; before: Config }> {
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
  await check(ctx, base, config, base.config)
  requireCredentials(base, config, input.credentials)
  const credentials = input.credentials === undefined ? base.credentials : await sealed(ctx, base.id, input.credentials)
  // An empty account prevents the fingerprint from being stored.
  return { connection: { ...base, config, credentials, account: "" }, before: id === null ? config : base.config }
}

/** Use only for calls to the platform; never return or log the result. */
export const credentialsOf = (ctx: OrgContext, { id, credentials }: Connection): Promise<Credentials> =>
  ctx.vault.open({ orgId: ctx.org.id, connectionId: id }, credentials)

const mine = (orgId: string, id: string) => sql`id = ${id} AND org_id = ${orgId}`

const sealed = async (ctx: OrgContext, connectionId: string, credentials: Credentials | null | undefined) =>
  credentials && Object.keys(credentials).length > 0
    ? ctx.vault.seal({ orgId: ctx.org.id, connectionId }, credentials)
    : null

/** A scheduled sync first runs at the next cron tick, one with a cron expression when that says. */
function firstSyncAt(direction: Direction, config: Config, now: string): string | null {
  const repeats = repeatsOf(config)
  if (!isInbound(direction) || repeats === null) return null
  return repeats.every === "custom" ? nextTime(repeats, now, new Date(now)) : now
}

/** How often an inbound connection is synced. Configs are checked before they are stored. */
function repeatsOf(config: Config): Repeats | null {
  const { schedule, schedule_cron: cron = null, schedule_time_zone: timeZone = null } = config
  return schedule === undefined ? null : ({ every: schedule, cron, timeZone } as Repeats)
}

function recordOf({
  id,
  name,
  platform,
  direction,
  config,
  status,
  lastTestedAt,
  createdAt,
  updatedAt,
}: Connection): ConnectionRecord {
  const warnings = warningsOf(platform, config)
  return {
    id,
    name,
    platform,
    direction,
    config,
    status,
    lastTestedAt,
    createdAt,
    updatedAt,
    ...(warnings.length > 0 && { warnings }),
  }
}
