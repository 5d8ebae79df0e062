import { countedDatabase } from "../kernel/budget/counted.ts"
import type { OrgContext, Services } from "../kernel/context.ts"
import { atLibrary, openDatabases } from "../kernel/db/databases.ts"
import { nearReads, newestBookmark, primaryReads, type Reading } from "../kernel/db/reads.ts"
import { BOOKMARK_HEADER } from "../kernel/http/bookmark.ts"
import type { RouteDefinition } from "../kernel/http/route.ts"
import { readCookie, SESSION_COOKIE, setCookie } from "../organizations/identity/cookies.ts"

/** Next to the session cookie: the newest state this browser has written or seen, so that replicas do not show an older one. */
const BOOKMARK_COOKIE = "__Host-strata_bookmark"
/** Replicas lag by seconds. */
const COOKIE_SECONDS = 3_600

/** Where a route reads from: the nearest replica if its definition allows it. Writes and all other reads go to the primary. */
export function openReads(
  database: D1Database,
  { method, reads }: RouteDefinition,
  request: Request,
): Reading | undefined {
  if (reads === "near") return nearReads(database, bookmarkOf(request))
  if (reads === "unmarked") return undefined
  return method !== "get" || reads === "fresh" ? primaryReads(database) : undefined
}

/** The caller's context with this database. */
export function readingFrom(ctx: Services | OrgContext, reading: Reading | undefined): Services | OrgContext {
  if (!reading) return ctx
  const opened = openDatabases(countedDatabase(reading.d1, ctx.budget, ctx.spendThreadTime))
  return "org" in ctx ? atLibrary({ ...ctx, ...opened }) : { ...ctx, ...opened }
}

function bookmarkOf({ headers }: Request): string | null {
  return newestBookmark(headers.get(BOOKMARK_HEADER), readCookie(headers.get("cookie"), BOOKMARK_COOKIE))
}

/** Returns the bookmark for the caller's next request; browsers get it as a cookie. */
export function passOnBookmark(reading: Reading, definition: RouteDefinition, request: Request, headers: Headers) {
  const bookmark = reading.bookmark()
  if (bookmark === null) return
  headers.set(BOOKMARK_HEADER, bookmark)
  // Reads from a replica set no bookmark: the cookie would only demand newer replicas than needed.
  if (definition.reads === "near" || readCookie(request.headers.get("cookie"), SESSION_COOKIE) === null) return
  headers.append("Set-Cookie", setCookie(BOOKMARK_COOKIE, bookmark, COOKIE_SECONDS))
}
