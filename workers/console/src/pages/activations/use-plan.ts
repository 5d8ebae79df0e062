import { useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { PushSelection } from "../../api/types.ts"

/** A dry run of a push. */
export const usePlan = (connectionId: string, selection: PushSelection | undefined) =>
  useQuery({
    queryKey: ["activations", "plan", connectionId, selection],
    queryFn: async ({ signal }) => {
      const response = await call("POST /api/connections/{id}/push/run", {
        params: { id: connectionId },
        body: { ...(selection ?? { filters: {} }), dryRun: true },
        signal,
      })
      return "segments" in response ? response.segments : []
    },
    enabled: selection !== undefined,
    // Always show the current plan.
    staleTime: 0,
    gcTime: 0,
  })
