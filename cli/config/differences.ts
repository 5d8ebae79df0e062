import { isDeepStrictEqual } from "node:util"
import { usageError } from "../exit.ts"
import type { Item, Kind } from "./kinds.ts"

export type Difference =
  | { kind: Kind; name: string; action: "create"; item: Item }
  | { kind: Kind; name: string; action: "change"; id: string; before: Item; after: Item; item: Item }
  | { kind: Kind; name: string; action: "remove"; id: string }

/** An item as stored in a file. */
export const asWritten = ({ fields }: Kind, item: Item): Item =>
  Object.fromEntries(fields.filter((field) => item[field] !== undefined).map((field) => [field, item[field]]))

/** The changes that make the service match the file. Fields missing from the file are kept. */
export function differencesOf(kind: Kind, target: readonly Item[], present: readonly Item[]): Difference[] {
  const byName = new Map(present.map((item) => [String(item[kind.key]), item]))
  const named = new Set<string>()
  const found: Difference[] = []
  for (const item of target) {
    const name = nameOf(kind, item)
    if (named.has(name)) throw usageError(`${kind.name}.yaml names ${name} twice.`)
    named.add(name)
    const existing = byName.get(name)
    if (!existing) {
      if (!kind.create) throw usageError(`${kind.name}.yaml: the service has no ${name}.`)
      found.push({ kind, name, action: "create", item })
      continue
    }
    const changed = Object.keys(item).filter((field) => !isDeepStrictEqual(item[field], existing[field]))
    if (changed.length === 0) continue
    const part = (of: Item) => Object.fromEntries(changed.map((field) => [field, of[field]]))
    const whole = { ...asWritten(kind, existing), ...item }
    const id = String(existing["id"])
    found.push({ kind, name, action: "change", id, before: part(existing), after: part(item), item: whole })
  }
  for (const [name, item] of byName) {
    if (named.has(name) || !kind.remove || item["builtIn"] === true) continue
    found.push({ kind, name, action: "remove", id: String(item["id"]) })
  }
  return found
}

function nameOf(kind: Kind, item: Item): string {
  const unknown = Object.keys(item).find((field) => !kind.fields.includes(field))
  if (unknown === "credentials") throw usageError(`${kind.name}.yaml must not hold credentials.`)
  if (unknown !== undefined) throw usageError(`${kind.name}.yaml: ${unknown} is not one of ${kind.fields.join(", ")}.`)
  const name = item[kind.key]
  if (typeof name !== "string" || name === "") throw usageError(`${kind.name}.yaml: an item has no ${kind.key}.`)
  return name
}

/** Human-readable, one line per field. */
export function describeDifference(one: Difference): string {
  const title = `${one.kind.name}/${one.name}`
  if (one.action === "create") return `+ ${title}\n${lines(one.item, "    + ")}`
  if (one.action === "remove") return `- ${title}`
  const changed = Object.keys(one.after).map(
    (field) => `    ~ ${field}: ${JSON.stringify(one.before[field] ?? null)} -> ${JSON.stringify(one.after[field])}`,
  )
  return [`~ ${title}`, ...changed].join("\n")
}

const lines = (item: Item, mark: string) =>
  Object.entries(item)
    .map(([field, value]) => `${mark}${field}: ${JSON.stringify(value)}`)
    .join("\n")
