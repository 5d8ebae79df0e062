export type QueueName = "strata-imports" | "strata-syncs" | "strata-pushes" | "strata-jobs"
export type QueuePort = { sendBatch: (messages: { body: unknown; delaySeconds?: number }[]) => Promise<unknown> }
