import type { Services } from "../../src/kernel/context.ts"

export type Consumer = {
  /** Processes a message. If it throws, the message is retried, unless it can never succeed. */
  handle: (services: Services, body: unknown) => Promise<void>
  /** Marks the work of a message as failed once it is no longer retried. */
  giveUp: (services: Services, body: unknown, reason: string) => Promise<void>
}
