import { useQuery } from "@tanstack/react-query"
import { call } from "./call.ts"

export const useConnections = () =>
  useQuery({
    queryKey: ["connections", "list"],
    queryFn: ({ signal }) => call("GET /api/connections", { signal }),
  })

export const useConnection = (id: string) =>
  useQuery({
    queryKey: ["connections", id],
    queryFn: ({ signal }) => call("GET /api/connections/:id", { params: { id }, signal }),
  })
