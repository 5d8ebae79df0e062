import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { settleMessage } from "../segments/background-changes.ts"
import { runMessage } from "./messages.ts"
import { reopenFailed } from "./retry-run.ts"

type Body = { runId: string } | { settle: string }

/** Reopens a run that was given up, with only the segments that were not pushed; unsettled segments are looked up again. */
export async function replayPush(services: Services, body: Body, alongside: D1PreparedStatement[]) {
  const { d1, now } = services
  const at = now().toISOString()
  const message = "runId" in body ? runMessage(body.runId) : settleMessage(body.settle)
  if ("runId" in body) await reopenRun(services, body.runId, at)
  await d1.batch([...alongside, ...writeOutbox(d1, [message], at)])
  await sendOutbox(services, [message])
}

/** If interrupted, the replay can be repeated. */
async function reopenRun(services: Services, runId: string, at: string): Promise<void> {
  const find = services.d1.prepare("SELECT status FROM push_runs WHERE id = ?").bind(runId)
  const status = await find.first<string>("status")
  if (status === null) throw new AppError(404, "Push run not found")
  if (status === "cancelled") throw new AppError(409, "Run is cancelled, cannot push")
  await reopenFailed(services, runId, at)
}
