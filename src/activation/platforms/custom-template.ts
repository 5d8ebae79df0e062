import type { PLACEHOLDERS } from "../../knowledge/platforms/custom-api.ts"
import { PLACEHOLDER } from "../../organizations/connections/outbound-config.ts"

type Placeholder = (typeof PLACEHOLDERS)[number]

export type Values = Partial<Record<Placeholder, string | number>>

/**
 * Replaces placeholders in a body. A string that is only a placeholder becomes the value itself and keeps its type; the field is
 * omitted if there is no value.
 */
export function fillBody(template: unknown, values: Values): unknown {
  if (typeof template === "string") return fillText(template, values)
  if (Array.isArray(template))
    return template.map((item) => fillBody(item, values)).filter((item) => item !== undefined)
  if (typeof template !== "object" || template === null) return template
  const entries = Object.entries(template).map(([name, value]) => [name, fillBody(value, values)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function fillText(text: string, values: Values): string | number | undefined {
  const [only] = text.matchAll(PLACEHOLDER)
  if (only && only[0] === text) return values[only[1] as Placeholder]
  return text.replaceAll(PLACEHOLDER, (_, name: Placeholder) => String(values[name] ?? ""))
}

/** Replaces placeholders in a path. Values are encoded, so none can change the path. */
export const fillPath = (path: string, values: Values) =>
  path.replaceAll(PLACEHOLDER, (_, name: Placeholder) => encodeURIComponent(String(values[name] ?? "").toWellFormed()))
