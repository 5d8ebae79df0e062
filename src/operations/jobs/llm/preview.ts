import type { Services } from "../../../kernel/context.ts"
import { currentVersions } from "../../../topics/library/topic-row.ts"
import type { Job } from "../record.ts"
import { previewChanges } from "../reclassify/preview.ts"
import { nextTopics } from "../reclassify/selection.ts"
import { changeOf } from "../reclassify/write-topics.ts"
import type { StepOutcome } from "../step.ts"
import type { LlmConfig } from "./config.ts"
import { estimateCosts } from "./estimate.ts"
import { BATCH_PROCESS_CHUNK_SIZE } from "./limits.ts"

/**
 * Estimates a job's cost and counts the changes that are certain: the model's answers are unknown, but every classified topic gets the
 * current versions.
 */
export async function previewJob(
  services: Services,
  job: Omit<Job, "config"> & { config: LlmConfig & { model: string } },
): Promise<StepOutcome> {
  const { config } = job
  const { rows, progress } = await nextTopics(services, job, BATCH_PROCESS_CHUNK_SIZE)
  const engineFields = config.targetColumn ? {} : { engine: "llm", ...currentVersions("llm") }
  const changes = rows.map((row) => changeOf(row, { ...row, ...engineFields }))
  const { statements, result } = await previewChanges(services, job, changes)
  const estimate = job.result["estimate"] ?? estimateCosts(config, rows, job.totalItems)
  return { ...progress, statements, result: { ...result, estimate } }
}
