import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { settleMessage } from "../segments/background-changes.ts"
import { runMessage } from "./messages.ts"
import { reopenFailed } from "./retry-run.ts"

type Body = { runId: string } | { settle: string }

/** Reopens a run that was given up, with only the segments that were not pushed; unsettled segments are looked up again. */
export async function replayPush(services: Services, body: Body, alongside: D1PreparedStatement[]) {
  const { library, together, now } = services
  const at = now().toISOString()
  const message =
    "runId" in body ? runMessage(body.runId, await reopenRun(services, body.runId, at)) : settleMessage(body.settle)
  await together.batch([...alongside, ...writeOutbox(library, [message], at)])
  await sendOutbox(services, [message])
}

/** Returns the run's organization. If interrupted, the replay can be repeated. */
async function reopenRun(services: Services, runId: string, at: string): Promise<string> {
  const find = services.library.prepare("SELECT status, org_id AS org FROM push_runs WHERE id = ?").bind(runId)
  const run = await find.first<{ status: string; org: string }>()
  if (!run) throw new AppError(404, "Push run not found")
  if (run.status === "cancelled") throw new AppError(409, "Run is cancelled, cannot push")
  await reopenFailed(services, runId, at)
  return run.org
}
