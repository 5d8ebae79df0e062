import type { Services } from "../../kernel/context.ts"

const BATCH_SIZE = 500
/** A younger file may belong to an upload whose row is not written yet. */
const GRACE_MS = 24 * 3_600_000
const CALLS_PER_PAGE = 5

/** Deletes values of topics removed from the library, and orphaned files of interrupted uploads or deletions. */
export async function sweepMembers(services: Services, cursor: string | null, pageSize = 1000): Promise<string | null> {
  await deleteForRemovedTopics(services)
  return deleteOrphanedFiles(services, cursor, pageSize)
}

async function deleteForRemovedTopics({ library, members, budget }: Services): Promise<void> {
  for (;;) {
    const { results } = await library
      .prepare(
        `DELETE FROM segment_members WHERE rowid IN (
           SELECT m.rowid FROM segment_members AS m
           WHERE NOT EXISTS (SELECT 1 FROM org_topics WHERE id = m.org_topic_id) LIMIT ?)
         RETURNING object_key AS objectKey`,
      )
      .bind(BATCH_SIZE)
      .all<{ objectKey: string }>()
    if (results.length > 0) await members.delete(results.map(({ objectKey }) => objectKey))
    if (results.length < BATCH_SIZE || budget.left() < CALLS_PER_PAGE * 2) return
  }
}

/** Returns the last key it checked, where the next run resumes; null at the end. */
async function deleteOrphanedFiles(
  { library, members, now, budget }: Services,
  from: string | null,
  pageSize: number,
): Promise<string | null> {
  const before = now().getTime() - GRACE_MS
  let reached = from
  while (budget.left() >= CALLS_PER_PAGE) {
    const listed = await members.list({ startAfter: reached ?? undefined, limit: pageSize })
    const old = listed.objects.filter(({ uploaded }) => uploaded.getTime() < before).map(({ key }) => key)
    const { results } = await library
      .prepare(
        `SELECT value AS key FROM json_each(?)
         WHERE NOT EXISTS (SELECT 1 FROM segment_members WHERE object_key = value)`,
      )
      .bind(JSON.stringify(old))
      .all<{ key: string }>()
    if (results.length > 0) await members.delete(results.map(({ key }) => key))
    if (!listed.truncated) return null
    reached = listed.objects.at(-1)?.key ?? reached
  }
  return reached
}
