import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react"
import { mayDo, type Permission } from "../../../../src/kernel/access/roles.ts"
import { call, onSignedOut } from "../api/call.ts"
import type { SessionAnswer } from "../api/routes/session.ts"
import { ErrorState } from "../components/error-state.tsx"
import { ShellSkeleton } from "./shell-skeleton.tsx"
import { SignIn } from "./sign-in.tsx"

export type Session = SessionAnswer & { may: (permission: Permission) => boolean }

export const visitorQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async ({ signal }) => (await call("GET /auth/visitor", { signal })).session,
  staleTime: 5 * 60_000,
})
const SessionContext = createContext<Session | null>(null)

/** Who is signed in; within the shell there is always somebody. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error("useSession is for pages inside the shell")
  return session
}

/** Shows the console to whoever is signed in, and the sign-in page to everybody else, also when a session ends midway. */
export function WithSession({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({ ...visitorQuery, refetchOnWindowFocus: true })
  useEffect(() => onSignedOut(() => client.setQueryData(visitorQuery.queryKey, null)), [client])
  useReloadForOthers(data)
  const session = useMemo(
    () => data && { ...data, may: (permission: Permission) => mayDo(data.organization.role, permission) },
    [data],
  )
  if (session) return <SessionContext value={session}>{children}</SessionContext>
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} fullPage />
  return session === null ? <SignIn /> : <ShellSkeleton />
}

/** In another tab somebody else signed in, or the organization was switched: what is in memory here is not theirs. */
function useReloadForOthers(data: SessionAnswer | null | undefined) {
  const known = useRef<string>(null)
  useEffect(() => {
    if (!data) return
    const now = `${data.user.id} ${data.organization.id}`
    if (known.current !== null && known.current !== now) window.location.reload()
    known.current = now
  }, [data])
}
