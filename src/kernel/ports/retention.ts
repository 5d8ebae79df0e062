/** Days until each kind of data is removed; null keeps it. */
export type Retention = {
  /** Uploaded import files and their chunks. */
  importFiles: number | null
  /** Rows that imports rejected. */
  importErrors: number | null
  /** Changes of an organization's topics. */
  history: number | null
  /** Requests of LLM jobs, and answers that were not applied, after the end of the job. */
  llmRequests: number | null
  /** Deliveries of webhooks, the undelivered ones included. */
  webhookLog: number | null
}

/** A setting that is no number of days removes nothing; a missing one is the default. */
export function retentionDays(text: string | undefined, byDefault: number | null): number | null {
  if (text === undefined) return byDefault
  const days = Number(text)
  return Number.isInteger(days) && days >= 1 ? days : null
}
