import { useSession } from "../../app/session.tsx"

/** Whose imports this browser keeps. */
export function useOwner(): string {
  const { organization, user } = useSession()
  return `${organization.id} ${user.id}`
}
