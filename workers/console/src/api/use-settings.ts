import { useQuery } from "@tanstack/react-query"
import { send, urlOf } from "./call.ts"
import type { OrganizationSettings, VersionedSettings } from "./types.ts"

export const SETTINGS_KEY = ["organization", "settings"]

export const useSettings = (staleTime = 0) =>
  useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: async ({ signal }): Promise<VersionedSettings> => {
      const response = await send(urlOf("GET /api/organization/settings"), { signal })
      const updatedAt = response.headers.get("ETag")?.replaceAll('"', "") ?? ""
      return { ...((await response.json()) as OrganizationSettings), updatedAt }
    },
    staleTime,
  })
