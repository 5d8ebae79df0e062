import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { BodyOf, WebhookDelivery } from "../../api/types.ts"

const KEY = ["webhooks"]
const PAGE = 25
/** Deliveries are sent in the background: poll while one is pending. */
const WATCH_MS = 3_000

export const useWebhooks = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call("GET /api/webhooks", { signal }) })

export function useWebhookChanges() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: KEY })
  const meta = { quiet: true }
  return {
    create: useMutation({
      mutationFn: (body: BodyOf<"POST /api/webhooks">) => call("POST /api/webhooks", { body }),
      onSuccess,
      meta,
    }),
    change: useMutation({
      mutationFn: ({ id, version, ...body }: BodyOf<"PATCH /api/webhooks/{id}"> & { id: string; version?: string }) =>
        call("PATCH /api/webhooks/{id}", { params: { id }, body, ifMatch: version }),
      // A conflict too: someone else has changed it.
      onSettled: onSuccess,
      meta,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call("DELETE /api/webhooks/{id}", { params: { id } }),
      onSuccess,
      meta,
    }),
    rotate: useMutation({
      mutationFn: (id: string) => call("POST /api/webhooks/{id}/rotate", { params: { id } }),
      onSuccess,
      meta,
    }),
    test: useMutation({
      mutationFn: (id: string) => call("POST /api/webhooks/{id}/test", { params: { id }, body: {} }),
      onSuccess,
      meta,
    }),
  }
}

export function useDeliveries(id: string, status: WebhookDelivery["status"] | "") {
  return useInfiniteQuery({
    queryKey: [...KEY, id, "deliveries", status],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) =>
      call("GET /api/webhooks/{id}/deliveries", {
        params: { id },
        query: { limit: PAGE, ...(status && { status }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some((one) => one.status === "pending")) === true && WATCH_MS,
  })
}

export function useReplay(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (deliveryId: string) =>
      call("POST /api/webhooks/{id}/deliveries/{deliveryId}/replay", { params: { id, deliveryId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...KEY, id, "deliveries"] }),
  })
}
