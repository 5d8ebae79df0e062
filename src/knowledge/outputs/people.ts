import type { Classification } from "../taxonomy/classification.ts"
import {
  article,
  isAdjective,
  isOrganization,
  kindOf,
  namesAgents,
  namesPeople,
  plural,
  singular,
  startsWithAge,
  wordSet,
} from "./grammar.ts"
import { QUALIFIERS, YOUNG_CHILDREN } from "./nouns.ts"
import { afterHead, beforeHead, inPlural, type Rule, type TopicPhrase } from "./topic-phrase.ts"

const genericPeople = wordSet("people individual consumer person those")
const householdNouns = wordSet("household family")
const groupNouns = wordSet("audience community segment group population")
const youngChildren = wordSet(YOUNG_CHILDREN)
const prospects = wordSet("buyer intender shopper seeker")
/** After one of these, the noun before "buyers" or "owners" is not the thing itself. */
const qualifiers = wordSet(QUALIFIERS)

/** Said with a thing, they are people whom it may interest: "HVAC Homeowners", "Medicare Seniors". */
const residents = wordSet("homeowner renter senior retiree")
/** What stands before people here says which of them. */
const aboutPeople: ReadonlySet<string> = new Set([
  "Demographics",
  "Education",
  "Geography",
  "Life Events",
  "Real Estate",
  "Shopping",
])

/** Names that say who the people are: "Dog Owners", "CFOs at SaaS Companies", "People with Diabetes". */
export const asPeople: Rule = (topic, c) => {
  const one = singular(topic.headWord)
  const before = beforeHead(topic)
  const after = afterHead(topic)
  if (genericPeople.has(one)) return asGenericPeople(topic, before, after)
  // "Toaster Pastry Households" live in no pastry.
  if (one === "household" && before !== "" && after === "" && c.intent === "product")
    return `live in households interested in ${before}`
  // "Kids & Family" is a genre.
  if (householdNouns.has(one) && before + after !== "" && !/ (?:and|&)$/.test(before))
    return `${one === "family" ? "belong to" : "live in"} ${inPluralForm(topic)}`
  if (groupNouns.has(one) && before + after !== "")
    return `are part of ${one === topic.headWord ? "the " : ""}${topic.text}`
  if (youngChildren.has(one) && c.intent !== "product") return `have or look after ${topic.text}`
  if (!isPeople(topic, c)) return undefined
  const them = ofTheIndustry(inPluralForm(topic))
  if (startsWithAge(after)) return `are ${topic.words.slice(0, topic.head + 1).join(" ")} aged ${after}`
  if (one === "mover") return "have just moved or are about to"
  const degree = topic.words[topic.head - 1]?.toLowerCase() ?? ""
  if (degrees.has(degree) && topic.head > 1 && after === "") {
    const thing = topic.words.slice(0, topic.head - 1).join(" ")
    if (takers.has(one)) return `are ${degree} ${plural(one)} of ${thing}`
    if (belonging.has(one)) return `are ${degree} ${thing} ${plural(one)}`
  }
  // "Furniture Stores Visitors", as paths have it.
  if (one === "visitor" && after === "" && isPluralShop(before)) return `visit ${before}`
  if (residents.has(one) && before !== "" && after === "" && !aboutPeople.has(c.parentCategory)) {
    const given = before.slice(before.lastIndexOf(" ") + 1)
    const last = given.toLowerCase()
    // "Houston Homeowners" live there.
    const isName = /^[A-Z][a-z]+$/.test(given)
    const isThing = !isName && !isAdjective(last) && !last.endsWith("ly") && namesPeople(last) === "no"
    if (isThing) return `are ${plural(one)} and are interested in ${kindOf(last) === "count" ? plural(before) : before}`
  }
  if (before === "" || after !== "" || qualifiers.has(topic.words[0]?.toLowerCase() ?? "")) return `are ${them}`
  if (one === "professional" && c.segmentType !== "B2C") return `work in the ${before} field`
  if (one === "owner" && topic.words.length <= MOST_OWNED) return asOwners(topic, before) ?? `are ${them}`
  if (prospects.has(one) && c.audienceType !== "Past Purchaser") return asProspects(topic, one, before) ?? `are ${them}`
  return `are ${them}`
}

/** "CISOs in Financial Services Industry". */
function ofTheIndustry(people: string): string {
  if (!/ (?:industry|sector|market|military)$/.test(people)) return people
  const last = people.lastIndexOf(",") + 1
  return people.slice(0, last) + people.slice(last).replace(/ (in|at|of|from) (?!the )/, " $1 the ")
}
/** "Frozen Pizza Heavy Users", as lists of providers have it. */
const degrees = wordSet("heavy medium light high low frequent occasional lapsed")
const takers = wordSet("user buyer purchaser consumer viewer")
const belonging = wordSet("subscriber member customer donor visitor shopper guest")
const isPluralShop = (thing: string) => {
  const last = thing.slice(thing.lastIndexOf(" ") + 1).toLowerCase()
  return isOrganization(last) && last !== singular(last)
}

/** Whether a clause of `asPeople` says no more than "are" and the name. */
export const isNounAlone = (clause: string, topic: TopicPhrase) => clause === `are ${inPluralForm(topic)}`

/** The name in the plural: "registered nurses" for "Registered Nurse". */
const inPluralForm = (topic: TopicPhrase) =>
  singular(topic.headWord) === topic.headWord && !topic.headWord.endsWith("s") ? inPlural(topic) : topic.text

function isPeople(topic: TopicPhrase, c: Classification): boolean {
  const named = namesPeople(topic.headWord)
  if (named === "yes") return true
  if (
    named === "perhaps" &&
    singular(topic.headWord) === "holder" &&
    held.has((topic.words[topic.head - 1] ?? "").toLowerCase())
  )
    return true
  if (named === "perhaps")
    return c.intent === "role" || playedCategories.has(c.parentCategory) || !namedByProduct.has(c.audienceType)
  if (topic.head > 0 && namesAgents(topic.headWord)) return true
  if (c.audienceType === "Professional" && topic.headWord !== singular(topic.headWord) && experts.test(topic.headWord))
    return !isOrganization(topic.headWord)
  const atWork = c.parentCategory === "Job Roles" && (c.audienceType === "Professional" || c.intent === "role")
  return atWork && jobEndings.some((ending) => topic.headWord.endsWith(ending)) && !isOrganization(topic.headWord)
}
/** Words that end so and name things are no plurals of professionals. */
const experts = /(?:ologist|iatrist|ician|ist)s$/
/** What people hold: "credit card holders", but "candle holders". */
const held = wordSet("account card license membership mortgage pass passport permit policy ticket visa")
const playedCategories: ReadonlySet<string> = new Set(["Sports & Outdoors", "Gaming"])
/** A longer name is a sentence of its own: "Retailers Recommending Our Food to Pet Owners". */
const MOST_OWNED = 6
/** Audience types named by a product. */
const namedByProduct: ReadonlySet<string> = new Set(["Interest", "In-Market", "Past Purchaser"])
const jobEndings = ["ers", "ors", "ists", "ians", "eers", "er", "or", "ist", "ian"]

/** What people look for and do not buy. */
const visited = wordSet("park museum zoo resort stadium aquarium arena festival")

/** "People with dogs", "Individuals interested in yoga", "Eco-conscious consumers". */
function asGenericPeople(topic: TopicPhrase, before: string, after: string): string {
  const link = topic.words[topic.head + 1] ?? ""
  const rest = topic.words.slice(topic.head + 2).join(" ")
  if (before !== "") {
    if (isAdjective(topic.words[topic.head - 1] ?? "")) return `are ${before}${after && ` ${after}`}`
    return topic.headWord.startsWith("consumer") ? `are ${before} buyers${after && ` ${after}`}` : `are ${topic.text}`
  }
  if (rest === "") return `are part of a broad audience of ${plural(singular(topic.headWord))}`
  if (link === "with") return `have ${rest}`
  if (link === "who") return rest
  if (link === "in") return `live in ${rest}`
  if (link === "of") return `are ${topic.text}`
  return `are ${after}`
}

function asOwners(topic: TopicPhrase, thing: string): string | undefined {
  const last = topic.words[topic.head - 1] ?? ""
  const kind = kindOf(last.toLowerCase())
  if (kind === "count" || (kind === "unknown" && topic.proper)) return `own ${article(thing)} ${thing}`
  return kind === "unknown" ? undefined : `own ${thing}`
}

function asProspects(topic: TopicPhrase, who: string, thing: string): string | undefined {
  const kind = kindOf((topic.words[topic.head - 1] ?? "").toLowerCase())
  const last = (topic.words[topic.head - 1] ?? "").toLowerCase()
  const isShop = isOrganization(last) || visited.has(last)
  if (isShop) return undefined
  if (kind === "count") return `are ${who === "seeker" ? "looking" : "in the market"} for ${article(thing)} ${thing}`
  if (kind === "mass" && who !== "seeker") return `are shopping for ${thing}`
  if (thing === "auto") return "are in the market for a vehicle"
  if (who === "intender" && kind !== "unknown") return `are in the market for ${thing}`
  return undefined
}
