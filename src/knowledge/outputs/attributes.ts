import { plural } from "./grammar.ts"

/** What a part of a name says about people, beside the topic itself. */
export type Role =
  | "age"
  | "gender"
  | "generation"
  | "ethnicity"
  | "marital"
  | "employment"
  | "life_stage"
  | "income"
  | "net_worth"
  | "education"
  | "children"
  | "homeownership"
  | "home_value"
  | "household"
  | "residence"
  | "language"
  | "place"
  | "title"
  | "department"
  | "company_size"
  | "revenue"
  | "industry"
  | "window"
  | "device"
  | "model"

export type Attribute = { role: Role; value: string }

/** The role of each dimension set. */
export const ROLES_OF_SETS: Readonly<Record<string, Role>> = {
  "Age Range": "age",
  Gender: "gender",
  "Income Range": "income",
  "Net Worth": "net_worth",
  "Education Level": "education",
  "Marital Status": "marital",
  Homeownership: "homeownership",
  "Presence of Children": "children",
  "Household Size": "household",
  Ethnicity: "ethnicity",
  Language: "language",
  "Life Stage": "life_stage",
  "Home Value": "home_value",
  "Length of Residence": "residence",
  "Employment Status": "employment",
  "US State": "place",
  "Seniority Level": "title",
  Department: "department",
  "Company Size": "company_size",
  "Company Revenue": "revenue",
  "Company Industry": "industry",
  "C-Suite Title": "title",
}

const NOUNS_OF_EMPLOYMENT: ReadonlyMap<string, string> = new Map([
  ["student", "students"],
  ["homemaker", "homemakers"],
])
const EDUCATION: ReadonlyMap<string, string> = new Map([
  ["less than high school", "less than a high school education"],
  ["high school graduate", "a high school diploma"],
  ["some college", "some college education"],
])
/** Abbreviations that are no nouns of their own. */
const TITLES: ReadonlyMap<string, string> = new Map([["c-suite", "C-suite executives"]])

/** "18-24" as words: "18 to 24". The ends of a range are numbers, amounts or years. */
function spokenRange(value: string): string {
  const dash = value.indexOf("-", 1)
  if (dash > 0) return `${value.slice(0, dash)} to ${value.slice(dash + 1)}`
  if (value.endsWith("+")) return `${value.slice(0, -1)} or more`
  const limit = /^(under|over) (.*)$/i.exec(value)
  return limit ? `${limit[1] === "over" || limit[1] === "Over" ? "more than" : "less than"} ${limit[2]}` : value
}

const spokenAge = (value: string) => {
  if (value.endsWith("+")) return `${value.slice(0, -1)} or older`
  return value.startsWith("under ") || value.startsWith("over ") ? value : spokenRange(value)
}

const lower = (text: string) => text.toLowerCase()
const amountOf = (value: string) =>
  /^(under|over) /i.test(value)
    ? lower(value.slice(0, value.indexOf(" "))) + value.slice(value.indexOf(" "))
    : `of ${spokenRange(value)}`

/** An adjective or a number after "are": 18 to 24, female, widowed. */
export function adjectiveOf({ role, value }: Attribute): string | undefined {
  switch (role) {
    case "age":
      return spokenAge(value)
    case "gender":
    case "marital":
      return lower(value) === "domestic partnership" ? "in a domestic partnership" : lower(value)
    case "generation":
      return value.startsWith("Gen ") ? value : undefined
    case "ethnicity":
      return lower(value) === "white" || lower(value) === "multiracial" ? lower(value) : value.replace(" Or ", " or ")
    case "employment":
      return NOUNS_OF_EMPLOYMENT.has(lower(value)) ? undefined : lower(value)
    default:
      return role === "income" && value === "affluent" ? value : undefined
  }
}

/** Nouns after "are": college students, homemakers. */
export function nounOf({ role, value }: Attribute): string | undefined {
  if (role === "generation" && !value.startsWith("Gen ")) return lower(value)
  if (role === "employment") return NOUNS_OF_EMPLOYMENT.get(lower(value))
  if (role === "life_stage" && lower(value) !== "established families") return lower(value)
  return undefined
}

/** What they have: an income, a degree, children. */
export function possessionOf({ role, value }: Attribute): string | undefined {
  switch (role) {
    case "income":
      if (value === "affluent") return undefined
      return value.startsWith("$") || /\d/.test(value) ? `an income ${amountOf(value)}` : `a ${value} income`
    case "net_worth":
      return /\d/.test(value) ? `a net worth ${amountOf(value)}` : `a ${value} net worth`
    case "education":
      return EDUCATION.get(lower(value)) ?? (/^[aeiou]/i.test(value) ? `an ${lower(value)}` : `a ${lower(value)}`)
    case "children":
      if (lower(value) === "no children") return "no children"
      if (/^children (?:under|over) /i.test(value)) return lower(value)
      return /\d/.test(value) ? `children aged ${spokenAge(value.replace(/^children /i, ""))}` : "children"
    default:
      return undefined
  }
}

/** Everything else that is a clause of its own. */
export function clauseOf({ role, value }: Attribute): string | undefined {
  switch (role) {
    case "homeownership":
      return lower(value) === "renter" ? "rent their home" : "own their home"
    case "life_stage":
      return lower(value) === "established families" ? "belong to established families" : undefined
    case "home_value":
      return `live in a home worth ${spokenRange(value)}`
    case "household": {
      const count = value.replace(/ (person|people)$/i, "")
      return count === "1" ? "live alone" : `live in a household of ${spokenRange(count)}`
    }
    case "residence":
      return `have lived at their address for ${lower(spokenRange(value))}`
    case "language":
      return `speak ${value}`
    default:
      return undefined
  }
}

/** "in Texas", "in the Midwest". */
const ABBREVIATED = new Set(["us", "usa", "uk", "eu", "nyc"])
const PLACES_WITH_THE = new Set(
  "district us usa uk midwest northeast northwest southeast southwest netherlands philippines bahamas caribbean pacific west east south nordics united gulf sun eu".split(
    " ",
  ),
)
/** "College Towns" are no names. */
const KINDS_OF_PLACES = / (?:towns|suburbs|metros|neighborhoods|communities)$/i
export function placeSaid(given: string): string {
  if (KINDS_OF_PLACES.test(given)) return lower(given)
  const value = ABBREVIATED.has(lower(given)) ? given.toUpperCase() : given
  const first = lower(value.split(" ", 1)[0] ?? "")
  const isMarket = / DMA$/i.test(value)
  const isRegion = PLACES_WITH_THE.has(first) && !/^(south|west|east) [a-z]/i.test(value)
  return isMarket || isRegion || / (coast|area|region)$/i.test(value) ? `the ${value}` : value
}

/** A job's title in the plural: "CFOs", "vice presidents", "marketing managers" with a department. */
export function titleSaid(title: string, department: string | undefined): string {
  const known = TITLES.get(lower(title))
  const isInitials = title.length > 1 && title === title.toUpperCase()
  const noun = known ?? (isInitials ? `${title}s` : pluralOf(lower(title)))
  if (department === undefined) return noun
  const simple = noun === "managers" || noun === "directors"
  return simple ? `${departmentSaid(department)} ${noun}` : `${noun} in ${departmentSaid(department)}`
}
const pluralOf = (noun: string) => {
  const space = noun.lastIndexOf(" ")
  return noun.slice(0, space + 1) + plural(noun.slice(space + 1))
}

export const departmentSaid = (value: string) => lower(value).replace("&", "and")

const INDUSTRY_NOUNS: ReadonlyMap<string, string> = new Map([
  ["government", "agencies"],
  ["education", "organizations"],
])
const industrySaid = (value: string) => lower(value).replace("&", "and")

/** Where they work: "at healthcare companies with 1 to 10 employees", "in healthcare". */
export function workplaceSaid(
  industry: string | undefined,
  size: string | undefined,
  revenue: string | undefined,
): string {
  if (size === undefined && revenue === undefined) return industry === undefined ? "" : `in ${industrySaid(industry)}`
  const noun = INDUSTRY_NOUNS.get(lower(industry ?? "")) ?? "companies"
  const companies = industry === undefined ? noun : `${industrySaid(industry)} ${noun}`
  const staff = size === undefined ? "" : `${spokenRange(size.replace(/ employees$/i, ""))} employees`
  const turnover = revenue === undefined ? "" : `revenue ${amountOf(revenue)}`
  return `at ${companies} with ${[staff, turnover].filter((text) => text !== "").join(" and ")}`
}
