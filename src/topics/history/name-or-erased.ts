/** The name of who made a change. An erased account has none. */
export const nameOrErased = (name: string | null): string => name || "an erased account"
