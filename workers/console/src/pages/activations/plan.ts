import type { PlannedSegment, PushSelection, TopicFilters } from "../../api/types.ts"
import { dayText } from "../../components/dates.ts"
import { counted } from "../../components/counted.ts"

export type PlanFilter = "all" | PlannedSegment["action"] | "warning" | "unsure" | "changed" | "excluded"

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
  return `all topics matching ${active.map(([name, value]) => `${nameOf(name)}: ${textOf(name, String(value))}`).join(", ")}`
}

/** A moment as the person chose it: a day. */
const textOf = (filter: string, value: string) => (filter.startsWith("created_") ? dayText(value) : value)

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

const FITS: Record<PlanFilter, (segment: PlannedSegment, excluded: ReadonlySet<string>) => boolean> = {
  all: () => true,
  create: ({ action }) => action === "create",
  unchanged: ({ action }) => action === "unchanged",
  blocked: ({ action }) => action === "blocked",
  // Both matter only for segments that would be pushed.
  warning: ({ action, warning }) => action === "create" && warning !== undefined,
  unsure: ({ action, unsure }) => action === "create" && unsure === true,
  changed: ({ pushed }) => pushed !== undefined,
  excluded: ({ orgTopicId }, excluded) => excluded.has(orgTopicId),
}
const FILTERS = Object.keys(FITS) as PlanFilter[]
const NONE: ReadonlySet<string> = new Set()

export function countPlan(segments: readonly PlannedSegment[], excluded = NONE) {
  const counts = Object.fromEntries(FILTERS.map((filter) => [filter, 0])) as Record<PlanFilter, number>
  for (const segment of segments) for (const filter of FILTERS) if (FITS[filter](segment, excluded)) counts[filter] += 1
  return counts
}

/** Segments that fit the filter and have all words in their names. */
export function filterPlan(
  segments: readonly PlannedSegment[],
  show: PlanFilter,
  { search = "", excluded = NONE }: { search?: string; excluded?: ReadonlySet<string> } = {},
) {
  const words = search.toLowerCase().split(" ").filter(Boolean)
  return segments.filter(
    (segment) => FITS[show](segment, excluded) && words.every((word) => segment.name.toLowerCase().includes(word)),
  )
}

/** The API's reason, without the setting's own name. */
export const reasonOf = ({ reason, warning }: PlannedSegment) => reason?.replace(/policy \w+:/, "policy:") ?? warning

const isLive = ({ reason }: PlannedSegment) => reason === "Already active on connection"

/** How the plan differs from what the pushes so far left live on the connection. */
export function differenceOf(segments: readonly PlannedSegment[], live: number) {
  const { create, changed } = countPlan(segments)
  const known = segments.filter(isLive).length
  return { added: create, changed, unchanged: known - changed, gone: Math.max(0, live - known) }
}

/** What is live and not in the plan. */
export function goneFrom<T extends { orgTopicId: string }>(
  segments: readonly PlannedSegment[],
  live: readonly T[],
): T[] {
  const planned = new Set(segments.map(({ orgTopicId }) => orgTopicId))
  return live.filter(({ orgTopicId }) => !planned.has(orgTopicId))
}

/** The topics left out of a push, with more of them, or fewer. */
export function leftOut(excluded: ReadonlySet<string>, ids: readonly string[], out: boolean): ReadonlySet<string> {
  const next = new Set(excluded)
  for (const id of ids) {
    if (out) next.add(id)
    else next.delete(id)
  }
  return next
}

/** The API's limit per request. */
const MAX_IDS = 100_000

/** Exactly the planned topics, without topics that started to match the filters later. */
export function selectionToPush(
  segments: readonly PlannedSegment[],
  selection: PushSelection,
  excluded = NONE,
): { selection: PushSelection; count: number } {
  const planned = segments.filter(({ action, orgTopicId }) => action === "create" && !excluded.has(orgTopicId))
  const topicIds = planned.map(({ orgTopicId }) => orgTopicId)
  const tooMany = topicIds.length > MAX_IDS && excluded.size === 0
  return { selection: tooMany ? selection : { topicIds }, count: topicIds.length }
}
