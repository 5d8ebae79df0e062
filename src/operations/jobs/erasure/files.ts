import type { OrgContext } from "../../../kernel/context.ts"
import type { DroppedFile } from "../../../kernel/db/schema/index.ts"
import type { Page, Stage } from "./stage.ts"

const KEYS = 1_000
const BATCHES = 50
/** An S3 server deletes files one by one, two per delivery, with up to four attempts each. */
const DELIVERIES = 20

type Bucket = Pick<R2Bucket, "list" | "delete">

/** Deletes up to a page of files; true if there may be more. */
async function deletePrefix(bucket: Bucket, prefix: string): Promise<{ removed: number; isMore: boolean }> {
  const { objects, truncated } = await bucket.list({ prefix, limit: KEYS })
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
  return { removed: objects.length, isMore: truncated }
}

const prefixStage = (
  name: string,
  bucketOf: (ctx: OrgContext) => Bucket,
  prefixOf: (orgId: string) => string,
): Stage => ({
  name,
  run: async (ctx): Promise<Page> => {
    const { removed, isMore } = await deletePrefix(bucketOf(ctx), prefixOf(ctx.org.id))
    return { removed, next: isMore ? "more" : null }
  },
})

/** Import files are named after their import, so they are deleted before its row. */
const importFiles: Stage = {
  name: "import files",
  heavy: true,
  run: async ({ library, importFiles: bucket, org }, at) => {
    const [createdAt, row] = at === null ? ["", 0] : (JSON.parse(at) as [string, number])
    const { results } = await library
      .prepare(
        `SELECT id, created_at AS createdAt, rowid AS row FROM import_batches
         WHERE org_id = ?1 AND (created_at, rowid) > (?2, ?3) ORDER BY created_at, rowid LIMIT ${BATCHES}`,
      )
      .bind(org.id, createdAt, row)
      .all<{ id: string; createdAt: string; row: number }>()
    let removed = 0
    let reached = at
    for (const batch of results) {
      const page = await deletePrefix(bucket, `${batch.id}/`)
      removed += page.removed
      if (page.isMore) return { removed, next: reached ?? JSON.stringify(["", 0]) }
      reached = JSON.stringify([batch.createdAt, batch.row])
    }
    return { removed, next: results.length === BATCHES ? reached : null }
  },
}

const droppedFiles: Stage = {
  name: "files for the relay",
  heavy: true,
  run: async ({ library, drop, org }, at) => {
    const after = Number(at ?? 0)
    const { results } = await library
      .prepare(
        `SELECT rowid AS row, objects FROM deliveries WHERE org_id = ?1 AND rowid > ?2 AND objects <> '[]'
         ORDER BY rowid LIMIT ${DELIVERIES}`,
      )
      .bind(org.id, after)
      .all<{ row: number; objects: string }>()
    const keys = results.flatMap(({ objects }) => (JSON.parse(objects) as DroppedFile[]).map(({ key }) => key))
    if (keys.length > 0) await drop.delete(keys)
    return { removed: keys.length, next: results.length === DELIVERIES ? String(results.at(-1)?.row) : null }
  },
}

export const FILE_STAGES: readonly Stage[] = [
  importFiles,
  prefixStage(
    "lists of topics to remove",
    ({ importFiles: bucket }) => bucket,
    (orgId) => `deletions/${orgId}/`,
  ),
  prefixStage(
    "exports",
    ({ importFiles: bucket }) => bucket,
    (orgId) => `exports/${orgId}/`,
  ),
  prefixStage(
    "provider file",
    ({ importFiles: bucket }) => bucket,
    (orgId) => `provider-files/${orgId}/`,
  ),
  prefixStage(
    "match values",
    ({ members }) => members,
    (orgId) => `${orgId}/`,
  ),
  droppedFiles,
]
