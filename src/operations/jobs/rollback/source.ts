import type { Services } from "../../../kernel/context.ts"
import { AppError } from "../../../kernel/errors.ts"
import { withWholeTexts } from "../../../topics/history/short-texts.ts"
import { describedJob } from "../descriptions.ts"
import { findJob, isOver, type Job } from "../record.ts"

/** Returns the job to roll back; throws 409 until it has ended and its last step is committed. */
export async function findSource(services: Services, jobId: string): Promise<Job> {
  const source = await findJob(services, jobId)
  if (!describedJob(source.jobType)?.canRollBack) {
    throw new AppError(400, "Only reclassify and merge jobs can be rolled back")
  }
  if (!isOver(source)) throw new AppError(409, `Job is ${source.status}, cannot roll back`)
  if (await services.locks(source.id).isHeld()) throw new AppError(409, "Job is at its last step, cannot roll back")
  return source
}

type HistoryRow = { topic_id: string; previous_values: string; new_values: string }
type Change = { topicId: string; previous: Record<string, unknown>; written: Record<string, unknown> }

/** The number of topics written by the job. */
export async function countWritten({ directory }: Pick<Services, "directory">, jobId: string): Promise<number> {
  const count = directory.prepare("SELECT count(DISTINCT topic_id) AS n FROM global_history WHERE batch_id = ?")
  return (await count.bind(jobId).first<number>("n")) ?? 0
}

/** The next topics written by the job, with their values before and after. */
export async function readWritten(
  { directory }: Pick<Services, "directory">,
  jobId: string,
  after: string,
  size: number,
): Promise<Change[]> {
  const { results } = await directory
    .prepare(
      `SELECT h.topic_id, h.previous_values, h.new_values FROM (
         SELECT DISTINCT topic_id FROM global_history INDEXED BY global_history_batch
         WHERE batch_id = ?1 AND topic_id > ?2 ORDER BY topic_id LIMIT ?3
       ) AS page CROSS JOIN global_history AS h INDEXED BY global_history_batch
         ON h.batch_id = ?1 AND h.topic_id = page.topic_id
       ORDER BY h.topic_id, h.changed_at, h.rowid`,
    )
    .bind(jobId, after, size)
    .all<HistoryRow>()
  const read = (json: string) => JSON.parse(json) as Record<string, unknown>
  const entryOf = ({ previous_values, new_values }: HistoryRow) =>
    withWholeTexts({ previousValues: read(previous_values), newValues: read(new_values) })
  return [...Map.groupBy(results, (row) => row.topic_id)].map(([topicId, rows]) => {
    const entries = rows.map(entryOf)
    return {
      topicId,
      // With several entries, the first has the values before the job, the last has the written ones.
      previous: Object.assign({}, ...entries.map(({ previousValues }) => previousValues).toReversed()),
      written: Object.assign({}, ...entries.map(({ newValues }) => newValues)),
    }
  })
}
