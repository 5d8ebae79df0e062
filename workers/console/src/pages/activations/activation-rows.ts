import type { Activation } from "../../api/types.ts"
import type { Sort } from "../../components/table-column.ts"

export const nameOf = ({ topicName, pushedName, orgTopicId }: Activation) => topicName ?? pushedName ?? orgTopicId

/** The time of the last status change. */
export const dateOf = ({ deactivatedAt, activatedAt, createdAt }: Activation) =>
  deactivatedAt ?? activatedAt ?? createdAt

const VALUES: Record<string, (activation: Activation) => string> = {
  topic: (activation) => nameOf(activation).toLowerCase(),
  status: ({ status, stale }) => `${status} ${stale ? 0 : 1}`,
  date: dateOf,
}

/** The rows that match the search, sorted. */
export function rowsOf(all: readonly Activation[], search: string, { by, order }: Sort): Activation[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = all.filter((activation) => {
    const text =
      `${nameOf(activation)} ${activation.pushedName ?? ""} ${activation.platformSegmentId ?? ""}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const valueOf = VALUES[by]
  if (!valueOf) return found
  const sign = order === "asc" ? 1 : -1
  return found
    .map((activation) => ({ activation, value: valueOf(activation) }))
    .sort((a, b) => (a.value < b.value ? -sign : a.value > b.value ? sign : 0))
    .map(({ activation }) => activation)
}
