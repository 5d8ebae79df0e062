const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" })
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" })
const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "short" })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Beyond this, the date is shown instead of a number of days. */
const RELATIVE_DAYS = 7

/** Timestamps in the user's time zone and locale. */
export const exactTime = (timestamp: string) => MOMENT.format(new Date(timestamp))

/** "2 hr. ago" or "in 3 days"; the date beyond that. */
export function relativeTime(timestamp: string, now: number): string {
  const distance = Date.parse(timestamp) - now
  const [size, sign] = [Math.abs(distance), Math.sign(distance)]
  if (size >= RELATIVE_DAYS * DAY_MS) return DAY.format(new Date(timestamp))
  if (size >= DAY_MS) return RELATIVE.format(sign * Math.floor(size / DAY_MS), "day")
  if (size >= HOUR_MS) return RELATIVE.format(sign * Math.floor(size / HOUR_MS), "hour")
  if (size >= MINUTE_MS) return RELATIVE.format(sign * Math.floor(size / MINUTE_MS), "minute")
  return "just now"
}
