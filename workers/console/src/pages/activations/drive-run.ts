import { ApiError } from "../../api/errors.ts"
import type { PushStep } from "../../api/types.ts"

const PAUSE_MS = 1_500
const MAX_FAILURES = 4

type Options = {
  push: () => Promise<PushStep>
  onStep: (step: PushStep) => void
  signal: AbortSignal
  wait?: (ms: number) => Promise<void>
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Pushes batches until the run is finished. A repeated call is harmless: the server creates each segment once. */
export async function driveRun({ push, onStep, signal, wait = sleep }: Options): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      const step = await push()
      failures = 0
      onStep(step)
      if (step.done) return
      // Another caller is pushing to this connection, or the platform is rate limiting.
      if (step.busy || step.processed === 0) await wait(PAUSE_MS)
    } catch (error) {
      // The run was finished or cancelled elsewhere.
      if (error instanceof ApiError && error.status === 409) return
      failures += 1
      const retryable = error instanceof ApiError && error.retryable
      if (!retryable || failures >= MAX_FAILURES) throw error
      await wait(PAUSE_MS * failures)
    }
  }
}
