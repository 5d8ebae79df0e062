import { indexRecentTopics, walkIndex } from "../../src/catalog/reconcile-index.ts"
import type { Services } from "../../src/context.ts"
import { purgeExpiredSessions } from "../../src/identity/sessions.ts"
import { sweepOutbox } from "../../src/queues/outbox.ts"
import { startScheduledRuns } from "../../src/sync/scheduled-runs.ts"

type Chore = (services: Services) => Promise<void>

/** What runs at which of wrangler.toml's cron triggers. */
const CHORES: Record<string, readonly Chore[]> = {
  "*/5 * * * *": [sweepOutbox, indexRecentTopics],
  "17 * * * *": [startScheduledRuns, walkIndex],
  "41 3 * * *": [purgeExpiredSessions],
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
