import { createHash, randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { buildWorker, migrate, startWorker } from "../../../bin/local/local-worker.ts"
import { openVault } from "../../../src/organizations/connections/credentials.ts"
import type { OpenSshServer } from "./openssh-server.ts"

const KEYS = `test:${Buffer.from("strata-tests-seal-with-this-key!").toString("base64")}`
export const RELAY_TOKEN = "planted-relay-token"

type Files = Record<string, Buffer>

type LoginSettings = { hostKey?: string; password?: string; privateKey?: string; passphrase?: string }

/** Starts the service in workerd. Tests write connections and deliveries directly into its database. */
export async function startService(bindings: Record<string, string> = {}) {
  const state = mkdtempSync(path.join(tmpdir(), "strata-relay-"))
  await buildWorker()
  await migrate(state)
  const logs: string[] = []
  const { miniflare, url } = await startWorker({
    state,
    quiet: true,
    bindings: { RELAY_TOKEN, CREDENTIALS_KEYS: KEYS, ...bindings },
    onLog: (line) => logs.push(line),
  })
  const db = await miniflare.getD1Database("DB", "strata")
  const drop = await miniflare.getR2Bucket("DROP", "strata")
  const newId = (prefix: string) => `${prefix}_${randomBytes(10).toString("hex")}`
  const orgId = newId("org")
  const change = async (sql: string, ...values: string[]) => {
    await db
      .prepare(sql)
      .bind(...values)
      .run()
  }

  return {
    url: url.origin,
    logs,
    db,
    drop,
    async connection(server: OpenSshServer, { hostKey, ...login }: LoginSettings = {}): Promise<string> {
      const id = newId("conn")
      const { host, port, username } = server
      const credentials = await openVault(KEYS).seal(
        { orgId, connectionId: id },
        {
          sftp_host: host,
          sftp_port: port,
          sftp_username: username,
          ...(login.privateKey === undefined && { sftp_password: login.password ?? server.password }),
          ...(login.privateKey !== undefined && { sftp_private_key: login.privateKey }),
          ...(login.passphrase !== undefined && { sftp_passphrase: login.passphrase }),
        },
      )
      const config = { match_key: "uid", ...(hostKey && { sftp_host_key: hostKey }) }
      await db
        .prepare(
          `INSERT INTO connections (id, org_id, name, platform, direction, config, credentials, created_by, created_at, updated_at)
           VALUES (?, ?, 'Exchange', 'exchange', 'outbound', ?, ?, 'usr_1', '2026', '2026')`,
        )
        .bind(id, orgId, JSON.stringify(config), credentials)
        .run()
      return id
    },
    /** Files by target path. */
    async delivery(connectionId: string, files: Files, segmentId = newId("aud")): Promise<string> {
      const id = newId("dlv")
      const objects = Object.entries(files).map(([file, content]) => ({
        key: `${id}/${file}`,
        path: file,
        bytes: content.length,
        digest: createHash("sha256").update(content).digest("hex"),
      }))
      for (const [file, content] of Object.entries(files)) await drop.put(`${id}/${file}`, content)
      const at = new Date().toISOString()
      await db
        .prepare(
          `INSERT INTO deliveries (id, org_id, connection_id, activation_id, segment_id, objects, status, available_at, created_at)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'waiting', ?7, ?7)`,
        )
        .bind(id, orgId, connectionId, newId("act"), segmentId, JSON.stringify(objects), at)
        .run()
      return id
    },
    async statusOf(deliveryId: string) {
      const row = await db
        .prepare("SELECT status, attempts, error FROM deliveries WHERE id = ?")
        .bind(deliveryId)
        .first<{ status: string; attempts: number; error: string | null }>()
      if (!row) throw new Error(`No delivery ${deliveryId}`)
      return row
    },
    /** As if the relay had delivered it and could not report that. */
    resetToWaiting: (deliveryId: string) => change("UPDATE deliveries SET status = 'waiting' WHERE id = ?", deliveryId),
    finishAll: () => change("UPDATE deliveries SET status = 'failed' WHERE status IN ('waiting', 'leased')"),
    async hostKeyOf(connectionId: string) {
      const known = db.prepare("SELECT fingerprint FROM sftp_host_keys WHERE connection_id = ?").bind(connectionId)
      return known.first<string>("fingerprint")
    },
    /** As if the first connection had been to another server. */
    forgeHostKey: (connectionId: string) =>
      change("UPDATE sftp_host_keys SET fingerprint = 'SHA256:another' WHERE connection_id = ?", connectionId),
    stop: async () => {
      await miniflare.dispose()
      rmSync(state, { recursive: true, force: true })
    },
  }
}
export type Service = Awaited<ReturnType<typeof startService>>
