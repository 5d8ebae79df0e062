import { settleDelivery } from "../segments/settle-delivery.ts"
import type { Services } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { deleteFilesLater } from "../drop/purge-drop.ts"

/** Delay after each failed attempt. A delivery fails permanently on the attempt after the last delay. */
const RETRY_DELAYS_S: readonly number[] = [5, 20, 80, 300, 900, 1800, 3600, 3600, 3600]

type LeasedDelivery = {
  id: string
  orgId: string
  connectionId: string
  activationId: string
  status: string
  attempts: number
}

const COLUMNS = `id, org_id AS orgId, connection_id AS connectionId, activation_id AS activationId, status, attempts`

/** Marks a delivery as delivered and its activation as active. Idempotent. */
export async function reportDelivered(services: Services, id: string, token: string) {
  const held = await findHeld(services, id, token)
  if (held.status === "delivered") return { status: "delivered" as const }
  requireLease(held)
  const { library, now } = services
  const at = now().toISOString()
  const [done] = await library.batch([
    library
      .prepare(
        `UPDATE deliveries SET status = 'delivered', error = NULL, completed_at = ?3
         WHERE id = ?1 AND lease_token = ?2 AND status = 'leased'`,
      )
      .bind(id, token, at),
    ...settleDelivery(library, { deliveryId: id, orgId: held.orgId, activationId: held.activationId, at }),
  ])
  if (done?.meta.changes === 0) {
    // A repeated request reported it at the same time, or the lease has moved to another relay.
    const { status } = await findHeld(services, id, token)
    if (status !== "delivered") throw expired()
  }
  deleteFilesLater(services, [id])
  return { status: "delivered" as const }
}

/** Fails one delivery; the connection works, so the other deliveries of the lease continue. */
export async function reportFailed(services: Services, id: string, token: string, error: string) {
  const held = await findHeld(services, id, token)
  requireLease(held)
  await fail(services, [held], token, error)
  const after = await findHeld(services, id, token)
  return { status: after.status === "failed" ? ("failed" as const) : ("waiting" as const) }
}

/** Rows changed per statement. */
const CHUNK = 2_000
/** Calls reserved for deleting the files of failed deliveries. */
const CALLS_KEPT = 20

const DELAY = `
  UPDATE deliveries SET available_at = ?2 WHERE rowid IN (
    SELECT rowid FROM deliveries INDEXED BY deliveries_due WHERE connection_id = ?1 AND status IN ('waiting', 'leased')
      AND status = 'waiting' AND available_at < ?2 ORDER BY available_at LIMIT ${CHUNK})`

/** Fails every delivery of the lease and delays the connection's other deliveries, those due first. */
export async function failLease(services: Services, token: string, error: string, { permanent = false } = {}) {
  const { library, now, budget } = services
  const { results } = await library
    .prepare(`SELECT ${COLUMNS} FROM deliveries WHERE lease_token = ? AND status = 'leased'`)
    .bind(token)
    .all<LeasedDelivery>()
  const [first] = results
  if (!first) return
  await fail(services, results, token, error, permanent)
  const delay = library.prepare(DELAY).bind(first.connectionId, secondsAfter(now(), retryDelay(first.attempts)))
  for (let changed = CHUNK; changed === CHUNK && budget.left() > CALLS_KEPT;) changed = (await delay.run()).meta.changes
}

async function fail(
  services: Services,
  held: readonly LeasedDelivery[],
  token: string,
  error: string,
  permanent = false,
) {
  const { library, now } = services
  const at = now().toISOString()
  const statements = held.flatMap(({ id, orgId, activationId, attempts }) => {
    const isFinal = permanent || attempts >= RETRY_DELAYS_S.length
    return [
      prepare(
        library,
        sql`UPDATE deliveries SET status = ${isFinal ? "failed" : "waiting"}, attempts = attempts + 1, error = ${error},
          available_at = ${secondsAfter(now(), retryDelay(attempts))}, completed_at = ${isFinal ? at : null}
           WHERE id = ${id} AND lease_token = ${token} AND status = 'leased'`,
      ),
      ...(isFinal ? settleDelivery(library, { deliveryId: id, orgId, activationId, error, at }) : []),
    ]
  })
  await library.batch(statements)
  deleteFilesLater(
    services,
    held.map(({ id }) => id),
  )
}

async function findHeld({ library }: Services, id: string, token: string): Promise<LeasedDelivery> {
  const held = await library
    .prepare(`SELECT ${COLUMNS} FROM deliveries WHERE id = ? AND lease_token = ?`)
    .bind(id, token)
    .first<LeasedDelivery>()
  if (!held) throw expired()
  return held
}

function requireLease({ status }: LeasedDelivery) {
  if (status !== "leased") throw expired()
}

const expired = () => new AppError(409, "The lease has expired")

const retryDelay = (attempts: number) => RETRY_DELAYS_S[Math.min(attempts, RETRY_DELAYS_S.length - 1)] ?? 0
const secondsAfter = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
