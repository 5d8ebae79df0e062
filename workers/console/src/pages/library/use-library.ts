import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import type { TopicDetails, TopicRecord, TopicSort } from "../../api/types.ts"
import { PAGE_SIZE, usePagedRows } from "../../components/use-paged-rows.ts"
import type { Sort } from "../../components/virtual-table.tsx"
import { type Filters, queryOf } from "./library-filters.ts"

export function useLibrary(filters: Filters, { by, order }: Sort) {
  return usePagedRows(["topics", "list", filters, by, order], (page, signal) =>
    call("GET /api/topics", {
      query: { ...queryOf(filters), page, pageSize: PAGE_SIZE, sortBy: by as TopicSort, sortOrder: order },
      signal,
    }),
  )
}

/** Every topic's activations, for what concerns topics that the page does not show. */
export const useActivationStatuses = (needed: boolean) =>
  useQuery({
    enabled: needed,
    queryKey: ["activations", "status"],
    // Without limit and cursor, the API returns the whole map.
    queryFn: async ({ signal }) =>
      (await call("GET /api/topics/activation-status", { signal })) as Record<string, Record<string, string>>,
    staleTime: 60_000,
  }).data

/** Refetches every query that shows topics. */
export function useTopicsChanged() {
  const client = useQueryClient()
  return () =>
    Promise.all(["topics", "catalog", "activations"].map((first) => client.invalidateQueries({ queryKey: [first] })))
}

/** Tags, segments and last changes of these topics; fetched only if something shows them. */
export function useTopicDetails(ids: readonly string[], needed: boolean): TopicDetails | undefined {
  const asked = ids.join(",")
  return useQuery({
    queryKey: ["topics", "details", asked],
    queryFn: ({ signal }) => call("GET /api/topics/details", { query: { ids: asked }, signal }),
    enabled: needed && asked !== "",
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  }).data
}

/** The selected records, kept because their pages may be evicted from the cache before an action needs them. */
export function useSelection(loaded: () => TopicRecord[], filters: Filters) {
  const [selected, setSelected] = useState<ReadonlyMap<string, TopicRecord>>(new Map())
  // All topics that match these filters, instead of single topics. Changing the filters clears it.
  const [matching, setMatching] = useState<Filters | null>(null)
  if (matching !== null && matching !== filters) setMatching(null)
  const select = (ids: Set<string>) => {
    setMatching(null)
    const known = new Map([...loaded().map((topic) => [topic.id, topic] as const), ...selected])
    setSelected(
      new Map(
        [...ids].flatMap((id) => {
          const topic = known.get(id)
          return topic ? [[id, topic] as const] : []
        }),
      ),
    )
  }
  return {
    topics: [...selected.values()],
    ids: new Set(selected.keys()),
    select,
    /** Whether all matching topics are selected. */
    all: matching !== null,
    selectAll: () => setMatching(filters),
    clear: () => {
      setMatching(null)
      setSelected(new Map())
    },
  }
}
