import type { SCHEDULES } from "../../organizations/connections/kinds.ts"

const HOUR_MS = 3_600_000
const INTERVALS: Record<(typeof SCHEDULES)[number], number> = {
  hourly: HOUR_MS,
  daily: 24 * HOUR_MS,
  weekly: 168 * HOUR_MS,
}

/** The first time after now at a multiple of the interval from `from`; missed runs are skipped. */
export function nextTime(from: string, every: keyof typeof INTERVALS, now: Date): string {
  const interval = INTERVALS[every]
  const passed = Math.floor((now.getTime() - Date.parse(from)) / interval) + 1
  return new Date(Date.parse(from) + passed * interval).toISOString()
}
