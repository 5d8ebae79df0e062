import * as z from "zod"
import { AppError } from "../errors.ts"
import { optionalPositive } from "./input.ts"

const MAX_LIMIT = 1_000
const DEFAULT_LIMIT = 500

/** Query parameters of a list that can be read page by page. */
export const cursorQuery = {
  limit: optionalPositive("limit", MAX_LIMIT),
  /** Returned with the previous page. */
  cursor: z.string().max(500).optional(),
}

/** The last row of a page: the value the list is sorted by, and the row number. */
export type Place = readonly [string, number]
const Place = z.tuple([z.string(), z.int()])

export type CursorPage = { limit: number; after?: Place }

/** The page a caller asks for; undefined for the whole list. */
export function pageIn(query: { limit?: number; cursor?: string }): CursorPage | undefined {
  const { limit, cursor } = query
  if (limit === undefined && cursor === undefined) return undefined
  return { limit: limit ?? DEFAULT_LIMIT, after: cursor === undefined ? undefined : placeIn(cursor) }
}

/** Opaque to callers. */
export const cursorAt = (place: Place): string => btoa(encodeURIComponent(JSON.stringify(place)))

function placeIn(cursor: string): Place {
  try {
    return Place.parse(JSON.parse(decodeURIComponent(atob(cursor))))
  } catch {
    throw new AppError(400, "cursor is not valid")
  }
}
