import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { AdminChanges, QueryOf } from "../../api/types.ts"
import { PAGE_SIZE, usePagedRows } from "../../components/use-paged-rows.ts"
import type { Sort } from "../../components/virtual-table.tsx"

export const FILTER_NAMES = ["search", "parentCategory", "segmentType", "showArchived"] as const
export type Filters = Partial<Record<(typeof FILTER_NAMES)[number], string>>

export function useGlobalTopics({ showArchived, ...filters }: Filters, { by, order }: Sort) {
  return usePagedRows(["global-topics", "list", filters, showArchived ?? "", by, order], (page, signal) =>
    call("GET /api/admin/topics", {
      query: {
        ...filters,
        ...(showArchived === "true" && { showArchived: true }),
        page,
        pageSize: PAGE_SIZE,
        sortBy: by as QueryOf<"GET /api/admin/topics">["sortBy"],
        sortOrder: order,
      },
      signal,
    }),
  )
}

/** Refetches every query that shows topics. */
function useGlobalTopicsChanged() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      ["global-topics", "review", "topics", "catalog"].map((first) => client.invalidateQueries({ queryKey: [first] })),
    )
}

export function useArchive() {
  const refreshTopics = useGlobalTopicsChanged()
  return useMutation({
    mutationFn: async ({ topicIds, archive }: { topicIds: string[]; archive: boolean }) => {
      if (archive) await call("POST /api/admin/topics/archive", { body: { topicIds } })
      else await call("DELETE /api/admin/topics/archive", { body: { topicIds } })
    },
    meta: { quiet: true },
    onSuccess: refreshTopics,
  })
}

export function useEditGlobalTopic(topicId: string) {
  const refreshTopics = useGlobalTopicsChanged()
  return useMutation({
    mutationFn: ({ changes, version }: { changes: AdminChanges; version: string }) =>
      call("PATCH /api/admin/topics/{topicId}", { params: { topicId }, body: changes, ifMatch: version }),
    meta: { quiet: true },
    // A conflict too: someone else has changed it.
    onSettled: refreshTopics,
  })
}

export function useUndo(topicId: string) {
  const refreshTopics = useGlobalTopicsChanged()
  return useMutation({
    mutationFn: (entryId: string) =>
      call("POST /api/admin/topics/{topicId}/history/{entryId}/undo", { params: { topicId, entryId } }),
    meta: { quiet: true },
    onSuccess: refreshTopics,
  })
}
