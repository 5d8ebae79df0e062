import { bulkInsert } from "../../kernel/db/bulk-insert.ts"
import type { Job, JobError } from "./record.ts"
import type { StepOutcome } from "./step.ts"

/**
 * Every commit writes a new fence. A step that started before another commit finds a different fence; the null then violates a constraint
 * and rolls its batch back. If the job is cancelled meanwhile, the running step's work is kept.
 */
const COUNT = `
  UPDATE jobs SET
    fence = iif(fence = ?2, max(?3, fence + 1), NULL),
    processed_items = processed_items + ?4,
    success_count = success_count + ?5,
    error_count = error_count + ?6,
    skip_count = skip_count + ?7,
    total_items = max(total_items, processed_items + ?4),
    cursor = ?8,
    result = json_patch(result, ?9),
    started_at = coalesce(started_at, ?10),
    updated_at = ?12,
    completed_at = iif(?11 AND status IN ('pending', 'processing'), ?12, completed_at),
    status = iif(status IN ('pending', 'processing'), iif(?11, 'completed', 'processing'), status)
  WHERE id = ?1`

export function commitStep(
  d1: D1Database,
  job: Job,
  fence: number,
  outcome: StepOutcome,
  { began, ended }: { began: string; ended: string },
): D1PreparedStatement[] {
  const { processed, success, errors, skip, cursor, result = {}, done } = outcome
  const counts = [processed, success, errors.length, skip]
  const count = d1
    .prepare(COUNT)
    .bind(job.id, job.fence, fence, ...counts, cursor, JSON.stringify(result), began, done ? 1 : 0, ended)
  return [count, ...writeErrors(d1, job.id, errors), ...outcome.statements]
}

/** True if the batch was rolled back because another step committed first or an item changed after it was read. */
export const isUndone = (error: unknown) =>
  /NOT NULL constraint failed: \w+\.(?:fence|updated_at)\b/.test(String(error))

export const writeErrors = (d1: D1Database, jobId: string, errors: readonly JobError[]): D1PreparedStatement[] =>
  bulkInsert(
    d1,
    "job_errors",
    ["job_id", "item_id", "name", "message"],
    errors.map(({ id, name, message }) => [jobId, id ?? null, name ?? null, message]),
  )
