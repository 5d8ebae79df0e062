import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import type { BodyOf } from "../../api/types.ts"
import { useSession } from "../../session/session.ts"
import { nextVisit, type Visits } from "./visits.ts"

/** Polling stops while the tab is hidden. */
const POLL_MS = 3_000

export function useHome() {
  const since = useLastVisit()
  return useQuery({
    queryKey: ["home", since],
    queryFn: ({ signal }) => call("GET /api/home", { query: since ? { since } : {}, signal }),
    refetchInterval: ({ state }) => ((state.data?.unfinished.length ?? 0) > 0 ? POLL_MS : false),
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
}

type Step = BodyOf<"POST /api/home/steps">["step"]

export function useCompleteStep() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (step: Step) => call("POST /api/home/steps", { body: { step } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["home"] }),
  })
}

/** When this person last visited Home in this browser; undefined on the first visit. */
function useLastVisit(): string | undefined {
  const { user, organization } = useSession()
  const [since] = useState(() => {
    const key = `strata:visits:${organization.id}:${user.id}`
    const visits = nextVisit(read(key), new Date())
    localStorage.setItem(key, JSON.stringify(visits))
    return visits.before
  })
  return since
}

function read(key: string): Visits | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Visits | null
  } catch {
    return null
  }
}
