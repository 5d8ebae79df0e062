import type { OrgContext } from "../../kernel/context.ts"
import { readRows } from "../../kernel/db/rows.ts"
import { connections } from "../../kernel/db/schema/index.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { sha256Hex } from "../../kernel/ids.ts"
import type { Credentials } from "../../kernel/ports/vault.ts"
import { type Connection, credentialsOf } from "../../organizations/connections/connections.ts"
import type { PlatformName } from "../../knowledge/platforms/platforms.ts"
import { ADAPTERS } from "./adapters.ts"

type Ctx = Pick<OrgContext, "library" | "org" | "vault" | "platformUrls" | "log">

/** The fingerprint of the account behind a connection, computed once and stored. */
export async function accountOf(ctx: Ctx, connection: Connection, credentials: Credentials): Promise<string> {
  if (connection.account !== null) return connection.account
  const account = await fingerprint(ctx, connection, credentials)
  // Skipped if config or credentials have changed in the meantime.
  const { id, config, credentials: sealed } = connection
  await prepare(
    ctx.library,
    sql`UPDATE connections SET account = ${account} WHERE id = ${id} AND org_id = ${ctx.org.id}
      AND config = ${JSON.stringify(config)} AND credentials IS ${sealed}`,
  ).run()
  return account
}

/** Stores fingerprints for the organization's connections to a platform that lack one. */
export async function fingerprintConnections(ctx: OrgContext, platform: PlatformName): Promise<void> {
  const unknown = await readRows(
    ctx.library,
    connections,
    sql`WHERE org_id = ${ctx.org.id} AND platform = ${platform} AND account IS NULL`,
  )
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

/** Ignores a trailing slash in addresses. */
const normalized = (value: unknown) => {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : ""
  return (URL.parse(text)?.href ?? text).replace(/\/$/, "")
}
