import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "./call.ts"
import type { BodyOf } from "./types.ts"

const KEY = ["alerts"]
/** The query client does not poll while the tab is hidden. */
const POLL_MS = 60_000
const PAGE = 50

export const useAlerts = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call("GET /api/alerts", { query: { limit: PAGE }, signal }),
    refetchInterval: POLL_MS,
    meta: { quiet: true },
  })

/** Marks these alerts as read, or all. */
export function useReadAlerts() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[] | undefined) => call("POST /api/alerts/read", { body: ids ? { ids } : {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

export const useAlertSettings = () =>
  useQuery({
    queryKey: [...KEY, "settings"],
    queryFn: ({ signal }) => call("GET /api/alerts/settings", { signal }),
  })

export function useChangeAlertSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ version, ...body }: BodyOf<"PATCH /api/alerts/settings"> & { version?: string }) =>
      call("PATCH /api/alerts/settings", { body, ifMatch: version }),
    meta: { quiet: true },
    // A conflict too: someone else has changed them.
    onSettled: () => client.invalidateQueries({ queryKey: [...KEY, "settings"] }),
  })
}
