import type { Log } from "../context.ts"

/** One JSON line an event, each with the id of the request it belongs to. */
export const requestLog =
  (requestId: string): Log =>
  (event, fields = {}) =>
    // oxlint-disable-next-line no-console
    console.log(JSON.stringify({ event, requestId, ...fields }))
