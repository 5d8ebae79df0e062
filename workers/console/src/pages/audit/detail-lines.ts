import { valueText, wordsOf } from "../../components/value-words.ts"

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const arrow = (from: unknown, to: unknown) => `${valueText(from)} → ${valueText(to)}`

/** A detail as text: old and new values with an arrow between them, named things by their names. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "None" : value.map(textOf).join(", ")
  if (!isValues(value)) return valueText(value)
  if ("from" in value && "to" in value) return arrow(value["from"], value["to"])
  const name = value["name"] ?? value["email"]
  return "id" in value && typeof name === "string" && name !== "" ? name : valueText(value)
}

/** The details of an entry, one line each: changed fields first, as "Plan: Pro → Free". */
export function detailLines({ from, to, fields, ...rest }: Values): string[] {
  const changed =
    isValues(from) && isValues(to)
      ? Object.keys(to).map((field) => `${wordsOf(field)}: ${arrow(from[field], to[field])}`)
      : from !== undefined && to !== undefined
        ? [arrow(from, to)]
        : []
  // Fields without a recorded value, such as credentials, are named.
  const named = Array.isArray(fields) ? fields.filter((field) => !(isValues(to) && String(field) in to)) : []
  return [
    ...changed,
    ...(named.length > 0 ? [`Fields: ${textOf(named)}`] : []),
    ...Object.entries(rest)
      .filter(([name]) => !(isValues(to) && name in to))
      .map(([name, value]) => `${wordsOf(name)}: ${textOf(value)}`),
  ]
}
