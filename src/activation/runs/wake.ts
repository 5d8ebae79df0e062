import type { Services } from "../../kernel/context.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { runMessage } from "./messages.ts"

/** The oldest unfinished background run of a connection. */
export const WAITING_RUN = `
  SELECT id FROM push_runs INDEXED BY push_runs_background
  WHERE connection_id = ? AND status = 'running' AND background = 1 ORDER BY created_at LIMIT 1`

/**
 * Queues the oldest background run that waits for a connection. A call that finds the connection locked gives up, so the lock holder calls
 * this after releasing it.
 */
export async function wakeConnection(services: Services, org: string, connectionId: string): Promise<void> {
  const waiting = await services.library.prepare(WAITING_RUN).bind(connectionId).first<{ id: string }>()
  if (waiting) await sendPushes(services, [runMessage(waiting.id, org)])
}

export async function sendPushes(services: Services, messages: Parameters<typeof sendOutbox>[1]) {
  await services.library.batch(writeOutbox(services.library, messages, services.now().toISOString()))
  await sendOutbox(services, messages)
}
