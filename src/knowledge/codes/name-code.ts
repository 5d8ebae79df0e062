import { inContext, readable } from "./context.ts"
import { pluralOf, policyOf, singularOf } from "./inflect.ts"
import { inTurn, ofPeople, thingOf } from "./of-people.ts"
import { has, joined, of, type Part, type Parts, type Role, said, THINGS, type Words } from "./part.ts"
import { readCode } from "./read-code.ts"

/**
 * A code of ad operations as a person would name its audience: which people, then what qualifies them, set apart by commas. "GEO_1MI_Store_0457"
 * are people within a mile of a store, "GigDrv_Uber_Lyft_INT" prospective drivers. Undefined for a code that says nothing of people or things.
 */
export function nameOfCode(code: string, words: Words): string | undefined {
  const read = readCode(code, words)
  const parts = inContext(read, words)
  const noun = readable(read).find((part) => part.noun !== undefined)?.noun
  const { core, used, home = [] } = coreOf(parts, noun)
  const rest = parts.filter((part) => !used.has(part))
  if (core === "" && !rest.some(({ role }) => OWN.has(role))) return undefined
  return [joined([core, said(of(parts, "tail"))]), ...home, ...asidesOf(rest)].filter((part) => part !== "").join(", ")
}

/** What can be an audience by itself. */
const OWN: ReadonlySet<Role> = new Set(["people_of", "income", "staff", "aside", "under", "market"])

type Core = { core: string; used: ReadonlySet<Part>; home?: readonly string[] }

/** The people that the code is about, and the parts that name them. `noun`: who has much of its vertical's things. */
function coreOf(parts: Parts, noun: string | undefined): Core {
  const used = new Set<Part>()
  const take = (...taken: Parts) => {
    for (const part of taken) used.add(part)
    return taken
  }
  const traits = said(take(...of(parts, "trait")))
  const degrees = take(...of(parts, "degree"))
  const first = joined([said(degrees), traits])
  const given = of(parts, ...THINGS)
  const radius = of(parts, "radius")
  if (radius.length > 0 && !has(parts, "relation", "stance")) {
    const where = said(given.length > 0 ? inTurn(take(...given)) : take(...of(parts, "place")))
    const who = said(take(...of(parts, "title", "people", "worker").slice(-1)))
    const near = childrenOf(parts, take)
    if (near !== "") take(...of(parts, "household"))
    return {
      home: near === "" ? [] : [`Households ${near}`],
      core: joined([first, who || "People", "Within", said(take(...radius)), where && `of ${where}`]),
      used,
    }
  }
  if (has(parts, "accounts")) {
    const industries = said(take(...of(parts, "workplace")))
    return { core: joined([first, industries, thingOf(take(...given)), "Target Accounts"]), used }
  }
  const kids = childrenOf(parts, take)
  const [relation] = take(...of(parts, "relation", "stance").slice(-1))
  // Drivers who shop for insurance are qualified by it.
  const isAside = relation !== undefined && given.length > 0
  const household = of(parts, "household").slice(0, 1)
  const roles: Role[] = ["title", "people"]
  if (!isAside || relation.text === "Intenders") roles.push("worker")
  // Households have not lapsed, customers have.
  if (!isAside && !has(parts, "title", "people", "worker") && (degrees.length === 0 || given.length > 0))
    roles.push("household")
  const people = take(...of(parts, ...roles))
  // "Households with Children" qualify those who want something.
  const isHome = household.length > 0 && !people.some(({ role }) => role === "household")
  const children = isHome ? "" : kids
  const home = isHome && kids !== "" ? [joined(["Households", kids])] : []
  if (home.length > 0) take(...household)
  const own = people.filter(({ text }) => people.length === 1 || !GENERIC.test(text))
  if (own.length > 0) {
    take(...given, ...of(parts, "workplace"))
    return { core: ofPeople({ first, own, relation, parts, given, children }), used, home }
  }
  const thing = thingOf(take(...given))
  const workplace = thing === "" ? said(take(...of(parts, "workplace"))) : ""
  if (thing !== "") take(...of(parts, "workplace"))
  const customers = thing !== "" && has(parts, "customers") ? "Customers" : undefined
  const who = relation?.text ?? customers ?? whoOfDegree(parts, degrees, noun)
  if (who === undefined) {
    const alone = thing === "" && workplace === "" && children === "" ? pluralOf(first, true) : first
    const isKnown = given.findLast(({ role }) => role !== "kind")?.role !== "word"
    const what = has(parts, "issue") ? policyOf(thing) : isKnown ? pluralOf(thing) : thing
    return { core: joined([alone, what, workplace, children]), used, home }
  }
  const subject = relation?.role === "stance" ? policyOf(thing) : singularOf(thing)
  return { core: joined([first, subject, workplace, who, children]), used, home }
}

/** Named only where no other people are. */
const GENERIC = /^(?:(?:healthcare )?professionals|executives)$/i
/** "PetFood_HVY" are heavy buyers of it, "QSR_HVY" heavy visitors. */
function whoOfDegree(parts: Parts, degrees: Parts, noun: string | undefined): string | undefined {
  if (degrees.length === 0) return undefined
  if (has(parts, "issue", "politics")) return "Voters"
  return noun ?? (has(parts, ...THINGS) && !has(parts, "customers") ? "Users" : "Customers")
}

function childrenOf(parts: Parts, take: (...taken: Parts) => Parts): string {
  const kids = parts.find(({ role }) => role === "children")
  const [count] = take(...of(parts, "kids"))
  if (kids === undefined) return ""
  take(kids)
  const under = parts.find(({ role }) => role === "under")
  const ages = parts.find(({ role, text }, i) => role === "people_of" && /^\d/.test(text) && parts[i - 1] === kids)
  if (under) take(under)
  if (ages) take(ages)
  return joined(["with", count?.text, "Children", under && `Under ${under.text}`, ages?.text])
}

const ORDER = [
  "household",
  "people",
  "title",
  "worker",
  "workplace",
  "people_of",
  "income",
  "staff",
  "tier",
  "count",
  "place",
  "market",
  "window",
  "quarter",
  "season",
  "aside",
] as const satisfies readonly Role[]
/** What qualifies the people, in the order of the kinds. */
function asidesOf(parts: Parts): string[] {
  const asides = parts.filter(({ role, text }) => text !== "" && (ORDER as readonly Role[]).includes(role))
  // "1%" is how alike lookalikes are.
  const isAlike = asides.some(({ text }) => text === "Lookalike")
  const sorted = asides.toSorted(
    (a, b) => (ORDER as readonly Role[]).indexOf(a.role) - (ORDER as readonly Role[]).indexOf(b.role),
  )
  const [alike, others] = isAlike ? [sorted.filter(isPercent), sorted.filter((part) => !isPercent(part))] : [[], sorted]
  const texts = others.map(({ text }) =>
    text === "Lookalike" ? joined([...alike.map((part) => part.text), text]) : text,
  )
  return [...new Set(texts), ...of(parts, "under").map(({ text }) => `Under ${text}`)]
}
const isPercent = ({ role, text }: Part) => role === "count" && text.endsWith("%")
