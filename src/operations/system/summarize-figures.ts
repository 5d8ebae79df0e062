import type { Figure } from "../../kernel/ports/figures.ts"
import type { FigureSummary } from "./schema.ts"

/** One row per kind, subject and outcome, in that order. */
export function summarize(figures: readonly Figure[]): FigureSummary[] {
  const groups = Map.groupBy(figures, ({ kind, subject, outcome }) => JSON.stringify([kind, subject, outcome]))
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => {
      const [first] = group
      if (!first) return []
      const { kind, subject, outcome } = first
      const sum = (of: (figure: Figure) => number | undefined) =>
        group.reduce((total, one) => total + (of(one) ?? 0), 0)
      const longest = Math.max(...group.map(({ ms }) => ms ?? 0))
      return {
        kind,
        subject,
        outcome,
        count: group.length,
        averageMs: Math.round(sum(({ ms }) => ms) / group.length),
        maxMs: Math.round(longest),
        tokens: sum(({ inputTokens }) => inputTokens) + sum(({ outputTokens }) => outputTokens),
        cost: sum(({ cost }) => cost),
      }
    })
}
