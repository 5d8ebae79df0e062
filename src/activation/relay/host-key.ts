import type { Services } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { destinationOf, hostNameOf } from "./destination.ts"

/**
 * Trust on first use: without a pinned key, the first key a server shows is stored before the relay sends the password. A
 * different key is rejected later, until it is pinned in the connection's config.
 */
export async function trustHostKey(services: Services, token: string, fingerprint: string): Promise<void> {
  const { library, now } = services
  const lease = await library
    .prepare(
      "SELECT org_id AS orgId, connection_id AS connectionId FROM deliveries WHERE lease_token = ? AND status = 'leased' LIMIT 1",
    )
    .bind(token)
    .first<{ orgId: string; connectionId: string }>()
  if (!lease) throw new AppError(409, "The lease has expired")
  const { host, port, hostKey } = await destinationOf(services, lease.connectionId)
  if (hostKey === null) {
    await prepare(
      library,
      sql`INSERT INTO sftp_host_keys (org_id, connection_id, host, fingerprint, seen_at) VALUES (${lease.orgId},
        ${lease.connectionId}, ${hostNameOf(host, port)}, ${fingerprint}, ${now().toISOString()})
         ON CONFLICT DO NOTHING`,
    ).run()
  }
  const known = hostKey ?? (await destinationOf(services, lease.connectionId)).hostKey
  if (known !== fingerprint) throw new AppError(409, "The server's host key does not match the known key")
}
