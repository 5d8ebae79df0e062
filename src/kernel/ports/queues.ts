export type QueueName = "strata-imports" | "strata-syncs" | "strata-pushes" | "strata-jobs" | "strata-webhooks"
export type QueuePort = { sendBatch: (messages: { body: unknown; delaySeconds?: number }[]) => Promise<unknown> }

/** Staging has queues of its own in the same account; the code and the database know a queue by production's name. */
export const queueNameOf = (deployed: string) => deployed.replace(/^strata-staging-/, "strata-")
