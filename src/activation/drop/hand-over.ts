import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import type { DroppedFile } from "../../kernel/db/schema/index.ts"
import type { OutgoingFile } from "../../kernel/files/outgoing-file.ts"
import { randomBase62 } from "../../kernel/ids.ts"

type Handed = { activationId: string; segmentId: string; files: readonly { path: string; file: OutgoingFile }[] }

/**
 * Drops files for the relay and writes down where they belong. An activation's files are handed over once: whoever asks again,
 * because the first answer was lost, is told how far they are. `again` hands over new files nevertheless.
 */
export async function handOver(
  ctx: OrgContext,
  connection: Connection,
  handed: Handed,
  { again = false } = {},
): Promise<{ live: boolean }> {
  if (!again) {
    const status = await statusOf(ctx, handed.activationId)
    if (status !== undefined) return { live: status === "delivered" }
  }
  const id = `dlv_${randomBase62(20)}`
  const objects: DroppedFile[] = []
  for (const { path, file } of handed.files) {
    const object = { key: `${id}/${path}`, path, bytes: file.bytes, digest: file.digest }
    await ctx.drop.put(object.key, file)
    objects.push(object)
  }
  const at = ctx.now().toISOString()
  const { meta } = await ctx.d1
    .prepare(
      `INSERT INTO deliveries (id, org_id, connection_id, activation_id, segment_id, objects, status, available_at, created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, 'waiting', ?7, ?7
       WHERE ?8 OR NOT EXISTS (SELECT 1 FROM deliveries WHERE activation_id = ?4 AND org_id = ?2 AND status <> 'failed')`,
    )
    .bind(
      id,
      ctx.org.id,
      connection.id,
      handed.activationId,
      handed.segmentId,
      JSON.stringify(objects),
      at,
      again ? 1 : 0,
    )
    .run()
  if (meta.changes > 0) return { live: false }
  await ctx.drop.delete(objects.map(({ key }) => key))
  return { live: (await statusOf(ctx, handed.activationId)) === "delivered" }
}

/** How far an activation's files are; what has failed for good counts as never handed over. */
async function statusOf({ d1, org }: OrgContext, activationId: string): Promise<string | undefined> {
  const found = await d1
    .prepare(
      `SELECT status FROM deliveries WHERE activation_id = ? AND org_id = ? AND status <> 'failed'
       ORDER BY created_at DESC, rowid DESC LIMIT 1`,
    )
    .bind(activationId, org.id)
    .first<{ status: string }>()
  return found?.status
}
