import type { Services } from "../../kernel/context.ts"
import type { DroppedFile } from "../../kernel/db/schema/index.ts"

const AT_ONCE = 100

/** Deletes the files of deliveries that are over, in a while; what is lost on the way is found by the hourly sweep. */
export function forgetFiles(services: Services, ids: readonly string[]): void {
  const over = services.d1
    .prepare(
      `SELECT id, objects FROM deliveries WHERE id IN (SELECT value FROM json_each(?))
         AND status IN ('delivered', 'failed') AND objects <> '[]'`,
    )
    .bind(JSON.stringify(ids))
  services.defer(purge(services, over))
}

/** Deletes the files of deliveries that are over and still has them. */
export async function purgeDrop(services: Services): Promise<void> {
  const over = services.d1
    .prepare(
      `SELECT id, objects FROM deliveries WHERE status IN ('delivered', 'failed') AND objects <> '[]'
       ORDER BY completed_at LIMIT ?`,
    )
    .bind(AT_ONCE)
  while ((await purge(services, over)) === AT_ONCE);
}

async function purge({ d1, drop }: Services, over: D1PreparedStatement): Promise<number> {
  const { results } = await over.all<{ id: string; objects: string }>()
  if (results.length === 0) return 0
  await drop.delete(results.flatMap(({ objects }) => (JSON.parse(objects) as DroppedFile[]).map(({ key }) => key)))
  await d1
    .prepare("UPDATE deliveries SET objects = '[]' WHERE id IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(results.map(({ id }) => id)))
    .run()
  return results.length
}
