/** Days until each kind of data is removed; null keeps it. */
export type Retention = {
  /** Uploaded import files and their chunks. */
  importFiles: number | null
  /** Rows that imports rejected. */
  importErrors: number | null
  /** Changes of an organization's topics. */
  history: number | null
  /** Requests and unapplied answers of LLM jobs, counted from the end of the job. */
  llmRequests: number | null
  /** Webhook deliveries, including undelivered ones. */
  webhookLog: number | null
}

/** An invalid setting removes nothing; a missing one uses the default. */
export function retentionDays(text: string | undefined, byDefault: number | null): number | null {
  if (text === undefined) return byDefault
  const days = Number(text)
  return Number.isInteger(days) && days >= 1 ? days : null
}
