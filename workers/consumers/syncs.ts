import { driveRun } from "../../src/intake/sync/drive-run.ts"
import { PageMessage } from "../../src/intake/sync/messages.ts"
import { failRun } from "../../src/intake/sync/sync-runs.ts"
import type { Consumer } from "./consumer.ts"

export const syncs: Consumer = {
  handle: (services, message) => driveRun(services, PageMessage.parse(message).runId),
  giveUp: async (services, message, reason) => {
    const { data: body } = PageMessage.safeParse(message)
    if (body) await failRun(services, body.runId, reason)
  },
}
