import { indexRecentTopics, walkIndex } from "../../src/topics/catalog/reconcile-index.ts"
import type { Services } from "../../src/kernel/context.ts"
import { purgeDrop } from "../../src/activation/drop/purge-drop.ts"
import { purgeExpiredSessions } from "../../src/organizations/identity/sessions.ts"
import { purgeStaged } from "../../src/operations/jobs/llm/purge.ts"
import { requeueJobs } from "../../src/operations/jobs/requeue-jobs.ts"
import { sweepMembers } from "../../src/activation/members/sweep-members.ts"
import { wakePushes } from "../../src/activation/runs/wake.ts"
import { sweepOutbox } from "../../src/kernel/queues/outbox.ts"
import { startScheduledRuns } from "../../src/intake/sync/scheduled-runs.ts"

type Chore = (services: Services) => Promise<void>

/** What runs at which of wrangler.toml's cron triggers. */
const CHORES: Record<string, readonly Chore[]> = {
  "*/5 * * * *": [sweepOutbox, requeueJobs, wakePushes, indexRecentTopics],
  "17 * * * *": [startScheduledRuns, purgeDrop, walkIndex],
  "41 3 * * *": [purgeExpiredSessions, sweepMembers, purgeStaged],
}

/** A chore that fails does not keep the others from running. */
export async function tick(services: Services, cron: string): Promise<void> {
  for (const chore of CHORES[cron] ?? []) {
    try {
      await chore(services)
    } catch (error) {
      services.log("chore.failed", { chore: chore.name, error: String(error) })
    }
  }
}
