import type { Services } from "../context.ts"
import { bulkInsert } from "../db/bulk-insert.ts"
import type { QueueName } from "../ports/queues.ts"
import { messageBytes, sendAll } from "./send.ts"

export type Outgoing = { id: string; queue: QueueName; body: Record<string, unknown> }

type Sender = Pick<Services, "d1" | "queues" | "log">

/** The writer of a message normally sends it immediately; the sweep waits this long before it does. */
const GRACE_MS = 60_000
const SWEEP_BATCH_SIZE = 100
/** Reading, sending and deleting a page of messages. */
const CALLS_PER_ROUND = 10

/** Statements for the batch of the work that causes the messages, so that both are written or neither. */
export function writeOutbox(d1: D1Database, messages: readonly Outgoing[], at: string): D1PreparedStatement[] {
  for (const { body } of messages) messageBytes(body)
  const rows = messages.map(({ id, queue, body }) => [id, queue, JSON.stringify(body), at])
  return bulkInsert(d1, "outbox", ["id", "queue", "body", "created_at"], rows, "ON CONFLICT DO NOTHING")
}

/** Sends messages that were just written. Those that fail stay in the outbox for the sweep. */
export async function sendOutbox(ctx: Sender, messages: readonly Outgoing[]): Promise<void> {
  try {
    await deliver(ctx, messages)
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
  for (const queue of Object.keys(services.queues) as QueueName[]) {
    await sweepQueue(services, queue).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

async function sweepQueue(services: Services, queue: QueueName): Promise<void> {
  const before = new Date(services.now().getTime() - GRACE_MS).toISOString()
  const waiting = services.d1
    .prepare("SELECT id, body FROM outbox WHERE created_at <= ? AND queue = ? ORDER BY created_at, id LIMIT ?")
    .bind(before, queue, SWEEP_BATCH_SIZE)
  while (services.budget.left() > CALLS_PER_ROUND) {
    const { results } = await waiting.all<{ id: string; body: string }>()
    if (results.length === 0) return
    await deliver(
      services,
      results.map(({ id, body }) => ({ id, queue, body: JSON.parse(body) as Outgoing["body"] })),
    )
  }
}

async function deliver({ d1, queues }: Sender, messages: readonly Outgoing[]): Promise<void> {
  for (const [name, group] of Map.groupBy(messages, ({ queue }) => queue)) {
    await sendAll(
      queues[name],
      group.map(({ body }) => body),
    )
    await d1
      .prepare("DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(?))")
      .bind(JSON.stringify(group.map(({ id }) => id)))
      .run()
  }
}
