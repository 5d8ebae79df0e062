/** How a cell shows its number. */
export type CellFormat = "number" | "date" | "time" | "datetime" | "percent" | { digits: number }

/** Built-in formats by their numbers, from first to last. Programs in East Asia have dates of their own. */
const BUILT_IN: readonly (readonly [first: number, last: number, format: CellFormat])[] = [
  [9, 10, "percent"],
  [14, 17, "date"],
  [18, 21, "time"],
  [22, 22, "datetime"],
  [27, 31, "date"],
  [32, 35, "time"],
  [36, 36, "date"],
  [45, 47, "time"],
  [50, 58, "date"],
]

const DAY_MS = 86_400_000
/** The day after 9999-12-31. */
const END_OF_DATES = 2_958_466
/** Excel counts a 29 February 1900. */
const FALSE_LEAP_DAY = 60
const DAYS_FROM_1904 = 1_462

/** The format with this number; `code` is its text where the workbook defines it. */
export function formatOf(id: number, code: string | undefined): CellFormat {
  if (code === undefined) return BUILT_IN.find(([first, last]) => id >= first && id <= last)?.[2] ?? "number"
  const [shown = ""] = placeholdersOf(code.toLowerCase()).split(";", 1)
  if (shown === "general") return "number"
  if (shown.includes("%")) return "percent"
  // The leading zeros of a postcode.
  if (/^0{2,}$/.test(shown)) return { digits: shown.length }
  const hasTime = /[hs]/.test(shown)
  if (/[yd]/.test(shown)) return hasTime ? "datetime" : "date"
  if (hasTime) return "time"
  return shown.includes("m") ? "date" : "number"
}

/** A format without what it says literally, and without conditions, colours and languages in brackets; elapsed time such as `[h]` stays. */
function placeholdersOf(code: string): string {
  let kept = ""
  for (let at = 0; at < code.length; at++) {
    const character = code.charAt(at)
    const close = { '"': '"', "[": "]" }[character]
    if (close !== undefined) {
      const end = code.indexOf(close, at + 1)
      const inside = code.slice(at + 1, end === -1 ? code.length : end)
      if (close === "]" && /^[hms]+$/.test(inside)) kept += inside
      at = end === -1 ? code.length : end
    } else if (["\\", "_", "*"].includes(character)) at++
    else kept += character
  }
  return kept
}

/** A number as the cell shows it: dates as `2026-11-19`, with a time of day `2026-11-19 14:30:00`. */
export function shownNumber(text: string, format: CellFormat, is1904: boolean): string {
  const value = Number(text)
  if (text.trim() === "" || !Number.isFinite(value)) return text
  if (format === "percent") return `${rounded(value * 100)}%`
  if (format === "number") return plainNumber(text, value)
  if (typeof format === "object") {
    return Number.isInteger(value) && value >= 0 ? String(value).padStart(format.digits, "0") : plainNumber(text, value)
  }
  const days = is1904 ? value + DAYS_FROM_1904 : value
  if (value < 0 || days >= END_OF_DATES) return plainNumber(text, value)
  if (format === "time" || (format === "datetime" && value < 1)) return timeOf(value)
  const shift = days < FALSE_LEAP_DAY ? 1 : 0
  const seconds = Math.round((days + shift) * 86_400)
  const shown = new Date(Date.UTC(1899, 11, 30) + seconds * 1_000).toISOString()
  return format === "date" ? shown.slice(0, 10) : `${shown.slice(0, 10)} ${shown.slice(11, 19)}`
}

/** Hours may exceed a day. */
function timeOf(days: number): string {
  const seconds = Math.round((days * DAY_MS) / 1_000)
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":")
}

/** Excel keeps 15 digits; other programs write whole numbers, such as ids, in full. */
const plainNumber = (text: string, value: number) => (/^-?\d{1,40}$/.test(text) ? text : String(rounded(value)))
const rounded = (value: number) => Number(value.toPrecision(15))
