import type { Stage } from "./stage.ts"

const PAGE = 5_000

/** SQL for a topic id that no longer exists. */
const isGone = (id: string) => `(${id} GLOB 'tp_*' AND NOT EXISTS (SELECT 1 FROM topics WHERE id = ${id}))`

/** SQL for references to deleted work, by the ids in messages. */
const LEADS_NOWHERE = `
  (body ->> 'batchId' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM import_batches WHERE id = body ->> 'batchId'))
  OR (body ->> 'jobId' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM jobs WHERE id = body ->> 'jobId'))
  OR (body ->> 'scheduleRun' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM schedule_runs WHERE id = body ->> 'scheduleRun'))
  OR (body ->> 'settle' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM connections WHERE id = body ->> 'settle'))
  OR (body ->> 'runId' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM push_runs WHERE id = body ->> 'runId')
    AND NOT EXISTS (SELECT 1 FROM sync_runs WHERE id = body ->> 'runId'))`

/** Walks a table without an index on its references; `?1` is the organization. */
const walk = (table: string, order: string, mentions: string): Stage => ({
  name: `mentions in ${table}`,
  run: async ({ together, org }, at) => {
    const after = Number(at ?? 0)
    const page = await together
      .prepare(
        `SELECT max(place) AS last, count(*) AS n
         FROM (SELECT ${order} AS place FROM ${table} WHERE ${order} > ? ORDER BY ${order} LIMIT ${PAGE})`,
      )
      .bind(after)
      .first<{ last: number | null; n: number }>()
    if (!page || page.last === null) return { removed: 0, next: null }
    const { meta } = await together
      .prepare(`DELETE FROM ${table} WHERE ${order} > ?2 AND ${order} <= ?3 AND ?1 IS NOT NULL AND (${mentions})`)
      .bind(org.id, after, page.last)
      .run()
    return { removed: meta.changes, next: page.n === PAGE ? String(page.last) : null }
  },
})

/** References to removed topics and work in operators' jobs and the queues' records. */
export const TRACE_STAGES: readonly Stage[] = [
  walk("job_errors", "seq", isGone("item_id")),
  walk(
    "job_findings",
    "seq",
    `key = ?1 OR ${isGone("key")} OR (value IS NOT NULL AND (instr(value, ?1) > 0
       OR EXISTS (SELECT 1 FROM json_tree(value) WHERE type = 'text' AND ${isGone("atom")})))`,
  ),
  walk("dead_letters", "rowid", `json_valid(body) AND json_type(body) = 'object' AND (${LEADS_NOWHERE})`),
  walk("outbox", "rowid", `json_valid(body) AND json_type(body) = 'object' AND (${LEADS_NOWHERE})`),
]
