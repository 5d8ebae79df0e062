import { jobKind } from "../step.ts"
import { LocalConfig } from "./config.ts"
import { answerLocally } from "./local-engine.ts"
import { previewChanges } from "./preview.ts"
import { countSelected, selectTopics } from "./selection.ts"
import { changeOf, reindex, TOPIC_COLUMNS, type TopicRow, updateTopics, writeHistory } from "./write-topics.ts"

/** Reclassifies outdated global topics, or all of them, with the local engine. */
export const reclassifyLocal = jobKind({
  config: LocalConfig,
  count: countSelected,
  async step(services, job) {
    const { config } = job
    const left = (config.limit ?? Number.MAX_SAFE_INTEGER) - job.processedItems
    const size = Math.max(0, Math.min(config.batchSize, left))
    const rows = await selectTopics<TopicRow>(services, config, TOPIC_COLUMNS, Number(job.cursor ?? 0), size)
    const answers = await answerLocally(
      services,
      rows.map((row) => row.topic_name),
    )
    const changes = rows.flatMap((row, i) => {
      const answer = answers[i]
      return answer ? [changeOf(row, answer)] : []
    })
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
          statements: [...updateTopics(services.d1, changes, at), ...writeHistory(services.d1, changes, entry)],
          result: {},
        }
    return {
      statements,
      result,
      processed: rows.length,
      success: rows.length,
      errors: [],
      skip: 0,
      cursor: String(rows.at(-1)?.key ?? job.cursor ?? 0),
      done: rows.length < size || rows.length === left,
      afterwards: config.dryRun ? undefined : () => reindex(services, changes),
    }
  },
})
