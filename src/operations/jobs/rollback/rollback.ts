import * as z from "zod"
import { limitOfRequest } from "../../../kernel/budget/work-limit.ts"
import type { Services } from "../../../kernel/context.ts"
import { jsonParameters } from "../../../kernel/db/bulk-insert.ts"
import { isLive } from "../../../kernel/db/live-topics.ts"
import { embed } from "../../../knowledge/similarity/embedding.ts"
import { updateOf, writeHistory } from "../reclassify/write-topics.ts"
import { fittingTopics } from "../../../topics/library/link-groups.ts"
import { tryWalkLinks } from "../../../topics/library/walk-links.ts"
import { storedText } from "../../../topics/rows/stored-text.ts"
import { columnsOf, storedValues } from "../../../topics/rows/texts.ts"
import { anyConfig, jobKind } from "../step.ts"
import { RESTORABLE, type RestorableRow, type Restoration, restorationOf } from "./restore.ts"
import { countWritten, findSource, readWritten } from "./source.ts"

const ROLLBACK_BATCH_SIZE = 50

const Config = z.object({ ...anyConfig, rollbackOf: z.string("rollbackOf must be a job id") })

const COLUMNS = ["seq", "id", "topic_name", "normalized_name", "archived_at", "updated_at", ...RESTORABLE]
/** Another live topic now has the name. */
const TAKEN = `EXISTS (
    SELECT 1 FROM topics AS other WHERE other.normalized_name = t.normalized_name AND other.id <> t.id
      AND ${isLive("other")}
  ) AS is_taken`
const READ = `SELECT ${columnsOf("t", COLUMNS)}, ${TAKEN}
  FROM json_each(?) AS given CROSS JOIN topics AS t ON t.id = given.value`
const UPDATE = updateOf(RESTORABLE)

type Row = RestorableRow & { is_taken: number }

/** Restores the topic values from before a job. Links moved by a merge are not moved back. */
export const rollback = jobKind({
  config: Config,
  count: async (services, { rollbackOf }) => countWritten(services, (await findSource(services, rollbackOf)).id),
  async step(services, job) {
    const { rollbackOf } = job.config
    const found = await readWritten(services, rollbackOf, job.cursor ?? "", ROLLBACK_BATCH_SIZE)
    const fitting = await fittingTopics(
      services,
      found.map(({ topicId }) => topicId),
    )
    const written = found.slice(0, fitting)
    const rows = await readRows(
      services,
      written.map(({ topicId }) => topicId),
    )
    const all = written.flatMap(({ topicId, previous, written: values }) => {
      const row = rows.get(topicId)
      return row ? [restorationOf(row, previous, values)] : []
    })
    const isBlocked = ({ before, after }: Restoration) =>
      before.merged_into !== null && isLiveRow(after) && rows.get(before.id)?.is_taken === 1
    const errors = all.filter(isBlocked).map(({ before }) => ({
      id: before.id,
      name: before.topic_name,
      message: "Another topic now has this name",
    }))
    const open = all.filter((one) => !isBlocked(one))
    const changes = open.filter(({ changed }) => changed.length > 0)
    const skip = open.filter(({ left }) => left.length > 0).length
    const at = services.now().toISOString()
    return {
      statements: [...restore(services.directory, changes, at), ...historyOf(services.directory, changes, job, at)],
      processed: written.length,
      success: written.length - skip - errors.length,
      errors,
      skip,
      cursor: written.at(-1)?.topicId ?? job.cursor,
      done: written.length === found.length && found.length < ROLLBACK_BATCH_SIZE,
      afterwards: async () => {
        await tryWalkLinks(services, limitOfRequest(services))
        await reindexRestored(services, changes)
      },
    }
  },
})

const isLiveRow = ({ merged_into, archived_at }: RestorableRow) => merged_into === null && archived_at === null

async function readRows({ directory }: Pick<Services, "directory">, ids: readonly string[]): Promise<Map<string, Row>> {
  const { results } = await directory.prepare(READ).bind(JSON.stringify(ids)).all<Row>()
  return new Map(results.map((row) => [row.id, row]))
}

const restore = (d1: D1Database, changes: readonly Restoration[], at: string): D1PreparedStatement[] =>
  jsonParameters(
    changes.map(({ before, after }) => [
      before.seq,
      before.updated_at,
      ...storedValues(after.topic_name, after, RESTORABLE),
    ]),
  ).map((json) => d1.prepare(UPDATE).bind(json, at))

const historyOf = (
  d1: D1Database,
  changes: readonly Restoration[],
  job: { id: string; createdBy: string; config: { rollbackOf: string } },
  at: string,
) =>
  writeHistory(d1, changes, {
    changeType: "rolled_back",
    source: "admin_rollback",
    changedBy: job.createdBy,
    batchId: job.id,
    metadata: { rollbackOf: job.config.rollbackOf },
    changedAt: at,
  })

/** Indexes topics that are live after the rollback; merged and archived topics stay out of the index. */
async function reindexRestored({ vectors }: Pick<Services, "vectors">, changes: readonly Restoration[]) {
  const live = changes.filter(({ after }) => isLiveRow(after))
  if (live.length === 0) return
  await vectors.upsert(
    live.map(({ before, after }) => ({
      id: before.id,
      vector: embed(storedText(before.topic_name, after)),
      movedFrom: String(before.parent_category),
    })),
  )
}
