import type { PlannedSegment, PushSelection, TopicFilters } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"

export type PlanFilter = "all" | PlannedSegment["action"] | "warning"

/** The selection passed by the previous page in the history state; null if there is none. */
export function readSelection(state: unknown): PushSelection | null {
  if (typeof state !== "object" || state === null) return null
  const { topicIds, filters } = state as { topicIds?: unknown; filters?: unknown }
  if (Array.isArray(topicIds)) {
    const ids = topicIds.filter((id) => typeof id === "string")
    return ids.length > 0 ? { topicIds: ids } : null
  }
  return typeof filters === "object" && filters !== null ? { filters } : null
}

/** The selection as text. */
export function describeSelection(selection: PushSelection): string {
  if ("topicIds" in selection) {
    return counted(selection.topicIds.length, "selected topic")
  }
  const active = Object.entries(selection.filters).filter(([, value]) => value !== undefined && value !== "")
  if (active.length === 0) return "all topics in your library"
  return `all topics matching ${active.map(([name, value]) => `${nameOf(name)}: ${String(value)}`).join(", ")}`
}

const nameOf = (filter: string) => (FILTER_NAMES as Record<string, string>)[filter] ?? filter

const FILTER_NAMES: Partial<Record<keyof TopicFilters, string>> = {
  search: "search",
  taxonomyType: "group",
  parentCategory: "category",
  segmentType: "segment type",
  audienceType: "audience type",
  buyerJourney: "buyer journey",
  iabCode: "IAB code",
  engineVersion: "engine version",
  hasExternalId: "has external id",
  internalId: "external id prefix",
  confidence_lt: "confidence below",
  confidence_gte: "confidence from",
  created_from: "added from",
  created_to: "added until",
}

export function countPlan(segments: readonly PlannedSegment[]): Record<PlanFilter, number> {
  const counts = { all: segments.length, create: 0, unchanged: 0, blocked: 0, warning: 0 }
  for (const { action, warning } of segments) {
    counts[action] += 1
    if (isWarned({ action, warning })) counts.warning += 1
  }
  return counts
}

export const filterPlan = (segments: readonly PlannedSegment[], show: PlanFilter) =>
  segments.filter((segment) => {
    if (show === "all") return true
    return show === "warning" ? isWarned(segment) : segment.action === show
  })

/** Warnings matter only for segments that would be pushed. */
const isWarned = ({ action, warning }: { action: string; warning?: string | undefined }) =>
  action === "create" && warning !== undefined

/** The API's limit per request. */
const MAX_IDS = 100_000

/** Exactly the planned topics, without topics that started to match the filters later. */
export function selectionToPush(
  segments: readonly PlannedSegment[],
  selection: PushSelection,
  { skipWarned }: { skipWarned: boolean },
): { selection: PushSelection; count: number } {
  const planned = segments.filter((one) => one.action === "create" && !(skipWarned && isWarned(one)))
  const topicIds = planned.map(({ orgTopicId }) => orgTopicId)
  const tooMany = topicIds.length > MAX_IDS && !skipWarned
  return { selection: tooMany ? selection : { topicIds }, count: topicIds.length }
}
