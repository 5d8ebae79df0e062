import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { Job, JobState, JobType } from "../../api/routes/jobs.ts"

const POLL_MS = 1_500

export const isOver = (status: JobState) => status !== "pending" && status !== "processing"

/** The newest jobs; looked at again for as long as one of them is under way. */
export const useJobs = (filter: { jobType?: JobType; status?: JobState } = {}) =>
  useQuery({
    queryKey: ["jobs", filter],
    queryFn: ({ signal }) => call("GET /api/admin/jobs", { query: { ...filter, limit: 50 }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => !isOver(status)) ? POLL_MS : false),
  })

export const useJob = (jobId: string | null) =>
  useQuery({
    queryKey: ["jobs", "one", jobId],
    queryFn: ({ signal }) => call("GET /api/admin/jobs/:jobId", { params: { jobId: jobId ?? "" }, signal }),
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (state.data && !isOver(state.data.status) ? POLL_MS : false),
  })

export type NewJob = { jobType: JobType; config: Record<string, unknown> }

/** Jobs of the console run without it: closing the page stops nothing. */
export function useCreateJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ jobType, config }: NewJob) =>
      call("POST /api/admin/jobs", { body: { jobType, config: { ...config, background: true } } }),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ["jobs"] }),
  })
}

/** What can be done to a job that is there. */
export function useJobAction() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ job, action }: { job: Job; action: "cancel" | "rollback" | "retry-errors" | "process" }) => {
      const params = { jobId: job.id }
      if (action === "cancel") {
        await call("PATCH /api/admin/jobs/:jobId", { params, body: { status: "cancelled" } })
        return job.id
      }
      if (action === "process") {
        await processToTheEnd(job.id)
        return job.id
      }
      const made =
        action === "rollback"
          ? await call("POST /api/admin/jobs/:jobId/rollback", { params })
          : await call("POST /api/admin/jobs/:jobId/retry-errors", { params })
      void processToTheEnd(made.jobId).finally(() => void client.invalidateQueries({ queryKey: ["jobs"] }))
      return made.jobId
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ["jobs"] }),
  })
}

/** Jobs that no queue drives go on for as long as somebody asks for their next step. */
async function processToTheEnd(jobId: string): Promise<void> {
  for (;;) {
    const { done, busy } = await call("POST /api/admin/jobs/:jobId/process", { params: { jobId } })
    if (done) return
    if (busy) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
