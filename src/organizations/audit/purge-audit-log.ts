import type { Services } from "../../kernel/context.ts"

const DAY_MS = 86_400_000
const PAGE = 1_000
const STATEMENTS_PER_PAGE = 3

/**
 * Deletes entries that are past the installation's retention, page by page. A trigger rejects all other deletions: a transaction must first
 * set the time before which entries may be deleted.
 */
export async function purgeAuditLog({ directory, now, budget, auditRetentionDays }: Services): Promise<void> {
  if (auditRetentionDays === null) return
  const before = new Date(now().getTime() - auditRetentionDays * DAY_MS).toISOString()
  const window = (moment: string) => directory.prepare("UPDATE audit_retention SET removable_before = ?").bind(moment)
  while (budget.left() > STATEMENTS_PER_PAGE * 2) {
    const [, deleted] = await directory.batch([
      window(before),
      directory
        .prepare(
          `DELETE FROM audit_log WHERE seq IN (
             SELECT seq FROM audit_log INDEXED BY audit_at WHERE at < ? ORDER BY at, seq LIMIT ${PAGE})`,
        )
        .bind(before),
      window(""),
    ])
    if ((deleted?.meta.changes ?? 0) < PAGE) break
  }
  // Addresses of keys expire with the audit entries about them.
  await directory
    .prepare(
      `DELETE FROM key_addresses WHERE (key_id, address) IN (
         SELECT key_id, address FROM key_addresses WHERE first_seen_at < ? LIMIT ${PAGE})`,
    )
    .bind(before)
    .run()
}
