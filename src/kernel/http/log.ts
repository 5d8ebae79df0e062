import type { Log, LogLevel } from "../context.ts"

const WRITERS = { error: "error", warn: "warn", info: "log" } as const satisfies Record<LogLevel, keyof Console>

/** One JSON line per event, each with the id of its request. */
export const requestLog =
  (requestId: string): Log =>
  (event, { level = "info", ...fields } = {}) =>
    // oxlint-disable-next-line no-console
    console[WRITERS[level]](JSON.stringify({ level, event, requestId, ...fields }))
