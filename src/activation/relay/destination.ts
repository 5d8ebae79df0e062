import { and, eq } from "drizzle-orm"
import type { Services } from "../../kernel/context.ts"
import { connections, sftpHostKeys } from "../../kernel/db/schema/index.ts"
import { AppError } from "../../kernel/errors.ts"
import type { Lease } from "./protocol.ts"

const DEFAULT_PORT = 22

export type Destination = Pick<Lease, "host" | "port" | "username" | "password" | "hostKey">

/** SFTP address and credentials of a connection. Only the lease response to the relay may contain them. */
export async function destinationOf({ db, vault }: Services, connectionId: string): Promise<Destination> {
  const connection = await db.select().from(connections).where(eq(connections.id, connectionId)).get()
  if (!connection) throw new AppError(404, "The connection was deleted")
  const { config, credentials: sealed, orgId } = connection
  const credentials = await vault.open({ orgId, connectionId }, sealed)
  const text = (name: string, title: string) => {
    const value = credentials[name]
    if (value === undefined || value === "") throw new AppError(400, `${title} is required`)
    return String(value)
  }
  const host = text("sftp_host", "SFTP host")
  const port = Number(credentials["sftp_port"] ?? DEFAULT_PORT)
  const pinned = config["sftp_host_key"]
  return {
    host,
    port,
    username: text("sftp_username", "SFTP username"),
    password: text("sftp_password", "SFTP password"),
    // Some tools print the base64 padding, some do not.
    hostKey: typeof pinned === "string" ? pinned.replace(/=$/, "") : await knownKey(db, connectionId, host, port),
  }
}

export const hostNameOf = (host: string, port: number) => `${host.toLowerCase()}:${port}`

async function knownKey(db: Services["db"], connectionId: string, host: string, port: number): Promise<string | null> {
  const seen = await db
    .select({ fingerprint: sftpHostKeys.fingerprint })
    .from(sftpHostKeys)
    .where(and(eq(sftpHostKeys.connectionId, connectionId), eq(sftpHostKeys.host, hostNameOf(host, port))))
    .get()
  return seen?.fingerprint ?? null
}
