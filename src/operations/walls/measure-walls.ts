import type { Services } from "../../kernel/context.ts"
import { sweepOutbox } from "../../kernel/queues/outbox.ts"
import { GIVE_UP_AFTER_MS } from "../../kernel/queues/retry-policy.ts"
import { oldestMessage } from "../../kernel/queues/turns.ts"
import { type Measured, READ_WALLS, recordWalls, type WallRow } from "./record-walls.ts"

/** Runs every minute, so an average over about as many minutes decides: one busy minute raises no alert. */
const MINUTES_AVERAGED = 5

/** Measures what changes quickly. Once the database has room again, parked messages are sent. */
export async function measureWalls(services: Services): Promise<void> {
  const { directory, now, databaseLimitBytes } = services
  const [rows, oldest] = await directory.batch<WallRow & { oldest: string }>([
    directory.prepare(READ_WALLS),
    oldestMessage(directory),
  ])
  const before = rows?.results ?? []
  const at = now().getTime()
  const since = oldest?.results[0]?.oldest
  const { reopened } = await recordWalls(services, before, [
    // Pages in use: free pages, which new rows fill first, are not part of it.
    { name: "database", used: rows?.meta.size_after ?? 0, capacity: databaseLimitBytes },
    ...threadTime(
      before.find(({ name }) => name === "threads"),
      at,
    ),
    { name: "queues", used: since === undefined ? 0 : Math.max(0, at - Date.parse(since)), capacity: GIVE_UP_AFTER_MS },
  ])
  if (reopened) await sweepOutbox(services)
}

/** What isolates reported since the last measurement, in milliseconds per second. */
function threadTime(row: WallRow | undefined, at: number): Measured[] {
  if (!row?.measuredAt) return [{ name: "threads", used: 0, capacity: 1000, busyMs: row?.busyMs ?? 0 }]
  const elapsed = at - Date.parse(row.measuredAt)
  if (elapsed < 1000) return []
  const current = (1000 * row.busyMs) / elapsed
  return [
    { name: "threads", used: row.used + (current - row.used) / MINUTES_AVERAGED, capacity: 1000, busyMs: row.busyMs },
  ]
}

/** Runs hourly: asking an object loads all its vectors. */
export async function measureObjects(services: Services): Promise<void> {
  const { entries, capacity } = await services.vectors.fullest()
  const { results } = await services.directory.prepare(READ_WALLS).all<WallRow>()
  await recordWalls(services, results, [{ name: "objects", used: entries, capacity }])
}
