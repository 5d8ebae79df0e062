/** The console is in English, so its dates and numbers are too, whatever the browser prefers; only the zone is the person's own. */
const LOCALE = "en-US"
/** Times have 24 hours: zones are shown beside them, and cron expressions are in them. */
const CLOCK_STYLE = { hourCycle: "h23" } as const

const AMOUNT = new Intl.NumberFormat(LOCALE)
/** "12,345" */
export const amount = (number: number) => AMOUNT.format(number)

/** A moment in another zone, such as that of a schedule. */
export const momentIn = (timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE, { ...CLOCK_STYLE, dateStyle: "medium", timeStyle: "short", timeZone })

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium" })
const MOMENT = new Intl.DateTimeFormat(LOCALE, {
  ...CLOCK_STYLE,
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  second: "2-digit",
  timeZoneName: "short",
})
const RELATIVE = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto", style: "short" })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Beyond this, the date is shown instead of a number of days. */
const RELATIVE_DAYS = 7

/** The person's time zone, as in "GMT+2"; dates are entered and shown in it. */
export const ZONE = MOMENT.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? "local time"

/** Timestamps in the user's time zone and locale, with the zone. */
export const exactTime = (timestamp: string) => MOMENT.format(new Date(timestamp))

const CLOCK = new Intl.DateTimeFormat(LOCALE, { ...CLOCK_STYLE, timeStyle: "short" })
const DAY_AND_CLOCK = new Intl.DateTimeFormat(LOCALE, { ...CLOCK_STYLE, dateStyle: "medium", timeStyle: "short" })

/** "14:32", with the day if it is not today. */
export function clockTime(timestamp: string | number): string {
  const date = new Date(timestamp)
  return (date.toDateString() === new Date().toDateString() ? CLOCK : DAY_AND_CLOCK).format(date)
}

/** The day in the user's time zone. */
export const dayText = (timestamp: string) => DAY.format(new Date(timestamp))

/** "2 hr. ago" or "in 3 days"; the date beyond that. */
export function relativeTime(timestamp: string, now: number): string {
  const distance = Date.parse(timestamp) - now
  const [size, sign] = [Math.abs(distance), Math.sign(distance)]
  if (size >= RELATIVE_DAYS * DAY_MS) return dayText(timestamp)
  if (size >= DAY_MS) return RELATIVE.format(sign * Math.floor(size / DAY_MS), "day")
  if (size >= HOUR_MS) return RELATIVE.format(sign * Math.floor(size / HOUR_MS), "hour")
  if (size >= MINUTE_MS) return RELATIVE.format(sign * Math.floor(size / MINUTE_MS), "minute")
  return "just now"
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** When a chosen day begins in the person's zone. Other texts stay as they are: the API says what is wrong with them. */
export const startOfDay = (day: string) => (isDay(day) ? new Date(`${day}T00:00:00`).toISOString() : day)

/** The last millisecond of a chosen day in the person's zone, also of days with 23 or 25 hours. */
export function endOfDay(day: string) {
  if (!isDay(day)) return day
  const next = new Date(`${day}T00:00:00`)
  next.setDate(next.getDate() + 1)
  return new Date(next.getTime() - 1).toISOString()
}

/** Filters by day, as moments for the API. */
export const inZone = <F extends { from?: string | undefined; to?: string | undefined }>({ from, to, ...rest }: F) => ({
  ...rest,
  ...(from && { from: startOfDay(from) }),
  ...(to && { to: endOfDay(to) }),
})
