import type { QualifierKind } from "../taxonomy/qualifier-kinds.ts"
import type { Tokens } from "../text/tokens.ts"
import { GAP } from "../text/tokens.ts"
import { type Phrases, scan } from "./evidence.ts"
import { qualifierTerms } from "./knowledge.ts"

/** "decoration" describes how the list was made; it is ignored. */
export type QualifierMatch = { kind: QualifierKind | "decoration"; value: string; start: number; length: number }

/** Every qualifier in a text, from left to right. */
export function findQualifiers(tokens: Tokens, found: Phrases): QualifierMatch[] {
  const numbers = hasDigit(tokens.words) ? findNumbers(tokens) : []
  const terms = scan(qualifierTerms, found)
  if (terms.length === 0) return numbers
  const matches = numbers
  const taken = (start: number) => numbers.some((one) => start >= one.start && start < one.start + one.length)
  for (const { start, length, value } of terms) {
    if (taken(start) || (value.apart && !standsApart(tokens, start, start + length))) continue
    matches.push({ kind: value.kind, value: value.value, start, length })
  }
  return matches.sort((a, b) => a.start - b.start)
}

const hasDigit = (words: readonly string[]) =>
  words.some((word) => isDigit(word, 0) || isDigit(word, word.length - 1) || isDigit(word, 1) || isDigit(word, 2))
const isDigit = (word: string, at: number) => word.charCodeAt(at) >= 0x30 && word.charCodeAt(at) <= 0x39

/** Whether words fill a whole part of the name, between commas, brackets, dashes or path steps. */
export const standsApart = ({ gaps, words }: Tokens, start: number, end: number) =>
  (start === 0 || gaps[start] !== GAP.none) && (end === words.length || gaps[end] !== GAP.none)

const AGE_CODE = /^([apfmw])(\d\d)$/
const GENDER_CODES: Readonly<Record<string, string>> = { f: "female", w: "female", m: "male" }
const NUMBER = /^\d+$/
const MONEY = /^\d+(?:k|m|mm|b|bn)$/
const SPAN = /^(?:ll|l|p|past|last)?(\d{1,3})(d|day|days|w|wk|m|mo|mos|y|yr)$/
const QUARTER = /^(?:20\d\d)?q[1-4]$|^20\d\dq[1-4]$|^q[1-4]20\d\d$|^20\d\dh[12]$/
const words = (text: string) => new Set(text.split(" "))
const AGE_BEFORE = words(
  "age aged ages adult adults a p m w f people persons men women man woman male female males females",
)
/** Words that belong to the number. Words such as "men" before it are separate qualifiers. */
const AGE_WORDS = words("age aged ages adult adults people persons")
const PERIOD = words("past last next previous prior within in over recent")
const UNIT = words(
  "day days week weeks month months mo mos year years yr yrs hour hours hr hrs quarter quarters wk wks",
)
const STAFF = words("employee employees emp emps ee ees staff worker workers seat seats fte ftes headcount people")
const COMPANY = words(
  "company companies firm firms business businesses employer employers employee employees emp emps organization organizations headcount enterprise accounts",
)
const INCOME = words("hhi income incomes earning earners salary salaries hhincome")
const WEALTH = words("worth assets asset wealth investable ipa")
const HOUSEHOLD = words("hh household households family families")
/** Words whose number is a name: "Cohort 7B" earns nothing. */
const NUMBERED = words(
  "cohort segment audience batch wave group list bucket pool cluster tier phase cell variant version test seed",
)
/** Words between a number and what it counts: "income over $75,000". */
const LIMITS = words("over above under below of exceeding least than between from")
const DISTANCE = words("mile miles mi km kilometer kilometers minute minutes")
const CREDIT = words("fico vantage vantagescore cs")
/** Words whose number is not an age: BMI 30+, SPF 50+, iPhone 15+. */
const MEASURED = words(
  "bmi iq gre sat act gmat lsat mcat psi hp mpg spf ppm score scores route pack size sizes channel version level top tier iphone galaxy pixel " +
    "windows ps model series gen grade grades chapter season ryzen core rtx gtx class section title form part area zone highway",
)
/** What a number before them counts: 40+ inch TVs, 20+ trips. */
const COUNTED = words(
  "inch inches foot feet ft oz ounce lb lbs pound pounds kg hp cc mpg mp mm cm gb tb mb ct count packs pieces trips nights visits purchases " +
    "orders bedrooms units rooms locations acres sq episodes flights stays credits percent points times watt watts volt volts gallon gallons " +
    "mbps gbps grams proof",
)
/** Things that have an age. */
const AGING = words("vehicle vehicles car cars home house building roof property equipment device account")
const CHILDREN = words(
  "kid kids child children baby babies toddler toddlers infant infants teen teens tween tweens boy boys girl girls newborn newborns",
)
/** Numbers with a K or M that are no money: a plan, races, screens. */
const NO_MONEY = words("401k 403b 457b 2k 3k 4k 5k 6k 8k 10k 12k 15k 16k 1m 360m")
const BEYOND = words("plus over older up above more")

/** Numbers with what they count: ages, incomes, company sizes, periods and distances. */
function findNumbers(tokens: Tokens): QualifierMatch[] {
  const found: QualifierMatch[] = []
  for (let i = 0; i < tokens.words.length; i++) {
    const match = numberAt(tokens, i, found.at(-1))
    if (!match) continue
    found.push(match)
    const gender = GENDER_CODES[tokens.words[match.start]?.charAt(0) ?? ""]
    if (gender !== undefined && AGE_CODE.test(tokens.words[match.start] ?? "")) {
      found.push({ ...match, kind: "gender", value: gender })
    }
    i = match.start + match.length - 1
  }
  return found
}

const PLACE_CODES = words("dma dmas zip zips zipcode fips msa cbsa")

/** Months, weeks and years alone in their part of the name: "Vinyl Records (12m)". */
const isWindow = (tokens: Tokens, at: number, [, count = "", unit = ""]: RegExpExecArray) =>
  unit !== "y" && unit !== "yr" && (unit !== "m" || Number(count) <= 36) && standsApart(tokens, at, at + 1)

/** An amount of money without a word for income: a limit or range, or alone in its part of the name. */
function isIncome(tokens: Tokens, at: number, { from, to, plus, end }: Amount): boolean {
  const word = tokens.words[at] ?? ""
  if (!MONEY.test(word) && !(MONEY.test(to ?? "") && NUMBER.test(from))) return false
  if (word.startsWith("401")) return false
  return plus || to !== undefined || (!NO_MONEY.has(word) && standsApart(tokens, at, end))
}

type Amount = { from: string; to: string | undefined; plus: boolean; end: number }

function numberAt(tokens: Tokens, at: number, previous: QualifierMatch | undefined): QualifierMatch | undefined {
  const { words: all, gaps } = tokens
  const word = all[at] ?? ""
  if (!/\d/.test(word)) return undefined
  const free = previous ? previous.start + previous.length : 0
  const code = AGE_CODE.exec(word)
  if (code) {
    const { to, plus, end } = amountAt(all, at, code[2] ?? "")
    if (to !== undefined || plus) return match("age", ageValue(code[2] ?? "", to, plus), at, end)
  }
  if (QUARTER.test(word)) return match("recency", word.toUpperCase(), at, at + 1)
  const span = SPAN.exec(word)
  const before = all[at - 1] ?? ""
  if (
    span &&
    (PERIOD.has(before) ||
      /^(?:l|p|past|last)+\d/.test(word) ||
      (span[2] === "d" && !/^[234]d$/.test(word)) ||
      isWindow(tokens, at, span))
  ) {
    const start = PERIOD.has(before) && at - 1 >= free ? at - 1 : at
    return match("recency", `${span[1]} ${periodUnit(span[2] ?? "")}`, start, at + 1)
  }
  const ending = NUMBER.test(word) && gaps[at + 1] === GAP.none ? SPAN.exec(all[at + 1] ?? "") : null
  if (ending && /^\d/.test(all[at + 1] ?? "")) {
    const value = `${word}-${ending[1]} ${periodUnit(ending[2] ?? "")}`
    return CHILDREN.has(before) || CHILDREN.has(all[at + 2] ?? "")
      ? match("age", value, at, at + 2)
      : ending[2]?.startsWith("y") && !PERIOD.has(before)
        ? undefined
        : match("recency", value, PERIOD.has(before) && at - 1 >= free ? at - 1 : at, at + 2)
  }
  if (PLACE_CODES.has(before) && NUMBER.test(word) && word.length >= 3)
    return match("geography", `${before.toUpperCase()} ${word}`, at - 1, at + 1)
  if (!NUMBER.test(word) && !MONEY.test(word)) return undefined
  const amount = amountAt(all, at, word)
  const { from, to, plus, end } = amount
  const after = gaps[end] === GAP.none ? (all[end] ?? "") : ""
  const value = to === undefined ? `${from}${plus ? "+" : ""}` : `${from}-${to}`
  if (UNIT.has(after) && !isOld(all, end)) {
    const start = PERIOD.has(before) && at - 1 >= free ? at - 1 : at
    if (CHILDREN.has(before) || CHILDREN.has(all[end + 1] ?? "") || AGE_WORDS.has(before))
      return match("age", after.startsWith("y") ? value : `${value} ${periodUnit(after)}`, at, end + 1)
    // How long someone has owned, lived or worked somewhere is no recency.
    if (start === at && after.startsWith("y")) return undefined
    if (start < at || gaps[at] !== GAP.none || at === 0 || to !== undefined || plus)
      return match("recency", `${value} ${periodUnit(after)}`, start, end + 1)
    return undefined
  }
  if (DISTANCE.has(after)) {
    const start = before === "within" ? at - 1 : at
    return match(
      "proximity",
      `${value} ${after.startsWith("k") ? "km" : after.startsWith("min") ? "minutes" : "miles"}`,
      start,
      end + 1,
    )
  }
  if (CREDIT.has(before) || (before === "score" && all[at - 2] === "credit"))
    return match("credit_score", value, before === "score" ? at - 2 : at - 1, end)
  const limit = before === "under" || before === "over" ? before : undefined
  if (limit && (CREDIT.has(all[at - 2] ?? "") || (all[at - 2] === "score" && all[at - 3] === "credit")))
    return match("credit_score", `${limit} ${value}`, all[at - 2] === "score" ? at - 3 : at - 2, end)
  const limited = all[at - 2] ?? ""
  const counted = LIMITS.has(before) && (INCOME.has(limited) || WEALTH.has(limited)) ? limited : before
  const wealth = WEALTH.has(counted) ? "net worth" : undefined
  if (wealth || INCOME.has(counted) || INCOME.has(after) || (isIncome(tokens, at, amount) && !NUMBERED.has(before))) {
    const leads = (lead: string) =>
      INCOME.has(lead) ||
      WEALTH.has(lead) ||
      ["net", "household", "over"].includes(lead) ||
      (counted !== before && LIMITS.has(lead))
    let start = at
    while (start > free && leads(all[start - 1] ?? "")) start--
    const company =
      COMPANY.has(all[start - 1] ?? "") || all[end] === "annual" || after === "revenue" || all[start - 1] === "revenue"
    return match(
      company ? "company_size" : "income",
      `${wealth ? "net worth " : ""}${value.toUpperCase()}`,
      start,
      INCOME.has(after) ? end + 1 : end,
    )
  }
  if (limit && STAFF.has(after)) return match("company_size", `${limit} ${value} employees`, at - 1, end + 1)
  if (STAFF.has(after) && (Number(from) > 0 || to !== undefined)) {
    if (after !== "people" || COMPANY.has(before)) {
      const start = at > free && COMPANY.has(before) ? at - 1 : at
      return match("company_size", `${value} employees`, start, end + 1)
    }
  }
  if (before === "size" && COMPANY.has(all[at - 2] ?? "") && (plus || to !== undefined || limit))
    return match("company_size", `${value} employees`, at - 2, end)
  if (before === "size" && HOUSEHOLD.has(all[at - 2] ?? "")) return match("household", `${value} people`, at - 2, end)
  if (COMPANY.has(before) && (plus || to !== undefined)) return match("company_size", `${value} employees`, at - 1, end)
  if (HOUSEHOLD.has(before) && plus) return match("household", `${value} people`, at - 1, end)
  if (before === "of" && HOUSEHOLD.has(all[at - 2] ?? "") && plus)
    return match("household", `${value} people`, at - 2, end)
  return ageAt(all, gaps, at, amount, free)
}

/** A bare number is an age if it looks like one: a range, a plus sign, or a word for age or people before it. */
function ageAt(
  all: readonly string[],
  gaps: readonly number[],
  at: number,
  { from, to, plus, end }: Amount,
  free: number,
): QualifierMatch | undefined {
  const old = isOld(all, end)
  const before = all[at - 1] ?? ""
  if (before === "age" && AGING.has(all[at - 2] ?? "")) return undefined
  if (!old && (MEASURED.has(before) || (gaps[end] === GAP.none && COUNTED.has(all[end] ?? "")))) return undefined
  if (CHILDREN.has(before) && to !== undefined && Number(to) < 18 && Number(from) < Number(to))
    return match("age", `${from}-${to}`, at, end)
  const aged = AGE_BEFORE.has(before)
  const bound = before === "under" || before === "over" || before === "turning"
  if (
    !NUMBER.test(from) ||
    Number(from) > 99 ||
    (to !== undefined && (Number(to) > 99 || Number(to) <= Number(from)))
  ) {
    const large = plus && Number(from) >= 100 && Number(from) < 1_000_000 && gaps[at] !== GAP.none
    return large ? match("company_size", `${from}+ employees`, at, end) : undefined
  }
  const likely =
    to !== undefined ? Number(from) >= 13 || aged : plus ? Number(from) >= 13 || aged : aged && from.length === 2
  if (!likely && !old && !bound) return undefined
  if (bound && from.length !== 2 && !old) return undefined
  const start = at > free && (bound || AGE_WORDS.has(before)) ? at - 1 : at
  const value = bound ? `${before} ${from}` : ageValue(from, to, plus)
  return match("age", value, start, old ? end + 2 : end)
}

/** "18 to 24 year olds". */
const isOld = (all: readonly string[], at: number) =>
  (all[at] ?? "").startsWith("year") && (all[at + 1] === "old" || all[at + 1] === "olds")

const ageValue = (from: string, to: string | undefined, plus: boolean) =>
  to === undefined ? `${from}${plus ? "+" : ""}` : `${from}-${to}`

/** A number, the end of its range and a plus sign or its words. Groups of three digits belong to the number before. */
function amountAt(all: readonly string[], at: number, first: string): Amount {
  let end = at + 1
  let from = first
  while (/^\d{1,3}$/.test(first) && all[end] === "000") {
    from += "000"
    end++
  }
  let to: string | undefined
  const next = all[end] === "to" || all[end] === "and" ? end + 1 : end
  if (isAmount(all[next] ?? "")) {
    to = all[next]
    end = next + 1
    while (all[end] === "000" || (/^\d{1,3}$/.test(to ?? "") && /^\d{3}$/.test(all[end] ?? "") && from.length > 3))
      to += all[end++] ?? ""
  }
  const plus = all[end] === "plus" || (all[end] === "and" && BEYOND.has(all[end + 1] ?? ""))
  if (plus) end += all[end] === "plus" ? 1 : 2
  return { from, to, plus, end }
}

const isAmount = (word: string) => NUMBER.test(word) || MONEY.test(word)
const periodUnit = (unit: string) =>
  unit.startsWith("d")
    ? "days"
    : unit.startsWith("w")
      ? "weeks"
      : unit.startsWith("h")
        ? "hours"
        : unit.startsWith("y")
          ? "years"
          : unit.startsWith("q")
            ? "quarters"
            : "months"

const match = (kind: QualifierKind, value: string, start: number, end: number): QualifierMatch => ({
  kind,
  value,
  start,
  length: end - start,
})
