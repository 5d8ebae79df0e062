import { PLACEHOLDER, type Placeholder } from "../../organizations/connections/custom-config.ts"

export type Values = Partial<Record<Placeholder, string | number>>

/**
 * A body with the values in place of their names. A text that is nothing but a name becomes the value itself, a number among
 * them; where there is no such value, what it was for is left out.
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

/** A path with the values in place of their names, none of which can lead anywhere else. */
export const fillPath = (path: string, values: Values) =>
  path.replaceAll(PLACEHOLDER, (_, name: Placeholder) => encodeURIComponent(String(values[name] ?? "").toWellFormed()))
