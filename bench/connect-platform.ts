import { openVault } from "../src/organizations/connections/credentials.ts"

export const BENCH_KEYS = `bench:${btoa("the-bench-seals-with-32-bytes-ok")}`

export type BenchConnection = { id: string; platform: "dspapi"; config: Record<string, unknown> }

/** Written directly into the database: creating a connection needs a session, and the bench has only a key. */
export async function connectPlatform(
  db: D1Database,
  orgId: string,
  stub: string,
  account: string,
): Promise<BenchConnection> {
  await fetch(`${stub}/_control/${account}`, { method: "PUT", body: "{}" })
  const id = `conn_${account}`
  const credentials = { api_key: "planted-s3cret-api-key", provider_id: "provider-1" }
  const sealed = await openVault(BENCH_KEYS).seal({ orgId, connectionId: id }, credentials)
  const config = { api_base_url: `${stub}/${account}/dspapi` }
  await db
    .prepare(
      `INSERT INTO connections (id, org_id, name, platform, direction, config, credentials, status, created_by, created_at, updated_at)
       VALUES (?, ?, 'Bench', 'dspapi', 'outbound', ?, ?, 'active', 'usr_bench', '', '')`,
    )
    .bind(id, orgId, JSON.stringify(config), sealed)
    .run()
  return { id, platform: "dspapi", config }
}
