import { drivePushRun } from "../../src/activation/runs/drive-run.ts"
import { failPushRun } from "../../src/activation/runs/end-run.ts"
import { PushMessage } from "../../src/activation/runs/messages.ts"
import { settleConnection } from "../../src/activation/runs/settle-unknown.ts"
import type { Consumer } from "./consumer.ts"

export const pushes: Consumer = {
  handle: (services, message) => {
    const body = PushMessage.parse(message)
    return "runId" in body ? drivePushRun(services, body.runId) : settleConnection(services, body.settle)
  },
  // The sweep sends the message for unsettled segments again.
  giveUp: async (services, message, reason) => {
    const { data: body } = PushMessage.safeParse(message)
    if (body && "runId" in body) await failPushRun(services, body.runId, reason)
  },
}
