import { useQuery, useQueryClient } from "@tanstack/react-query"
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import { hasPermission, type Permission } from "../../../../src/kernel/access/roles.ts"
import { call, onSignedOut } from "../api/call.ts"
import type { Session } from "../api/types.ts"
import { resumeDrafts } from "../components/drafts/draft-store.ts"
import { ErrorState } from "../components/error-state.tsx"
import { onSignIn } from "../session/session-end.ts"
import { SessionContext, visitorQuery } from "../session/session.ts"
import { ShellSkeleton } from "./shell-skeleton.tsx"
import { SignIn } from "./sign-in.tsx"

/** Rarely shown, so loaded on demand. */
const SessionEnded = lazy(() => import("./session-ended.tsx"))

const POLL_MS = 3_000

const isSameCaller = (a: Session, b: Session) => a.user.id === b.user.id && a.organization.id === b.organization.id

/**
 * Shows the console to a signed-in user and the sign-in page to everyone else. When the session ends, the page stays under a dialog until
 * the user has signed in again, and requests wait for that. Another user or organization, from another tab too, gets a fresh page.
 */
export function WithSession({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Session | null>(null)
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...visitorQuery,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (known && state.data === null ? POLL_MS : false),
    refetchIntervalInBackground: true,
  })
  const isEnded = known !== null && data === null
  if (data && data !== known && (known === null || isSameCaller(data, known))) setKnown(data)

  const waiting = useRef<PromiseWithResolvers<void>>(null)
  const signedInAgain = useEffectEvent(async () => {
    const visitor = await client.fetchQuery({ ...visitorQuery, staleTime: 0 })
    if (visitor && known && isSameCaller(visitor, known)) return
    await (waiting.current ??= Promise.withResolvers<void>()).promise
  })
  const hasSession = known !== null
  useEffect(() => (hasSession ? onSignedOut(() => signedInAgain()) : undefined), [hasSession])
  useEffect(() => onSignIn(() => void refetch()), [refetch])

  const wasEnded = useRef(false)
  const goOn = useEffectEvent(async (current: Session | null | undefined) => {
    if (isEnded) wasEnded.current = true
    if (!current || !known) return
    if (isSameCaller(current, known)) {
      wasEnded.current = false
      resumeDrafts(current.user.id)
      waiting.current?.resolve()
      waiting.current = null
    } else if (wasEnded.current && mayReturn(current, known)) {
      // A new session may begin in another of the user's organizations.
      await call("POST /auth/organization", { body: { organizationId: known.organization.id } })
      await refetch()
    } else window.location.reload()
  })
  useEffect(() => void goOn(data), [data])

  const session = useMemo(
    () => known && { ...known, may: (permission: Permission) => hasPermission(known.organization.role, permission) },
    [known],
  )
  if (session) {
    return (
      <SessionContext value={session}>
        {children}
        {isEnded && (
          <Suspense>
            <SessionEnded />
          </Suspense>
        )}
      </SessionContext>
    )
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} fullPage />
  return data === null ? <SignIn /> : <ShellSkeleton />
}

const mayReturn = (current: Session, { user, organization }: Session) =>
  current.user.id === user.id && current.organizations.some(({ id }) => id === organization.id)
