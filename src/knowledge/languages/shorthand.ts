import SHORTHAND from "../../../dist/tables/qualifiers/shorthand.ts"

/** A long form, where its short form has it, and the words that must be near; none if it needs none. */
type Long = { text: string; where: string; near: readonly string[] }

const longForms = new Map<string, Long[]>()
for (const line of SHORTHAND.split("\n")) {
  const [short = "", text = "", where = "", near = ""] = line.split("\t")
  const forms = longForms.get(short)
  const long = { text, where, near: near === "" ? [] : near.split(" ") }
  if (forms) forms.push(long)
  else longForms.set(short, [long])
}

const PLACES =
  "AL Alabama AK Alaska AZ Arizona AR Arkansas CA California CO Colorado CT Connecticut FL Florida GA Georgia IA Iowa ID Idaho IL Illinois IN " +
  "Indiana KS Kansas KY Kentucky LA Louisiana MA Massachusetts MD Maryland ME Maine MI Michigan MN Minnesota MO Missouri MS Mississippi MT " +
  "Montana NC North~Carolina ND North~Dakota NE Nebraska NH New~Hampshire NJ New~Jersey NM New~Mexico NV Nevada NY New~York OH Ohio OK " +
  "Oklahoma OR Oregon PA Pennsylvania RI Rhode~Island SC South~Carolina SD South~Dakota TN Tennessee TX Texas UT Utah VA Virginia VT " +
  "Vermont WA Washington WI Wisconsin WV West~Virginia WY Wyoming DC Washington~DC US US USA US UK UK GB UK EU Europe FR France DE Germany " +
  "ES Spain IT Italy NL Netherlands BE Belgium CH Switzerland AT Austria SE Sweden NO Norway DK Denmark FI Finland PL Poland PT Portugal IE " +
  "Ireland BR Brazil MX Mexico AU Australia NZ New~Zealand JP Japan KR South~Korea SG Singapore EMEA EMEA APAC APAC LATAM LATAM DACH DACH " +
  "NYC New~York LAX Los~Angeles CHI Chicago SF San~Francisco ATL Atlanta DFW Dallas PHX Phoenix MIA Miami BOS Boston SEA Seattle DEN Denver " +
  "DAL Dallas HOU Houston PHL Philadelphia DET Detroit LAS Las~Vegas ORL Orlando TPA Tampa CLT Charlotte SLC Salt~Lake~City PDX Portland"
const places = new Map(
  PLACES.split(" ").flatMap((code, i, all) => (i % 2 === 0 ? [[code, (all[i + 1] ?? "").replace("~", " ")]] : [])),
)

/** The place that capitals stand for. */
export const placeOf = (code: string) => places.get(code)

/** The region of a locale: "EN-GB". */
export const regionOf = (locale: string) => {
  const region = LOCALE.exec(locale)?.[1]
  return region === undefined ? undefined : regions.of(region.toUpperCase())
}

/** What a part of a code stands for, by the words near it. */
export const longForm = (short: string, near: ReadonlySet<string>, at: Position) => longOf(short, near, at, true)

/** Longer texts are no codes. */
const LONGEST = 400

/** Words, numbers and what joins them; a code is one with underscores, or a whole name of capitals and hyphens. */
const JOINED_WORDS = /[\p{L}\p{N}+$€£%.&<_-]+/gu
const isCode = (word: string, name: string) =>
  (word.includes("_") && !word.startsWith("_")) || (word === name && /^[A-Z\d-]+$/.test(word))
const CAPITALS = /(?<![\p{L}\d&'’-])[A-Z][A-Z\d&]+s?(?![\p{L}\d&])/gu
/** Measures written next to their number: HHI150K+, CS720+. */
const JOINED_MEASURE = /\b(HHI|HH|INC|NW|CS|EMP|EMPS|DMA|ZIP|AGES?|FICO|IPA)(?=[$€£<>]?\d)/gi
/** Credit scores have three digits and no unit. */
const CREDIT_SCORE = /\bCS (?=[<>]?[3-8]\d\d\b)/g

/** A name with its ad-operations shorthand written out, and the steps of its path separated alike. */
export function inFull(given: string, isKnown: IsKnown): string {
  const name = given.slice(0, LONGEST).replace(/\s+/g, " ")
  let text = /\d/.test(name) ? withLimits(name) : name
  text = withSteps(text)
  const near = wordsNear(text)
  const coded = text.replace(JOINED_WORDS, (word) => (isCode(word, text) ? codeInFull(word, near, isKnown) : word))
  const full = coded.replace(CAPITALS, (word, at: number) => {
    // A name in capitals says nothing by them.
    const long = longOf(word.toLowerCase(), near, at === 0 ? "first" : "middle", false)
    return long ?? word
  })
  return full === name ? given : tidy(full)
}

const LIMITED = /([<>\u2264\u2265]) ?=? ?(?=[$€£]?\d)/g

/** Numbers with signs for their limits and with the measure joined to them: "<50 emp", "HHI150K+". */
const withLimits = (text: string) =>
  text
    .replace(LIMITED, (sign, one: string, at: number) =>
      one === "<" || one === "\u2264"
        ? "under "
        : one === ">" && text.charAt(at - 1) === " " && sign.endsWith(" ")
          ? sign
          : "over ",
    )
    .replace(JOINED_MEASURE, "$1 ")
    .replace(CREDIT_SCORE, "credit score ")

const wordsNear = (text: string) =>
  new Set(
    text
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  )

/** Single commas between words, and none at the ends of steps and brackets. */
const tidy = (text: string) =>
  text
    .split(/([>|()])/)
    .map((part) => {
      const words = part.split(",").map((word) => word.trim())
      const inside = words.filter((word) => word !== "").join(", ")
      return `${part.startsWith(" ") ? " " : ""}${inside}${part.endsWith(" ") ? " " : ""}`
    })
    .join("")
    .replace(/ +/g, " ")
    .trim()

const SEPARATORS = [/ ?(?:->|=>|[→›~\\]|::) ?/g, / \/ /g, / [-–—] /g, /\//g, /:(?!\s|\/)/g]

/** Writes the separator of a path as ">"; one separator alone may join words: "AC/DC", "and/or". */
function withSteps(text: string): string {
  if (/[>|»]/.test(text)) return text
  for (const [i, separator] of SEPARATORS.entries()) {
    const count = text.match(separator)?.length ?? 0
    if (count === 0) continue
    if (i === 0) return text.replace(separator, " > ")
    if (count < 2 || (i >= 3 && (/\s/.test(text.split(separator).slice(0, -1).join("")) || /\/\/|\d[/:]\d/.test(text))))
      continue
    return text.replace(separator, " > ")
  }
  return text
}

type IsKnown = (word: string) => boolean
type Position = "first" | "middle" | "last"

function longOf(short: string, near: ReadonlySet<string>, at: Position, inCode: boolean): string | undefined {
  for (const { text, where, near: needed } of longForms.get(short) ?? []) {
    const fits =
      where === "any" ||
      where === "caps" ||
      (inCode && (where === "code" || where === at || (where === "later" && at !== "first")))
    if (fits && (needed.length === 0 || needed.some((word) => near.has(word)))) return text
  }
  return undefined
}

const isPlace = (part: string | undefined) => part !== undefined && places.has(part)

/** Each part between underscores is a word, several in camel case, a place, or a number with its unit. */
function codeInFull(code: string, near: ReadonlySet<string>, isKnown: IsKnown): string {
  const parts = code.split(code.includes("_") ? /_+/ : /-(?!\d)/).filter((part) => part !== "")
  const written: string[] = []
  // "INS_Auto" is auto insurance: the family first, then its kind.
  const family = parts.length === 1 ? undefined : headOf(parts[0] ?? "")
  for (let i = family === undefined ? 0 : 1; i < parts.length; i++) {
    const part = parts[i] ?? ""
    const next = parts[i + 1]
    if (i === 2 && family !== undefined) written.push(family)
    const at = i === 0 ? "first" : i === parts.length - 1 ? "last" : "middle"
    const alone = parts.length === 1
    // The industry that follows is where the companies are, not what people like.
    if (next !== undefined && INDUSTRY.test(part)) {
      written.push("> industry:")
      continue
    }
    const both = next === undefined ? undefined : longOf((part + next).toLowerCase(), near, at, true)
    if (both !== undefined) {
      written.push(both)
      i++
      continue
    }
    const named = longOf(part.toLowerCase(), near, at, !alone)
    const place = alone ? undefined : places.get(part)
    if (place !== undefined && (named === undefined || isPlace(next) || isPlace(parts[i - 1]))) {
      written.push(`, ${place},`)
    } else if (named !== undefined) {
      written.push(part.toLowerCase() === "emp" && /^\d/.test(next ?? "") ? "employees" : named)
    } else if (/^\d+$/.test(part) && /^\d+[+kKmM]?$/.test(next ?? "") && !part.startsWith("0")) {
      written.push(`${part}-${next}`)
      i++
    } else if (i > 0 && next === undefined && LISTS.test(part)) continue
    else written.push(partInFull(part, near, at, isKnown))
  }
  if (parts.length === 2 && family !== undefined) written.push(family)
  return written.join(" ")
}

const headOf = (part: string) => longForms.get(part.toLowerCase())?.find(({ where }) => where === "head")?.text

const INDUSTRY = /^(?:industry|ind|indus|naics|sic)$/i
/** Last parts that say what a code names. */
const LISTS = /^(?:list|seg|segment|aud|audience|test|final|copy|new|grp|group|pool|set|universe)$/i

/** A language with the region whose people speak it: "EN-GB". */
const LOCALE = /^(?:de|en|es|fr|it|ja|ko|nl|pt|zh)-([a-z]{2})$/i
const regions = new Intl.DisplayNames("en", { type: "region" })

const SPAN_UNITS: Readonly<Record<string, string>> = { d: "days", w: "weeks", m: "months", y: "years" }
const SPAN = /^(ll|l|p|r|last|past)?(\d{1,3})(d|days?|w|wks?|m|mos?|mths?|y|yrs?)$/i

/** A number with its unit, or words in camel case. */
function partInFull(part: string, near: ReadonlySet<string>, at: Position, isKnown: IsKnown): string {
  if (/^[A-Za-z]+$/.test(part)) return wordsInFull(part, near, at, isKnown)
  const locale = LOCALE.exec(part)
  if (locale) return `, ${regions.of(locale[1]?.toUpperCase() ?? "") ?? ""},`
  if (/^(?:v\d{1,2}|t\d|tier\d|0\d+|\d{6,}|(?=.*\d)(?=.*[a-f])[a-f\d]{8,})$/i.test(part)) return ""
  const span = SPAN.exec(part)
  if (span) return `, past ${Number(span[2])} ${SPAN_UNITS[span[3]?.charAt(0).toLowerCase() ?? ""]},`
  const days = /^ll?(\d{1,3})$/i.exec(part)
  if (days) return `, past ${days[1]} days,`
  const aged = /^([apfmw])(\d\d)(\d\d)$/i.exec(part)
  if (aged) return `, ${aged[1]}${aged[2]}-${aged[3]},`
  const under = /^u(\d\d)$/i.exec(part)
  if (under) return `, under ${under[1]},`
  const above = /^([apfmw]?)(\d\d)(?:p|plus|\+)$/i.exec(part)
  if (above) return `, ${above[1] || "a"}${above[2]}+,`
  const staff = /^(\d{3,})p$/i.exec(part)
  if (staff && (near.has("ent") || near.has("b2b") || near.has("itdm") || near.has("emp")))
    return `, ${staff[1]}+ employees,`
  const more = /^(\d+)(?:plus|\+)?(emps?|ees|employees|accts|seats)?$/i.exec(part)
  if (more) {
    const plus = /plus|\+/i.test(part) ? "+" : ""
    return more[2] === undefined || /accts/i.test(more[2]) ? `${more[1]}${plus}` : `, ${more[1]}${plus} employees,`
  }
  if (/^\d+(?:pct|%)$/i.test(part)) return ""
  if (/^(?:top|t)\d+(?:pct|%)?$/i.test(part)) return ", top decile,"
  const miles = /^(?:r|radius)?(\d+)(mi|km|min)$/i.exec(part)
  if (miles) return `, within ${miles[1]} ${miles[2]?.toLowerCase()},`
  const split = /^([A-Za-z]{3,})(\d.*)$/.exec(part) ?? /^(\d+)([A-Za-z]{3,})$/.exec(part)
  if (split && !isKnown(part.toLowerCase())) {
    return [split[1], split[2]]
      .map((one = "") => (/^\d/.test(one) ? one : wordsInFull(one, near, at, isKnown)))
      .join(" ")
  }
  return part
}

function wordsInFull(part: string, near: ReadonlySet<string>, at: Position, isKnown: IsKnown): string {
  if (isKnown(part.toLowerCase())) return part
  return part
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z]{2})/g, "$1 $2")
    .split(" ")
    .map((word, i) => longOf(word.toLowerCase(), near, i > 0 && at === "first" ? "middle" : at, true) ?? word)
    .join(" ")
}
