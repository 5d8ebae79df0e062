import type { Services } from "../../kernel/context.ts"

const AT_ONCE = 500
/** A file that is younger may be waiting for its row. */
const GRACE_MS = 24 * 3_600_000
const LISTED = 1000
const MAX_PAGES = 300

/** Values of topics that have left the library, and files that no row knows: an upload or a deletion that broke off. */
export async function sweepMembers(services: Services): Promise<void> {
  await dropLeftTopics(services)
  await dropUnknownFiles(services)
}

async function dropLeftTopics({ d1, members }: Services): Promise<void> {
  for (;;) {
    const { results } = await d1
      .prepare(
        `DELETE FROM segment_members WHERE rowid IN (
           SELECT m.rowid FROM segment_members AS m
           WHERE NOT EXISTS (SELECT 1 FROM org_topics WHERE id = m.org_topic_id) LIMIT ?)
         RETURNING object_key AS objectKey`,
      )
      .bind(AT_ONCE)
      .all<{ objectKey: string }>()
    if (results.length > 0) await members.delete(results.map(({ objectKey }) => objectKey))
    if (results.length < AT_ONCE) return
  }
}

async function dropUnknownFiles({ d1, members, now }: Services): Promise<void> {
  const before = now().getTime() - GRACE_MS
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page++) {
    const listed = await members.list({ cursor, limit: LISTED })
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
