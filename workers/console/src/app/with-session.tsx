import { useQuery, useQueryClient } from "@tanstack/react-query"
import { type ReactNode, useEffect, useMemo, useRef } from "react"
import { hasPermission, type Permission } from "../../../../src/kernel/access/roles.ts"
import { onSignedOut } from "../api/call.ts"
import type { Session } from "../api/types.ts"
import { ErrorState } from "../components/error-state.tsx"
import { SessionContext, visitorQuery } from "../session/session.ts"
import { ShellSkeleton } from "./shell-skeleton.tsx"
import { SignIn } from "./sign-in.tsx"

/** Shows the console to a signed-in user and the sign-in page to everyone else, also when a session expires. */
export function WithSession({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({ ...visitorQuery, refetchOnWindowFocus: true })
  useEffect(() => onSignedOut(() => client.setQueryData(visitorQuery.queryKey, null)), [client])
  useReloadOnIdentityChange(data)
  const session = useMemo(
    () => data && { ...data, may: (permission: Permission) => hasPermission(data.organization.role, permission) },
    [data],
  )
  if (session) return <SessionContext value={session}>{children}</SessionContext>
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} fullPage />
  return session === null ? <SignIn /> : <ShellSkeleton />
}

/** Another tab may switch the user or the organization. Reload, so that no cached data of the previous one is shown. */
function useReloadOnIdentityChange(data: Session | null | undefined) {
  const known = useRef<string>(null)
  useEffect(() => {
    if (!data) return
    const current = `${data.user.id} ${data.organization.id}`
    if (known.current !== null && known.current !== current) window.location.reload()
    known.current = current
  }, [data])
}
