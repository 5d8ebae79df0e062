import type { Services } from "../../kernel/context.ts"
import { oldestRestorable } from "../../topics/removals/list-removals.ts"
import { EXPORT_DAYS } from "../jobs/organization-export/kind.ts"

const DAY_MS = 86_400_000
const FILES = 1_000
const ENTRIES = 5_000
const BATCHES = 100
/** Upper bound for one page of any kind. */
const CALLS_PER_PAGE = 4

/** Where each kind of data resumes: the last file checked, and the last rows past their retention. */
type Cursor = { files: string | null; history: number; batches: number }

/** Removes data past the installation's retention, a few pages per kind and run; see docs/privacy.md. */
export async function applyRetention(services: Services, cursor: string | null): Promise<string> {
  const { retention } = services
  const { files, history, batches }: Cursor = cursor === null ? START : (JSON.parse(cursor) as Cursor)
  const share = Math.max(1, Math.floor(services.budget.left() / CALLS_PER_PAGE / 4))
  await removeRemovals(services, Math.min(share, 50))
  return JSON.stringify({
    files: await removeFiles(services, files, Math.min(share, 50)),
    history:
      retention.history === null
        ? history
        : await removeHistory(services, retention.history, history, Math.min(share, 50)).then((row) =>
            placeIn(services, "topic_history", row),
          ),
    batches:
      retention.importErrors === null
        ? batches
        : await removeErrors(services, retention.importErrors, batches, Math.min(share, 50)).then((row) =>
            placeIn(services, "import_batches", row),
          ),
  } satisfies Cursor)
}
const START: Cursor = { files: null, history: 0, batches: 0 }

const before = ({ now }: Services, days: number) => new Date(now().getTime() - days * DAY_MS)

/** SQLite reuses row numbers above the highest one, so the cursor must not exceed it: later rows would be skipped. */
async function placeIn(
  { library }: Services,
  table: "topic_history" | "import_batches",
  reached: number,
): Promise<number> {
  const highest = await library.prepare(`SELECT max(rowid) AS row FROM ${table}`).first<number | null>("row")
  return Math.min(reached, highest ?? 0)
}

/** Walks the import bucket. Exports are there too, with their own retention. */
async function removeFiles(services: Services, from: string | null, pages: number): Promise<string | null> {
  const { importFiles, retention } = services
  const oldest = (key: string) => (key.startsWith("exports/") ? EXPORT_DAYS : retention.importFiles)
  let reached = from
  for (let page = 0; page < pages; page++) {
    const listed = await importFiles.list({ startAfter: reached ?? undefined, limit: FILES })
    const old = listed.objects.filter(({ key, uploaded }) => {
      const days = oldest(key)
      return days !== null && uploaded < before(services, days)
    })
    if (old.length > 0) await importFiles.delete(old.map(({ key }) => key))
    if (!listed.truncated) return null
    reached = listed.objects.at(-1)?.key ?? reached
  }
  return reached
}

/**
 * Rows are written in time order, so old ones come first. The entry that created a topic is kept: an erasure needs it to find the
 * organization's topics.
 */
async function removeHistory(services: Services, days: number, from: number, pages: number): Promise<number> {
  const library = services.library
  const limit = before(services, days).toISOString()
  let reached = from
  for (let page = 0; page < pages; page++) {
    const old = await library
      .prepare(
        `SELECT max(row) AS last, count(*) AS n,
           json_group_array(json_array(row, topic, changed_at)) FILTER (WHERE topic IS NOT NULL) AS named
         FROM (
           SELECT rowid AS row, metadata ->> 'topicId' AS topic, changed_at FROM topic_history
           WHERE rowid > ?1 ORDER BY rowid LIMIT ${ENTRIES}
         ) WHERE changed_at < ?2`,
      )
      .bind(reached, limit)
      .first<{ last: number | null; n: number; named: string }>()
    if (!old || old.last === null) return reached
    await library
      .prepare(
        `DELETE FROM topic_history WHERE rowid > ?1 AND rowid <= ?2 AND changed_at < ?3
           AND rowid NOT IN (SELECT value FROM json_each(?4))`,
      )
      .bind(reached, old.last, limit, await thatCreated(services, old.named))
      .run()
    reached = old.last
    if (old.n < ENTRIES) return reached
  }
  return reached
}

/** Which of these entries, each a row with a topic and a time, created their topic. */
async function thatCreated(services: Services, entries: string): Promise<string | null> {
  const created = services.directory.prepare(
    `SELECT json_group_array(given.value ->> 0) AS rows FROM json_each(?) AS given
     CROSS JOIN topics AS t ON t.id = given.value ->> 1 WHERE t.created_at = given.value ->> 2`,
  )
  return created.bind(entries).first<string>("rows")
}

/** Rejected rows are as old as their import. If an import has more than one page of them, the next pages continue. */
async function removeErrors(services: Services, days: number, from: number, pages: number): Promise<number> {
  const { library } = services
  const limit = before(services, days).toISOString()
  let reached = from
  for (let page = 0; page < pages; page++) {
    const { results } = await library
      .prepare(
        `SELECT rowid AS row, id FROM import_batches WHERE rowid > ?1 AND created_at < ?2 ORDER BY rowid LIMIT ${BATCHES}`,
      )
      .bind(reached, limit)
      .all<{ row: number; id: string }>()
    const last = results.at(-1)
    if (!last) return reached
    const { meta } = await library
      .prepare(
        `DELETE FROM import_errors WHERE rowid IN (
           SELECT e.rowid FROM json_each(?1) AS batch CROSS JOIN import_errors AS e ON e.batch_id = batch.value LIMIT ${ENTRIES})`,
      )
      .bind(JSON.stringify(results.map(({ id }) => id)))
      .run()
    if (meta.changes === ENTRIES) continue
    reached = last.row
    if (results.length < BATCHES) return reached
  }
  return reached
}

/** Deletes topics that can no longer be restored, then empty removals. */
async function removeRemovals({ library, now }: Services, pages: number): Promise<void> {
  const oldest = oldestRestorable(now())
  for (let page = 0; page < pages; page++) {
    const { meta } = await library
      .prepare(
        `DELETE FROM removed_topics WHERE rowid IN (
           SELECT kept.rowid FROM removals AS r CROSS JOIN removed_topics AS kept ON kept.removal_id = r.id
           WHERE r.removed_at < ? LIMIT ${ENTRIES})`,
      )
      .bind(oldest)
      .run()
    if (meta.changes < ENTRIES) break
  }
  await library
    .prepare(
      `DELETE FROM removals WHERE rowid IN (
         SELECT r.rowid FROM removals AS r INDEXED BY removals_removed
         WHERE r.removed_at < ? AND NOT EXISTS (SELECT 1 FROM removed_topics AS kept WHERE kept.removal_id = r.id) LIMIT ${ENTRIES})`,
    )
    .bind(oldest)
    .run()
}
