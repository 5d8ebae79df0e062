import type { Classification } from "../taxonomy/classification.ts"
import type { Attribute } from "./attributes.ts"
import { singular } from "./grammar.ts"
import { clauseAbout, joinedIn, type Verb } from "./local-grammar.ts"
import type { LocalReading } from "./local-name.ts"
import type { Wording } from "./local-wording.ts"
import { partsOf } from "./name-parts.ts"

/** An English name in another language, by the roles of its parts; undefined if a part of it is in no table. */
export function composeIn(c: Classification, wording: Wording): LocalReading | undefined {
  if (c.language !== undefined && c.language !== "en") return undefined
  const { core, attributes, unclear, isThin } = partsOf(c)
  if (unclear || (core === "" && attributes.length === 0) || (isThin && core !== "")) return undefined
  const clauses: string[] = []
  const facts: string[] = []
  for (const attribute of inOrder(attributes)) {
    const fact = factIn(attribute, wording)
    if (fact !== undefined) {
      facts.push(fact)
      continue
    }
    const clause = predicateIn(attribute, wording)
    if (clause === undefined) return undefined
    clauses.push(clause)
  }
  if (core !== "") {
    const about = c.unsure === true ? undefined : aboutCore(core, c, wording)
    if (about === undefined) return undefined
    clauses.push(about)
  }
  return clauses.length === 0 ? undefined : { clause: joinedIn(clauses, wording), facts }
}

const ORDER: readonly Attribute["role"][] = ["age", "gender", "generation", "ethnicity", "marital", "employment"]
const rank = ({ role }: Attribute) => (ORDER.includes(role) ? ORDER.indexOf(role) : ORDER.length)
const inOrder = (attributes: readonly Attribute[]) => attributes.toSorted((a, b) => rank(a) - rank(b))

function factIn({ role, value }: Attribute, { say }: Wording): string | undefined {
  if (role === "place") return say("place", value)
  if (role === "device") return say("device", value)
  if (role === "model") return say("model")
  if (role !== "window") return undefined
  const [days = "", unit = ""] = value.split(" ").slice(-2)
  return unit.startsWith("day") && /^\d+$/.test(days) ? say("window", say("days", days)) : undefined
}

function predicateIn({ role, value }: Attribute, wording: Wording): string | undefined {
  const key = value.toLowerCase().replace(/ speaking$/, "")
  const whole = wording.value(`${role} ${key}`)
  if (whole !== undefined) return whole
  if (role === "department" || role === "industry" || role === "language") {
    const name = wording.name(key)
    return name && wording.value(`${role} *`, name)
  }
  if (role === "title") return wording.value("title *", value)
  if (role === "residence" && /^(?:under|over) /.test(key))
    return wording.value(`residence ${key.startsWith("under") ? "less" : "more"}`)
  if (role === "household" && key.startsWith("1 ")) return wording.value("household 1")
  if (role === "homeownership") return wording.value(`homeownership ${key.startsWith("rent") ? "renter" : "homeowner"}`)
  const amount = amountIn(key, wording)
  const said = amount === undefined ? undefined : wording.value(`${role} *`, amount)
  return said && tidy(said, wording)
}

/** A number, a range or an amount: "18-24", "$25K-$49K", "Over 10,000 Employees", "65+". */
function amountIn(text: string, wording: Wording): string | undefined {
  const found =
    /^(?:children )?(under |over )?(\$)?([\d.,]+)([kmb])?(?:-\$?([\d.,]+)([kmb])?)?(\+)?(?: (?:years?|people|person|employees))?$/.exec(
      text,
    )
  if (!found) return undefined
  const [, limit, dollars, from = "", fromUnit, to, toUnit, plus] = found
  const number = (digits: string, unit: string | undefined) => numberIn(digits, unit, wording)
  const low = number(from, fromUnit ?? (to === undefined ? undefined : toUnit))
  const high = to === undefined ? undefined : number(to, toUnit ?? fromUnit)
  let said = high === undefined ? low : wording.between(low, high)
  if (dollars !== undefined) said = wording.say("dollars", said)
  if (plus !== undefined || limit === "over ") return wording.say("more than", said)
  return limit === "under " ? wording.say("less than", said) : said
}

const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 }
function numberIn(digits: string, unit: string | undefined, { language }: Wording): string {
  const number = Math.round(Number(digits.replaceAll(",", "")) * (UNITS[unit ?? ""] ?? 1))
  const separator = language === "ja" ? "," : language === "fr" ? "\u202f" : "."
  return number.toLocaleString("en-US").replaceAll(",", separator)
}

/** Prepositions that meet where an amount follows one: "de de 18 à 24 ans". Japanese puts the unit before "or more". */
function tidy(text: string, { language }: Wording): string {
  if (language === "ja") return text.replace(/(以上|未満)(歳|人|年)/u, "$2$1")
  return text.replace(/\bde de /, "de ").replace(/\bd[ai] da /, "da ")
}

const RELATIONS: readonly (readonly [words: RegExp, verb: Verb])[] = [
  [/ (?:owners?|holders?)$/i, "own"],
  [/ (?:in-market|in market|intenders?|shoppers?|buyers?|seekers?|prospects?)$/i, "seek"],
  [/ (?:purchasers?|past buyers?)$/i, "bought"],
  [/ (?:enthusiasts?|fans?|lovers?|interest|aficionados?|drinkers?|readers?|players?)$/i, "interest"],
]

function aboutCore(core: string, c: Classification, wording: Wording): string | undefined {
  const relation = RELATIONS.find(([words]) => words.test(core))
  const thing = thingIn(relation === undefined ? core : core.replace(relation[0], ""), wording)
  if (thing === undefined) return undefined
  if (relation === undefined) return clauseAbout(c.audienceType === "In-Market" ? "seek" : "interest", thing, wording)
  const isKept = relation[1] === "own" && c.parentCategory === "Pets"
  return clauseAbout(isKept ? "keep" : relation[1], thing, wording)
}

/** A thing by its English name in the singular or plural. */
function thingIn(english: string, { thing }: Wording): string | undefined {
  const key = english.toLowerCase()
  const space = key.lastIndexOf(" ") + 1
  return thing(key) ?? thing(key.slice(0, space) + singular(key.slice(space)))
}
