import type { Services } from "../../kernel/context.ts"
import type { DroppedFile } from "../../kernel/db/schema/index.ts"

const BATCH_SIZE = 100
/** An S3 server deletes the files of a page one by one, up to two per delivery. */
const CALLS_PER_PAGE = 2 * BATCH_SIZE + 10

/** Deletes the files of finished deliveries after the response; the hourly sweep deletes what this misses. */
export function deleteFilesLater(services: Services, ids: readonly string[]): void {
  const finished = services.d1
    .prepare(
      `SELECT id, objects FROM deliveries WHERE id IN (SELECT value FROM json_each(?))
         AND status IN ('delivered', 'failed') AND objects <> '[]'`,
    )
    .bind(JSON.stringify(ids))
  services.defer(purge(services, finished))
}

/** Deletes files that finished deliveries still have. */
export async function purgeDrop(services: Services): Promise<void> {
  const finished = services.d1
    .prepare(
      `SELECT id, objects FROM deliveries WHERE status IN ('delivered', 'failed') AND objects <> '[]'
       ORDER BY completed_at LIMIT ?`,
    )
    .bind(BATCH_SIZE)
  while (services.budget.left() > CALLS_PER_PAGE && (await purge(services, finished)) === BATCH_SIZE);
}

async function purge({ d1, drop }: Services, finished: D1PreparedStatement): Promise<number> {
  const { results } = await finished.all<{ id: string; objects: string }>()
  if (results.length === 0) return 0
  await drop.delete(results.flatMap(({ objects }) => (JSON.parse(objects) as DroppedFile[]).map(({ key }) => key)))
  await d1
    .prepare("UPDATE deliveries SET objects = '[]' WHERE id IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(results.map(({ id }) => id)))
    .run()
  return results.length
}
