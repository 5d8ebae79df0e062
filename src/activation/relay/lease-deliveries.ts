import type { Services } from "../../kernel/context.ts"
import { atLibrary } from "../../kernel/db/databases.ts"
import { AppError } from "../../kernel/errors.ts"
import { randomBase62 } from "../../kernel/ids.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import { failLease } from "./report.ts"
import type { Delivery, Lease, LeaseAnswer, LeaseRequest } from "./protocol.ts"
import { type Destination, destinationOf } from "./destination.ts"

const OPEN = "status IN ('waiting', 'leased')"
const soonest = (status: "waiting" | "leased", where: string) => `
  (SELECT available_at FROM deliveries INDEXED BY deliveries_due
   WHERE connection_id = one.id AND ${OPEN} AND status = '${status}' AND ${where} ORDER BY available_at LIMIT 1)`

/**
 * Connections with due deliveries and no active lease, longest waiting first. Takes a few index seeks per connection, regardless of the
 * number of deliveries.
 */
const FREE_CONNECTIONS = `
  WITH RECURSIVE one(id) AS (
    SELECT (SELECT connection_id FROM deliveries INDEXED BY deliveries_due WHERE ${OPEN} ORDER BY connection_id LIMIT 1)
    UNION ALL
    SELECT (SELECT connection_id FROM deliveries INDEXED BY deliveries_due WHERE ${OPEN} AND connection_id > one.id
            ORDER BY connection_id LIMIT 1) FROM one WHERE one.id IS NOT NULL)
  SELECT id FROM (
    SELECT one.id, ${soonest("waiting", "available_at <= ?1")} AS waiting, ${soonest("leased", "available_at <= ?1")} AS expired
    FROM one WHERE one.id IS NOT NULL AND ${soonest("leased", "available_at > ?1")} IS NULL)
  WHERE waiting IS NOT NULL OR expired IS NOT NULL
  ORDER BY min(coalesce(waiting, expired), coalesce(expired, waiting)) LIMIT ?2`

const due = (status: "waiting" | "leased") => `
  SELECT * FROM (
    SELECT due.rowid AS place FROM deliveries AS due INDEXED BY deliveries_due
    WHERE due.connection_id = ?1 AND due.${OPEN} AND due.status = '${status}' AND due.available_at <= ?3 AND NOT EXISTS (
      SELECT 1 FROM deliveries AS older INDEXED BY deliveries_open
      WHERE older.connection_id = ?1 AND older.segment_id = due.segment_id AND older.${OPEN}
        AND (older.created_at < due.created_at OR (older.created_at = due.created_at AND older.rowid < due.rowid)))
    ORDER BY due.available_at, due.rowid LIMIT ?5)`

/**
 * One statement per connection, so two concurrent relays cannot both lease it. Only the oldest delivery of an audience is leased,
 * so an older file never replaces a newer one.
 */
const LEASE = `
  UPDATE deliveries SET status = 'leased', lease_token = ?2, available_at = ?4
  WHERE rowid IN (SELECT place FROM (${due("leased")} UNION ALL ${due("waiting")}) LIMIT ?5)
  AND NOT EXISTS (
    SELECT 1 FROM deliveries WHERE connection_id = ?1 AND ${OPEN} AND status = 'leased' AND available_at > ?3)
  RETURNING id, org_id AS orgId, objects AS files, created_at AS createdAt, rowid`

const MAX_COUNTED = 10_000
const firstOf = (status: "waiting" | "leased") =>
  `SELECT min(available_at) AS at FROM deliveries INDEXED BY deliveries_queue WHERE status = '${status}'`
const REMAINING = `
  SELECT (SELECT count(*) FROM (SELECT 1 FROM deliveries INDEXED BY deliveries_queue WHERE ${OPEN} LIMIT ${MAX_COUNTED})) AS open,
    (SELECT min(at) FROM (${firstOf("waiting")} UNION ALL ${firstOf("leased")})) AS next`

/** Failing the deliveries of a lease takes up to four statements each. */
const STATEMENTS_PER_LEASE = 210

type ClaimedLease = { token: string; connectionId: string; orgId: string; deliveries: Delivery[] }

/** Leases due deliveries to a relay, one lease per connection, with the SFTP credentials. */
export async function leaseDeliveries(services: Services, request: Required<LeaseRequest>): Promise<LeaseAnswer> {
  const leases: Lease[] = []
  const entries: D1PreparedStatement[] = []
  for (const claimed of await claimLeases(services, request)) {
    // Unreturned leases expire.
    if (services.budget.left() < STATEMENTS_PER_LEASE) break
    const destination = await destinationOrFail(services, claimed)
    if (!destination) continue
    const { orgId, ...lease } = claimed
    leases.push({ ...lease, ...destination })
    const acting = { ...atLibrary(services), org: { id: orgId }, actor: { userId: "relay" } }
    const details = { deliveries: lease.deliveries.length }
    entries.push(actionEntry(acting, "credentials.leased", lease.connectionId, details))
  }
  // Recorded before the credentials are sent: an unrecorded lease is not handed out, and expires.
  if (entries.length > 0) await services.library.batch(entries)
  const remaining = await services.library.prepare(REMAINING).first<{ open: number; next: string | null }>()
  const next = remaining?.next ?? null
  return {
    leases,
    open: remaining?.open ?? 0,
    nextInMs: next === null ? null : Math.max(0, Date.parse(next) - services.now().getTime()),
  }
}

async function claimLeases({ library, now }: Services, request: Required<LeaseRequest>): Promise<ClaimedLease[]> {
  const at = now().toISOString()
  const until = new Date(now().getTime() + request.seconds * 1000).toISOString()
  const free = await library.prepare(FREE_CONNECTIONS).bind(at, request.connections).all<{ id: string }>()
  const claims = free.results.map(({ id }) => ({ connectionId: id, token: `lease_${randomBase62(20)}` }))
  if (claims.length === 0) return []
  const answers = await library.batch<{ id: string; orgId: string; files: string; createdAt: string; rowid: number }>(
    claims.map(({ connectionId, token }) =>
      library.prepare(LEASE).bind(connectionId, token, at, until, request.deliveries),
    ),
  )
  return claims.flatMap((lease, i) => {
    const rows = [...(answers[i]?.results ?? [])].sort((a, b) => a.rowid - b.rowid)
    const deliveries = rows.map(({ id, createdAt, files }) => ({
      id,
      createdAt,
      files: JSON.parse(files) as Delivery["files"],
    }))
    const orgId = rows[0]?.orgId
    return orgId === undefined ? [] : [{ ...lease, orgId, deliveries }]
  })
}

/** Undefined if the connection is incomplete or deleted; its leased deliveries are then failed. */
async function destinationOrFail(
  services: Services,
  { token, connectionId }: ClaimedLease,
): Promise<Destination | undefined> {
  try {
    return await destinationOf(services, connectionId)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await failLease(services, token, error.message, { permanent: error.status === 404 })
    return undefined
  }
}
