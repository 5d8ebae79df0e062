import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { call } from "../../api/call.ts"
import type { PushRun } from "../../api/types.ts"
import { driveRun } from "./drive-run.ts"

const POLL_MS = 1_500
const DELIVERY_MS = 10_000

export type RunOf = { connectionId: string; runId: string }

const keyOf = ({ connectionId, runId }: RunOf) => ["activations", "runs", connectionId, runId]
const paramsOf = ({ connectionId, runId }: RunOf) => ({ params: { id: connectionId, runId } })

/** Poll while the run is active: another page or the background may drive it. */
function intervalOf(run: PushRun | undefined): number | false {
  if (run?.status === "running") return POLL_MS
  return run && run.awaitingDelivery > 0 ? DELIVERY_MS : false
}

export const usePushRun = (of: RunOf) =>
  useQuery({
    queryKey: keyOf(of),
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

/** Topic names of failed activations; the run contains only their ids. */
export const useFailedNames = (connectionId: string, enabled: boolean) =>
  useQuery({
    queryKey: ["activations", "list", { connectionId, status: "error" }],
    queryFn: ({ signal }) =>
      call("GET /api/activations", { query: { connectionId, status: "error", limit: 1000 }, signal }),
    select: (failed) => new Map(failed.map(({ id, topicName }) => [id, topicName])),
    enabled,
  }).data

/** Drives a run while its view is mounted. */
export function useDriveRun(of: RunOf) {
  const client = useQueryClient()
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])
  return useMutation({
    mutationFn: () => {
      controller.current?.abort()
      const { signal } = (controller.current = new AbortController())
      return driveRun({
        push: () => call("POST /api/connections/{id}/push/run/{runId}/push", paramsOf(of)),
        onStep: () => void client.invalidateQueries({ queryKey: keyOf(of) }),
        signal,
      })
    },
    meta: { quiet: true },
    onSettled: () => client.invalidateQueries({ queryKey: ["activations"] }),
  })
}

/** Approves or rejects a pending run. */
export function useDecision(of: RunOf) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: "approve" | "refuse") =>
      decision === "approve"
        ? call("POST /api/connections/{id}/push/run/{runId}/approve", paramsOf(of))
        : call("POST /api/connections/{id}/push/run/{runId}/refuse", paramsOf(of)),
    meta: { quiet: true },
    onSettled: () => client.invalidateQueries({ queryKey: ["activations"] }),
  })
}

export function useRunAction(of: RunOf) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (action: "retry" | "cancel") =>
      action === "retry"
        ? call("POST /api/connections/{id}/push/run/{runId}/retry", paramsOf(of))
        : call("POST /api/connections/{id}/push/run/{runId}/cancel", paramsOf(of)),
    meta: { quiet: true },
    onSettled: () => client.invalidateQueries({ queryKey: ["activations"] }),
  })
}
