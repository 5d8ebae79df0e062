import { useLocalStorage } from "@mantine/hooks"
import { notifications } from "@mantine/notifications"
import { useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query"
import papa from "papaparse"
import { call, send, urlOf } from "../../api/call.ts"
import { removeTopics } from "../../components/removals.ts"
import { counted } from "../../components/counted.ts"
import { type Decisions, NO_DECISIONS } from "./review-decisions.ts"

/** The library ids of the imported topics in file order, from the receipt, which has one line per row. */
export const useNewTopics = (batchId: string) =>
  useQuery({
    queryKey: ["imports", batchId, "new-topics"],
    queryFn: async ({ signal }) => {
      const query = { format: "csv", machine: true } as const
      const response = await send(urlOf("GET /api/import/{batchId}/receipt", { params: { batchId }, query }), {
        signal,
      })
      const { data } = papa.parse<{ outcome: string; topic_id: string }>(await response.text(), { header: true })
      return data.filter(({ outcome }) => outcome === "created" || outcome === "adopted").map((row) => row.topic_id)
    },
    staleTime: Infinity,
  })

/** The API's limit per request. */
const RECORDS = 100
/** Topics that are grouped; more are read as these are decided. */
const WINDOW = 1_000

/** The records of the next open topics, by id. Null until all of them are read. */
export function useRecords(batchId: string, ids: readonly string[], open: readonly string[]) {
  const wanted = new Set(open.slice(0, WINDOW))
  const chunks = new Set(ids.flatMap((id, i) => (wanted.has(id) ? Math.floor(i / RECORDS) : [])))
  const queries = useQueries({
    queries: Array.from(chunks, (chunk) => ({
      queryKey: ["topics", "records", batchId, chunk],
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const some = ids.slice(chunk * RECORDS, (chunk + 1) * RECORDS).join(",")
        return call("GET /api/topics/records", { query: { ids: some }, signal })
      },
    })),
  })
  const failed = queries.find(({ error }) => error)
  const isRead = queries.every(({ data }) => data !== undefined)
  return {
    records: isRead ? new Map(queries.flatMap(({ data = [] }) => data.map((topic) => [topic.id, topic]))) : null,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  }
}

export const useTopics = (ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: ["topics", "one", id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call("GET /api/topics/{id}/explain", { params: { id }, signal }),
    })),
  })

/** Stored in this browser, so that the review can be resumed. */
export const useDecisions = (batchId: string) =>
  useLocalStorage<Decisions>({
    key: `strata-review-${batchId}`,
    defaultValue: NO_DECISIONS,
    getInitialValueInEffect: false,
  })

export function useRename(id: string) {
  const refreshTopics = useTopicsChanged()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ name, reclassify }: { name: string; reclassify: boolean }) => {
      const params = { id }
      const renamed = await call("PATCH /api/topics/{id}", { params, body: { topic_name: name } })
      return reclassify ? call("POST /api/topics/{id}/reclassify", { params, body: { llm: false } }) : renamed
    },
    onSuccess: () => refreshTopics(),
  })
}

export function useRemove() {
  const refreshTopics = useTopicsChanged()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (ids: readonly string[]) => removeTopics(ids),
    onSuccess: (_, ids) => refreshTopics(ids),
  })
}

/** The number of names fixed by Fix all names that can be restored. */
export const useFixedNames = (batchId: string) =>
  useQuery({
    queryKey: ["topics", "fixed-names", batchId],
    queryFn: ({ signal }) =>
      call("POST /api/import/{batchId}/fix-names/undo", { params: { batchId }, body: { preview: true }, signal }),
    select: ({ changed }) => changed,
  })

export function useUndoFixNames(batchId: string) {
  const refreshTopics = useTopicsChanged()
  return useMutation({
    mutationFn: () =>
      call("POST /api/import/{batchId}/fix-names/undo", { params: { batchId }, body: { preview: false } }),
    onSuccess: async ({ changed }) => {
      notifications.show({
        color: "petrol",
        title: "Old names restored",
        message: `${counted(changed, "topic")} renamed`,
      })
      await refreshTopics()
    },
  })
}

export function useTopicsChanged() {
  const client = useQueryClient()
  /** Removed topics are not refetched. */
  return (removed: readonly unknown[] = []) =>
    Promise.all(
      ["topics", "catalog"].map((first) =>
        client.invalidateQueries({
          queryKey: [first],
          predicate: ({ queryKey }) => !removed.includes(queryKey[2]),
        }),
      ),
    )
}
