import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { BodyOf } from "../../api/types.ts"

const KEY = ["buyers"]

/** Only for people who may manage settings. */
export const useBuyers = (enabled = true) =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call("GET /api/buyers", { signal }), enabled })

export const useBuyerUsage = (id: string) =>
  useQuery({
    queryKey: [...KEY, id, "usage"],
    queryFn: ({ signal }) => call("GET /api/buyers/{id}/usage", { params: { id }, signal }),
    staleTime: 0,
  })

export function useBuyerChanges() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: KEY })
  const meta = { quiet: true }
  return {
    admit: useMutation({
      mutationFn: (body: BodyOf<"POST /api/buyers">) => call("POST /api/buyers", { body }),
      onSuccess,
      meta,
    }),
    change: useMutation({
      mutationFn: ({ id, version, ...body }: BodyOf<"PATCH /api/buyers/{id}"> & { id: string; version?: string }) =>
        call("PATCH /api/buyers/{id}", { params: { id }, body, ifMatch: version }),
      // A conflict too: someone else has changed it.
      onSettled: onSuccess,
      meta,
    }),
    createKey: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) =>
        call("POST /api/buyers/{id}/keys", { params: { id }, body: { name } }),
      onSuccess,
      meta,
    }),
    revokeKey: useMutation({
      mutationFn: (id: string) => call("DELETE /api/keys", { body: { id } }),
      onSuccess,
      meta,
    }),
  }
}
