import type { Config } from "../../organizations/connections/config.ts"
import { PlatformError } from "./port.ts"

const DEFAULT_CURRENCY = "USD"

/** A setting without which nothing can be sent. */
export function required(value: unknown, title: string): string {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : ""
  if (text === "") throw new PlatformError(`${title} is required`)
  return text
}

export const optionalText = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined)

/** What every segment of a connection costs; without a CPM none is told. */
export const priceIn = (config: Config): { cpm: number | undefined; currency: string } => ({
  cpm: typeof config["default_cpm"] === "number" ? config["default_cpm"] : undefined,
  currency: optionalText(config["currency"]) ?? DEFAULT_CURRENCY,
})

/** The address below a base whose own path, version and query stay. */
export function addressBelow(base: string, path: string): URL {
  const url = URL.parse(base)
  if (!url) throw new PlatformError("API base URL is not a URL")
  url.pathname = url.pathname.replace(/\/$/, "") + path
  return url
}
