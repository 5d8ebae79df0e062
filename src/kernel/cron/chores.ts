import type { Services } from "../context.ts"

/** The chores of each cron trigger in wrangler.toml. Their names are stored: operators see when each last ran. */
export const CHORES_BY_CRON = {
  "* * * * *": ["measureWalls"],
  "*/5 * * * *": [
    "sweepOutbox",
    "resumeStalled",
    "startScheduledRuns",
    "startSchedules",
    "endBuyers",
    "announceFeeds",
    "sweepWebhooks",
    "sendAlertMessages",
    "walkLinks",
    "indexNewTopics",
    "keepRevocations",
  ],
  "17 * * * *": [
    "purgeDrop",
    "purgeIdempotencyKeys",
    "purgePushPlans",
    "countSegments",
    "noticeStale",
    "walkIndex",
    "measureObjects",
  ],
  "47 * * * *": ["raiseStaleAlerts", "raiseQuotaAlerts", "remindOfApprovals", "raiseOverdueSyncs"],
  "41 3 * * *": [
    "purgeExpiredSessions",
    "purgeInvitations",
    "purgeGrants",
    "purgeAuditLog",
    "sweepMembers",
    "purgeStaged",
    "applyRetention",
    "purgeDeliveries",
    "purgeAlerts",
  ],
} as const
export type Cron = keyof typeof CHORES_BY_CRON

/** A periodic task. It gets the cursor that its last run returned, and stops before its budget is spent. */
export type Chore = (services: Services, cursor: string | null) => Promise<string | null | void>

export async function readCursors(
  { directory }: Services,
  names: readonly string[],
): Promise<Map<string, string | null>> {
  const { results } = await directory
    .prepare("SELECT chore, cursor FROM cron_runs WHERE chore IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(names))
    .all<{ chore: string; cursor: string | null }>()
  return new Map(results.map(({ chore, cursor }) => [chore, cursor]))
}

type ChoreRun = { name: string; startedAt: string; cursor: string | null; error?: string }

/** `finished_at` is when it last succeeded; a failed run leaves it as it was. */
export async function recordChore(
  { directory, now }: Services,
  { name, startedAt, cursor, error }: ChoreRun,
): Promise<void> {
  await directory
    .prepare(
      `INSERT INTO cron_runs (chore, started_at, finished_at, error, cursor) VALUES (?1, ?2, ?3, ?4, ?5)
       ON CONFLICT (chore) DO UPDATE SET started_at = ?2, finished_at = coalesce(?3, finished_at), error = ?4, cursor = ?5`,
    )
    .bind(name, startedAt, error === undefined ? now().toISOString() : null, error?.slice(0, 500) ?? null, cursor)
    .run()
}
