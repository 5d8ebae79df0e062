export type QueueName = "strata-imports" | "strata-syncs" | "strata-pushes" | "strata-jobs" | "strata-webhooks"
export type QueuePort = { sendBatch: (messages: { body: unknown; delaySeconds?: number }[]) => Promise<unknown> }

/** Staging has its own queues in the same account; code and database use production's names. */
export const queueNameOf = (deployed: string) => deployed.replace(/^strata-staging-/, "strata-")
