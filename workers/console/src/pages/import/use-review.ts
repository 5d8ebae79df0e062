import { useLocalStorage } from "@mantine/hooks"
import { useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query"
import papa from "papaparse"
import { urlOf, call, send } from "../../api/call.ts"
import type { TopicChanges } from "../../api/routes/topics.ts"
import { type Choices, NO_CHOICES } from "./review-choices.ts"

/** The library's ids of what an import brought in, in the order of the file: its receipt has a line for every row. */
export const useNewTopics = (batchId: string) =>
  useQuery({
    queryKey: ["imports", batchId, "new-topics"],
    queryFn: async ({ signal }) => {
      const query = { format: "csv", machine: true } as const
      const answer = await send(urlOf("GET /api/import/:batchId/receipt", { params: { batchId }, query }), {
        signal,
      })
      const { data } = papa.parse<{ outcome: string; topic_id: string }>(await answer.text(), { header: true })
      return data.filter(({ outcome }) => outcome === "created" || outcome === "adopted").map((row) => row.topic_id)
    },
    staleTime: Infinity,
  })

export const useTopics = (ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: ["topics", "one", id],
      queryFn: ({ signal }: { signal: AbortSignal }) => call("GET /api/topics/:id/explain", { params: { id }, signal }),
    })),
  })

/** Decisions stay in this browser: whoever comes back goes on with what is left. */
export const useChoices = (batchId: string) =>
  useLocalStorage<Choices>({
    key: `strata-review-${batchId}`,
    defaultValue: NO_CHOICES,
    getInitialValueInEffect: false,
  })

export function useRename(id: string) {
  const changed = useTopicsChanged()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: TopicChanges) => call("PATCH /api/topics/:id", { params: { id }, body }),
    onSuccess: () => changed(),
  })
}

export function useSkip() {
  const changed = useTopicsChanged()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (id: string) => call("DELETE /api/topics", { body: { ids: [id] } }),
    onSuccess: (_, id) => changed(id),
  })
}

export const useNameProposal = (batchId: string) =>
  useQuery({
    queryKey: ["imports", batchId, "fix-names"],
    queryFn: ({ signal }) =>
      call("POST /api/import/:batchId/fix-names", { params: { batchId }, body: { preview: true }, signal }),
    // Names change under it: every look is a new one.
    staleTime: 0,
    gcTime: 0,
  })

export function useFixNames(batchId: string) {
  const changed = useTopicsChanged()
  return useMutation({
    meta: { quiet: true },
    mutationFn: () => call("POST /api/import/:batchId/fix-names", { params: { batchId }, body: { preview: false } }),
    onSuccess: () => changed(),
  })
}

function useTopicsChanged() {
  const client = useQueryClient()
  /** What is gone must not be asked for again. */
  return (gone?: string) =>
    Promise.all(
      ["topics", "catalog"].map((first) =>
        client.invalidateQueries({
          queryKey: [first],
          predicate: ({ queryKey }) => gone === undefined || queryKey[2] !== gone,
        }),
      ),
    )
}
