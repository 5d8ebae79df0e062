import { and, eq, isNull } from "drizzle-orm"
import type { OrgContext } from "../../kernel/context.ts"
import { connections } from "../../kernel/db/schema/index.ts"
import { sha256Hex } from "../../kernel/ids.ts"
import type { Credentials } from "../../kernel/ports/vault.ts"
import { type Connection, credentialsOf } from "../../organizations/connections/connections.ts"
import type { PlatformName } from "../../knowledge/platforms/platforms.ts"
import { ADAPTERS } from "./adapters.ts"

type Ctx = Pick<OrgContext, "db" | "org" | "vault" | "platformUrls" | "log">

/** The fingerprint of the account behind a connection, computed once and stored. */
export async function accountOf(ctx: Ctx, connection: Connection, credentials: Credentials): Promise<string> {
  if (connection.account !== null) return connection.account
  const account = await fingerprint(ctx, connection, credentials)
  // Not stored if config or credentials have changed meanwhile.
  await ctx.db
    .update(connections)
    .set({ account })
    .where(
      and(
        eq(connections.id, connection.id),
        eq(connections.orgId, ctx.org.id),
        eq(connections.config, connection.config),
        connection.credentials === null
          ? isNull(connections.credentials)
          : eq(connections.credentials, connection.credentials),
      ),
    )
  return account
}

/** Stores the fingerprints of the organization's connections to a platform that have none yet. */
export async function fingerprintConnections(ctx: OrgContext, platform: PlatformName): Promise<void> {
  const unknown = await ctx.db
    .select()
    .from(connections)
    .where(and(eq(connections.orgId, ctx.org.id), eq(connections.platform, platform), isNull(connections.account)))
  for (const connection of unknown) {
    try {
      await accountOf(ctx, connection, await credentialsOf(ctx, connection))
    } catch (error) {
      ctx.log("connection.not_fingerprinted", { connectionId: connection.id, error: String(error) })
    }
  }
}

async function fingerprint({ org, platformUrls }: Ctx, { id, platform, config }: Connection, credentials: Credentials) {
  const { account } = ADAPTERS[platform]
  const defaults = account.defaults?.(platformUrls)
  const address = account.config.map((key) => normalized(config[key] ?? defaults?.[key]))
  const identity = account.credentials.map((key) => String(credentials[key] ?? ""))
  const own = account.perConnection ? [id] : []
  return (await sha256Hex(JSON.stringify([org.id, platform, ...address, ...identity, ...own]))).slice(0, 32)
}

/** The same address is often written with and without a slash at its end. */
const normalized = (value: unknown) => {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : ""
  return (URL.parse(text)?.href ?? text).replace(/\/$/, "")
}
