/** One measured event. `kind` defines `subject` and `outcome`: see docs/operations.md. The only organization data is its id. */
export type Figure = {
  kind: "request" | "message" | "platform_error" | "llm_call" | "chore"
  /** Route pattern, queue, platform, purpose of the call, or chore. */
  subject: string
  /** Status class, what happened to the message, kind of error, or whether it succeeded. */
  outcome: string
  org?: string
  /** Latency; for a message, its age. */
  ms?: number
  attempts?: number
  inputTokens?: number
  outputTokens?: number
  /** USD. */
  cost?: number
}

export type Figures = {
  /** Returns immediately and never throws: callers do not wait for metrics. */
  write: (figure: Figure) => void
  /** The newest figures, oldest first, if they are kept on this machine. */
  recent?: () => readonly Figure[]
}

/** Workers Analytics Engine. The kind is the index: sampling a flood of requests does not thin out the rare kinds. */
export const analyticsFigures = (dataset: AnalyticsEngineDataset): Figures => ({
  write: ({ kind, subject, outcome, org, ms, attempts, inputTokens, outputTokens, cost }) =>
    dataset.writeDataPoint({
      indexes: [kind],
      blobs: [kind, subject, outcome, org ?? ""],
      doubles: [ms ?? 0, attempts ?? 0, inputTokens ?? 0, outputTokens ?? 0, cost ?? 0],
    }),
})

/** Keeps figures in memory: for tests and local runs. */
export function localFigures(limit = 2000): Figures {
  const kept: Figure[] = []
  return {
    write: (figure) => {
      kept.push(figure)
      if (kept.length > limit) kept.splice(0, limit / 2)
    },
    recent: () => kept,
  }
}

export const noFigures: Figures = { write: () => {} }
