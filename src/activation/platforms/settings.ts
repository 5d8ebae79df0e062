import type { Config } from "../../organizations/connections/config.ts"
import { PlatformError } from "./port.ts"

const DEFAULT_CURRENCY = "USD"

/** A setting that every call needs. */
export function required(value: unknown, title: string): string {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : ""
  if (text === "") throw new PlatformError(`${title} is required`)
  return text
}

export const optionalText = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined)

/** The price of every segment of a connection; without a CPM no price is sent. */
export const priceIn = (config: Config): { cpm: number | undefined; currency: string } => ({
  cpm: typeof config["default_cpm"] === "number" ? config["default_cpm"] : undefined,
  currency: optionalText(config["currency"]) ?? DEFAULT_CURRENCY,
})

/** Appends a path to a base URL, keeping the base's own path, version and query. */
export function urlBelow(base: string, path: string): URL {
  const url = URL.parse(base)
  if (!url) throw new PlatformError("API base URL is not a valid URL")
  url.pathname = url.pathname.replace(/\/$/, "") + path
  return url
}
