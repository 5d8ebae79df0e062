import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { Scope } from "../../api/routes/keys.ts"

export type KeyKind = "api" | "sdk"

export type NewKey = { name: string; scopes: Scope[]; expiresAt: string | null; mode: "live" | "test" }

export const useApiKeys = () =>
  useQuery({ queryKey: ["keys", "api"], queryFn: ({ signal }) => call("GET /api/keys", { signal }) })

export const useSdkKeys = () =>
  useQuery({ queryKey: ["keys", "sdk"], queryFn: ({ signal }) => call("GET /api/sdk-keys", { signal }) })

export function useCreateKey(kind: KeyKind) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, scopes, expiresAt, mode }: NewKey) => {
      const { plaintext } =
        kind === "api"
          ? await call("POST /api/keys", { body: { name, scopes, ...(expiresAt && { expiresAt }) } })
          : await call("POST /api/sdk-keys", { body: { name, scopes, mode } })
      return plaintext
    },
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ["keys", kind] }),
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
