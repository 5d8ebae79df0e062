import { useQuery } from "@tanstack/react-query"
import { call } from "./call.ts"

export const useConnections = () =>
  useQuery({
    queryKey: ["connections", "list"],
    queryFn: ({ signal }) => call("GET /api/connections", { signal }),
  })

/** Segments per outbound connection. Keyed under connections, because a push, a test or a deletion changes both. */
export const useConnectionCounts = () =>
  useQuery({
    queryKey: ["connections", "list", "counts"],
    queryFn: ({ signal }) => call("GET /api/home/connections", { signal }),
  })

export const useConnection = (id: string) =>
  useQuery({
    queryKey: ["connections", id],
    queryFn: ({ signal }) => call("GET /api/connections/{id}", { params: { id }, signal }),
  })
