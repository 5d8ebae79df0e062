import type { Services } from "../../src/kernel/context.ts"
import { queueNameOf, type QueueName } from "../../src/kernel/ports/queues.ts"
import { NoRoom } from "../../src/kernel/room.ts"
import { retryDelaySeconds, shownReason, whyGivenUp } from "../../src/kernel/queues/retry-policy.ts"
import { endTurn, parkTurn, restTurn } from "../../src/kernel/queues/turns.ts"
import { announceDeliveries } from "../../src/organizations/webhooks/announce.ts"
import { recordDeadLetter } from "../../src/operations/dead-letters/dead-letters.ts"
import type { Consumer } from "./consumer.ts"
import { imports } from "./imports.ts"
import { jobs } from "./jobs.ts"
import { pushes } from "./pushes.ts"
import { syncs } from "./syncs.ts"
import { webhooks } from "./webhooks.ts"

const CONSUMERS: Record<QueueName, Consumer> = {
  "strata-imports": imports,
  "strata-syncs": syncs,
  "strata-pushes": pushes,
  "strata-jobs": jobs,
  "strata-webhooks": webhooks,
}

/** The queue stopped retrying before this Worker could report a reason: every attempt was killed or timed out. */
const KILLED = "Background processing ended without an answer on every attempt"

/** Acks or retries each message individually, so that one failure does not affect the rest of the batch. */
export async function consume(services: Services, batch: MessageBatch): Promise<void> {
  const queue = queueNameOf(batch.queue)
  for (const message of batch.messages) {
    try {
      const outcome = await deliver(services, queue, message)
      if (outcome === "parked") await parkTurn(services, workOf(queue), message)
      else await endTurn(services, workOf(queue), message)
      message.ack()
      // If this fails, the sweep announces the deliveries.
      services.defer(announceDeliveries(services))
      measure(services, queue, message, outcome)
    } catch (error) {
      services.log("queue.message_failed", {
        level: "warn",
        queue,
        messageId: message.id,
        attempts: message.attempts,
        error: String(error),
      })
      const delaySeconds = retryDelaySeconds(message.attempts)
      message.retry({ delaySeconds })
      // If this fails, the message keeps its share until the sweep finds it.
      const rest = { delaySeconds, reason: shownReason(error) }
      await restTurn(services, workOf(queue), message, rest).catch(() => {})
      measure(services, queue, message, "retried")
    }
  }
}

/** The queue of the work itself, for a queue of dead letters too. */
const workOf = (queue: string) => queue.replace(/-dead$/, "") as QueueName

type Outcome = "done" | "parked" | "retried" | "given_up"

function measure({ figures, now }: Services, queue: string, { timestamp, attempts }: Message, outcome: Outcome) {
  const ms = Math.max(0, now().getTime() - timestamp.getTime())
  figures.write({ kind: "message", subject: queue, outcome, ms, attempts })
}

async function deliver(services: Services, queue: string, message: Message): Promise<Outcome> {
  const consumer = CONSUMERS[workOf(queue)] as Consumer | undefined
  if (!consumer) throw new Error(`No consumer for ${queue}`)
  if (queue.endsWith("-dead")) return giveUp(services, queue, consumer, message, KILLED)
  try {
    await consumer.handle(services, message.body)
    return "done"
  } catch (error) {
    if (error instanceof NoRoom) return "parked"
    const reason = whyGivenUp(error, message, services.now())
    if (reason === undefined) throw error
    return giveUp(services, queue, consumer, message, reason)
  }
}

async function giveUp(
  services: Services,
  queue: string,
  consumer: Consumer,
  message: Message,
  reason: string,
): Promise<"given_up"> {
  await recordDeadLetter(services, queue, message, reason)
  await consumer.giveUp(services, message.body, reason)
  services.log("queue.message_given_up", {
    level: "error",
    queue,
    messageId: message.id,
    attempts: message.attempts,
    reason,
  })
  return "given_up"
}
