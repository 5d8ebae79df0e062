import type { Schedule } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"

export const KINDS: Record<Schedule["kind"], string> = {
  push: "Push new topics",
  refresh: "Refresh stale segments",
}
export const INTERVALS: Record<Schedule["every"], string> = {
  hourly: "Hourly",
  daily: "Daily",
  weekly: "Weekly",
  custom: "Cron expression",
}

/** The counts of a dry run as text. */
function describeCounts(counts: NonNullable<NonNullable<Schedule["last"]>["counts"]>): string {
  const { create, unchanged, blocked, refresh, partial } = counts
  const more = partial ? "at least " : ""
  if (refresh !== undefined) return `Would refresh ${more}${counted(refresh, "segment")}`
  const rest = [
    unchanged ? `${unchanged.toLocaleString("en-US")} already there` : "",
    blocked ? `${blocked.toLocaleString("en-US")} blocked` : "",
  ].filter(Boolean)
  return [`Would create ${more}${counted(create ?? 0, "segment")}`, ...rest].join(", ")
}

/** The result of the last run as text. */
export function describeLast(last: NonNullable<Schedule["last"]>): string {
  if (last.status === "queued") return "Starting"
  if (last.counts) return describeCounts(last.counts)
  if (last.status === "done") return "Started a run"
  return `${last.status === "skipped" ? "Skipped" : "Failed"}: ${last.reason ?? "no reason was recorded"}`
}
