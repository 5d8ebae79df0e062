import { canonicalWord } from "./canonical-tokens.ts"

/**
 * Writes ages, amounts, periods and company sizes in one way, given the words of a name: "over 65" and "65+" are both "65plus", "last 30
 * days" and "L30D" both "window30", "500+ employees" is "staff500plus". Words that only say what a number measures are dropped where its
 * form says it too.
 */
export function inOneNotation(words: readonly string[]): readonly string[] {
  if (!words.some(hasDigit) && !words.some((word) => PERIODS.has(word))) return words
  return measured(limited(scaled(words)))
}

/** The words of names are stems: "above" is "abof". */
const stems = (text: string) => text.split(" ").map(canonicalWord)
const set = (text: string) => new Set(stems(text))

const hasDigit = (word: string) => {
  for (let i = 0; i < word.length; i++) if (isDigit(word.charCodeAt(i))) return true
  return false
}
const isDigit = (code: number) => code >= 0x30 && code <= 0x39

/** A number, its end if it is a range, and what limits it. */
type Amount = { from: number; to?: number | undefined; limit: "" | "plus" | "under" }

const AMOUNT = /^(under)?(\d{1,12}(?:\.\d{1,3})?)(?:_(\d{1,12}(?:\.\d{1,3})?))?(plus)?$/

function amountOf(word: string | undefined): Amount | undefined {
  const parts = AMOUNT.exec(word ?? "")
  if (!parts) return undefined
  return {
    from: Number(parts[2]),
    to: parts[3] === undefined ? undefined : Number(parts[3]),
    limit: parts[1] ? "under" : parts[4] ? "plus" : "",
  }
}

const written = ({ from, to, limit }: Amount) =>
  `${limit === "under" ? limit : ""}${from}${to === undefined ? "" : `_${to}`}${limit === "plus" ? limit : ""}`

const SCALES = new Map([
  ["1000", 1_000],
  ["thousand", 1_000],
  ["million", 1_000_000],
  ["mm", 1_000_000],
  ["mn", 1_000_000],
  ["billion", 1_000_000_000],
  ["bn", 1_000_000_000],
])
const CURRENCIES = set("dollar usd euro eur gbp")

/** "1.5 million dollars" as 1500000, and "75-100k" with the same unit on both sides. */
function scaled(words: readonly string[]): string[] {
  const said: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ""
    const amount = amountOf(word)
    if (!amount) {
      said.push(word)
      continue
    }
    const scale = SCALES.get(words[i + 1] ?? "") ?? SCALES.get((words[i + 1] ?? "").replace(/plus$/, ""))
    if (scale !== undefined && amount.from < 1_000) {
      if ((words[i + 1] ?? "").endsWith("plus")) amount.limit = "plus"
      amount.from *= scale
      if (amount.to !== undefined) amount.to *= scale
      i++
    } else if (amount.to !== undefined && amount.from < 1_000 && amount.to >= 1_000) {
      const unit = amount.to >= 1_000_000 ? 1_000_000 : 1_000
      if (amount.to % 1_000 === 0 && amount.from * unit < amount.to) amount.from *= unit
    }
    if (amount.to !== undefined) amount.to = upToRound(amount.to)
    said.push(written(amount))
    while (CURRENCIES.has(words[i + 1] ?? "")) i++
  }
  return said
}

/** "$75K to $99K" ends where "$100K" begins. */
const upToRound = (end: number) => (end >= 10_000 && end % 1_000 === 0 && (end / 1_000) % 5 === 4 ? end + 1_000 : end)

const ABOVE = [
  "over",
  "above",
  "exceeding",
  "more than",
  "greater than",
  "older than",
  "higher than",
  "at least",
  "minimum",
]
const BELOW = ["under", "below", "less than", "fewer than", "younger than", "lower than", "up to", "at most", "maximum"]
const LIMITS = new Map<string, "plus" | "under">([
  ...ABOVE.map((phrase) => [stems(phrase).join(" "), "plus"] as const),
  ...BELOW.map((phrase) => [stems(phrase).join(" "), "under"] as const),
])
const ABOVE_AFTER = set("more over above older up higher greater")
const BELOW_AFTER = set("less under below fewer younger lower")
/** Words between a limit and its number: "over the age of 65". */
const BETWEEN = set("the age aged of a an")

/** Joins a number with its limits: "under 50", "50 or less", "between 25 and 54". */
function limited(words: readonly string[]): string[] {
  const said: string[] = []
  for (let i = 0; i < words.length;) {
    const { limit, length } = limitAt(words, i)
    let at = i + length
    if (limit !== undefined) while (BETWEEN.has(words[at] ?? "")) at++
    const amount = limit === undefined ? undefined : amountOf(words[at])
    if (limit !== undefined && amount && amount.to === undefined && amount.limit === "") {
      said.push(written({ ...amount, limit }))
      i = at + 1
      continue
    }
    const range = words[i] === "between" || words[i] === "from" ? rangeAt(words, i + 1) : undefined
    if (range) {
      said.push(range.text)
      i = range.end
      continue
    }
    const own = amountOf(words[i])
    const to = words[i + 1] === "to" && own?.limit === "" && own.to === undefined ? amountOf(words[i + 2]) : undefined
    if (own && to?.limit === "" && to.to === undefined && own.from >= 1_000 && to.from > own.from) {
      said.push(written({ from: own.from, to: upToRound(to.from), limit: "" }))
      i += 3
      continue
    }
    const joined = words[i + 1] === "or" || words[i + 1] === "and"
    const after = joined && own && own.to === undefined && own.limit === "" ? (words[i + 2] ?? "") : ""
    if (own && (ABOVE_AFTER.has(after) || BELOW_AFTER.has(after))) {
      said.push(written({ ...own, limit: ABOVE_AFTER.has(after) ? "plus" : "under" }))
      i += 3
      continue
    }
    said.push(words[i] ?? "")
    i++
  }
  return said
}

function limitAt(words: readonly string[], at: number) {
  const first = words[at] ?? ""
  const two = LIMITS.get(`${first} ${words[at + 1] ?? ""}`)
  return two === undefined ? { limit: LIMITS.get(first), length: 1 } : { limit: two, length: 2 }
}

/** The range of "between 25 and 54", or of "from 25-54". */
function rangeAt(words: readonly string[], start: number): { text: string; end: number } | undefined {
  let at = start
  while (BETWEEN.has(words[at] ?? "")) at++
  const from = amountOf(words[at])
  if (from?.to !== undefined) return { text: written(from), end: at + 1 }
  const to = words[at + 1] === "and" || words[at + 1] === "to" ? amountOf(words[at + 2]) : undefined
  if (!from || !to || from.limit !== "" || to.limit !== "" || to.to !== undefined || to.from <= from.from)
    return undefined
  return { text: written({ from: from.from, to: to.from, limit: "" }), end: at + 3 }
}

const STAFF = set("employee staff emp headcount fte seat worker")
const STAFF_BEFORE = set("employee headcount size emp staff")
const COMPANIES = set("company firm business organization employer size count number")
const HOUSEHOLDS = set("household hh family")
const HOUSEHOLD_SIZES = set("size of")
const INCOMES = set("income hhi salary revenue")
const EARNING = set("earn earning earner making")
const OF_INCOME = set("annual yearly annually per year range level bracket band tier adult")
const OF_AGE = set("adult age aged person people old")
const OLDER = set("senior elderly")
/** Days per unit. */
const PERIODS = new Map([
  ["day", 1],
  ["week", 7],
  ["month", 30],
  ["quarter", 90],
  ["year", 365],
])
const PERIOD_WORDS = set("last past previous prior recent trailing")
const BEFORE_PERIODS = set("last past previous prior recent trailing the in within over during")
/** Windows that are also written without a word for their unit: "L30". */
const USUAL_DAYS = set("7 14 15 21 28 30 45 60 90 120 180 365")
/** "3d" and "4d" are dimensions. */
const CODED = /^(?:l|ll|p)?(\d{1,3})d$/
const CODED_SHORT = /^l(\d{1,3})(w|000000)?$/

/** Names what the numbers measure, and drops the words that say so. */
function measured(words: readonly string[]): string[] {
  const said: string[] = []
  let [sized, aged, earned, old] = [false, false, false, false]
  const isIncome = words.some((word) => INCOMES.has(word) || EARNING.has(word))
  const ofHousehold = words.some((word) => HOUSEHOLDS.has(word))
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ""
    const window = windowAt(words, i)
    if (window) {
      while (BEFORE_PERIODS.has(said.at(-1) ?? "")) said.pop()
      said.push(window.text)
      i = window.end - 1
      continue
    }
    const amount = amountOf(word)
    const next = words[i + 1] ?? ""
    if (!amount) said.push(word)
    else if (ofHousehold && HOUSEHOLD_SIZES.has(words[i - 1] ?? "")) {
      while (HOUSEHOLD_SIZES.has(said.at(-1) ?? "")) said.pop()
      said.push(word)
    } else if (STAFF.has(next) || STAFF_BEFORE.has(words[i - 1] ?? "")) {
      while (STAFF_BEFORE.has(said.at(-1) ?? "")) said.pop()
      said.push(`staff${word}`)
      sized = true
      if (STAFF.has(next)) i++
    } else if (isIncome && Math.max(amount.from, amount.to ?? 0) >= 1_000) {
      said.push(word)
      earned = true
    } else {
      said.push(word)
      const isAge = Math.max(amount.from, amount.to ?? 0) < 100 && (amount.to !== undefined || amount.limit !== "")
      if (!isAge) continue
      aged = true
      old ||= amount.limit === "plus" && amount.from >= 55
      if ((next === "year" && words[i + 2] === "old") || next === "yo") i += next === "yo" ? 1 : 2
    }
  }
  if (!sized && !aged && !earned) return said
  const both = aged && said.includes("man") && said.includes("woman")
  const kept = said.filter(
    (word) =>
      !(sized && COMPANIES.has(word)) &&
      !(aged && OF_AGE.has(word)) &&
      !(old && OLDER.has(word)) &&
      !(earned && OF_INCOME.has(word)) &&
      !(both && (word === "man" || word === "woman")),
  )
  return earned ? asIncome(kept) : kept
}

/** "Households earning over $100k" have a household income of that. */
function asIncome(words: readonly string[]): string[] {
  const said = words.map((word) => (EARNING.has(word) ? "income" : word === "family" ? "household" : word))
  return said.filter((word, i) => word !== "income" || said.indexOf(word) === i)
}

/** A period in the past: "last 30 days", "past month", "L30D", "90-day". */
function windowAt(words: readonly string[], at: number): { text: string; end: number } | undefined {
  const word = words[at] ?? ""
  const coded = CODED.exec(word) ?? CODED_SHORT.exec(word)
  if (coded) {
    const count = coded[1] ?? ""
    const unit = coded[2] === "w" ? 7 : coded[2] === undefined ? 1 : 30
    const isDimension = /^[2-5]d$/.test(word)
    if (!isDimension && (word.endsWith("d") || unit > 1 || USUAL_DAYS.has(count)))
      return { text: windowOf(Number(count) * unit), end: at + 1 }
  }
  const before = words[at - 1] === "the" ? words[at - 2] : words[at - 1]
  const isPast = PERIOD_WORDS.has(before ?? "")
  const alone = PERIODS.get(word)
  if (alone !== undefined) return isPast && alone > 1 ? { text: windowOf(alone), end: at + 1 } : undefined
  const amount = amountOf(word)
  const days = PERIODS.get(words[at + 1] ?? "")
  if (!amount || days === undefined || words[at + 2] === "old") return undefined
  const { from, to = from, limit } = amount
  if (limit === "plus" || !(isPast || (days === 1 && USUAL_DAYS.has(String(to))))) return undefined
  const start = to === from || from < 2 ? "" : `${from * days}_`
  return { text: start === "" ? windowOf(to * days) : `window${start}${to * days}`, end: at + 2 }
}

/** A year is 12 months, however its days are counted. */
const windowOf = (days: number) => `window${days === 360 ? 365 : days}`
