import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import type { DroppedFile } from "../../kernel/db/schema/index.ts"
import type { OutgoingFile } from "../../kernel/files/outgoing-file.ts"
import { randomBase62 } from "../../kernel/ids.ts"

type NewDelivery = { activationId: string; segmentId: string; files: readonly { path: string; file: OutgoingFile }[] }

/**
 * Stores files for the relay and queues their delivery. Idempotent per activation: a repeated call returns the state of the
 * existing delivery, unless `replace` is set. Failed deliveries do not count.
 */
export async function createDelivery(
  ctx: OrgContext,
  connection: Connection,
  delivery: NewDelivery,
  { replace = false } = {},
): Promise<{ live: boolean }> {
  if (!replace) {
    const status = await statusOf(ctx, delivery.activationId)
    if (status !== undefined) return { live: status === "delivered" }
  }
  const id = `dlv_${randomBase62(20)}`
  const objects: DroppedFile[] = []
  for (const { path, file } of delivery.files) {
    const object = { key: `${id}/${path}`, path, bytes: file.bytes, digest: file.digest }
    await ctx.drop.put(object.key, file)
    objects.push(object)
  }
  const at = ctx.now().toISOString()
  const { meta } = await prepare(
    ctx.library,
    sql`INSERT INTO deliveries (id, org_id, connection_id, activation_id, segment_id, objects, status, available_at, created_at)
       SELECT ${id}, ${ctx.org.id}, ${connection.id}, ${delivery.activationId}, ${delivery.segmentId}, ${JSON.stringify(objects)},
         'waiting', ${at}, ${at}
       WHERE ${replace ? 1 : 0} OR NOT EXISTS (SELECT 1 FROM deliveries WHERE activation_id = ${delivery.activationId}
         AND org_id = ${ctx.org.id} AND status <> 'failed')`,
  ).run()
  if (meta.changes > 0) return { live: false }
  await ctx.drop.delete(objects.map(({ key }) => key))
  return { live: (await statusOf(ctx, delivery.activationId)) === "delivered" }
}

/** The state of an activation's newest delivery, failed ones excluded. */
async function statusOf({ library, org }: OrgContext, activationId: string): Promise<string | undefined> {
  const found = await library
    .prepare(
      `SELECT status FROM deliveries WHERE activation_id = ? AND org_id = ? AND status <> 'failed'
       ORDER BY created_at DESC, rowid DESC LIMIT 1`,
    )
    .bind(activationId, org.id)
    .first<{ status: string }>()
  return found?.status
}
