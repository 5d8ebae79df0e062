import type { Log } from "../context.ts"

/** Logs one JSON line per event, with the request id. */
export const requestLog =
  (requestId: string): Log =>
  (event, fields = {}) =>
    // oxlint-disable-next-line no-console
    console.log(JSON.stringify({ event, requestId, ...fields }))
