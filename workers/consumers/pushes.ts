import { settleConnection } from "../../src/activation/runs/settle-unknown.ts"
import type { Services } from "../../src/kernel/context.ts"
import { drivePushRun } from "../../src/activation/runs/drive-run.ts"
import { failPushRun } from "../../src/activation/runs/end-run.ts"
import { PushMessage } from "../../src/activation/runs/messages.ts"
import { recordDeadLetter } from "./dead-letters.ts"

export async function consumePush(services: Services, _queue: string, message: Message): Promise<void> {
  const body = PushMessage.parse(message.body)
  await ("runId" in body ? drivePushRun(services, body.runId) : settleConnection(services, body.settle))
}

/** A run that nobody drives any more must not look as if it were running. What is unsettled is sent for again by the cron. */
export async function endDeadPush(services: Services, queue: string, message: Message): Promise<void> {
  await recordDeadLetter(services, queue, message)
  const { data } = PushMessage.safeParse(message.body)
  if (data && "runId" in data) await failPushRun(services, data.runId, "Background processing failed after 6 attempts")
}
