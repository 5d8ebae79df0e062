import { MAX_LINKS } from "../../../topics/library/link-groups.ts"
import { jobKind } from "../step.ts"
import { LocalConfig } from "./config.ts"
import { localChanges } from "./local-changes.ts"
import { previewChanges } from "./preview.ts"
import { countSelected, nextTopics } from "./selection.ts"
import { followUp, updateTopics, writeHistory } from "./write-topics.ts"

/** Reclassifies outdated global topics, or all of them, with the local engine. */
export const reclassifyLocal = jobKind({
  config: LocalConfig,
  needsRoom: true,
  count: countSelected,
  async step(services, job) {
    const { config } = job
    const { rows, progress } = await nextTopics(services, job, config.batchSize)
    const changes = await localChanges(services, rows)
    const mayWalk = rows.some(({ links }) => links > MAX_LINKS)
    const at = services.now().toISOString()
    const entry = {
      changeType: "reclassified",
      source: "admin_reclassify_local",
      changedBy: job.createdBy,
      batchId: job.id,
      changedAt: at,
    } as const
    const { statements, result } = config.dryRun
      ? await previewChanges(services, job, changes)
      : {
          statements: [
            ...updateTopics(services.directory, changes, at),
            ...writeHistory(services.directory, changes, entry),
          ],
          result: {},
        }
    return {
      ...progress,
      statements,
      result,
      afterwards: config.dryRun ? undefined : () => followUp(services, changes, mayWalk),
    }
  },
})
