import { call } from "./call.ts"

const POLL_MS = 700

/** Waits for a background job of the library and returns it. */
export async function finishedChange(jobId: string, onProgress: (done: number) => void) {
  for (;;) {
    const job = await call("GET /api/topics/jobs/{jobId}", { params: { jobId } })
    onProgress(job.processed_items)
    if (job.status === "completed") return job
    if (job.status === "failed" || job.status === "cancelled") {
      throw new Error(job.errors[0]?.message ?? `The change was ${job.status}.`)
    }
    await new Promise((next) => setTimeout(next, POLL_MS))
  }
}
