/** The user's decisions on imported topics, by id. */
export type Decisions = {
  kept: readonly string[]
  /** Removed from the library, which the chat calls skipping. */
  skipped: readonly string[]
  /** Passed over: they come last. */
  later?: readonly string[]
  /** All remaining topics are kept. */
  done: boolean
}

export const NO_DECISIONS: Decisions = { kept: [], skipped: [], done: false }

export type ReviewFilter = "open" | "all"

/** The remaining topics of the import, and those without a decision, those passed over last. */
export function remainingTopics(
  ids: readonly string[],
  { kept, skipped, later = [], done }: Decisions,
): Record<ReviewFilter, string[]> {
  const removed = new Set(skipped)
  const decided = new Set(kept)
  const all = ids.filter((id) => !removed.has(id))
  const open = done ? [] : all.filter((id) => !decided.has(id))
  const [last, undecided] = [new Set(later), new Set(open)]
  return { all, open: [...open.filter((id) => !last.has(id)), ...later.filter((id) => undecided.has(id))] }
}

export const keep = (decisions: Decisions, ids: readonly string[]): Decisions => ({
  ...decisions,
  kept: [...new Set([...decisions.kept, ...ids])],
})

export const skip = (decisions: Decisions, ids: readonly string[]): Decisions => ({
  ...decisions,
  skipped: [...new Set([...decisions.skipped, ...ids])],
})

export const passOver = (decisions: Decisions, ids: readonly string[]): Decisions => ({
  ...decisions,
  later: [...(decisions.later ?? []).filter((id) => !ids.includes(id)), ...ids],
})

/** Without any decision on these topics. */
export const reopen = (decisions: Decisions, ids: readonly string[]): Decisions => {
  const others = (list: readonly string[] = []) => list.filter((id) => !ids.includes(id))
  return {
    ...decisions,
    kept: others(decisions.kept),
    skipped: others(decisions.skipped),
    later: others(decisions.later),
  }
}
