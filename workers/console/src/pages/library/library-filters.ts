import { useQuery } from "@tanstack/react-query"
import { INTENSITIES, JOURNEYS, SENSITIVITIES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { ANY_CONNECTION, isOutbound } from "../../../../../src/organizations/connections/kinds.ts"
import { useConnections } from "../../api/use-connections.ts"
import { call } from "../../api/call.ts"
import type { TopicFilters } from "../../api/types.ts"
import { CERTAINTY_FILTERS, CONFIDENCE_FROM } from "../../components/certainty.tsx"
import { endOfDay, startOfDay, ZONE } from "../../components/dates.ts"
import type { FilterField } from "../../components/filter-bar.tsx"
import { useUrlFilters } from "../../components/use-url-filters.ts"

/** As text, like in the URL. */
export type Filters = Partial<Record<keyof TopicFilters, string>>

const NAMES = [
  "search",
  "parentCategory",
  "segmentType",
  "sensitivity",
  "taxonomyType",
  "audienceType",
  "subcategory",
  "subcategoryL1",
  "subcategoryL2",
  "subcategoryL3",
  "subcategoryL4",
  "intensity",
  "buyerJourney",
  "iabCode",
  "engineVersion",
  "source",
  "internalId",
  "hasExternalId",
  "confidence_lt",
  "confidence_gte",
  "created_from",
  "created_to",
  "tag",
  "unsure",
  "qualifier",
  "private",
  "pushed_to",
  "not_pushed_to",
] as const

const SOURCES = ["import", "sync", "matrix", "catalog", "manual"]

export const queryOf = ({
  hasExternalId,
  unsure,
  private: isPrivate,
  created_from,
  created_to,
  ...rest
}: Filters): TopicFilters => ({
  ...rest,
  ...(created_from && { created_from: startOfDay(created_from) }),
  ...(created_to && { created_to: endOfDay(created_to) }),
  ...(hasExternalId && { hasExternalId: hasExternalId === "true" }),
  ...(unsure && { unsure: unsure === "true" }),
  ...(isPrivate && { private: isPrivate === "true" }),
})

/** Undefined while they load. */
export const useTags = () =>
  useQuery({
    queryKey: ["topics", "tags"],
    queryFn: async ({ signal }) => (await call("GET /api/topics/tags", { signal })).tags,
    staleTime: 60_000,
  }).data

export const useLibraryFilters = () => {
  const [filters, setFilters] = useUrlFilters<Filters>(NAMES)
  return { filters, setFilters, ...useFilterFields() }
}

/** The library's filters as inputs: always visible ones, and those behind a button. */
export function useFilterFields() {
  const { data: facets } = useQuery({
    queryKey: ["topics", "facets"],
    queryFn: ({ signal }) => call("GET /api/topics/facets", { signal }),
    staleTime: 60_000,
  })
  const tags = useTags()
  const outbound = (useConnections().data ?? []).filter(({ direction }) => isOutbound(direction))
  const connections = [
    { value: ANY_CONNECTION, label: "Any connection" },
    ...outbound.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const fields: FilterField<Filters>[] = [
    { name: "parentCategory", label: "Category", options: facets?.parentCategories ?? [] },
    { name: "segmentType", label: "Segment type", options: facets?.segmentTypes ?? [] },
    { name: "sensitivity", label: "Sensitivity", options: SENSITIVITIES },
  ]
  const more: FilterField<Filters>[] = [
    { name: "taxonomyType", label: "Group", options: facets?.taxonomyTypes ?? [] },
    { name: "audienceType", label: "Audience type", options: facets?.audienceTypes ?? [] },
    { name: "subcategory", label: "Subcategory", options: facets?.subcategories ?? [] },
    { name: "subcategoryL1", label: "Level 1", options: facets?.subcategoryL1s ?? [] },
    { name: "subcategoryL2", label: "Level 2", options: facets?.subcategoryL2s ?? [] },
    { name: "subcategoryL3", label: "Level 3", options: facets?.subcategoryL3s ?? [] },
    { name: "subcategoryL4", label: "Level 4", options: facets?.subcategoryL4s ?? [] },
    ...CERTAINTY_FILTERS,
    CONFIDENCE_FROM,
    { name: "created_from", label: `Added from (${ZONE})`, type: "date" },
    { name: "created_to", label: `Added until (${ZONE})`, type: "date" },
    { name: "tag", label: "Tag", options: tags ?? [] },
    { name: "pushed_to", label: "Live on", options: connections },
    { name: "not_pushed_to", label: "Not pushed to", options: connections },
    {
      name: "private",
      label: "Visibility",
      options: [
        { value: "true", label: "Private" },
        { value: "false", label: "In the catalog" },
      ],
    },
    { name: "intensity", label: "Intensity", options: INTENSITIES },
    { name: "buyerJourney", label: "Buyer journey", options: JOURNEYS },
    { name: "source", label: "Source", options: SOURCES },
    {
      name: "hasExternalId",
      label: "External ID",
      options: [
        { value: "true", label: "Has external ID" },
        { value: "false", label: "No external ID" },
      ],
    },
    { name: "internalId", label: "External ID starts with", placeholder: "crm-" },
    { name: "iabCode", label: "IAB code", placeholder: "22" },
    { name: "engineVersion", label: "Engine version", placeholder: "2.5" },
  ]
  return { fields, more }
}
