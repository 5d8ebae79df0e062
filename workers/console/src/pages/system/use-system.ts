import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"

const POLL_MS = 15_000

export const useSystem = () =>
  useQuery({
    queryKey: ["system"],
    queryFn: ({ signal }) => call("GET /api/admin/system", { signal }),
    refetchInterval: POLL_MS,
  })

const DEAD_LETTERS = ["dead-letters"]

/** The newest ones that were not replayed. */
export const useDeadLetters = () =>
  useQuery({
    queryKey: DEAD_LETTERS,
    queryFn: ({ signal }) => call("GET /api/admin/dead-letters", { query: { replayed: false, limit: 50 }, signal }),
    refetchInterval: POLL_MS,
  })

export function useReplay() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call("POST /api/admin/dead-letters/{id}/replay", { params: { id } }),
    meta: { quiet: true },
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: DEAD_LETTERS }),
        client.invalidateQueries({ queryKey: ["system"] }),
      ])
    },
  })
}
