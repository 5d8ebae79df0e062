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
}

/** Characters that a connection's platform takes: known without its credentials, since lists need them for every row. */
export function limitsOf({ platform, config }: Pick<Connection, "platform" | "config">): Limits {
  if (platform !== "custom_api") return LIMITS[platform]
  return { name: lengthIn(config["max_name_length"]), description: lengthIn(config["max_description_length"]) }
}

/** What is left of a name and a description once the platform's limits have cut them. */
export const fitted = <T extends { name: string; description: string }>(segment: T, limits: Limits): T => ({
  ...segment,
  name: shorter(segment.name, limits.name),
  description: shorter(segment.description, limits.description),
})

const shorter = (text: string, limit: number) => (text.length > limit ? cut(text, limit) : text)
const lengthIn = (limit: unknown) => (typeof limit === "number" ? limit : UNLIMITED)
