import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { pageMessage } from "./messages.ts"

/** Reopens a failed run, which resumes with the page that failed. */
export async function replaySync(services: Services, { runId }: { runId: string }, alongside: D1PreparedStatement[]) {
  const { library, together, now } = services
  const at = now().toISOString()
  const run = await library
    .prepare("SELECT status, org_id AS org FROM sync_runs WHERE id = ?")
    .bind(runId)
    .first<{ status: string; org: string }>()
  if (!run) throw new AppError(404, "Sync run not found")
  if (run.status === "cancelled") throw new AppError(409, "Run is cancelled, cannot sync")
  const message = pageMessage(runId, run.org)
  await together.batch([
    library
      .prepare(
        `UPDATE sync_runs SET status = 'running', background = 1, failure = NULL, completed_at = NULL, updated_at = ?2
         WHERE id = ?1 AND status = 'failed'`,
      )
      .bind(runId, at),
    ...alongside,
    ...writeOutbox(library, [message], at),
  ])
  await sendOutbox(services, [message])
}
