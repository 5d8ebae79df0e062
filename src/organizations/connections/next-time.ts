import { isTimeZone, nextCron, readCron } from "../../knowledge/time/cron.ts"
import type { SCHEDULES } from "./kinds.ts"

const HOUR_MS = 3_600_000
const INTERVALS = { hourly: HOUR_MS, daily: 24 * HOUR_MS, weekly: 168 * HOUR_MS }

/** How often something repeats. Stored texts are trusted no more than given ones. */
export type Repeats = { every: (typeof SCHEDULES)[number]; cron: string | null; timeZone: string | null }

/** The first time after now: at a multiple of the interval from `from`, or when the cron expression says. Missed times are skipped. */
export function nextTime({ every, cron, timeZone }: Repeats, from: string, now: Date): string | null {
  if (every === "custom") return cronTime(cron ?? "", timeZone ?? "UTC", now)
  const interval = INTERVALS[every] ?? INTERVALS.daily
  const passed = Math.floor((now.getTime() - Date.parse(from)) / interval) + 1
  return new Date(Date.parse(from) + passed * interval).toISOString()
}

function cronTime(text: string, zone: string, now: Date): string | null {
  const cron = readCron(text)
  return typeof cron === "string" || !isTimeZone(zone) ? null : (nextCron(cron, zone, now)?.toISOString() ?? null)
}

/** What is wrong with how often something repeats; the fields are named as the caller knows them. */
export function problemWithRepeats(
  { every, cron, timeZone }: Repeats,
  names: { cron: string; zone: string },
  now: Date,
) {
  if (every !== "custom") return undefined
  if (cron === null) return `${names.cron} is required`
  const read = readCron(cron)
  if (typeof read === "string") return `${names.cron} ${read}`
  if (timeZone !== null && !isTimeZone(timeZone)) return `${names.zone} must be a time zone like Europe/Berlin`
  return nextCron(read, timeZone ?? "UTC", now) === null ? `${names.cron} never comes` : undefined
}
