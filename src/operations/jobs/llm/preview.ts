import type { Services } from "../../../kernel/context.ts"
import { ENGINE_VERSION } from "../../../knowledge/engine/version.ts"
import type { Job } from "../record.ts"
import { previewChanges } from "../reclassify/preview.ts"
import { selectTopics } from "../reclassify/selection.ts"
import { changeOf, TOPIC_COLUMNS, type TopicRow } from "../reclassify/write-topics.ts"
import type { StepOutcome } from "../step.ts"
import type { LlmConfig } from "./config.ts"
import { estimateCosts } from "./estimate.ts"
import { BATCH_PROCESS_CHUNK_SIZE } from "./limits.ts"

/**
 * Estimates the cost of a job and counts the certain changes: the model's answers are unknown before the call, but
 * every classified topic gets the current engine version.
 */
export async function previewJob(
  services: Services,
  job: Omit<Job, "config"> & { config: LlmConfig & { model: string } },
): Promise<StepOutcome> {
  const { config } = job
  const left = (config.limit ?? Number.MAX_SAFE_INTEGER) - job.processedItems
  const size = Math.max(0, Math.min(BATCH_PROCESS_CHUNK_SIZE, left))
  const rows = await selectTopics<TopicRow>(services, config, TOPIC_COLUMNS, Number(job.cursor ?? 0), size)
  const certain = config.targetColumn ? {} : { engine: "llm", engine_version: ENGINE_VERSION }
  const changes = rows.map((row) => changeOf(row, { ...row, ...certain }))
  const { statements, result } = await previewChanges(services, job, changes)
  const estimate = job.result["estimate"] ?? estimateCosts(config, rows, job.totalItems)
  return {
    statements,
    result: { ...result, estimate },
    processed: rows.length,
    success: rows.length,
    errors: [],
    skip: 0,
    cursor: String(rows.at(-1)?.key ?? job.cursor ?? 0),
    done: rows.length < size || rows.length === left,
  }
}
