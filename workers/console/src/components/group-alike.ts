export type DeskGroup<T> = { title: string; items: readonly T[] }

type Described = { reason: string; place: string; name: string }

/**
 * Items with the same reason and place, the most first; names that end alike are next to each other. Reasons come in the order of `reasons`,
 * others after them.
 */
export function groupAlike<T>(
  items: readonly T[],
  describe: (item: T) => Described,
  reasons: readonly string[] = [],
): DeskGroup<T>[] {
  const groups = new Map<string, { reason: string; title: string; items: { item: T; ending: string }[] }>()
  for (const item of items) {
    const { reason, place, name } = describe(item)
    const title = `${reason} · ${place}`
    const group = groups.get(title) ?? { reason, title, items: [] }
    group.items.push({ item, ending: name.toLowerCase().split(" ").toReversed().join(" ") })
    groups.set(title, group)
  }
  const rank = (reason: string) => (reasons.includes(reason) ? reasons.indexOf(reason) : reasons.length)
  return [...groups.values()]
    .sort((a, b) => rank(a.reason) - rank(b.reason) || b.items.length - a.items.length)
    .map(({ title, items: those }) => ({
      title,
      items: those.sort((a, b) => a.ending.localeCompare(b.ending)).map(({ item }) => item),
    }))
}

/** The first so many items, with their groups. */
export function firstOf<T>(groups: readonly DeskGroup<T>[], most: number): DeskGroup<T>[] {
  let left = most
  return groups.flatMap(({ title, items }) => {
    const some = items.slice(0, left)
    left -= some.length
    return some.length > 0 ? [{ title, items: some }] : []
  })
}
