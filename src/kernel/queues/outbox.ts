import type { Services } from "../context.ts"
import { bulkInsert } from "../db/bulk-insert.ts"
import type { QueueName } from "../ports/queues.ts"
import { messageBytes, sendAll } from "./send.ts"
import { forgetResting, type Sender, sendNext, unpark } from "./turns.ts"

export type Outgoing = {
  id: string
  queue: QueueName
  body: Record<string, unknown>
  /** Whose share of the queue the message takes: it may have to wait for its turn. Absent for the service's own messages. */
  org?: string
}

/** The writer of a message normally sends it immediately; the sweep waits this long before it does. */
const GRACE_MS = 60_000
const SWEEP_BATCH_SIZE = 100
/** Reading, sending and deleting a page of messages. */
const CALLS_PER_ROUND = 10

/** Statements for the batch of the work that causes the messages, so that both are written or neither. */
export function writeOutbox(d1: D1Database, messages: readonly Outgoing[], at: string): D1PreparedStatement[] {
  for (const { body } of messages) messageBytes(body)
  const rows = messages.map(({ id, queue, body, org = "" }) => [id, queue, JSON.stringify(body), at, org])
  return bulkInsert(d1, "outbox", ["id", "queue", "body", "created_at", "org_id"], rows, "ON CONFLICT DO NOTHING")
}

/** Sends messages that were just written, as far as it is their turn. Those that fail stay in the outbox for the sweep. */
export async function sendOutbox(ctx: Sender, messages: readonly Outgoing[]): Promise<void> {
  try {
    for (const [queue, ofQueue] of Map.groupBy(messages, (message) => message.queue)) {
      for (const [org, group] of Map.groupBy(ofQueue, (message) => message.org)) {
        await (org === undefined ? deliver(ctx, queue, group) : sendNext(ctx, queue, org))
      }
    }
  } catch (error) {
    ctx.log("outbox.send_failed", { level: "warn", messages: messages.length, error: String(error) })
  }
}

/**
 * Sends messages left behind by a crash or a busy queue. Queues are swept one by one, so that an unavailable queue does not block
 * the others. Delivery is at least once; consumers are idempotent.
 */
export async function sweepOutbox(services: Services): Promise<void> {
  const failures: unknown[] = []
  const { isFull } = await services.config()
  for (const queue of Object.keys(services.queues) as QueueName[]) {
    await sweepQueue(services, queue, isFull).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

async function sweepQueue(services: Services, queue: QueueName, isFull: boolean): Promise<void> {
  const { home, budget, now, stalledAfterMs } = services
  const ago = (ms: number) => new Date(now().getTime() - ms).toISOString()
  if (!isFull) await unpark(home, queue).run()
  const waiting = home
    .prepare(
      `SELECT id, body FROM outbox INDEXED BY outbox_turns
       WHERE queue = ? AND org_id = '' AND sent_at = '' AND created_at <= ? ORDER BY created_at, rowid LIMIT ?`,
    )
    .bind(queue, ago(GRACE_MS), SWEEP_BATCH_SIZE)
  while (budget.left() > CALLS_PER_ROUND) {
    const { results } = await waiting.all<{ id: string; body: string }>()
    if (results.length === 0) break
    const messages = results.map(({ id, body }) => ({ id, queue, body: JSON.parse(body) as Outgoing["body"] }))
    await deliver(services, queue, messages)
  }
  // Sent, but not handled: the message was lost, or its worker died.
  await home
    .prepare("UPDATE outbox SET sent_at = '' WHERE queue = ? AND org_id > '' AND sent_at > '' AND sent_at <= ?")
    .bind(queue, ago(stalledAfterMs))
    .run()
  await forgetResting(home, queue, ago(stalledAfterMs)).run()
  await sweepTurns(services, queue)
}

/** Sends what waits although its organization's share is free: a crash came between the end of a turn and the next message. */
async function sweepTurns(services: Services, queue: QueueName): Promise<void> {
  const next = services.home.prepare(
    `SELECT org_id AS org FROM outbox INDEXED BY outbox_turns
     WHERE queue = ? AND org_id > ? AND sent_at = '' ORDER BY org_id LIMIT 1`,
  )
  for (let org = ""; services.budget.left() > CALLS_PER_ROUND;) {
    const found = await next.bind(queue, org).first<{ org: string }>()
    if (!found) return
    org = found.org
    await sendNext(services, queue, org)
  }
}

async function deliver(ctx: Sender, queue: QueueName, messages: readonly Outgoing[]): Promise<void> {
  await sendAll(
    ctx.queues[queue],
    messages.map(({ body }) => body),
  )
  await ctx.home
    .prepare("DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(messages.map(({ id }) => id)))
    .run()
}
