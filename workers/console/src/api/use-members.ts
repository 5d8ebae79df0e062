import { useQuery } from "@tanstack/react-query"
import { call } from "./call.ts"

export const useMembers = () =>
  useQuery({ queryKey: ["members"], queryFn: ({ signal }) => call("GET /api/members", { signal }) })
