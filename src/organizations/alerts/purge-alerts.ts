import type { Services } from "../../kernel/context.ts"

const DAY_MS = 86_400_000
const KEPT_DAYS = 90
const PAGE = 2_000

/** Removes old alerts and their read marks. */
export async function purgeAlerts({ home, now, budget }: Services): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString()
  const old = `SELECT id FROM alerts INDEXED BY alerts_created WHERE created_at < ?1 ORDER BY created_at LIMIT ${PAGE}`
  const purge = [
    home.prepare(`DELETE FROM alert_reads WHERE alert_id IN (${old})`).bind(before),
    home.prepare(`DELETE FROM alerts WHERE id IN (${old})`).bind(before),
  ]
  while (budget.left() > purge.length) {
    const [, removed] = await home.batch(purge)
    if ((removed?.meta.changes ?? 0) < PAGE) return
  }
}
