/** The value at a path of names and array indexes, such as `data.lists.0.items`; undefined if there is none. */
export function valueAt(value: unknown, path: string): unknown {
  let at = value
  for (const name of path.split(".")) {
    // Own properties only: `constructor` must not resolve.
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return undefined
    at = (at as Record<string, unknown>)[name]
  }
  return at
}
