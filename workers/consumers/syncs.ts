import type { Services } from "../../src/kernel/context.ts"
import { driveRun } from "../../src/intake/sync/drive-run.ts"
import { PageMessage } from "../../src/intake/sync/messages.ts"
import { failRun } from "../../src/intake/sync/sync-runs.ts"
import { recordDeadLetter } from "./dead-letters.ts"

export async function consumeSync(services: Services, _queue: string, message: Message): Promise<void> {
  await driveRun(services, PageMessage.parse(message.body).runId)
}

/** A run that nobody drives any more must not look as if it were running. */
export async function endDeadSync(services: Services, queue: string, message: Message): Promise<void> {
  await recordDeadLetter(services, queue, message)
  const { data } = PageMessage.safeParse(message.body)
  if (data) await failRun(services, data.runId, "The background work failed again and again")
}
