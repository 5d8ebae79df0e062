import { ApiError } from "../../api/errors.ts"
import type { PushStep } from "../../api/routes/connections.ts"

const PAUSE_MS = 1_500
const MAX_FAILURES = 4

type Driving = {
  push: () => Promise<PushStep>
  onStep: (step: PushStep) => void
  signal: AbortSignal
  wait?: (ms: number) => Promise<void>
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Pushes batch after batch until the run is over. Asking twice does no harm: a segment is created once. */
export async function driveRun({ push, onStep, signal, wait = sleep }: Driving): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      const step = await push()
      failures = 0
      onStep(step)
      if (step.done) return
      // Somebody else pushes to this connection, or the platform has no time.
      if (step.busy || step.processed === 0) await wait(PAUSE_MS)
    } catch (error) {
      // Over or cancelled by somebody else.
      if (error instanceof ApiError && error.status === 409) return
      failures += 1
      const mayPass = error instanceof ApiError && error.retryable
      if (!mayPass || failures >= MAX_FAILURES) throw error
      await wait(PAUSE_MS * failures)
    }
  }
}
