/** What somebody has decided on the topics of an import, by their ids. */
export type Choices = {
  kept: readonly string[]
  /** Taken out of the library again. */
  skipped: readonly string[]
  /** Everything that is left is fine. */
  done: boolean
}

export const NO_CHOICES: Choices = { kept: [], skipped: [], done: false }

export type Shown = "open" | "all"

/** The topics to show: all that are left of the import, or those nobody has decided on. */
export function topicsLeft(ids: readonly string[], { kept, skipped, done }: Choices): Record<Shown, string[]> {
  const gone = new Set(skipped)
  const decided = new Set(kept)
  const all = ids.filter((id) => !gone.has(id))
  return { all, open: done ? [] : all.filter((id) => !decided.has(id)) }
}

/** A page that ends with the list: the last one where the wanted one is no longer there. */
export function pageOf(ids: readonly string[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(ids.length / size))
  const current = Math.min(page, pages)
  return { pages, current, ids: ids.slice((current - 1) * size, current * size) }
}

export const keep = (choices: Choices, ids: readonly string[]): Choices => ({
  ...choices,
  kept: [...new Set([...choices.kept, ...ids])],
})

export const skip = (choices: Choices, ids: readonly string[]): Choices => ({
  ...choices,
  skipped: [...new Set([...choices.skipped, ...ids])],
})
