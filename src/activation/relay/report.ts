import { settleDelivery } from "../segments/settle-delivery.ts"
import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { deleteFilesLater } from "../drop/purge-drop.ts"

/** A failure is followed by a pause, longer each time, until there have been as many as this list is long and one more. */
const PAUSES_S: readonly number[] = [5, 20, 80, 300, 900, 1800, 3600, 3600, 3600]

type Held = { id: string; orgId: string; connectionId: string; activationId: string; status: string; attempts: number }

const COLUMNS = `id, org_id AS orgId, connection_id AS connectionId, activation_id AS activationId, status, attempts`

/** The files are where they belong: the activation is active from the same moment. Said twice, it is so once. */
export async function reportDelivered(services: Services, id: string, token: string) {
  const held = await findHeld(services, id, token)
  if (held.status === "delivered") return { status: "delivered" as const }
  demandLease(held)
  const { d1, now } = services
  const at = now().toISOString()
  const [done] = await d1.batch([
    d1
      .prepare(
        `UPDATE deliveries SET status = 'delivered', error = NULL, completed_at = ?3
         WHERE id = ?1 AND lease_token = ?2 AND status = 'leased'`,
      )
      .bind(id, token, at),
    ...settleDelivery(d1, { deliveryId: id, orgId: held.orgId, activationId: held.activationId, at }),
  ])
  if (done?.meta.changes === 0) return reportDelivered(services, id, token)
  deleteFilesLater(services, [id])
  return { status: "delivered" as const }
}

/** One delivery failed and the connection is well: the others go on. */
export async function reportFailed(services: Services, id: string, token: string, error: string) {
  const held = await findHeld(services, id, token)
  demandLease(held)
  await fail(services, [held], token, error)
  const after = await findHeld(services, id, token)
  return { status: after.status === "failed" ? ("failed" as const) : ("waiting" as const) }
}

/** The connection itself failed: all of the lease has failed, and what else waits for that connection waits as long. */
export async function failLease(services: Services, token: string, error: string, { forGood = false } = {}) {
  const { d1, now } = services
  const { results } = await d1
    .prepare(`SELECT ${COLUMNS} FROM deliveries WHERE lease_token = ? AND status = 'leased'`)
    .bind(token)
    .all<Held>()
  const [first] = results
  if (!first) return
  await fail(services, results, token, error, forGood)
  await d1
    .prepare(
      `UPDATE deliveries SET available_at = ?2
       WHERE connection_id = ?1 AND status IN ('waiting', 'leased') AND status = 'waiting' AND available_at < ?2`,
    )
    .bind(first.connectionId, later(now(), pauseAfter(first.attempts)))
    .run()
}

async function fail(services: Services, held: readonly Held[], token: string, error: string, forGood = false) {
  const { d1, now } = services
  const at = now().toISOString()
  const statements = held.flatMap(({ id, orgId, activationId, attempts }) => {
    const isOver = forGood || attempts >= PAUSES_S.length
    return [
      d1
        .prepare(
          `UPDATE deliveries SET status = ?3, attempts = attempts + 1, error = ?4, available_at = ?5, completed_at = ?6
           WHERE id = ?1 AND lease_token = ?2 AND status = 'leased'`,
        )
        .bind(id, token, isOver ? "failed" : "waiting", error, later(now(), pauseAfter(attempts)), isOver ? at : null),
      ...(isOver ? settleDelivery(d1, { deliveryId: id, orgId, activationId, error, at }) : []),
    ]
  })
  await d1.batch(statements)
  deleteFilesLater(
    services,
    held.map(({ id }) => id),
  )
}

async function findHeld({ d1 }: Services, id: string, token: string): Promise<Held> {
  const held = await d1
    .prepare(`SELECT ${COLUMNS} FROM deliveries WHERE id = ? AND lease_token = ?`)
    .bind(id, token)
    .first<Held>()
  if (!held) throw new AppError(409, "The lease is over")
  return held
}

function demandLease({ status }: Held) {
  if (status !== "leased") throw new AppError(409, "The lease is over")
}

const pauseAfter = (attempts: number) => PAUSES_S[Math.min(attempts, PAUSES_S.length - 1)] ?? 0
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
