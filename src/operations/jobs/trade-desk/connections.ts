import type { Services } from "../../../kernel/context.ts"
import { readRow } from "../../../kernel/db/rows.ts"
import { connections } from "../../../kernel/db/schema/index.ts"
import { sql } from "../../../kernel/db/sql.ts"
import { AppError } from "../../../kernel/errors.ts"
import type { Connection } from "../../../organizations/connections/connections.ts"

/** A connection of any organization. */
export const findConnection = ({ library }: Services, id: string): Promise<Connection | undefined> =>
  readRow(library, connections, sql`WHERE id = ${id}`)

export async function findDspapi(services: Services, id: string): Promise<Connection> {
  const found = await findConnection(services, id)
  if (!found) throw new AppError(404, "Connection not found")
  if (found.platform !== "dspapi") throw new AppError(400, "Connection is not a dspapi connection")
  if (found.direction === "inbound") throw new AppError(400, "Connection is not outbound")
  return found
}

/** The first outbound dspapi connection of any organization with an id above `after`. */
export const nextDspapi = ({ library }: Services, after: string): Promise<Connection | undefined> =>
  readRow(library, connections, sql`WHERE platform = 'dspapi' AND direction <> 'inbound' AND id > ${after} ORDER BY id`)
