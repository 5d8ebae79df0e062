import type { Selection } from "../../kernel/db/listing.ts"
import { type Sql, sql } from "../../kernel/db/sql.ts"
import { ANY_CONNECTION } from "../../organizations/connections/kinds.ts"

type Status = "active" | "pending"

/** Links with a segment on this connection in one of these statuses. */
export function segmentLinks(orgId: string, connectionId: string, statuses: readonly Status[]): Selection {
  const isIn = `a.status IN (${statuses.map((status) => `'${status}'`).join(", ")})`
  const isAny = connectionId === ANY_CONNECTION
  const [on, ids] = isAny ? ["", []] : ["AND a.connection_id = ?", [connectionId]]
  // The index of live segments has one entry per link and connection.
  const index = isAny ? "activations_topic" : "activations_live_segment"
  const rows = (columns: string): Sql =>
    sql(
      `SELECT ${columns} FROM activations AS a INDEXED BY ${isAny ? "activations_status" : "activations_connection"}
       CROSS JOIN org_topics AS own ON own.id = a.org_topic_id AND own.org_id = a.org_id
       WHERE a.org_id = ? ${on} AND ${isIn} AND own.hidden = 0`,
      orgId,
      ...ids,
    )
  return {
    member: sql(
      `EXISTS (SELECT 1 FROM activations AS a INDEXED BY ${index}
       WHERE a.org_topic_id = t.id AND a.org_id = ? ${on} AND a.status IN ('pending', 'active') AND ${isIn})`,
      orgId,
      ...ids,
    ),
    // A merge may have left a link with two segments on one connection.
    rows: rows("DISTINCT own.seq AS seq"),
    size: rows("count(DISTINCT own.seq) AS n"),
  }
}
