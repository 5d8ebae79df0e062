import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { Role } from "../../../../../src/kernel/access/roles.ts"
import { call } from "../../api/call.ts"
import type { BodyOf } from "../../api/types.ts"

export const ROLE_OPTIONS: { value: Role; label: string }[] = [
  { value: "owner", label: "Owner" },
  { value: "admin", label: "Admin" },
  { value: "member", label: "Member" },
  { value: "viewer", label: "Viewer" },
]

export const useInvitations = () =>
  useQuery({ queryKey: ["invitations"], queryFn: ({ signal }) => call("GET /api/invitations", { signal }) })

export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; role: Role }) => call("POST /api/invitations", { body }),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ["invitations"] }),
  })
}

export function useRevokeInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call("DELETE /api/invitations/{id}", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["invitations"] }),
  })
}

/** Also refetches the session, which contains the user's own role. */
export function useChangeRole() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: Role }) =>
      call("PATCH /api/members/{userId}", { params: { userId }, body: { role } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["members"] }),
        client.invalidateQueries({ queryKey: ["session"] }),
      ]),
  })
}

export function useRemoveMember() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, ...body }: { userId: string } & BodyOf<"DELETE /api/members/{userId}">) =>
      call("DELETE /api/members/{userId}", { params: { userId }, body }),
    meta: { quiet: true },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["members"] }),
        client.invalidateQueries({ queryKey: ["keys"] }),
      ]),
  })
}
