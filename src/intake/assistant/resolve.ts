import { ANY_CONNECTION, type Direction, isOutbound, isInbound } from "../../organizations/connections/kinds.ts"
import { DIMENSION_SETS } from "../../knowledge/taxonomy/dimension-sets.ts"
import type { Filters, Intent } from "./intent.ts"
import { nameMatrix } from "./name-matrix.ts"
import { Question } from "./question.ts"
import type { Said } from "./read-answer.ts"

/** The caller's own resources; only these can be named. */
export type Known = {
  connections: readonly { id: string; name: string; direction: Direction }[]
  /** Newest first. */
  imports: readonly { id: string; filename: string }[]
}

/** Converts the model's answer to an intent; undefined if something is missing or a name is unknown. */
export function resolve(said: Said, text: string, known: Known): Intent | undefined {
  const { kind, topics } = said
  switch (kind) {
    case "classify":
    case "add":
    case "duplicates":
      return topics.length > 0 ? { kind, topics } : undefined
    case "find":
      return { kind, where: said.where, filters: filtersOf(said) }
    case "matrix":
      return matrixOf(said, text)
    case "review":
      return reviewOf(said, known)
    case "push": {
      const connection = connectionOf(said, known, isOutbound)
      const filters = filtersOf(said)
      // Pushing everything must be requested explicitly, which the rule-based parser handles.
      if (!connection || (!said.these && Object.keys(filters).length === 0)) return undefined
      return { kind, what: said.these ? "these" : filters, connection }
    }
    case "sync": {
      const connection = connectionOf(said, known, isInbound)
      return connection && { kind, connection }
    }
    case "export":
      return { kind, filters: filtersOf(said), format: said.format, full: false }
    case "brief":
      return { kind: "open", page: "brief" }
    case "refresh":
    case "help":
      return { kind }
    default:
      return undefined
  }
}

/** The question that the model chose; undefined if it chose none. Fields of other questions are dropped. */
export function questionOf(said: Said, connections: Known["connections"]): Question | undefined {
  const { kind, ask, search, segment_type, only, period, platform, run } = said
  if (kind !== "ask") return undefined
  if (ask === "pushed") return pushedOf(said, connections)
  const { data } = Question.safeParse({
    ask,
    ...(search && { about: search }),
    ...(segment_type && { segmentType: segment_type }),
    ...((only === "sensitive" || only === "restricted") && {
      sensitivity: only === "sensitive" ? "Sensitive" : "Restricted",
    }),
    ...((only === "unsure" || only === "private") && { [only]: true }),
    ...(period && { period }),
    ...(platform && { platform }),
    ...(run && { run }),
  })
  return data
}

/** Undefined if the model names a connection that is not there: another one would be another question. */
function pushedOf({ search, connection, not_on: notOn }: Said, connections: Known["connections"]) {
  const [to, notTo] = [connection, notOn].map((name) => (name === "" ? undefined : placeOf(name, connections)))
  if ((to === undefined && connection !== "") || (notTo === undefined && notOn !== "")) return undefined
  return Question.safeParse({ ask: "pushed", ...(search && { about: search }), to, notTo }).data
}

function placeOf(name: string, connections: Known["connections"]): string | undefined {
  if (isSame(name, ANY_CONNECTION)) return ANY_CONNECTION
  const [found, ...others] = connections.filter((one) => isSame(one.name, name) && isOutbound(one.direction))
  return others.length === 0 ? found?.id : undefined
}

const isSame = (name: string, other: string) => name.trim().toLowerCase() === other.trim().toLowerCase()

function filtersOf({ search, segment_type: segmentType }: Said): Filters {
  return { ...(search && { search }), ...(segmentType && { segmentType }) }
}

function connectionOf({ connection: name }: Said, { connections }: Known, fits: (direction: Direction) => boolean) {
  const [found, ...others] = connections.filter((one) => isSame(one.name, name) && fits(one.direction))
  return found && others.length === 0 ? { id: found.id, name: found.name } : undefined
}

function reviewOf({ import: filename, fix_names: fixNames }: Said, { imports }: Known): Intent | undefined {
  const batch = filename === "" ? imports[0] : imports.find((one) => isSame(one.filename, filename))
  return batch && { kind: "review", batch: { id: batch.id, filename: batch.filename }, fixNames }
}

function matrixOf({ dimensions, topics }: Said, text: string): Intent | undefined {
  const resolved = dimensions.map((one) => dimensionOf(one, text))
  const known = resolved.filter((one) => one !== undefined)
  const isWhole = known.length === resolved.length && new Set(known.map(({ name }) => name)).size === known.length
  if (!isWhole || known.length + Math.min(topics.length, 1) < 2) return undefined
  return { kind: "matrix", ...nameMatrix(known, topics) }
}

/** One of our sets with its values, or a list from the user's text: the model must not invent either. */
function dimensionOf({ set, values }: Said["dimensions"][number], text: string) {
  const ours = DIMENSION_SETS.find(({ name }) => isSame(name, set))
  if (!ours) {
    const typed = text.toLowerCase()
    const name = set.replaceAll(/[^\p{L}\p{N} _-]+/gu, "").trim()
    const isTyped = values.length > 0 && values.every((value) => typed.includes(value.toLowerCase()))
    return isTyped && name !== "" ? { name, values } : undefined
  }
  const chosen = ours.values.filter((value) => values.some((one) => isSame(one, value)))
  if (values.length === 0) return { name: ours.name, values: [...ours.values] }
  return chosen.length === values.length ? { name: ours.name, values: chosen } : undefined
}
