import type * as z from "zod"
import { AppError } from "../kernel/errors.ts"
import type { Route, RouteDefinition } from "../kernel/http/route.ts"

/** What caches and campaigns add to addresses. */
const ADDED = /^(?:_|utm_)/

type Check = (sent: Readonly<Record<string, string>>) => void

/** A list has filters, is an array, or an array under a name. */
const isList = ({ method, path, query, answer: { schema } }: RouteDefinition) =>
  method === "get" && path.startsWith("/api/") && (query !== undefined || isArray(schema) || isNamedArray(schema))

const isArray = (schema: z.ZodType | undefined) => schema?.type === "array"

function isNamedArray(schema: z.ZodType | undefined): boolean {
  const [first, ...others] = Object.values((schema as Partial<z.ZodObject> | undefined)?.shape ?? {}) as z.ZodType[]
  return isArray(first) && others.length === 0
}

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
