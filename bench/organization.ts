import { SESSION_COOKIE } from "../src/organizations/identity/cookies.ts"
import { newId, randomBase62, sha256Hex } from "../src/kernel/ids.ts"
import { SCOPES } from "../src/kernel/access/scopes.ts"
import { newSecret } from "../src/organizations/keys/secret.ts"

type Database = {
  prepare(sql: string): { bind(...values: unknown[]): { run(): Promise<unknown> } }
}

/** Writes an organization with keys directly into the database; `cookie` adds an owner with a session. */
export async function prepareOrganization(db: Database) {
  const id = newId("org")
  const at = new Date().toISOString()
  const run = (sql: string, ...values: unknown[]) =>
    db
      .prepare(sql)
      .bind(...values)
      .run()
  await run(
    `INSERT INTO organizations (id, issuer, external_id, name, plan, created_at, updated_at) VALUES (?1, 'bench', ?1, 'Bench', 'enterprise', ?2, ?2)`,
    id,
    at,
  )
  const key = async (table: "api_keys" | "sdk_keys", prefix: "txadv_" | "pk_live_", idPrefix: "key" | "sdk") => {
    const secret = newSecret(prefix)
    await run(
      `INSERT INTO ${table} (id, org_id, created_by, name, key_prefix, hash, scopes, created_at) VALUES (?, ?, 'usr_bench', 'bench', ?, ?, ?, ?)`,
      newId(idPrefix),
      id,
      prefix,
      await sha256Hex(secret),
      JSON.stringify(SCOPES),
      at,
    )
    return secret
  }
  const cookie = async () => {
    const userId = newId("usr")
    const secret = randomBase62(43)
    await run(
      `INSERT INTO users (id, issuer, subject, email, name, operator, created_at, updated_at) VALUES (?1, 'bench', ?1, 'owner@bench.test', 'Bench', 0, ?2, ?2)`,
      userId,
      at,
    )
    await run(`INSERT INTO memberships (org_id, user_id, role) VALUES (?, ?, 'owner')`, id, userId)
    await run(
      `INSERT INTO sessions (id, user_id, org_id, created_at, expires_at) VALUES (?, ?, ?, ?, '9999-01-01T00:00:00.000Z')`,
      await sha256Hex(secret),
      userId,
      id,
      at,
    )
    return { name: SESSION_COOKIE, value: secret }
  }
  return {
    id,
    cookie,
    apiKey: await key("api_keys", "txadv_", "key"),
    sdkKey: await key("sdk_keys", "pk_live_", "sdk"),
  }
}
