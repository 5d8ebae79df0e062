import type { Connection } from "../../organizations/connections/connections.ts"
import type { Platform } from "../../organizations/connections/kinds.ts"
import { cut } from "../../knowledge/outputs/render.ts"
import type { Limits } from "./port.ts"

const UNLIMITED = Number.MAX_SAFE_INTEGER

const LIMITS: Record<Platform, Limits> = {
  marketplace: { name: 250, description: 245 },
  dspapi: { name: 255, description: 500 },
  exchange: { name: UNLIMITED, description: 300 },
  custom_api: { name: UNLIMITED, description: UNLIMITED },
  sandbox: { name: 250, description: 500 },
}

/** Maximum lengths on a connection's platform. Needs no credentials, since lists call it for every row. */
export function limitsOf({ platform, config }: Pick<Connection, "platform" | "config">): Limits {
  if (platform !== "custom_api") return LIMITS[platform]
  return { name: lengthIn(config["max_name_length"]), description: lengthIn(config["max_description_length"]) }
}

/** The segment with its name and description cut to the platform's limits. */
export const truncated = <T extends { name: string; description: string }>(segment: T, limits: Limits): T => ({
  ...segment,
  name: truncate(segment.name, limits.name),
  description: truncate(segment.description, limits.description),
})

const truncate = (text: string, limit: number) => (text.length > limit ? cut(text, limit) : text)
const lengthIn = (limit: unknown) => (typeof limit === "number" ? limit : UNLIMITED)
