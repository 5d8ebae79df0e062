import type { Connection } from "../../organizations/connections/connections.ts"
import { PLATFORMS } from "../../knowledge/platforms/platforms.ts"
import { cut } from "../../knowledge/outputs/render.ts"
import type { Limits } from "./port.ts"

const UNLIMITED = Number.MAX_SAFE_INTEGER

/** Maximum lengths on a connection's platform. Needs no credentials, since lists call it for every row. */
export function limitsOf({ platform, config }: Pick<Connection, "platform" | "config">): Limits {
  const { limits, limitFields } = PLATFORMS[platform]
  const limitOf = (text: keyof Limits) =>
    (limitFields && lengthIn(config[limitFields[text]])) ?? limits[text] ?? UNLIMITED
  return { name: limitOf("name"), description: limitOf("description") }
}

/** The segment with its name and description cut to the platform's limits. */
export const truncated = <T extends { name: string; description: string }>(segment: T, limits: Limits): T => ({
  ...segment,
  name: truncate(segment.name, limits.name),
  description: truncate(segment.description, limits.description),
})

const truncate = (text: string, limit: number) => (text.length > limit ? cut(text, limit) : text)
const lengthIn = (limit: unknown) => (typeof limit === "number" ? limit : undefined)
