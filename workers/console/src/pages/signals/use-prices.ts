import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { BodyOf } from "../../api/types.ts"

const KEY = ["prices"]

/** The prices for everyone, and before them those of a buyer. */
export const usePrices = (buyerId: string) =>
  useQuery({
    queryKey: [...KEY, buyerId],
    queryFn: ({ signal }) => call("GET /api/prices", { query: buyerId ? { buyerId } : {}, signal }),
  })

/** What buyers are offered a topic for; undefined while that is not known, and where no price is set. */
export const useTopicPrice = (topicId: string) =>
  useQuery({
    queryKey: [...KEY, "of topic", topicId],
    queryFn: ({ signal }) => call("GET /api/prices", { query: { topicId }, signal }),
  }).data?.[0]

/** Every change refetches the list, because its order decides which price applies. */
export function usePriceChanges() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: KEY })
  const meta = { quiet: true }
  return {
    create: useMutation({
      mutationFn: (body: BodyOf<"POST /api/prices">) => call("POST /api/prices", { body }),
      onSuccess,
      meta,
    }),
    replace: useMutation({
      mutationFn: ({ id, version, ...body }: BodyOf<"PUT /api/prices/{id}"> & { id: string; version: string }) =>
        call("PUT /api/prices/{id}", { params: { id }, body, ifMatch: version }),
      // A conflict too: someone else has changed it.
      onSettled: onSuccess,
      meta,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call("DELETE /api/prices/{id}", { params: { id } }),
      onSuccess,
      meta,
    }),
  }
}
