import { useSession } from "../../session/session.ts"

/** Whose imports this browser keeps. */
export function useOwner(): string {
  const { organization, user } = useSession()
  return `${organization.id} ${user.id}`
}
