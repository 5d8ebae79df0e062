import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { call } from "../../api/call.ts"

const POLL_MS = 1_500

/** The newest sync runs, polled while one is running. When it finishes, topics are refetched. */
export function useSyncRuns(id: string, limit: number) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ["connections", id, "sync-runs", limit],
    queryFn: ({ signal }) => call("GET /api/connections/{id}/sync/runs", { params: { id }, query: { limit }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === "running") ? POLL_MS : false),
  })
  const isRunning = query.data?.some(({ status }) => status === "running") ?? false
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !isRunning) void client.invalidateQueries({ queryKey: ["topics"] })
    wasRunning.current = isRunning
  }, [isRunning, client])
  return { ...query, isRunning }
}

/** Starts a background sync. If the source cannot be read, the call fails and the run is recorded as failed. */
export function useStartSync(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call("POST /api/connections/{id}/sync/run", { params: { id }, body: { background: true } }),
    meta: { quiet: true },
    onSettled: () => client.invalidateQueries({ queryKey: ["connections", id, "sync-runs"] }),
  })
}
