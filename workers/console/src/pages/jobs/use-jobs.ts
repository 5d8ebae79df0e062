import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { BodyOf, Job, JobStatus, JobType } from "../../api/types.ts"

const POLL_MS = 1_500

export const isFinished = (status: JobStatus) => status !== "pending" && status !== "processing"

/** The newest jobs, polled while one of them is running. */
export const useJobs = (filter: { jobType?: JobType; status?: JobStatus } = {}) =>
  useQuery({
    queryKey: ["jobs", filter],
    queryFn: ({ signal }) => call("GET /api/admin/jobs", { query: { types: "all", ...filter, limit: 50 }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => !isFinished(status)) ? POLL_MS : false),
  })

export const useJob = (jobId: string | null) =>
  useQuery({
    queryKey: ["jobs", "one", jobId],
    queryFn: ({ signal }) => call("GET /api/admin/jobs/{jobId}", { params: { jobId: jobId ?? "" }, signal }),
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (state.data && !isFinished(state.data.status) ? POLL_MS : false),
  })

export type NewJob = { jobType: BodyOf<"POST /api/admin/jobs">["jobType"]; config: Record<string, unknown> }

/** The job runs in the background, so the page can be closed. */
export function useCreateJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ jobType, config }: NewJob) =>
      call("POST /api/admin/jobs", { body: { jobType, config: { ...config, background: true } } }),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ["jobs"] }),
  })
}

/** Cancels, resumes, rolls back or retries an existing job. */
export function useJobAction() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ job, action }: { job: Job; action: "cancel" | "rollback" | "retry-errors" | "process" }) => {
      const params = { jobId: job.id }
      if (action === "cancel") {
        await call("PATCH /api/admin/jobs/{jobId}", { params, body: { status: "cancelled" } })
        return job.id
      }
      if (action === "process") {
        await processUntilDone(job.id)
        return job.id
      }
      const created =
        action === "rollback"
          ? await call("POST /api/admin/jobs/{jobId}/rollback", { params })
          : await call("POST /api/admin/jobs/{jobId}/retry-errors", { params })
      void processUntilDone(created.jobId).finally(() => void client.invalidateQueries({ queryKey: ["jobs"] }))
      return created.jobId
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ["jobs"] }),
  })
}

/** Drives a job without a background queue: each call processes the next batch. */
async function processUntilDone(jobId: string): Promise<void> {
  for (;;) {
    const { done, busy } = await call("POST /api/admin/jobs/{jobId}/process", { params: { jobId } })
    if (done) return
    if (busy) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
