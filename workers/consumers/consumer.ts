import type { Services } from "../../src/kernel/context.ts"

export type Consumer = {
  /** Does the work of a message. What it throws is retried, unless it can never succeed. */
  handle: (services: Services, body: unknown) => Promise<void>
  /** Ends the work of a message that is retried no longer, so that nothing looks as if it were still running. */
  giveUp: (services: Services, body: unknown, reason: string) => Promise<void>
}
