import type { Services } from "../../kernel/context.ts"
import { NEW_CONFIG_TOKEN } from "../../kernel/db/config-token.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { FULL_AT } from "../../kernel/room.ts"
import { levelOf, type WallName, WALLS } from "./walls.ts"

export type WallRow = {
  name: WallName
  used: number
  capacity: number
  level: number
  busyMs: number
  measuredAt: string
}

/** `busyMs`: how much of what isolates reported is accounted for. */
export type Measured = { name: WallName; used: number; capacity: number; busyMs?: number }

export const READ_WALLS = "SELECT name, used, capacity, level, busy_ms AS busyMs, measured_at AS measuredAt FROM walls"

/** Stores measurements with the alerts they raise or resolve. `reopened`: the database has room again. */
export async function recordWalls(
  services: Services,
  before: readonly WallRow[],
  measured: readonly Measured[],
): Promise<{ reopened: boolean }> {
  const { directory, now, log } = services
  const at = now().toISOString()
  let [closed, reopened] = [false, false]
  const statements = measured.flatMap((one) => {
    const from = before.find(({ name }) => name === one.name)?.level ?? 0
    const level = levelOf(one.name, one, from)
    if (one.name === "database") {
      closed = from < FULL_AT && level >= FULL_AT
      reopened = from >= FULL_AT && level < FULL_AT
    }
    if (level !== from)
      log("wall.level_changed", { level: level > from ? "warn" : "info", wall: one.name, from, to: level })
    return [
      store(directory, one, level, at),
      ...(level > from ? [raise(directory, one, level, at)] : []),
      ...(level < from ? [resolve(directory, one.name, level, at)] : []),
    ]
  })
  // Isolates read the configuration again, which says whether there is room.
  if (closed || reopened) statements.push(directory.prepare(NEW_CONFIG_TOKEN))
  if (statements.length > 0) await directory.batch(statements)
  return { reopened }
}

const store = (d1: D1Database, { name, used, capacity, busyMs = 0 }: Measured, level: number, at: string) =>
  prepare(
    d1,
    sql`INSERT INTO walls (name, used, capacity, level, measured_at) VALUES (${name}, ${used}, ${capacity}, ${level}, ${at})
      ON CONFLICT (name) DO UPDATE SET used = ${used}, capacity = ${capacity}, level = ${level}, measured_at = ${at},
        busy_ms = busy_ms - ${busyMs}`,
  )

function raise(d1: D1Database, { name }: Measured, level: number, at: string): D1PreparedStatement {
  const { label, advice } = WALLS[name]
  const data = JSON.stringify({ wall: name, level, name: label, reason: advice })
  return prepare(
    d1,
    sql`INSERT INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
      VALUES (${`wall/${name}/${level}/${at}`}, '', 'wall', ${data}, ${at}, ${at}) ON CONFLICT DO NOTHING`,
  )
}

const resolve = (d1: D1Database, name: WallName, level: number, at: string): D1PreparedStatement =>
  prepare(
    d1,
    sql`UPDATE alerts SET data = json_set(data, '$.resolvedAt', ${at})
      WHERE org_id = '' AND kind = 'wall' AND data ->> 'wall' = ${name} AND data ->> 'level' > ${level}
        AND data ->> 'resolvedAt' IS NULL`,
  )
