import type { Services } from "../../kernel/context.ts"

const DAY_MS = 86_400_000
const PAGE = 5_000

/** Removes deliveries that are past the installation's retention, delivered or not. */
export async function purgeDeliveries({ library, now, budget, retention }: Services): Promise<void> {
  if (retention.webhookLog === null) return
  const before = new Date(now().getTime() - retention.webhookLog * DAY_MS).toISOString()
  const purge = library
    .prepare(
      `DELETE FROM webhook_deliveries WHERE rowid IN (
         SELECT rowid FROM webhook_deliveries INDEXED BY webhook_deliveries_created WHERE created_at < ? LIMIT ${PAGE})`,
    )
    .bind(before)
  while (budget.left() > 1 && (await purge.run()).meta.changes === PAGE);
}
