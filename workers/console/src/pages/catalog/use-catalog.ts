import { notifications } from "@mantine/notifications"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { BodyOf, CatalogFilters, TopicSort } from "../../api/types.ts"
import { CERTAINTY_FILTERS } from "../../components/certainty.tsx"
import { counted } from "../../components/counted.ts"
import type { FilterField } from "../../components/filter-bar.tsx"
import { PAGE_SIZE, usePagedRows } from "../../components/use-paged-rows.ts"
import { useUrlFilters } from "../../components/use-url-filters.ts"
import type { Sort } from "../../components/virtual-table.tsx"

/** As text, like in the URL. */
export type Filters = Partial<Record<keyof CatalogFilters, string>>

const NAMES = [
  "search",
  "inLibrary",
  "parentCategory",
  "segmentType",
  "taxonomyType",
  "subcategory",
  "subcategoryL1",
  "subcategoryL2",
  "subcategoryL3",
  "subcategoryL4",
  "audienceType",
  "hasExternalId",
  "confidence_lt",
  "unsure",
  "qualifier",
] as const

export const queryOf = ({ inLibrary, hasExternalId, unsure, ...rest }: Filters): CatalogFilters => ({
  ...rest,
  ...(inLibrary && { inLibrary: inLibrary === "true" }),
  ...(hasExternalId && { hasExternalId: hasExternalId === "true" }),
  ...(unsure && { unsure: unsure === "true" }),
})

export function useCatalog(filters: Filters, { by, order }: Sort) {
  return usePagedRows(["catalog", filters, by, order], (page, signal) =>
    call("GET /api/topics/catalog", {
      query: { ...queryOf(filters), page, pageSize: PAGE_SIZE, sortBy: by as TopicSort, sortOrder: order },
      signal,
    }),
  )
}

export function useCatalogFilters() {
  const [filters, setFilters] = useUrlFilters<Filters>(NAMES)
  const { data: facets } = useQuery({
    queryKey: ["catalog", "facets"],
    queryFn: ({ signal }) => call("GET /api/topics/catalog/facets", { signal }),
    staleTime: 5 * 60_000,
  })
  const fields: FilterField<Filters>[] = [
    {
      name: "inLibrary",
      label: "In library",
      options: [
        { value: "false", label: "Not in library" },
        { value: "true", label: "In library" },
      ],
    },
    { name: "parentCategory", label: "Category", options: facets?.parentCategories ?? [] },
    { name: "segmentType", label: "Segment type", options: facets?.segmentTypes ?? [] },
  ]
  const more: FilterField<Filters>[] = [
    { name: "taxonomyType", label: "Group", options: facets?.taxonomyTypes ?? [] },
    { name: "audienceType", label: "Audience type", options: facets?.audienceTypes ?? [] },
    ...CERTAINTY_FILTERS,
    { name: "subcategory", label: "Subcategory", options: facets?.subcategories ?? [] },
    { name: "subcategoryL1", label: "Level 1", options: facets?.subcategoryL1s ?? [] },
    { name: "subcategoryL2", label: "Level 2", options: facets?.subcategoryL2s ?? [] },
    { name: "subcategoryL3", label: "Level 3", options: facets?.subcategoryL3s ?? [] },
    { name: "subcategoryL4", label: "Level 4", options: facets?.subcategoryL4s ?? [] },
    {
      name: "hasExternalId",
      label: "External ID",
      options: [
        { value: "true", label: "Has external ID" },
        { value: "false", label: "No external ID" },
      ],
    },
  ]
  return { filters, setFilters, fields, more }
}

type Choice = BodyOf<"POST /api/topics/catalog">
type Selection = { topicIds: NonNullable<Choice["topicIds"]> } | { filters: NonNullable<Choice["filters"]> }

/** The API's limit per request. */
const MAX_IDS = 500

async function addTopics(selection: Selection): Promise<number> {
  if ("filters" in selection) return (await call("POST /api/topics/catalog", { body: selection })).added
  let added = 0
  for (let at = 0; at < selection.topicIds.length; at += MAX_IDS) {
    const topicIds = selection.topicIds.slice(at, at + MAX_IDS)
    added += (await call("POST /api/topics/catalog", { body: { topicIds } })).added
  }
  return added
}

export function useAddTopics() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: addTopics,
    onSuccess: (added) => {
      notifications.show({
        color: "petrol",
        title: "Added to library",
        message: counted(added, "topic"),
      })
    },
    // Also after a failure: some topics may have been added.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["catalog"] }),
        client.invalidateQueries({ queryKey: ["topics"] }),
      ]),
  })
}
