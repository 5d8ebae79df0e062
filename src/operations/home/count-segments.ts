import { countStaleByConnection } from "../../activation/segments/find-stale.ts"
import type { Services } from "../../kernel/context.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"
import { FAILED, LIVE } from "./board.ts"

/** Organizations per statement. */
const PAGE = 20
/** Counting one organization takes about ten calls. One with many stale segments takes more, but stops before it uses all. */
const CALLS_PER_ORGANIZATION = 80
const KEPT_DAYS = 400
const DAY_MS = 86_400_000

/** One row per connection and day. Each hourly count replaces the previous one, so the day ends with its last count. */
const COUNT = `
  INSERT OR REPLACE INTO connection_days (org_id, connection_id, day, live, failed, stale)
  SELECT c.org_id, c.id, ?2, (${LIVE}), (SELECT count(*) FROM (${FAILED})), coalesce(s.value, 0)
  FROM connections AS c LEFT JOIN json_each(?3) AS s ON s.key = c.id
  WHERE c.org_id = ?1 AND c.direction <> 'inbound'`

/** Counts the live, failed and stale segments of connections. Resumes at the organization where the budget ran out. */
export async function countSegments(services: Services, cursor: string | null): Promise<string | null> {
  const { library, now, budget } = services
  const day = now().toISOString().slice(0, 10)
  const oldest = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
  for (let after = cursor ?? ""; ;) {
    const { results } = await library
      .prepare(
        `SELECT DISTINCT org_id AS orgId FROM connections INDEXED BY connections_org WHERE org_id > ? ORDER BY org_id LIMIT ${PAGE}`,
      )
      .bind(after)
      .all<{ orgId: string }>()
    for (const { orgId } of results) {
      if (budget.left() < CALLS_PER_ORGANIZATION) return after === "" ? null : after
      const ctx = await actingFor(services, { orgId, userId: "system", workspace: "" })
      if (ctx) {
        const stale = await countStaleByConnection(ctx, CALLS_PER_ORGANIZATION / 2)
        await library.batch([
          library.prepare(COUNT).bind(orgId, day, JSON.stringify(Object.fromEntries(stale))),
          library.prepare("DELETE FROM connection_days WHERE org_id = ? AND day < ?").bind(orgId, oldest),
        ])
      }
      after = orgId
    }
    if (results.length < PAGE) return null
  }
}
