import { useSession } from "../../session/session.ts"

/** The key under which this browser stores the user's imports. */
export function useOwner(): string {
  const { organization, user } = useSession()
  return `${organization.id} ${user.id}`
}
