import type { Services } from "../../src/kernel/context.ts"
import { consumeDeadImport, consumeImport } from "./imports.ts"
import { consumeDeadJob, consumeJob } from "./jobs.ts"
import { consumePush, endDeadPush } from "./pushes.ts"
import { consumeSync, endDeadSync } from "./syncs.ts"

type Consumer = (services: Services, queue: string, message: Message) => Promise<void>

const CONSUMERS: Record<string, Consumer> = {
  "strata-imports": consumeImport,
  "strata-imports-dead": consumeDeadImport,
  "strata-syncs": consumeSync,
  "strata-syncs-dead": endDeadSync,
  "strata-pushes": consumePush,
  "strata-pushes-dead": endDeadPush,
  "strata-jobs": consumeJob,
  "strata-jobs-dead": consumeDeadJob,
}

const MAX_DELAY_SECONDS = 3600

/** Each message is acked or retried by itself: one that fails never takes its neighbours with it. */
export async function consume(services: Services, batch: MessageBatch): Promise<void> {
  const consumer = CONSUMERS[batch.queue]
  for (const message of batch.messages) {
    try {
      if (!consumer) throw new Error(`No consumer for ${batch.queue}`)
      await consumer(services, batch.queue, message)
      message.ack()
    } catch (error) {
      services.log("message.failed", { queue: batch.queue, id: message.id, error: String(error) })
      message.retry({ delaySeconds: retryDelaySeconds(message.attempts) })
    }
  }
}

export const retryDelaySeconds = (attempts: number) => Math.min(2 ** attempts, MAX_DELAY_SECONDS)
