import type { PlannedSegment, PushChoice } from "../../api/routes/connections.ts"
import type { TopicFilters } from "../../api/routes/topics.ts"

export type Show = "all" | PlannedSegment["action"] | "warning"

/** What the page before handed over; null where there is nothing that could be pushed. */
export function choiceIn(state: unknown): PushChoice | null {
  if (typeof state !== "object" || state === null) return null
  const { topicIds, filters } = state as { topicIds?: unknown; filters?: unknown }
  if (Array.isArray(topicIds)) {
    const ids = topicIds.filter((id) => typeof id === "string")
    return ids.length > 0 ? { topicIds: ids } : null
  }
  return typeof filters === "object" && filters !== null ? { filters } : null
}

/** Which topics were chosen, in words. */
export function choiceWords(choice: PushChoice): string {
  if ("topicIds" in choice) {
    const count = choice.topicIds.length
    return count === 1 ? "1 chosen topic" : `${count.toLocaleString()} chosen topics`
  }
  const set = Object.entries(choice.filters).filter(([, value]) => value !== undefined && value !== "")
  if (set.length === 0) return "every topic of the library"
  return `every topic with ${set.map(([name, value]) => `${nameOf(name)} ${String(value)}`).join(", ")}`
}

const nameOf = (filter: string) => (FILTER_NAMES as Record<string, string>)[filter] ?? filter

const FILTER_NAMES: Partial<Record<keyof TopicFilters, string>> = {
  search: "the words",
  taxonomyType: "group",
  parentCategory: "category",
  segmentType: "segment type",
  audienceType: "audience type",
  buyerJourney: "buyer journey",
  iabCode: "IAB code",
  engineVersion: "engine version",
  hasExternalId: "an external id:",
  internalId: "id",
}

export function countPlan(segments: readonly PlannedSegment[]): Record<Show, number> {
  const counts = { all: segments.length, create: 0, unchanged: 0, blocked: 0, warning: 0 }
  for (const { action, warning } of segments) {
    counts[action] += 1
    if (isWarned({ action, warning })) counts.warning += 1
  }
  return counts
}

export const shownOf = (segments: readonly PlannedSegment[], show: Show) =>
  segments.filter((segment) => {
    if (show === "all") return true
    return show === "warning" ? isWarned(segment) : segment.action === show
  })

/** A warning about what is not pushed anyway is none. */
const isWarned = ({ action, warning }: { action: string; warning?: string | undefined }) =>
  action === "create" && warning !== undefined

/** The ids of a hundred thousand topics are as much as the service takes. */
const MAX_IDS = 100_000

/** Exactly what the plan would create: what came to match meanwhile was seen by nobody. */
export function choiceToPush(
  segments: readonly PlannedSegment[],
  choice: PushChoice,
  { leaveWarned }: { leaveWarned: boolean },
): { choice: PushChoice; count: number } {
  const wanted = segments.filter((one) => one.action === "create" && !(leaveWarned && isWarned(one)))
  const topicIds = wanted.map(({ orgTopicId }) => orgTopicId)
  const isTooMany = topicIds.length > MAX_IDS && !leaveWarned
  return { choice: isTooMany ? choice : { topicIds }, count: topicIds.length }
}
