/** One measured event. `kind` defines `subject` and `outcome`: see docs/operations.md. The only organization data is its id. */
export type Figure = {
  kind: "request" | "message" | "platform_error" | "llm_call" | "chore"
  /** Route pattern, queue, platform, purpose of the call, or chore. */
  subject: string
  /** Status class, what happened to the message, kind of error, or whether it succeeded. */
  outcome: string
  org?: string
  /** How the caller of a request was authenticated. */
  caller?: string
  /** Latency; for a message, its age. */
  ms?: number
  attempts?: number
  inputTokens?: number
  outputTokens?: number
  /** USD. */
  cost?: number
}

type Later = { defer: (work: Promise<unknown>) => void; now: () => Date; collectMs: number }

export type Figures = {
  /** Returns immediately and never throws: callers do not wait for metrics. Given `later`, equal figures may be written as one. */
  write: (figure: Figure, later?: Later) => void
  /** The newest figures, oldest first, if they are kept on this machine. */
  recent?: () => readonly Figure[]
}

/** A new kind of point sends the others first; an invocation may write 25. */
const MAX_COLLECTED = 20
/** Latencies are collected in steps of 2 to the power of 1/4, 19 %. */
const STEPS = 4
const stepOf = (ms = 0) => (ms < 1 ? 1 : 2 ** (Math.round(Math.log2(ms) * STEPS) / STEPS))

/** Workers Analytics Engine. The kind is the index: sampling a flood of requests does not thin out the rare kinds. */
export function analyticsFigures(dataset: AnalyticsEngineDataset): Figures {
  const collected = new Map<string, { figure: Figure; count: number }>()
  let due = 0
  const writePoint = (figure: Figure, count: number) => {
    const { kind, subject, outcome, org, caller, ms, attempts, inputTokens, outputTokens, cost } = figure
    dataset.writeDataPoint({
      indexes: [kind],
      blobs: [kind, subject, outcome, org ?? "", caller ?? ""],
      doubles: [ms ?? 0, attempts ?? 0, inputTokens ?? 0, outputTokens ?? 0, cost ?? 0, count],
    })
  }
  const writeCollected = () => {
    const points = [...collected.values()]
    collected.clear()
    for (const { figure, count } of points) writePoint(figure, count)
  }
  return {
    write: (figure, later) => {
      if (!later) return writePoint(figure, 1)
      const rounded = { ...figure, ms: stepOf(figure.ms) }
      const key = JSON.stringify(rounded)
      if (collected.size >= MAX_COLLECTED && !collected.has(key)) writeCollected()
      const same = collected.get(key)
      collected.set(key, { figure: rounded, count: (same?.count ?? 0) + 1 })
      const now = later.now().getTime()
      // A request whose work was cancelled writes nothing; the next one after that time does.
      if (now < due) return undefined
      due = now + later.collectMs
      return later.defer(scheduler.wait(later.collectMs).then(writeCollected))
    },
  }
}

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
