import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { readRows } from "../../kernel/db/rows.ts"
import { type activations, connections } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"

type Status = (typeof activations.$inferSelect)["status"]
export type FoundActivation = { id: string; connectionId: string; status: Status; outcomeUnknown: number }

/** Activations by id that are visible to the caller. */
export async function findActivations(
  { library, org, workspace }: OrgContext,
  ids: readonly string[],
): Promise<Map<string, FoundActivation>> {
  const { results } = await library
    .prepare(
      `SELECT a.id, a.connection_id AS connectionId, a.status, a.outcome_unknown AS outcomeUnknown
       FROM json_each(?1) AS input CROSS JOIN activations AS a ON a.id = input.value
       WHERE a.org_id = ?2 AND (?3 = '' OR a.workspace_id = ?3)`,
    )
    .bind(JSON.stringify([...new Set(ids)]), org.id, workspace)
    .all<FoundActivation>()
  return new Map(results.map((row) => [row.id, row]))
}

export async function connectionsOf(
  { library, org }: OrgContext,
  ids: readonly string[],
): Promise<Map<string, Connection>> {
  const json = JSON.stringify([...new Set(ids)])
  const rows = await readRows(
    library,
    connections,
    sql`WHERE org_id = ${org.id} AND id IN (SELECT value FROM json_each(${json}))`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
