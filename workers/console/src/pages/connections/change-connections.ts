import { notifications } from "@mantine/notifications"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { Routes } from "../../api/routes/index.ts"

/** An organization may have no more of them. */
export const MAX_CONNECTIONS = 20

function useConnectionsChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ["connections"] })
}

export function useCreateConnection() {
  const changed = useConnectionsChanged()
  return useMutation({
    mutationFn: (body: Routes["POST /api/connections"]["body"]) => call("POST /api/connections", { body }),
    meta: { quiet: true },
    onSuccess: changed,
  })
}

export function useChangeConnection(id: string) {
  const changed = useConnectionsChanged()
  return useMutation({
    mutationFn: (body: Routes["PATCH /api/connections/:id"]["body"]) =>
      call("PATCH /api/connections/:id", { params: { id }, body }),
    meta: { quiet: true },
    onSuccess: changed,
  })
}

export function useDeleteConnection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call("DELETE /api/connections/:id", { params: { id } }),
    meta: { quiet: true },
    onSuccess: (_, id) => {
      notifications.show({ color: "petrol", title: "Deleted", message: "The connection is gone." })
      // Nobody asks for it again.
      client.removeQueries({ queryKey: ["connections", id] })
      return client.invalidateQueries({ queryKey: ["connections", "list"] })
    },
  })
}

/** A test that fails is an answer; only one that could not be made is an error. */
export function useTestConnection(id: string) {
  const changed = useConnectionsChanged()
  return useMutation({
    mutationFn: () => call("POST /api/connections/:id/test", { params: { id } }),
    meta: { quiet: true },
    onSettled: changed,
  })
}
