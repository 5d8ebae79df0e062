type Values = Readonly<Record<string, unknown>>

/** Old and new values of the fields that a change gives another value, for the details of an entry. Empty if none does. */
export function changesOf(before: object, given: object): { from?: Values; to?: Values } {
  const old = before as Values
  const changed = Object.entries(given).filter(
    ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(old[field]),
  )
  if (changed.length === 0) return {}
  return {
    from: Object.fromEntries(changed.map(([field]) => [field, old[field] ?? null])),
    to: Object.fromEntries(changed),
  }
}
