/** The user's decisions on imported topics, by id. */
export type Decisions = {
  kept: readonly string[]
  /** Removed from the library. */
  skipped: readonly string[]
  /** All remaining topics are kept. */
  done: boolean
}

export const NO_DECISIONS: Decisions = { kept: [], skipped: [], done: false }

export type ReviewFilter = "open" | "all"

/** The remaining topics of the import, and those without a decision. */
export function remainingTopics(
  ids: readonly string[],
  { kept, skipped, done }: Decisions,
): Record<ReviewFilter, string[]> {
  const removed = new Set(skipped)
  const decided = new Set(kept)
  const all = ids.filter((id) => !removed.has(id))
  return { all, open: done ? [] : all.filter((id) => !decided.has(id)) }
}

/** The requested page, or the last one if the list has become shorter. */
export function pageOf(ids: readonly string[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(ids.length / size))
  const current = Math.min(page, pages)
  return { pages, current, ids: ids.slice((current - 1) * size, current * size) }
}

export const keep = (decisions: Decisions, ids: readonly string[]): Decisions => ({
  ...decisions,
  kept: [...new Set([...decisions.kept, ...ids])],
})

export const skip = (decisions: Decisions, ids: readonly string[]): Decisions => ({
  ...decisions,
  skipped: [...new Set([...decisions.skipped, ...ids])],
})
