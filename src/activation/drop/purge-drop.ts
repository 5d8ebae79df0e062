import type { Services } from "../../kernel/context.ts"
import type { DroppedFile } from "../../kernel/db/schema/index.ts"

const PAGE_SIZE = 100
/** Deliveries whose files are deleted together. */
const SLICE = 20
/** An S3 server deletes files one by one, two per delivery, with up to four attempts each. */
const CALLS_PER_SLICE = SLICE * 2 * 4 + 2

type Finished = { id: string; objects: string; completedAt: string; rowid: number }

const FINISHED = `SELECT id, objects, completed_at AS completedAt, rowid FROM deliveries
  WHERE status IN ('delivered', 'failed') AND objects <> '[]'`

/** Deletes the files of finished deliveries after the response; the hourly sweep deletes what this misses. */
export function deleteFilesLater(services: Services, ids: readonly string[]): void {
  const statement = services.library
    .prepare(`${FINISHED} AND id IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify(ids))
  services.defer(
    (async () => {
      const { results } = await statement.all<Finished>()
      await purge(services, results)
    })(),
  )
}

/** Deletes files of finished deliveries, oldest first. A file that cannot be deleted does not block the others. */
export async function purgeDrop(services: Services): Promise<void> {
  let failure: unknown
  for (let after: [string, number] = ["", 0]; services.budget.left() > CALLS_PER_SLICE;) {
    const { results } = await services.library
      .prepare(`${FINISHED} AND (completed_at, rowid) > (?, ?) ORDER BY completed_at, rowid LIMIT ${PAGE_SIZE}`)
      .bind(...after)
      .all<Finished>()
    failure ??= await purge(services, results)
    const last = results.at(-1)
    if (!last || results.length < PAGE_SIZE) break
    after = [last.completedAt, last.rowid]
  }
  if (failure !== undefined) throw failure
}

/** Returns the first failure; a later sweep deletes the remaining files. */
async function purge({ library, drop, budget, log }: Services, finished: readonly Finished[]): Promise<unknown> {
  let failure: unknown
  for (let i = 0; i < finished.length && budget.left() > CALLS_PER_SLICE; i += SLICE) {
    const slice = finished.slice(i, i + SLICE)
    try {
      await drop.delete(slice.flatMap(({ objects }) => (JSON.parse(objects) as DroppedFile[]).map(({ key }) => key)))
      await library
        .prepare("UPDATE deliveries SET objects = '[]' WHERE id IN (SELECT value FROM json_each(?))")
        .bind(JSON.stringify(slice.map(({ id }) => id)))
        .run()
    } catch (error) {
      log("drop.purge_failed", { deliveries: slice.length, error: String(error) })
      failure ??= error
    }
  }
  return failure
}
