import { regionOf } from "../languages/shorthand.ts"
import type { FigureRole, Part } from "./part.ts"

type Found = { length: number; part: Part }
const found = (role: FigureRole, text: string, length = 1): Found => ({ length, part: { role, text } })

/** What numbers name, and do not count. */
export const NUMBERED = /^(?:dma|zip|fico|msa|sic|naics|ltv)$/i

const UNITS: Readonly<Record<string, string>> = { d: "day", w: "week", m: "month", y: "year" }
const WINDOW = /^(LL|L|P|R|LAST|PAST|NEXT|N)?(\d{1,3})(D|DAYS?|W|WKS?|M|MOS?|MTHS?|Y|YRS?)$/i
const PEOPLE: Readonly<Record<string, string>> = { a: "Adults", p: "Adults", w: "Women", f: "Women", m: "Men" }
const STAFF = /^(?:emps?|ees?|employees?|staff|size)$/i
const AMOUNT = /^\$?\d+(?:\.\d+)?(?:K|MM?|B)?$/i
const INCOME: Readonly<Record<string, string>> = {
  hhi: "HHI",
  inc: "Income",
  income: "Income",
  nw: "Net Worth",
  hnw: "Net Worth",
}
const PLUS = /(?:\+|P|PLUS)$/i

/** What the figures at a place of a code say, with the parts around that give them their meaning. */
export function figureAt(pieces: readonly string[], at: number, near: ReadonlySet<string>): Found | undefined {
  const [piece = "", next = ""] = pieces.slice(at, at + 2)
  if (/^[WMF]$/.test(piece) && at > 0) return found("people_of", PEOPLE[piece.toLowerCase()] ?? "")
  if (/^tier$/i.test(piece) && /^\d$/.test(next)) return found("tier", `Tier ${next}`, 2)
  const number = NUMBERED.test(piece) ? /^(\d+)(\+|P|PLUS)?$/i.exec(next) : null
  if (number) return found("market", `${piece.toUpperCase()} ${number[1]}${number[2] === undefined ? "" : "+"}`, 2)
  const size = /^SZ(\d+)$/i.exec(piece) ?? (near.has("diapers") || near.has("diaper") ? /^S(\d)$/i.exec(piece) : null)
  if (size) return found("id", `Size ${size[1]}`)
  const region = regionOf(piece)
  if (region !== undefined) return found("market", region)
  return incomeAt(pieces, at) ?? staffAt(pieces, at) ?? (/\d/.test(piece) ? numberAt(pieces, at, near) : undefined)
}

function incomeAt(pieces: readonly string[], at: number): Found | undefined {
  const piece = (pieces[at] ?? "").toLowerCase()
  const joined = /^(hhi|inc|nw|hnw)(\$?\d.*)$/.exec(piece)
  const label = INCOME[joined?.[1] ?? piece]
  if (label === undefined) return undefined
  const isNetWorth = piece.startsWith("hnw")
  const [first, next, length] = joined
    ? [joined[2] ?? "", pieces[at + 1], 1]
    : [pieces[at + 1] ?? "", pieces[at + 2], 2]
  const range = /^(\$?\d+[KM]?)[-–](\$?\d+[KM]?)$/i.exec(first)
  if (range) return found("income", `${label} ${dollars(range[1], range[2])}-${dollars(range[2])}`, length)
  if (!AMOUNT.test(first.replace(PLUS, ""))) return undefined
  // "HHI_75K_150K" has an end, "HHI100K" begins there.
  if (next !== undefined && AMOUNT.test(next) && /[KM]$/i.test(next) && !PLUS.test(first))
    return found("income", `${label} ${dollars(first, next)}-${dollars(next)}`, length + 1)
  const plus = next !== undefined && /^(?:\+|P|PLUS)$/i.test(next) ? 1 : 0
  const amount = first.replace(PLUS, "")
  // "HHI150" are thousands.
  const whole = /^\$?\d{2,3}$/.test(amount) ? `${amount}K` : amount
  return found("income", `${isNetWorth ? "Net Worth" : label} ${dollars(whole)}+`, length + plus)
}

/** "75" of "75-100K" has its unit too. */
function dollars(amount = "", other = ""): string {
  const bare = amount.replace("$", "").toUpperCase().replace("MM", "M")
  const unit = /[KM]$/.test(bare) ? "" : (/[KM]$/.exec(other.toUpperCase())?.[0] ?? "")
  return `$${bare}${unit}`
}

const counted = (number: string) => Number(number).toLocaleString("en-US")
function staffAt(pieces: readonly string[], at: number): Found | undefined {
  const [piece = "", next = "", third = ""] = pieces.slice(at, at + 3)
  const own = /^(\d+)(?:[-–](\d+))?(\+|P|PLUS)?(?:emps?|ees|employees)$/i.exec(piece)
  if (own)
    return found(
      "staff",
      staff(own[1], own[2], own[3] !== undefined || /PLUS|\+/i.test(next)),
      /^(?:PLUS|\+)$/i.test(next) ? 2 : 1,
    )
  if (STAFF.test(piece) && /^\d+$/.test(next) && /^\d+$/.test(third)) return found("staff", staff(next, third), 3)
  const range = /^(\d+)(?:[-–](\d+))?(\+|P|PLUS)?$/i.exec(next)
  if (STAFF.test(piece) && range) return found("staff", staff(range[1], range[2], range[3] !== undefined), 2)
  const first = /^(\d+)(?:[-–](\d+))?(\+|P|PLUS)?$/i.exec(piece)
  if (first && STAFF.test(next)) return found("staff", staff(first[1], first[2], first[3] !== undefined), 2)
  return undefined
}
const staff = (from = "", to?: string, more = false) =>
  `${counted(from)}${to === undefined ? "" : `-${counted(to)}`}${more ? "+" : ""} Employees`

const QUARTER = /^(?:(\d{4}|\d\d))?(Q[1-4]|H[12])(?:(\d{4}|\d\d))?$/i
const AT_WORK = new Set("b2b itdm itdms bdm ent exec cfo cio ceo cto hr csuite mfg smb".split(" "))

function numberAt(pieces: readonly string[], at: number, near: ReadonlySet<string>): Found | undefined {
  const piece = pieces[at] ?? ""
  const next = pieces[at + 1] ?? ""
  const aged = /^([APWFM])?(\d\d)[-–]?(\d\d)$/i.exec(piece)
  if (aged && (aged[1] !== undefined || /[-–]/.test(piece)) && Number(aged[2]) < Number(aged[3]))
    return found("people_of", `${people(aged[1])}${aged[2]}-${aged[3]}`)
  const from = /^([APWFM])(\d\d)$/i.exec(piece)
  if (from && /^\d\d$/.test(next)) return found("people_of", `${people(from[1])}${from[2]}-${next}`, 2)
  const older = /^([APWFM])?(\d\d)(?:\+|P|PLUS)$/i.exec(piece)
  if (older) return found("people_of", `${people(older[1])}${older[2]}+`)
  const kids = /^(\d)(?:\+|P|PLUS)$/i.exec(piece)
  if (kids && /^(?:kids?|child|children|chld)$/i.test(next)) return found("kids", `${kids[1]}+`)
  const under = /^U(\d\d?)$/i.exec(piece)
  if (under) return found("under", under[1] ?? "")
  const quarter = QUARTER.exec(piece)
  if (quarter) return quarterAt(quarter, next)
  const tier = /^(?:T|TIER)([1-5])$/i.exec(piece)
  if (tier) return found("tier", `Tier ${tier[1]}`)
  const term = /^(\d\d)YR?$/i.exec(piece)
  if (term && Number(term[1]) >= LONG_TERM) return found("count", `${term[1]}-Year Term`)
  const window = windowOf(piece)
  if (window !== undefined) return found("window", window)
  const radius = /^(?:R|RAD)?(\d{1,3})(MI|MILES?|KM|MINS?)$/i.exec(piece)
  if (radius) return found("radius", radiusOf(radius[1] ?? "", radius[2] ?? ""))
  if (/^\d{1,3}$/.test(piece) && /^(?:MI|MILES?|KM|MINS?)$/i.test(next))
    return found("radius", radiusOf(piece, next), 2)
  const grades = /^K-?([1-9])$/i.exec(piece)
  if (grades) return found("market", `Grades K-${grades[1]}`)
  const score = /^(\d{3})FICO$/i.exec(piece)
  if (score) return found("market", `FICO ${score[1]}`)
  const accounts = /^(\d+)(?:ACCTS?|ACCOUNTS?)$/i.exec(piece)
  if (accounts) return found("count", `${counted(accounts[1] ?? "")} Accounts`)
  if (/^\d+$/.test(piece) && /^(?:ACCTS?|ACCOUNTS?)$/i.test(next))
    return found("count", `${counted(piece)} Accounts`, 2)
  const units = /^(\d+)(\+|P)?(AC|ACRES?|VEHS?|VEHICLES?|SEATS?|UNITS?|BEDS?|LOCS?|LOCATIONS?)$/i.exec(piece)
  if (units) {
    const isMore = units[2] !== undefined || /^(?:PLUS|\+)$/i.test(next)
    return found(
      "count",
      `${counted(units[1] ?? "")}${isMore ? "+" : ""} ${MEASURES[(units[3] ?? "").charAt(0).toLowerCase()]}`,
      /^(?:PLUS|\+)$/i.test(next) ? 2 : 1,
    )
  }
  const top = /^TOP(\d+)(PCT|%)?$/i.exec(piece)
  if (top) return found("count", `Top ${top[1]}${top[2] === undefined ? "" : "%"}`)
  const percent = /^(\d{1,2})(?:PCT|%)$/i.exec(piece)
  if (percent) return found("count", `${percent[1]}%`)
  const size = /^(\d{2,})[-–](\d{3,})$/.exec(piece)
  if (size && [...AT_WORK].some((word) => near.has(word))) return found("staff", staff(size[1], size[2]))
  const given = /^(\d{2,})(?:P|\+|PLUS)$/i.exec(piece)
  if (given && near.has("donors")) return found("count", `${dollars(given[1])}+`)
  const many = /^(\d{3,})(?:P|\+|PLUS)$/i.exec(piece)
  if (many && [...AT_WORK].some((word) => near.has(word))) return found("staff", staff(many[1], undefined, true))
  // "2018_2022" are years, other numbers belong to the word before them.
  if (/^(?:19|20)\d\d$/.test(piece) && /^(?:19|20)\d\d$/.test(next)) return found("quarter", `${piece}-${next}`, 2)
  if (/^(?:19|20)\d\d$/.test(piece)) return found("quarter", piece)
  return /^\d+$/.test(piece) ? found("id", piece) : undefined
}

const MEASURES: Readonly<Record<string, string>> = {
  a: "Acres",
  v: "Vehicles",
  s: "Seats",
  u: "Units",
  b: "Beds",
  l: "Locations",
}
const people = (letter: string | undefined) => (letter === undefined ? "" : `${PEOPLE[letter.toLowerCase()]} `)

function quarterAt([, before, name = "", after]: RegExpExecArray, next: string): Found {
  const year = before ?? after
  const isYear = year === undefined && /^20\d\d$/.test(next)
  const said = year === undefined ? (isYear ? ` ${next}` : "") : ` ${year.length === 2 ? `20${year}` : year}`
  return found("quarter", name.toUpperCase() + said, isYear ? 2 : 1)
}

const LONG_TERM = 15

function windowOf(piece: string): string | undefined {
  const days = /^LL?(\d{1,3})$/i.exec(piece)
  const window = WINDOW.exec(piece)
  const count = days?.[1] ?? window?.[2]
  if (count === undefined) return undefined
  const unit = UNITS[(window?.[3] ?? "d").charAt(0).toLowerCase()] ?? "day"
  // A mortgage has thirty years, no window is as long.
  if (unit === "year" && Number(count) >= LONG_TERM) return undefined
  const direction = /^N/i.test(window?.[1] ?? "") ? "next" : "past"
  return `${direction} ${Number(count)} ${unit}${Number(count) === 1 ? "" : "s"}`
}

const radiusOf = (count: string, unit: string) =>
  `${count} ${/^km/i.test(unit) ? "km" : /^min/i.test(unit) ? "Minutes" : Number(count) === 1 ? "Mile" : "Miles"}`
