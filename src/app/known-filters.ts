import { AppError } from "../kernel/errors.ts"
import type { Route, RouteDefinition } from "../kernel/http/route.ts"

/** What caches and campaigns add to addresses. */
const ADDED = /^(?:_|utm_)/

type Check = (sent: Readonly<Record<string, string>>) => void

const isList = ({ method, path, query, answer }: RouteDefinition) =>
  method === "get" && path.startsWith("/api/") && (query !== undefined || answer.schema?.type === "array")

/**
 * Rejects misspelled filters of lists: ignoring one would return everything. A parameter that any list declares is known to all of them,
 * since clients may send the same ones to several.
 */
export function checkFilters(routes: readonly Route[]): (definition: RouteDefinition) => Check | undefined {
  const known = new Set(
    routes.flatMap(({ definition }) => (isList(definition) ? Object.keys(definition.query?.shape ?? {}) : [])),
  )
  const check: Check = (sent) => {
    const unknown = Object.keys(sent).find((name) => !known.has(name) && !ADDED.test(name))
    if (unknown !== undefined) throw new AppError(400, `Unknown filter: ${unknown}`)
  }
  return (definition) => (isList(definition) ? check : undefined)
}
