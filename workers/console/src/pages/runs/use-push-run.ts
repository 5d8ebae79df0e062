import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { PushRun } from "../../api/types.ts"

const POLL_MS = 1_500
const DELIVERY_MS = 10_000

export type RunOf = { connectionId: string; runId: string }

const paramsOf = ({ connectionId, runId }: RunOf) => ({ params: { id: connectionId, runId } })

/** Poll while the run is active: it may be decided on another page. */
function intervalOf(run: PushRun | undefined): number | false {
  if (run?.status === "running") return POLL_MS
  return run && run.awaitingDelivery > 0 ? DELIVERY_MS : false
}

export const usePushRun = (of: RunOf) =>
  useQuery({
    queryKey: ["activations", "runs", of.connectionId, of.runId],
    queryFn: ({ signal }) => call("GET /api/connections/{id}/push/run/{runId}/status", { ...paramsOf(of), signal }),
    refetchInterval: ({ state }) => intervalOf(state.data),
  })

export const usePushRuns = (connectionId: string, limit: number) =>
  useQuery({
    queryKey: ["activations", "runs", connectionId, { limit }],
    queryFn: ({ signal }) =>
      call("GET /api/connections/{id}/push/runs", { params: { id: connectionId }, query: { limit }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === "running") ? POLL_MS : false),
  })

/** Approves or rejects a pending run. */
export function useDecision(of: RunOf) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ decision, comment }: { decision: "approve" | "refuse"; comment: string }) => {
      const request = { ...paramsOf(of), body: { comment } }
      return decision === "approve"
        ? call("POST /api/connections/{id}/push/run/{runId}/approve", request)
        : call("POST /api/connections/{id}/push/run/{runId}/refuse", request)
    },
    meta: { quiet: true },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ["activations"] })
      await client.invalidateQueries({ queryKey: ["runs"] })
    },
  })
}
