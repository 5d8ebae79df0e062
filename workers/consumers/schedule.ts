import { purgeDrop } from "../../src/activation/drop/purge-drop.ts"
import { noticeStale } from "../../src/activation/segments/notice-stale.ts"
import { raiseStaleAlerts } from "../../src/activation/segments/raise-stale-alerts.ts"
import { sweepMembers } from "../../src/activation/members/sweep-members.ts"
import { startScheduledRuns } from "../../src/intake/sync/scheduled-runs.ts"
import { shareOf } from "../../src/kernel/budget/share.ts"
import type { Services } from "../../src/kernel/context.ts"
import { type Chore, type Cron, type CHORES_BY_CRON, readCursors, recordChore } from "../../src/kernel/cron/chores.ts"
import { purgeIdempotencyKeys } from "../../src/kernel/idempotency/purge-keys.ts"
import { sweepOutbox } from "../../src/kernel/queues/outbox.ts"
import { purgePushPlans } from "../../src/protocols/assistants/push-plans.ts"
import { countSegments } from "../../src/operations/home/count-segments.ts"
import { purgeStaged } from "../../src/operations/jobs/llm/purge.ts"
import { applyRetention } from "../../src/operations/privacy/apply-retention.ts"
import { resumeStalled } from "../../src/operations/recovery/resume-stalled.ts"
import { startSchedules } from "../../src/operations/schedules/start-due.ts"
import { measureObjects, measureWalls } from "../../src/operations/walls/measure-walls.ts"
import { remindOfApprovals } from "../../src/activation/runs/raise-approvals.ts"
import { raiseOverdueSyncs } from "../../src/organizations/alerts/raise-overdue-syncs.ts"
import { purgeAlerts } from "../../src/organizations/alerts/purge-alerts.ts"
import { raiseQuotaAlerts } from "../../src/organizations/alerts/raise-quota-alerts.ts"
import { sendAlertMessages } from "../../src/organizations/alerts/send-messages.ts"
import { purgeAuditLog } from "../../src/organizations/audit/purge-audit-log.ts"
import { purgeGrants } from "../../src/organizations/grants/find-grant.ts"
import { purgeExpiredSessions } from "../../src/organizations/identity/sessions.ts"
import { purgeInvitations } from "../../src/organizations/people/invitations.ts"
import { purgeDeliveries } from "../../src/organizations/webhooks/purge-deliveries.ts"
import { keepRevocations } from "../../src/organizations/revocations/keep-revocations.ts"
import { announceFeeds } from "../../src/protocols/adcp/announce-feeds.ts"
import { endBuyers } from "../../src/protocols/buyers/end-activations.ts"
import { sweepWebhooks } from "../../src/organizations/webhooks/announce.ts"
import { indexNewTopics, walkIndex } from "../../src/topics/catalog/reconcile-index.ts"
import { walkLinks } from "../../src/topics/library/walk-links.ts"

/** The chores of each cron trigger in wrangler.toml. Their names are stored with the time of their last run. */
export const CHORES: { [C in Cron]: Record<(typeof CHORES_BY_CRON)[C][number], Chore> } = {
  "* * * * *": { measureWalls },
  "*/5 * * * *": {
    sweepOutbox,
    resumeStalled,
    startScheduledRuns,
    startSchedules,
    endBuyers,
    announceFeeds,
    sweepWebhooks,
    sendAlertMessages,
    walkLinks: (services) => walkLinks(services),
    indexNewTopics,
    keepRevocations: async (services) => void (await keepRevocations(services)),
  },
  "17 * * * *": {
    purgeDrop,
    purgeIdempotencyKeys,
    purgePushPlans,
    countSegments,
    noticeStale,
    walkIndex,
    measureObjects,
  },
  "47 * * * *": { raiseStaleAlerts, raiseQuotaAlerts, remindOfApprovals, raiseOverdueSyncs },
  "41 3 * * *": {
    purgeExpiredSessions,
    purgeInvitations,
    purgeGrants,
    purgeAuditLog,
    sweepMembers,
    purgeStaged,
    applyRetention,
    purgeDeliveries,
    purgeAlerts,
  },
}

/** Runs every chore even if another fails, each within its own share of the invocation's calls. */
export async function tick(services: Services, cron: string): Promise<void> {
  const chores = Object.entries<Chore>(cron in CHORES ? CHORES[cron as Cron] : {})
  const cursors = await readCursors(
    services,
    chores.map(([name]) => name),
  )
  for (const [i, [name, chore]] of chores.entries()) {
    // Calls left over by earlier chores go to later ones: a round of `indexNewTopics` needs more than an equal share.
    const share = Math.floor(services.budget.left() / (chores.length - i))
    const started = services.now()
    const startedAt = started.toISOString()
    const measure = (outcome: "ok" | "failed") => {
      const ms = services.now().getTime() - started.getTime()
      services.figures.write({ kind: "chore", subject: name, outcome, ms })
    }
    const cursor = cursors.get(name) ?? null
    try {
      const next = await chore(shareOf(services, share), cursor)
      await recordChore(services, { name, startedAt, cursor: next ?? null })
      measure("ok")
    } catch (error) {
      measure("failed")
      services.log("cron.chore_failed", { level: "error", chore: name, error: String(error) })
      await recordChore(services, { name, startedAt, cursor, error: String(error) }).catch(() => {})
    }
  }
}
