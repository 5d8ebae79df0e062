import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { BodyOf } from "../../api/types.ts"

const KEY = ["schedules"]
/** A new schedule is due immediately; its counts arrive within minutes. */
const WATCH_MS = 10_000

export const useSchedules = (connectionId: string) =>
  useQuery({
    queryKey: [...KEY, connectionId],
    queryFn: ({ signal }) => call("GET /api/activations/schedules", { query: { connectionId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ last, paused }) => last?.status === "queued" || (last === null && !paused))
        ? WATCH_MS
        : false,
  })

type ScheduleChange = BodyOf<"PATCH /api/activations/schedules/{id}"> & { id: string; version?: string }

export function useScheduleChanges() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: KEY })
  const meta = { quiet: true }
  return {
    create: useMutation({
      mutationFn: (body: BodyOf<"POST /api/activations/schedules">) =>
        call("POST /api/activations/schedules", { body }),
      onSuccess,
      meta,
    }),
    change: useMutation({
      mutationFn: ({ id, version, ...body }: ScheduleChange) =>
        call("PATCH /api/activations/schedules/{id}", { params: { id }, body, ifMatch: version }),
      // A conflict too: someone else has changed it.
      onSettled: onSuccess,
      meta,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call("DELETE /api/activations/schedules/{id}", { params: { id } }),
      onSuccess,
      meta,
    }),
  }
}
