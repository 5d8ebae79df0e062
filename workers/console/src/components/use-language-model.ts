import { useQuery } from "@tanstack/react-query"
import { call } from "../api/call.ts"

/** Whether the service has an LLM configured; true until that is loaded. */
export const useLanguageModel = (): boolean =>
  useQuery({
    queryKey: ["organization", "settings"],
    queryFn: ({ signal }) => call("GET /api/organization/settings", { signal }),
    staleTime: 5 * 60_000,
  }).data?.languageModel ?? true
