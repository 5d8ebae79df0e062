/** What stands at a path of names and array indexes, as in `data.lists.0.items`; undefined where nothing does. */
export function valueAt(value: unknown, path: string): unknown {
  let at = value
  for (const name of path.split(".")) {
    // Only what the answer itself holds: `constructor` is a path to nothing.
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return undefined
    at = (at as Record<string, unknown>)[name]
  }
  return at
}
