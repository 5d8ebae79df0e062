import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { BodyOf, Scope } from "../../api/types.ts"
import type { FenceChange } from "./fence.ts"

export type KeyKind = "api" | "sdk"

export type NewKey = {
  name: string
  scopes: Scope[]
  expiresAt: string | null
  mode: "live" | "test"
  briefs: boolean
  fence: FenceChange
}

export const useApiKeys = () =>
  useQuery({ queryKey: ["keys", "api"], queryFn: ({ signal }) => call("GET /api/keys", { signal }) })

export const useSdkKeys = () =>
  useQuery({ queryKey: ["keys", "sdk"], queryFn: ({ signal }) => call("GET /api/sdk-keys", { signal }) })

export function useCreateKey(kind: KeyKind) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, scopes, expiresAt, mode, briefs, fence }: NewKey) => {
      const { plaintext } =
        kind === "api"
          ? await call("POST /api/keys", { body: { name, scopes, ...(expiresAt && { expiresAt }) } })
          : await call("POST /api/sdk-keys", {
              // The form offers no others.
              body: { name, scopes: scopes as BodyOf<"POST /api/sdk-keys">["scopes"], mode, briefs, ...fence },
            })
      return plaintext
    },
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ["keys", kind] }),
  })
}

export function useRotateKey(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (graceSeconds: number) =>
      call("POST /api/keys/{id}/rotate", { params: { id }, body: { graceSeconds } }),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ["keys", "api"] }),
  })
}

export function useChangeFence(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: FenceChange) => call("PATCH /api/sdk-keys/{id}", { params: { id }, body }),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ["keys", "sdk"] }),
  })
}

export function useSettleKeys(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<"POST /api/members/{userId}/keys">) =>
      call("POST /api/members/{userId}/keys", { params: { userId }, body }),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ["keys"] }),
  })
}

export function useRevokeKey(kind: KeyKind) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(kind === "api" ? "DELETE /api/keys" : "DELETE /api/sdk-keys", { body: { id } }),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ["keys", kind] }),
  })
}
