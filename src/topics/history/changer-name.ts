/** The name of the person who made a change. An erased account has none. */
export const nameOrErased = (name: string | null): string => name || "an erased account"

type Changer = { name: string | null; isOperator: boolean | number | null; isMember: boolean | number }

/** `nameOrErased` for customers, who must not see which operator made a change. */
export const nameForCustomers = ({ name, isOperator, isMember }: Changer): string =>
  isOperator && !isMember ? "an operator" : nameOrErased(name)
