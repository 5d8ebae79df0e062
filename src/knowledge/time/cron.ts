/** A cron expression of five fields, in a time zone. The minute is one number, so it is due once an hour at most. */
export type Cron = {
  minute: number
  hours: Set<number>
  days: Set<number>
  months: Set<number>
  weekdays: Set<number>
} & {
  everyHour: boolean
  /** Both days are restricted: either may match, as in every cron. */
  eitherDay: boolean
}

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"]
const WEEKDAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
const MAX_LENGTH = 100
const MINUTE_MS = 60_000
/** Longer than the eight years from one 29 February to the next around 1900 or 2100. */
const MAX_DAYS = 3_000

/** The expression, or what is wrong with it, to follow the field's name. */
export function readCron(text: string): Cron | string {
  const fields = text.trim().toUpperCase().split(/ +/)
  const [minute = "", hour = "", day = "", month = "", weekday = ""] = fields
  if (text.length > MAX_LENGTH || fields.length !== 5)
    return "must have five fields: minute, hour, day of month, month, day of week"
  if (!/^\d{1,2}$/.test(minute) || Number(minute) > 59)
    return "must begin with one minute from 0 to 59, because a schedule is due once an hour at most"
  const hours = numbersIn(hour, 0, 23)
  const days = numbersIn(day, 1, 31)
  const months = numbersIn(month, 1, 12, MONTHS)
  const weekdays = numbersIn(weekday, 0, 7, WEEKDAYS)
  if (!hours || !days || !months || !weekdays) return "has a field that cannot be read"
  if (weekdays.has(7)) weekdays.add(0)
  const eitherDay = !day.startsWith("*") && !weekday.startsWith("*")
  return { minute: Number(minute), hours, days, months, weekdays, everyHour: hours.size === 24, eitherDay }
}

/** `1-5`, `MON,WED` or an asterisk with a step. */
function numbersIn(field: string, min: number, max: number, names: readonly string[] = []): Set<number> | undefined {
  const found = new Set<number>()
  const numberOf = (text: string) => {
    const named = names.indexOf(text)
    if (named >= 0) return named + min
    return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
  }
  for (const part of field.split(",")) {
    const [range = "", step = "1", ...rest] = part.split("/")
    const [first = "", last = first, ...more] = range === "*" ? [String(min), String(max)] : range.split("-")
    const [from, to, by] = [
      numberOf(first),
      part.includes("/") && !range.includes("-") ? max : numberOf(last),
      Number(step),
    ]
    const isRange = from >= min && to <= max && from <= to && /^\d{1,2}$/.test(step) && by > 0
    if (!isRange || rest.length > 0 || more.length > 0) return undefined
    for (let n = from; n <= to; n += by) found.add(n)
  }
  return found
}

type Wall = { year: number; month: number; day: number; weekday: number; hour: number; minute: number }

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are dear to make. Throws a RangeError for an unknown zone. */
function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    const numeric = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const
    format = new Intl.DateTimeFormat("en-US", { ...numeric, weekday: "short", hourCycle: "h23", timeZone: zone })
    formats.set(zone, format)
  }
  return format
}

export function isTimeZone(zone: string): boolean {
  try {
    return formatIn(zone) !== undefined
  } catch {
    return false
  }
}

function wallAt(ms: number, zone: string): Wall {
  const parts = Object.fromEntries(
    formatIn(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  )
  const number = (type: string) => Number(parts[type])
  return {
    year: number("year"),
    month: number("month"),
    day: number("day"),
    weekday: WEEKDAYS.indexOf((parts["weekday"] ?? "").toUpperCase()),
    hour: number("hour"),
    minute: number("minute"),
  }
}

function isDay({ months, days, weekdays, eitherDay }: Cron, { month, day, weekday }: Wall): boolean {
  if (!months.has(month)) return false
  return eitherDay ? days.has(day) || weekdays.has(weekday) : days.has(day) && weekdays.has(weekday)
}

/**
 * The next time after `from`; null if there is none. Where clocks are put forward, a time that does not exist is the first one after it;
 * where they are put back, an hour that comes twice counts once, unless every hour does.
 */
export function nextCron(cron: Cron, zone: string, from: Date): Date | null {
  let at = Math.floor(from.getTime() / MINUTE_MS) * MINUTE_MS + MINUTE_MS
  let before = wallAt(at - MINUTE_MS, zone)
  for (const end = at + MAX_DAYS * 24 * 60 * MINUTE_MS; at < end;) {
    const wall = wallAt(at, zone)
    if (skipped(cron, before, wall)) return new Date(at)
    const isDue = isDay(cron, wall) && cron.hours.has(wall.hour) && wall.minute === cron.minute
    if (isDue && (cron.everyHour || !isRepeated(wall, at, zone))) return new Date(at)
    before = wall
    // In steps that cannot pass a change of the clocks unseen: to the due minute, the next hour, or close to the end of another day.
    const isLong = !isDay(cron, wall) && wall.hour < 22
    const minutes = isLong ? (22 - wall.hour) * 60 - wall.minute : 60 - wall.minute
    at += MINUTE_MS * (wall.minute < cron.minute && !isLong ? cron.minute - wall.minute : minutes)
  }
  return null
}

/** A due time fell into the gap between two minutes of which the second follows the first on the clock by more than one. */
function skipped(cron: Cron, before: Wall, wall: Wall): boolean {
  if (cron.everyHour || !isDay(cron, wall)) return false
  const from = before.day === wall.day ? before.hour * 60 + before.minute : -1
  for (const hour of cron.hours) {
    const due = hour * 60 + cron.minute
    // A gap begins and ends on the steps of the search, at full hours or the due minute.
    if (due > from && due < wall.hour * 60 + wall.minute) return true
  }
  return false
}

/** The same minute was on the clock before it was put back, by an hour or half of one. */
const isRepeated = (wall: Wall, at: number, zone: string): boolean =>
  [30, 60].some((minutes) => {
    const earlier = wallAt(at - minutes * MINUTE_MS, zone)
    return earlier.day === wall.day && earlier.hour === wall.hour && earlier.minute === wall.minute
  })
