import type { OrgContext } from "../../kernel/context.ts"
import type { ConnectionBoard } from "./schema.ts"

const DAYS_SHOWN = 30
/** Counts older than this are not shown; an hourly chore updates them. */
const STALE_DAYS = 2
const DAY_MS = 86_400_000
const MOST_FAILED = 10_000

/** Topics whose push failed and that have had no segment on the connection since. */
export const FAILED = `
  SELECT 1 FROM activations AS a INDEXED BY activations_connection
  WHERE a.org_id = c.org_id AND a.connection_id = c.id AND a.status = 'error' AND NOT EXISTS (
    SELECT 1 FROM activations AS other WHERE other.connection_id = a.connection_id AND other.org_topic_id = a.org_topic_id
      AND other.status IN ('pending', 'active')) LIMIT ${MOST_FAILED}`
export const LIVE = `
  SELECT count(*) FROM activations AS a INDEXED BY activations_connection
  WHERE a.org_id = c.org_id AND a.connection_id = c.id AND a.status = 'active'`

type Row = Omit<ConnectionBoard, "days" | "stale">
type Day = ConnectionBoard["days"][number] & { connectionId: string }

/** The organization's outbound connections with their segment counts, now and in the last days. */
export async function readBoard({ library, org, now }: OrgContext): Promise<ConnectionBoard[]> {
  const dayAt = (daysAgo: number) => new Date(now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10)
  const [rows, counted] = await library.batch([
    library
      .prepare(
        `SELECT c.id, c.name, c.platform, c.status, (${LIVE}) AS live, (SELECT count(*) FROM (${FAILED})) AS failed,
           (SELECT max(created_at) FROM push_runs AS r WHERE r.org_id = c.org_id AND r.connection_id = c.id) AS lastPushAt
         FROM connections AS c WHERE c.org_id = ? AND c.direction <> 'inbound' ORDER BY c.created_at DESC, c.id`,
      )
      .bind(org.id),
    library
      .prepare(
        `SELECT connection_id AS connectionId, day, live, failed, stale FROM connection_days
         WHERE org_id = ? AND day > ? ORDER BY day`,
      )
      .bind(org.id, dayAt(DAYS_SHOWN)),
  ])
  const days = Map.groupBy((counted?.results ?? []) as Day[], ({ connectionId }) => connectionId)
  return ((rows?.results ?? []) as Row[]).map((row) => {
    const own = (days.get(row.id) ?? []).map(({ connectionId: _connectionId, ...day }) => day)
    const newest = own.at(-1)
    const stale = newest && newest.day > dayAt(STALE_DAYS) ? newest.stale : null
    return Object.assign(row, { stale, days: own })
  })
}
