import type { KnownPerson } from "../../organizations/people/people-by-id.ts"

/** The name of the person who made a change. An erased account has none. */
export const nameOrErased = (name: string | null): string => name || "an erased account"

/** `nameOrErased` for customers, who must not see which operator made a change. */
export const nameForCustomers = (changer: Pick<KnownPerson, "name" | "isOperator" | "isMember"> | undefined): string =>
  changer?.isOperator && !changer.isMember ? "an operator" : nameOrErased(changer?.name ?? null)
