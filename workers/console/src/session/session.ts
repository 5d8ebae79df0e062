import { queryOptions } from "@tanstack/react-query"
import { createContext, useContext } from "react"
import type { Permission } from "../../../../src/kernel/access/roles.ts"
import { call } from "../api/call.ts"
import type { Session as SessionAnswer } from "../api/types.ts"

export type Session = SessionAnswer & { may: (permission: Permission) => boolean }

export const visitorQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async ({ signal }) => (await call("GET /auth/visitor", { signal })).session,
  staleTime: 5 * 60_000,
})

export const SessionContext = createContext<Session | null>(null)

/** The signed-in user and their organization. Inside the shell there always is one. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error("useSession must be called inside the shell")
  return session
}
