import type { Services } from "../../kernel/context.ts"

const BATCH_SIZE = 500
/** A younger file may belong to an upload whose row is not written yet. */
const GRACE_MS = 24 * 3_600_000
const PAGE_SIZE = 1000
const MAX_PAGES = 300

/** Deletes values of topics removed from the library, and orphaned files of interrupted uploads or deletions. */
export async function sweepMembers(services: Services): Promise<void> {
  await deleteForRemovedTopics(services)
  await deleteOrphanedFiles(services)
}

async function deleteForRemovedTopics({ d1, members }: Services): Promise<void> {
  for (;;) {
    const { results } = await d1
      .prepare(
        `DELETE FROM segment_members WHERE rowid IN (
           SELECT m.rowid FROM segment_members AS m
           WHERE NOT EXISTS (SELECT 1 FROM org_topics WHERE id = m.org_topic_id) LIMIT ?)
         RETURNING object_key AS objectKey`,
      )
      .bind(BATCH_SIZE)
      .all<{ objectKey: string }>()
    if (results.length > 0) await members.delete(results.map(({ objectKey }) => objectKey))
    if (results.length < BATCH_SIZE) return
  }
}

async function deleteOrphanedFiles({ d1, members, now }: Services): Promise<void> {
  const before = now().getTime() - GRACE_MS
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page++) {
    const listed = await members.list({ cursor, limit: PAGE_SIZE })
    const old = listed.objects.filter(({ uploaded }) => uploaded.getTime() < before).map(({ key }) => key)
    const { results } = await d1
      .prepare(
        `SELECT value AS key FROM json_each(?)
         WHERE NOT EXISTS (SELECT 1 FROM segment_members WHERE object_key = value)`,
      )
      .bind(JSON.stringify(old))
      .all<{ key: string }>()
    if (results.length > 0) await members.delete(results.map(({ key }) => key))
    if (!listed.truncated) return
    cursor = listed.cursor
  }
}
