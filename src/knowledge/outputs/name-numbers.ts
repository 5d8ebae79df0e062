import type { Classification } from "../taxonomy/classification.ts"
import type { Role } from "./attributes.ts"
import { namesPeople } from "./grammar.ts"

type Found = { role: Role; value: string; length: number; and?: { role: Role; value: string } }

const AGES = /^([apfmw])?(\d{1,2})[-–](\d{1,2})$/i
const AGE_LIMIT = /^([apfmw])?(\d\d)\+$/i
const AMOUNT = /^[$£€]?[\d.,]+(?:k|m|mm|b|bn)?(?:[-–][$£€]?[\d.,]+(?:k|m|mm|b|bn)?)?\+?$/i
const COUNT = /^[\d,]+(?:[-–][\d,]+)?\+?$/
const SPAN = /^(?:[lp])(\d{1,3})([dwm])$/i
const DAYS = /^(\d{1,3})[-–]days?$/i
const AGE_WORDS = new Set("age ages aged adult adults women men woman man females males people persons".split(" "))
const CHILDREN = new Set("child children kid kids boys girls teen teens toddlers tweens".split(" "))
/** Units that make a number something other than an age. */
const COUNTED = new Set(
  "employees employee people persons year years yr yrs day days month months week weeks hour hours inch inches foot feet miles mile minutes seats locations units beds percent points hp cc mpg lb lbs oz pack ct times trips nights visits purchases orders bedrooms rooms acres gb tb watts gallons mm cm".split(
    " ",
  ),
)
const MEASURED = new Set(
  "size sizes grade grades iphone galaxy pixel windows series season chapter version top level tier route bmi spf score scores class model psi".split(
    " ",
  ),
)
const STAFF = new Set("employees employee emps staff seats".split(" "))
export const PERIODS = new Set("last past previous prior next within recent coming".split(" "))
const UNITS: ReadonlyMap<string, string> = new Map(
  [
    ["day", "day", "days", "d"],
    ["week", "week", "weeks", "wk", "wks", "w"],
    ["month", "month", "months", "mo", "mos", "m"],
    ["year", "year", "years", "yr", "yrs"],
    ["hour", "hour", "hours", "hrs"],
    ["quarter", "quarter", "quarters"],
  ].flatMap(([unit = "", ...words]) => words.map((word): [string, string] => [word, unit])),
)

const keyOf = (word: string | undefined) => (word ?? "").toLowerCase()

/** What the number at a place of a name says; `kept` are the words before it that no attribute has claimed. */
export function numberAt(
  words: readonly string[],
  at: number,
  kept: readonly string[],
  c: Classification,
): Found | undefined {
  const word = words[at] ?? ""
  const first = word.charCodeAt(0)
  if (first > 0x7a && first !== 0xa3 && first !== 0x20ac) return undefined
  const before = keyOf(kept.at(-1))
  return (
    windowAt(words, at) ??
    listedStaffAt(words, at) ??
    (/\d/.test(word) || isLimit(word)
      ? (staffAt(words, at) ?? moneyAt(words, at, kept, c) ?? ageAt(words, at, before))
      : undefined)
  )
}

const isLimit = (word: string) => /^(?:under|over|above|below)$/i.test(word)
const isUpper = (word: string) => /^(?:under|below)$/i.test(word)

function windowAt(words: readonly string[], at: number): Found | undefined {
  const word = keyOf(words[at])
  const days = /^l(\d{1,3})$/.exec(word)
  if (days) return window("last", days[1] ?? "", "day", 1)
  const code = SPAN.exec(word)
  if (code) return window("last", code[1] ?? "", UNITS.get(keyOf(code[2])), 1)
  const alone = DAYS.exec(word)
  if (alone && words.length === 1) return window("last", alone[1] ?? "", "day", 1)
  if (words.length === 2 && at === 0 && /^\d{1,3}$/.test(word) && UNITS.get(keyOf(words[1])) === "day")
    return window("last", word, "day", 2)
  if (!PERIODS.has(word)) return undefined
  const next = keyOf(words[at + 1])
  const direction = word === "next" || word === "coming" ? "next" : word === "within" ? "within" : "last"
  if (/^\d{1,3}$/.test(next)) {
    const unit = UNITS.get(keyOf(words[at + 2]))
    return unit === undefined ? undefined : window(direction === "within" ? "last" : direction, next, unit, 3)
  }
  const unit = UNITS.get(next)
  if (unit === undefined || next.length === 1 || word === "recent" || word === "within" || next.endsWith("s"))
    return undefined
  return { role: "window", value: `${direction} ${unit}`, length: 2 }
}
const window = (direction: string, count: string, unit: string | undefined, length: number): Found => ({
  role: "window",
  value: `${direction} ${Number(count)} ${unit}${Number(count) === 1 ? "" : "s"}`,
  length,
})

function staffAt(words: readonly string[], at: number): Found | undefined {
  const limit = isLimit(words[at] ?? "") ? 1 : 0
  if (!COUNT.test(words[at + limit] ?? "") || !STAFF.has(keyOf(words[at + limit + 1]))) return undefined
  const count = words[at + limit] ?? ""
  const value = limit === 1 ? `${isUpper(words[at] ?? "") ? "under" : "over"} ${count}` : count
  return { role: "company_size", value, length: 2 + limit }
}

/** "Employees 1000-4999", as codes have it. */
function listedStaffAt(words: readonly string[], at: number): Found | undefined {
  const count = words[at + 1] ?? ""
  return STAFF.has(keyOf(words[at])) && COUNT.test(count) && /[-–+]/.test(count)
    ? {
        role: "company_size",
        value: count.replaceAll(/\d{4,}/g, (one) => Number(one).toLocaleString("en-US")),
        length: 2,
      }
    : undefined
}

/** An amount with a label before it, or one that the engine took for an income. */
function moneyAt(
  words: readonly string[],
  at: number,
  kept: readonly string[],
  { qualifiers = [] }: Classification,
): Found | undefined {
  const limit = isLimit(words[at] ?? "") ? 1 : 0
  const word = words[at + limit] ?? ""
  if (!AMOUNT.test(word) || !/[$£€kmb]/i.test(word)) return undefined
  const label = kept.slice(-3).join(" ").toLowerCase()
  const ofEngine = qualifiers.find(({ kind, text }) => kind === "income" && text.includes(digitsOf(word)))
  const role: Role | undefined = label.includes("worth")
    ? "net_worth"
    : label.includes("home value") || label.includes("valued")
      ? "home_value"
      : label.includes("revenue")
        ? "revenue"
        : /income|hhi|salary|earn/.test(label) || ofEngine !== undefined
          ? "income"
          : undefined
  if (role === undefined) return undefined
  if (BALANCES.has(keyOf(kept.at(-1)))) return undefined
  const next = keyOf(words[at + limit + 1])
  const plus = next === "plus" || next === "million" || next === "billion" ? 1 : 0
  const amount = dollars(word) + (plus === 0 ? "" : next === "plus" ? "+" : ` ${next}`)
  const value = limit === 1 ? `${isUpper(words[at] ?? "") ? "under" : "over"} ${amount}` : amount
  return { role: ofEngine?.value.startsWith("net worth") ? "net_worth" : role, value, length: 1 + limit + plus }
}
const digitsOf = (word: string) => /\d+/.exec(word)?.[0] ?? word
/** What amounts are of, other than an income. */
const BALANCES = new Set(
  "balance balances deposit deposits loan loans debt spend price prices cost budget budgets mortgage mortgages policy".split(
    " ",
  ),
)

/** "75-100k" as "$75K-$100K". */
function dollars(word: string): string {
  const parts = word.toUpperCase().replaceAll("MM", "M").replace("–", "-").split("-")
  const unit = /(K|M|BN?)\+?$/.exec(parts.at(-1) ?? "")?.[1] ?? ""
  return parts
    .map((part) => (/^[$£€]/.test(part) ? part : `$${part}`))
    .map((part) => (parts.length > 1 && /^.\d{1,3}$/.test(part) ? part + unit : part))
    .join("-")
}

function ageAt(words: readonly string[], at: number, before: string): Found | undefined {
  const range = rangeAt(words, at)
  if (range) {
    const { from, to, length, gender } = range
    const after = keyOf(words[at + length])
    const isOld = after.startsWith("year") && keyOf(words[at + length + 1]).startsWith("old")
    if ((COUNTED.has(after) && !isOld) || MEASURED.has(before) || to <= from) return undefined
    if (CHILDREN.has(before) && from < 18) return { role: "children", value: `Children ${from}-${to}`, length }
    if (from < 13) return undefined
    const whole = length + (isOld ? 2 : after.startsWith("year-old") ? 1 : 0)
    return { role: "age", value: `${from}-${to}`, length: whole, ...withGender(gender) }
  }
  const word = words[at] ?? ""
  const next = keyOf(words[at + 1])
  const limit = AGE_LIMIT.exec(word)
  if (limit) {
    const from = Number(limit[2])
    // "50+ Trucks" counts trucks.
    const isCount = words.length === at + 2 && next.endsWith("s") && namesPeople(next) === "no"
    if (COUNTED.has(next) || MEASURED.has(before) || from < 13 || isCount) return undefined
    return { role: "age", value: `${from}+`, length: 1, ...withGender(limit[1]) }
  }
  if (isLimit(word) && /^\d\d?$/.test(next) && CHILDREN.has(keyOf(words[at - 1])) && Number(next) <= 18)
    return { role: "children", value: `Children ${isUpper(word) ? "under" : "over"} ${next}`, length: 2 }
  if (!isLimit(word) || !/^\d\d$/.test(next) || !AGE_WORDS.has(before) || COUNTED.has(keyOf(words[at + 2])))
    return undefined
  return { role: "age", value: `${isUpper(word) ? "under" : "over"} ${next}`, length: 2 }
}

type Range = { from: number; to: number; length: number; gender: string | undefined }
const GENDERS: Readonly<Record<string, string>> = { f: "female", w: "female", m: "male" }
/** "F25-54" says two things at once. */
function withGender(letter: string | undefined): Pick<Found, "and"> {
  const gender = GENDERS[keyOf(letter)]
  return gender === undefined ? {} : { and: { role: "gender", value: gender } }
}

/** "18-24", "A18-34" or "18 to 24". */
function rangeAt(words: readonly string[], at: number): Range | undefined {
  const joined = AGES.exec(words[at] ?? "")
  if (joined) return { from: Number(joined[2]), to: Number(joined[3]), length: 1, gender: joined[1] }
  const [from = "", to = "", end = ""] = words.slice(at, at + 3)
  if (!/^\d\d$/.test(from) || keyOf(to) !== "to" || !/^\d\d$/.test(end)) return undefined
  return { from: Number(from), to: Number(end), length: 3, gender: undefined }
}
