export const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** The fields that two people changed differently. What someone else left as it was before, `from`, is not among them. */
export function disputed<T extends object>(mine: Partial<T>, from: Partial<T>, theirs: Partial<T>): (keyof T)[] {
  const fields = Object.keys(mine) as (keyof T)[]
  return fields.filter(
    (field) => !isSame(mine[field], theirs[field]) && !(field in from && isSame(from[field], theirs[field])),
  )
}
