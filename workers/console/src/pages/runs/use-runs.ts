import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { RowOutcome, RunKind, RunState, RunSummary } from "../../api/types.ts"
import { useSession } from "../../session/session.ts"
import { inZone } from "../../components/dates.ts"
import { isOpen } from "../../components/run-words.ts"
import { POLL_MS } from "../../components/use-run.ts"

export type RunFilters = { kind?: RunKind; state?: RunState; connectionId?: string; from?: string; to?: string }

export const useRuns = (filters: RunFilters) =>
  useInfiniteQuery({
    queryKey: ["runs", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/runs", { query: { ...inZone(filters), ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => (state.data?.pages.some(({ data }) => data.some(isOpen)) ? POLL_MS : false),
    refetchOnWindowFocus: true,
    staleTime: 0,
  })

export type RowFilters = { outcome?: RowOutcome; search?: string; reason?: string }

export const useRunReasons = ({ kind, id, failed, state }: RunSummary) =>
  useQuery({
    queryKey: ["runs", "reasons", kind, id, failed, state],
    queryFn: ({ signal }) => call("GET /api/runs/{kind}/{id}/reasons", { params: { kind, id }, signal }),
    enabled: failed > 0,
  }).data?.data

/** `progress` changes with the run, so that rows follow it. */
export const useRunRows = ({ kind, id }: RunSummary, filters: RowFilters, progress: string) =>
  useInfiniteQuery({
    queryKey: ["runs", "rows", kind, id, filters, progress],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/runs/{kind}/{id}/rows", {
        params: { kind, id },
        query: { ...filters, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })

export type RunAction =
  | { do: "cancel" }
  | { do: "retry"; ids?: string[]; reason?: string }
  | { do: "continue" }
  | { do: "again" }

/** Returns the run that continues the work; "again" starts a new one. */
export function useRunAction({ kind, id, connectionId }: RunSummary) {
  const client = useQueryClient()
  const ofConnection = { params: { id: connectionId ?? "", runId: id } }
  return useMutation({
    mutationFn: async (action: RunAction): Promise<string> => {
      if (action.do === "cancel") {
        if (kind === "push") await call("POST /api/connections/{id}/push/run/{runId}/cancel", ofConnection)
        else if (kind === "sync") await call("POST /api/connections/{id}/sync/run/{runId}/cancel", ofConnection)
        else if (kind === "refresh") await call("POST /api/hygiene/refresh/{jobId}/cancel", { params: { jobId: id } })
        else if (kind === "import")
          await call("PATCH /api/import/{batchId}/status", { params: { batchId: id }, body: { status: "cancelled" } })
        else await call("PATCH /api/admin/jobs/{jobId}", { params: { jobId: id }, body: { status: "cancelled" } })
        return id
      }
      if (action.do === "again") {
        if (kind === "refresh") return (await call("POST /api/hygiene/refresh", { body: { background: true } })).jobId
        const { params } = ofConnection
        const started = await call("POST /api/connections/{id}/sync/run", { params, body: { background: true } })
        return started.runId
      }
      const body = {
        background: true,
        ...(action.do === "retry" && action.ids && { activationIds: action.ids }),
        ...(action.do === "retry" && action.reason && { reason: action.reason }),
      }
      // Continuing a run does not retry its failed segments.
      if (action.do === "continue") Object.assign(body, { activationIds: [] })
      await call("POST /api/connections/{id}/push/run/{runId}/retry", { ...ofConnection, body })
      return id
    },
    meta: { quiet: true },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ["runs"] })
      await client.invalidateQueries({ queryKey: ["activations"] })
    },
  })
}

const MINUTE_MS = 60_000

/** Pushes that wait for an approval, for those who may give it. */
export function useWaitingApprovals() {
  const { may } = useSession()
  return useQuery({
    queryKey: ["runs", "approvals"],
    queryFn: ({ signal }) => call("GET /api/runs", { query: { waitsFor: "approval", limit: 20 }, signal }),
    enabled: may("connections"),
    refetchInterval: MINUTE_MS,
    meta: { quiet: true },
  }).data?.data
}
