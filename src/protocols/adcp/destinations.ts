import type { OrgContext } from "../../kernel/context.ts"
import { readRows } from "../../kernel/db/rows.ts"
import { connections } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import { isOutbound } from "../../organizations/connections/kinds.ts"
import type { Destination } from "./requests.ts"

/** Names are compared without case and punctuation: `the-trade-desk` matches a connection named "The Trade Desk". */
export const slugOf = (name: string) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")

/** Connections that segments can be sent to, oldest first. */
export async function outboundConnections({ library, org }: OrgContext): Promise<Connection[]> {
  const all = await readRows(library, connections, sql`WHERE org_id = ${org.id} ORDER BY created_at, id`)
  return all.filter(({ direction }) => isOutbound(direction))
}

/** The connection with this name, else the oldest one on this platform. */
function connectionFor(outbound: readonly Connection[], platform: string): Connection | undefined {
  const slug = slugOf(platform)
  return (
    outbound.find(({ name }) => slugOf(name) === slug) ?? outbound.find(({ platform: kind }) => slugOf(kind) === slug)
  )
}

/** A resolved destination: a connection, or an agent that needs none. Undefined if it cannot be resolved. */
export type Place = { destination: Destination; connection?: Connection }

export function placeOf(outbound: readonly Connection[], destination: Destination): Place | undefined {
  if (destination.type === "agent") return { destination }
  const connection = connectionFor(outbound, destination.platform)
  return connection && { destination, connection }
}
