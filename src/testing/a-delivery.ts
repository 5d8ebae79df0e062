import { findConnection } from "../organizations/connections/connections.ts"
import { prepare, sql } from "../kernel/db/sql.ts"
import { createDelivery } from "../activation/drop/create-delivery.ts"
import { fileOfText } from "../kernel/files/outgoing-file.ts"
import { newId, randomBase62 } from "../kernel/ids.ts"
import type { TestOrg } from "./factories.ts"

/** An SFTP connection that leads nowhere, with a planted password. */
export const anSftpConnection = (org: TestOrg, config: Record<string, unknown> = {}) =>
  org.connection({
    name: "Exchange",
    platform: "exchange",
    direction: "outbound",
    config: { account_id: 42, advertiser_account_id: "adv", match_key: "uid", upload_method: "sftp", ...config },
    credentials: { sftp_host: "sftp.example.com", sftp_username: "strata", sftp_password: "planted-password" },
  })

type Options = { connectionId: string; segmentId?: string; activationId?: string; text?: string }

/** Queues a delivery for a pending activation. */
export async function aDelivery(org: TestOrg, options: Options): Promise<{ activationId: string; segmentId: string }> {
  const ctx = org.ctx()
  const { connectionId, segmentId = `aud_${randomBase62(8)}`, activationId = newId("act"), text = "a value" } = options
  const at = ctx.now().toISOString()
  await prepare(
    ctx.d1,
    sql`INSERT INTO activations (id, org_id, org_topic_id, topic_id, connection_id, platform, status, platform_segment_id, created_at)
       VALUES (${activationId}, ${org.id}, ${activationId}, ${activationId}, ${connectionId}, 'exchange', 'pending', ${segmentId},
         ${at}) ON CONFLICT DO NOTHING`,
  ).run()
  const files = [
    { path: `uid/${segmentId}.gz`, file: await fileOfText(text) },
    { path: `uid/${segmentId}.json`, file: await fileOfText("{}") },
  ]
  await createDelivery(ctx, await findConnection(ctx, connectionId), { activationId, segmentId, files })
  return { activationId, segmentId }
}
