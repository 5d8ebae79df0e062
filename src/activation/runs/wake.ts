import type { Services } from "../../kernel/context.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { runMessage, settleMessage } from "./messages.ts"

const BATCH_SIZE = 100

/** The oldest unfinished background run of a connection. */
export const WAITING_RUN = `
  SELECT id FROM push_runs INDEXED BY push_runs_background
  WHERE connection_id = ? AND status = 'running' AND background = 1 ORDER BY created_at LIMIT 1`

/**
 * Enqueues the oldest background run waiting on a connection. A call that finds the connection locked gives up, so the lock holder
 * calls this after releasing it.
 */
export async function wakeConnection(services: Services, connectionId: string): Promise<void> {
  const waiting = await services.d1.prepare(WAITING_RUN).bind(connectionId).first<{ id: string }>()
  if (waiting) await sendPushes(services, [runMessage(waiting.id)])
}

/** Enqueues stalled work: after a crash, a lost message, or a pause for a platform that did not respond. */
export async function wakePushes(services: Services): Promise<void> {
  const { d1, now, locks } = services
  const [runs, unsettled] = await d1.batch<{ id: string; connectionId: string }>([
    d1
      .prepare(
        `SELECT id, connection_id AS connectionId, min(created_at) FROM push_runs INDEXED BY push_runs_background
         WHERE status = 'running' AND background = 1 GROUP BY connection_id LIMIT ?`,
      )
      .bind(BATCH_SIZE),
    d1
      .prepare(
        `SELECT DISTINCT connection_id AS connectionId FROM activations INDEXED BY activations_unsettled
         WHERE (outcome_unknown = 1 OR intent IS NOT NULL) AND claimed_until <= ? LIMIT ?`,
      )
      .bind(now().toISOString(), BATCH_SIZE),
  ])
  const messages = [
    ...(runs?.results ?? []).map(({ id, connectionId }) => ({ connectionId, message: runMessage(id) })),
    ...(unsettled?.results ?? []).map(({ connectionId }) => ({ connectionId, message: settleMessage(connectionId) })),
  ]
  for (const { connectionId, message } of messages) {
    if (!(await locks(`push:${connectionId}`).isHeld())) await sendPushes(services, [message])
  }
}

export async function sendPushes(services: Services, messages: Parameters<typeof sendOutbox>[1]) {
  await services.d1.batch(writeOutbox(services.d1, messages, services.now().toISOString()))
  await sendOutbox(services, messages)
}
