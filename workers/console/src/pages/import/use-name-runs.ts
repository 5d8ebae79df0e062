import { useSessionStorage } from "@mantine/hooks"
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { call } from "../../api/call.ts"
import { isFinished } from "../jobs/use-jobs.ts"
import { useTopicsChanged } from "./use-review.ts"

const POLL_MS = 800
const NAMES_PER_PAGE = 200

/** Which proposed names to apply: all but the toggled ones, or only those. */
export type NameChoice = { all: boolean; toggled: ReadonlySet<string> }
export const ALL_NAMES: NameChoice = { all: true, toggled: new Set() }

/** The run that proposes names. Its id is kept in this tab, so that a reload goes on with it. */
export function useProposedNames(batchId: string) {
  const [jobId, setJobId, forget] = useSessionStorage<string | null>({
    key: `strata-names-${batchId}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  })
  const start = useMutation({
    meta: { quiet: true },
    mutationFn: () => call("POST /api/import/{batchId}/fix-names/runs", { params: { batchId } }),
    onSuccess: (run) => setJobId(run.jobId),
  })
  const { isIdle, mutate } = start
  useEffect(() => {
    if (jobId === null && isIdle) mutate()
  }, [jobId, isIdle, mutate])
  const progress = useNameRun(batchId, jobId)
  const isReady = progress.data !== undefined && isFinished(progress.data.job.status)
  const pages = useInfiniteQuery({
    queryKey: ["imports", batchId, "names", jobId],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/import/{batchId}/fix-names/runs/{jobId}", {
        params: { batchId, jobId: jobId ?? "" },
        query: { after: pageParam, limit: NAMES_PER_PAGE },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    enabled: isReady,
  })
  return {
    run: progress.data,
    isReady,
    names: pages.data?.pages.flatMap(({ names }) => names),
    more: pages.hasNextPage && !pages.isFetchingNextPage ? () => void pages.fetchNextPage() : undefined,
    error: start.error ?? progress.error ?? pages.error,
    retry: () => {
      forget()
      start.reset()
    },
    forget,
    jobId,
  }
}

/** A run with its progress, while it is under way. */
const useNameRun = (batchId: string, jobId: string | null) =>
  useQuery({
    queryKey: ["imports", batchId, "name-run", jobId],
    queryFn: ({ signal }) =>
      call("GET /api/import/{batchId}/fix-names/runs/{jobId}", {
        params: { batchId, jobId: jobId ?? "" },
        query: { limit: 1 },
        signal,
      }),
    enabled: jobId !== null,
    refetchInterval: ({ state }) => (state.data && isFinished(state.data.job.status) ? false : POLL_MS),
  })

export const useCancelNames = (batchId: string) =>
  useMutation({
    mutationFn: (jobId: string) =>
      call("POST /api/import/{batchId}/fix-names/runs/{jobId}/cancel", { params: { batchId, jobId } }),
  })

/** Starts the run that applies names, and reports when it has ended. */
export function useApplyNames(batchId: string, jobId: string | null) {
  const refreshTopics = useTopicsChanged()
  const start = useMutation({
    meta: { quiet: true },
    mutationFn: ({ all, toggled }: NameChoice) =>
      call("POST /api/import/{batchId}/fix-names/runs/{jobId}/apply", {
        params: { batchId, jobId: jobId ?? "" },
        body: all ? { except: [...toggled] } : { only: [...toggled] },
      }),
  })
  const run = useNameRun(batchId, start.data?.jobId ?? null)
  const job = run.data?.job
  const isDone = job !== undefined && isFinished(job.status)
  useEffect(() => {
    if (isDone) void refreshTopics()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone])
  return {
    start,
    job,
    isDone,
    error: start.error ?? run.error,
    isRunning: start.isPending || (start.isSuccess && !isDone),
  }
}
