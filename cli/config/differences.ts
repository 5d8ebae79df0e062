import { isDeepStrictEqual } from "node:util"
import { usageError } from "../exit.ts"
import type { Item, Kind } from "./kinds.ts"

export type Difference =
  | { kind: Kind; name: string; action: "create"; item: Item }
  | { kind: Kind; name: string; action: "change"; id: string; before: Item; after: Item; sent: Item; item: Item }
  | { kind: Kind; name: string; action: "remove"; id: string }

/** An item as stored in a file. */
export const asWritten = ({ fields }: Kind, item: Item): Item =>
  pick(
    item,
    fields.filter((field) => item[field] !== undefined),
  )

const pick = (item: Item, fields: readonly string[]): Item =>
  Object.fromEntries(fields.map((field) => [field, item[field]]))

/** The name of an item, for files and people. */
export const nameOf = ({ key }: Kind, item: Item): string =>
  [key]
    .flat()
    .map((field) => String(item[field]))
    .join("/")

/** The changes that make the service match the file. Fields missing from the file are kept. */
export function differencesOf(kind: Kind, target: readonly Item[], present: readonly Item[]): Difference[] {
  const byName = Map.groupBy(present, (item) => nameOf(kind, item))
  const named = new Set<string>()
  const found: Difference[] = []
  for (const item of target) {
    const name = checkedName(kind, item)
    if (named.has(name)) throw usageError(`${kind.name}.yaml names ${name} twice.`)
    named.add(name)
    if (kind.unset?.includes(name)) continue
    const [existing, other] = byName.get(name) ?? []
    if (other) throw usageError(`${kind.name}.yaml: the service has two items named ${name}; rename one of them.`)
    const problem = kind.problemOf?.(item, existing)
    if (problem !== undefined) throw usageError(`${kind.name}/${name}: ${problem}`)
    if (!existing) {
      if (!kind.create) throw usageError(`${kind.name}.yaml: the service has no ${name}.`)
      found.push({ kind, name, action: "create", item })
      continue
    }
    const changed = Object.keys(item).filter((field) => !isSame(kind, field, item[field], existing[field]))
    if (changed.length === 0) continue
    const fixed = changed.find((field) => kind.fixed?.includes(field))
    if (fixed !== undefined)
      throw usageError(`${kind.name}/${name}: its ${fixed} cannot be changed; rename the item, or delete it first.`)
    const sent = pick(item, [...changed, ...(kind.always ?? []).filter((field) => field in item)])
    const whole = { ...asWritten(kind, existing), ...item }
    const id = String(existing["id"])
    const [before, after] = [pick(existing, changed), pick(item, changed)]
    found.push({ kind, name, action: "change", id, before, after, sent, item: whole })
  }
  for (const item of present) {
    const name = nameOf(kind, item)
    if (named.has(name) || !kind.remove || item["builtIn"] === true) continue
    found.push({ kind, name, action: "remove", id: String(item["id"]) })
  }
  return found
}

function isSame(kind: Kind, field: string, one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (kind.sets?.includes(field) && Array.isArray(value) ? new Set(value) : value)
  return isDeepStrictEqual(plain(one), plain(other))
}

function checkedName(kind: Kind, item: Item): string {
  const unknown = Object.keys(item).find((field) => !kind.fields.includes(field))
  if (unknown === "credentials") throw usageError(`${kind.name}.yaml must not hold credentials.`)
  if (unknown !== undefined) throw usageError(`${kind.name}.yaml: ${unknown} is not one of ${kind.fields.join(", ")}.`)
  const missing = [kind.key].flat().find((field) => typeof item[field] !== "string" || item[field] === "")
  if (missing !== undefined) throw usageError(`${kind.name}.yaml: an item has no ${missing}.`)
  return nameOf(kind, item)
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
