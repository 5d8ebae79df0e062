import type { Services } from "../../kernel/context.ts"
import { readRow } from "../../kernel/db/rows.ts"
import { connections } from "../../kernel/db/schema/index.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import type { Lease } from "./protocol.ts"

const DEFAULT_PORT = 22

export type Destination = Pick<
  Lease,
  "host" | "port" | "username" | "password" | "privateKey" | "passphrase" | "hostKey"
>

/** SFTP address and credentials of a connection. Only the lease response to the relay may contain them. */
export async function destinationOf({ library, vault }: Services, connectionId: string): Promise<Destination> {
  const connection = await readRow(library, connections, sql`WHERE id = ${connectionId}`)
  if (!connection) throw new AppError(404, "The connection was deleted")
  const { config, credentials: sealed, orgId } = connection
  const credentials = await vault.open({ orgId, connectionId }, sealed)
  const text = (name: string, title: string) => {
    const value = credentials[name]
    if (value === undefined || value === "") throw new AppError(400, `${title} is required`)
    return String(value)
  }
  const optional = (name: string) => (credentials[name] ? String(credentials[name]) : null)
  const privateKey = optional("sftp_private_key")
  const host = text("sftp_host", "SFTP host")
  const port = Number(credentials["sftp_port"] ?? DEFAULT_PORT)
  const pinned = config["sftp_host_key"]
  return {
    host,
    port,
    username: text("sftp_username", "SFTP username"),
    password: privateKey === null ? text("sftp_password", "SFTP password") : (optional("sftp_password") ?? ""),
    privateKey,
    passphrase: optional("sftp_passphrase"),
    // Some tools print the base64 padding, others do not.
    hostKey: typeof pinned === "string" ? pinned.replace(/=$/, "") : await knownKey(library, connectionId, host, port),
  }
}

export const hostNameOf = (host: string, port: number) => `${host.toLowerCase()}:${port}`

function knownKey(d1: D1Database, connectionId: string, host: string, port: number): Promise<string | null> {
  const name = hostNameOf(host, port)
  const known = sql`SELECT fingerprint FROM sftp_host_keys WHERE connection_id = ${connectionId} AND host = ${name}`
  return prepare(d1, known).first<string>("fingerprint")
}
