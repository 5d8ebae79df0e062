/** The name of who made a change. An erased account has none. */
export const nameOrErased = (name: string | null): string => name || "an erased account"

type Changer = { name: string | null; isOperator: boolean | number | null; isMember: boolean | number }

/** The same as customers see it. Operators work for all organizations: who they are is not for their customers to see. */
export const nameForCustomers = ({ name, isOperator, isMember }: Changer): string =>
  isOperator && !isMember ? "an operator" : nameOrErased(name)
