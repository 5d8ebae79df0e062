import type { Services } from "../../../kernel/context.ts"
import { jsonParameters } from "../../../kernel/db/bulk-insert.ts"
import { isLive } from "../../../kernel/db/live-topics.ts"
import type { Job, JobError } from "../record.ts"
import {
  changeOf,
  followUp,
  TOPIC_COLUMNS,
  type TopicChange,
  type TopicRow,
  updateTopics,
  writeHistory,
} from "../reclassify/write-topics.ts"
import { flagForReview } from "../../../topics/library/flag-for-review.ts"
import { fittingTopics } from "../../../topics/library/link-groups.ts"
import { columnsOf } from "../../../topics/rows/texts.ts"
import type { StepOutcome } from "../step.ts"
import { columnAnswer, wholeAnswer } from "./answer-cells.ts"
import type { LlmConfig } from "./config.ts"
import { BATCH_PROCESS_CHUNK_SIZE } from "./limits.ts"
import type { LlmOutcome } from "../../../kernel/ports/llm-outcome.ts"
import { NEEDS_REVIEW, needsReview } from "./outcome.ts"

type Waiting = TopicRow & {
  marker: string
  asked_id: string
  asked_name: string
  basis: string
  outcome: string
  live: number
}

const NEXT = `
  SELECT r.marker, r.topic_id AS asked_id, r.topic_name AS asked_name, r.basis, r.outcome,
    t.id IS NOT NULL AND ${isLive("t")} AS live,
    ${columnsOf("t", TOPIC_COLUMNS)}
  FROM llm_requests AS r LEFT JOIN topics AS t ON t.id = r.topic_id
  WHERE r.job_id = ?1 AND r.outcome IS NOT NULL ORDER BY r.rowid LIMIT ?2`

const REMOVE = `
  DELETE FROM llm_requests WHERE (marker, topic_id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?))`

/** Applies the next staged results to their topics and deletes them in the same commit. */
export async function writeResults(
  services: Services,
  job: Omit<Job, "config"> & { config: LlmConfig },
): Promise<{ written: Omit<StepOutcome, "cursor" | "done">; isLast: boolean }> {
  const { directory } = services
  const { results: found } = await directory.prepare(NEXT).bind(job.id, BATCH_PROCESS_CHUNK_SIZE).all<Waiting>()
  const fitting = await fittingTopics(
    services,
    found.map(({ asked_id }) => asked_id),
  )
  const rows = found.slice(0, fitting)
  const config = await services.config()
  const changes: TopicChange[] = []
  const errors: JobError[] = []
  for (const row of rows.filter((one) => isUnchanged(one, job.config))) {
    const answer = answerOf(row, job.config)
    if (typeof answer === "string") errors.push({ id: row.asked_id, name: row.asked_name, message: answer })
    else changes.push(changeOf(row, answer(config)))
  }
  const at = services.now().toISOString()
  const entry = {
    changeType: "reclassified",
    source: "admin_reclassify_llm",
    changedBy: job.createdBy,
    batchId: job.id,
    metadata: job.config.targetColumn ? { targetColumn: job.config.targetColumn } : {},
    changedAt: at,
  } as const
  const flagged = errors.flatMap(({ id, message }) => (id && needsReview(message) ? [[id, message] as const] : []))
  const applied = rows.map(({ marker, asked_id }) => [marker, asked_id])
  const written = {
    statements: [
      ...updateTopics(directory, changes, at),
      ...writeHistory(directory, changes, entry),
      ...flagForReview(directory, flagged),
      ...jsonParameters(applied).map((json) => directory.prepare(REMOVE).bind(json)),
    ],
    processed: rows.length,
    success: changes.length,
    errors,
    skip: rows.length - changes.length - errors.length,
    afterwards: () => followUp(services, changes),
  }
  return { written, isLast: rows.length === found.length && found.length < BATCH_PROCESS_CHUNK_SIZE }
}

/** Whether the topic is unchanged since the request: an answer must not overwrite a newer change. */
const isUnchanged = (row: Waiting, { targetColumn }: LlmConfig) =>
  row.live === 1 && row.topic_name === row.asked_name && row[targetColumn ?? "taxonomy_hash"] === row.basis

/** How to apply the answer, or an error message. */
function answerOf(row: Waiting, { targetColumn }: LlmConfig) {
  const outcome = JSON.parse(row.outcome) as LlmOutcome
  if ("error" in outcome) return outcome.error
  try {
    return targetColumn ? columnAnswer(row, targetColumn, outcome.texts) : wholeAnswer(row, outcome.texts)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return needsReview(message) ? message : `${message}: ${NEEDS_REVIEW}`
  }
}
