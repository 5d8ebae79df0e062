import { and, eq, gt, ne } from "drizzle-orm"
import type { Services } from "../../../kernel/context.ts"
import { connections } from "../../../kernel/db/schema/index.ts"
import { AppError } from "../../../kernel/errors.ts"
import type { Connection } from "../../../organizations/connections/connections.ts"

/** A connection of any organization. */
export const findConnection = ({ db }: Services, id: string): Promise<Connection | undefined> =>
  db.select().from(connections).where(eq(connections.id, id)).get()

export async function findDspapi(services: Services, id: string): Promise<Connection> {
  const found = await findConnection(services, id)
  if (!found) throw new AppError(404, "Connection not found")
  if (found.platform !== "dspapi") throw new AppError(400, "Connection is not a dspapi connection")
  if (found.direction === "inbound") throw new AppError(400, "Connection is not outbound")
  return found
}

/** The first outbound dspapi connection of any organization with an id above `after`. */
export const nextDspapi = ({ db }: Services, after: string): Promise<Connection | undefined> =>
  db
    .select()
    .from(connections)
    .where(and(eq(connections.platform, "dspapi"), ne(connections.direction, "inbound"), gt(connections.id, after)))
    .orderBy(connections.id)
    .limit(1)
    .get()
