import { useQuery } from "@tanstack/react-query"
import { call } from "../api/call.ts"
import type { RunKind } from "../api/types.ts"
import { isOpen } from "./run-words.ts"

/** The query client does not poll while the tab is hidden. */
export const POLL_MS = 2_000

export const useRun = (kind: RunKind, id: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: ["runs", "one", kind, id],
    queryFn: ({ signal }) => call("GET /api/runs/{kind}/{id}", { params: { kind, id }, signal }),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? POLL_MS : false),
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
