import { notifications } from "@mantine/notifications"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { BodyOf } from "../../api/types.ts"

/** The limit per organization. */
export const MAX_CONNECTIONS = 20

function useConnectionsChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ["connections"] })
}

export function useCreateConnection() {
  const refreshConnections = useConnectionsChanged()
  return useMutation({
    mutationFn: (body: BodyOf<"POST /api/connections">) => call("POST /api/connections", { body }),
    meta: { quiet: true },
    onSuccess: refreshConnections,
  })
}

export function useUpdateConnection(id: string) {
  const refreshConnections = useConnectionsChanged()
  return useMutation({
    mutationFn: ({ changes, version }: { changes: BodyOf<"PATCH /api/connections/{id}">; version?: string }) =>
      call("PATCH /api/connections/{id}", { params: { id }, body: changes, ifMatch: version }),
    meta: { quiet: true },
    onSuccess: refreshConnections,
  })
}

export function useDeleteConnection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call("DELETE /api/connections/{id}", { params: { id } }),
    meta: { quiet: true },
    onSuccess: (_, id) => {
      notifications.show({ color: "petrol", title: "Connection deleted", message: "" })
      // Removed instead of invalidated, which would refetch it and fail with 404.
      client.removeQueries({ queryKey: ["connections", id] })
      return client.invalidateQueries({ queryKey: ["connections", "list"] })
    },
  })
}

/** Tests the form's values before they are saved. */
export const useTestUnsaved = () =>
  useMutation({
    mutationFn: (body: BodyOf<"POST /api/connections/test-config">) =>
      call("POST /api/connections/test-config", { body }),
    meta: { quiet: true },
  })

/** A failed test is a successful response; only a failed request is an error. */
export function useTestConnection(id: string) {
  const refreshConnections = useConnectionsChanged()
  return useMutation({
    mutationFn: () => call("POST /api/connections/{id}/test", { params: { id } }),
    meta: { quiet: true },
    onSettled: refreshConnections,
  })
}
