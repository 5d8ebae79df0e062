import type { Classification } from "../taxonomy/classification.ts"
import {
  adjectiveOf,
  type Attribute,
  clauseOf,
  departmentSaid,
  nounOf,
  placeSaid,
  possessionOf,
  type Role,
  titleSaid,
  workplaceSaid,
} from "./attributes.ts"
import { GENERAL_SUBCATEGORIES } from "../taxonomy/general-subcategories.ts"
import { clauseOfTopic } from "./clause.ts"
import { kindOf } from "./grammar.ts"
import { CONSUMED } from "./consumer-categories.ts"
import { cleaned } from "./name-chunks.ts"
import { isState } from "./name-places.ts"
import { type NameParts, partsOf } from "./name-parts.ts"

/** What a name says, as clauses after "Consumers who": the whole first, then shorter ones. The last one fits any limit. */
export type Composed = { clauses: readonly string[]; attributes: readonly Attribute[] }

const LONGEST_QUOTED = 150

export function compose(c: Classification): Composed {
  const parts = partsOf(c)
  const { attributes } = parts
  const about = c.unsure === true ? aboutPeople(parts) : parts.unclear ? aboutPlace(c, parts) : aboutTopic(c, parts)
  const whole = about === undefined ? "" : joined(predicates(attributes, about.topic, c))
  if (whole === "") return { clauses: [quoted(c.topicName)], attributes }
  const topic = about?.topic?.clause
  return { clauses: topic === undefined || topic === whole ? [whole] : [whole, topic], attributes }
}

/** Of an unsure topic only what its name says of people, if it says nothing else. */
const aboutPeople = ({ core, attributes, unclear }: NameParts): { topic?: Topic } | undefined =>
  core === "" && attributes.length > 0 && !unclear ? {} : undefined

/** Of a name that no sentence can repeat: what it is filed under. */
function aboutPlace(c: Classification, { isDoubtful }: NameParts): { topic?: Topic } | undefined {
  const topic = isDoubtful ? undefined : filedUnder(c)
  return topic && { topic }
}

/** What the name is about, if anything beside people; undefined if no sentence can say it. */
function aboutTopic(c: Classification, { core, attributes, isThin }: NameParts): { topic?: Topic } | undefined {
  if (!isThin) {
    const topic = clauseOfTopic(aboutRest(c, ofNode(c, core), attributes))
    const said = topic.isNamed === true ? filedUnder(c) : topic
    return said && { topic: said }
  }
  const isOfPeople = core === "" && attributes.length > 0 && !c.topicName.includes("_")
  if (attributes.length > 0 && c.parentCategory === "Life Events") return {}
  const filed =
    isOfPeople && (!SOLD.has(c.parentCategory) || c.parentCategory === "Parenting") ? undefined : filedUnder(c)
  if (filed !== undefined) return { topic: filed }
  return core === "" && attributes.length > 0 ? {} : undefined
}

/** A word that is no noun alone is said as in the name of its place: "Air" of "Travel > Air Travel". */
function ofNode({ path, intent }: Classification, core: string): string {
  const node = path.at(-1) ?? ""
  const isPart = node.toLowerCase().startsWith(`${core.toLowerCase()} `) && node.split(" ").length === 2
  return isPart && intent !== "brand" && kindOf(core.toLowerCase()) === "unknown" ? node : core
}

/** What a topic is filed under, for names that say no more than "Heavy", "Male 18-34" or "LDRY_Pods_Hvy". */
function filedUnder(c: Classification): Topic | undefined {
  const { parentCategory, subcategory, path } = c
  if (parentCategory === "Life Events") {
    const event = clauseOfTopic({ ...c, topicName: subcategory, audienceType: "Life Event", intent: "event" })
    if (isGeneralPlace(c)) return undefined
    return event.isNamed === true ? clauseOfTopic({ ...c, topicName: subcategory, audienceType: "Interest" }) : event
  }
  if (UNFILED.has(parentCategory)) return undefined
  const isGeneral = isGeneralPlace(c)
  if (parentCategory === "Job Roles" || parentCategory === "Industries") {
    if (isGeneral) return undefined
    if (subcategory.endsWith("Executives")) return { clause: "are C-suite executives" }
    return clauseOfTopic({ ...c, topicName: subcategory, audienceType: "Professional", intent: "role" })
  }
  // "Movies & Moviegoers" are both, and people are interested in the first.
  const topicName = (isGeneral ? parentCategory : (path.at(-1) ?? subcategory)).replace(/ & [A-Z][a-z]+goers$/, "")
  const audienceType = HAVING.has(c.audienceType) && !isGeneral ? c.audienceType : "Interest"
  const intent = c.intent === "brand" || c.intent === "role" ? "interest" : c.intent
  // The names of nodes are common words, in categories of names too.
  return clauseOfTopic({ ...c, topicName, parentCategory: "", audienceType, intent, secondaryIntent: null })
}
const isGeneralPlace = ({ parentCategory, subcategory }: Classification) =>
  subcategory === "" || subcategory === GENERAL_SUBCATEGORIES[parentCategory]
/** Categories that attributes of people never are: "Gaming > Console > Male 18-34" is about games too. */
const SOLD: ReadonlySet<string> = new Set([
  ...CONSUMED,
  "Alcohol & Regulated",
  "Arts & Events",
  "Books",
  "Consumer Tech",
  "Insurance",
  "Telecom & Utilities",
])
/** Categories of people and places, whose nodes are no things. */
const UNFILED: ReadonlySet<string> = new Set(["Demographics", "Geography"])
const HAVING: ReadonlySet<string> = new Set(["In-Market", "Past Purchaser"])

/** Audience types that attributes of people alone give a name. What remains of it then is only a subject. */
const OF_ATTRIBUTES: Readonly<Record<string, readonly Role[]>> = {
  Ownership: ["homeownership"],
  Professional: ["title", "department", "industry", "company_size", "revenue", "employment", "life_stage"],
  "Decision Maker": ["title", "department"],
  "Customer & Supporter": ["title"],
}

/** The topic without its attributes. */
function aboutRest(c: Classification, core: string, attributes: readonly Attribute[]): Classification {
  const isOfPeople = attributes.length > 0 && OF_PEOPLE_ALONE.has(c.audienceType)
  const isOfWork =
    attributes.some(({ role }) => OF_WORK.has(role)) &&
    (c.audienceType === "Interest" || c.parentCategory === "Industries")
  if (!isOfPeople && !isOfWork && !attributes.some(({ role }) => OF_ATTRIBUTES[c.audienceType]?.includes(role))) {
    return { ...c, topicName: core }
  }
  const parentCategory = CATEGORIES_OF_ATTRIBUTES.has(c.parentCategory) ? "" : c.parentCategory
  // "Vice President Marathon Runners" run.
  if (ATHLETES.test(core)) return { ...c, topicName: core, parentCategory, audienceType: "Lifestyle", intent: "role" }
  const intent = c.intent === "brand" ? "brand" : "interest"
  return { ...c, topicName: core, parentCategory, audienceType: "Interest", intent }
}
const ATHLETES = /(?:runners|riders|swimmers|bikers|climbers|skaters|rowers|walkers|divers|dancers|singers)$/i
const OF_PEOPLE_ALONE: ReadonlySet<string> = new Set(["Demographic", "Life Event", "Visitor & Resident"])
const OF_WORK: ReadonlySet<Role> = new Set(["department", "industry", "title", "company_size", "revenue"])
const CATEGORIES_OF_ATTRIBUTES: ReadonlySet<string> = new Set([
  "Demographics",
  "Geography",
  "Industries",
  "Job Roles",
  "Life Events",
])

/** The neutral form, for a name that no sentence can be made of. */
function quoted(name: string): string {
  const text = cleaned(name)
  return text.length > LONGEST_QUOTED || text === "" ? "belong to this audience" : `belong to the audience "${text}"`
}

type Topic = ReturnType<typeof clauseOfTopic>

function predicates(attributes: readonly Attribute[], topic: Topic | undefined, c: Classification): string[] {
  const first = (role: Role) => attributes.find((one) => one.role === role)?.value
  const adjectives = valuesOf(inOrder(attributes), adjectiveOf)
  const nouns = valuesOf(attributes, nounOf)
  const title = first("title")
  const department = first("department")
  const workplace = workplaceSaid(first("industry"), first("company_size"), first("revenue"))
  const places = valuesOf(attributes, ({ role, value }) => (role === "place" ? value : undefined))
  const place = first("place")
  const people = topic?.people
  const said: string[] = []
  const isWork = title !== undefined || department !== undefined || workplace !== "" || c.segmentType !== "B2C"

  // Gamers are not gamers at a company.
  const isAtWork = c.segmentType !== "B2C" && !CONSUMED.has(c.parentCategory) && !AT_LEISURE.test(people ?? "")
  let whose =
    place === undefined ? "" : `in ${places.every(isState) ? listed(places.map(placeSaid), "or") : placeSaid(place)}`
  const titles = attributes.filter(({ role }) => role === "title").map(({ value }) => titleSaid(value, undefined))
  let work = ""
  if (title !== undefined) {
    const named =
      titles.length > 1
        ? titles.join(" and ") + (department === undefined ? "" : ` in ${departmentSaid(department)}`)
        : titleSaid(title, department)
    nouns.push([named, workplace, isWork ? whose : ""].filter(Boolean).join(" "))
    if (isWork) whose = ""
  } else if (department !== undefined || workplace !== "") {
    work = ["work", department === undefined ? "" : `in ${departmentSaid(department)}`, workplace]
      .filter(Boolean)
      .join(" ")
    // "in marketing in healthcare" needs a word between.
    if (department !== undefined && workplace.startsWith("in "))
      work = `work in ${departmentSaid(department)} at ${workplace.slice(3)} companies`
  }

  // "Works at a Company w/ 5,000+ Employees, Manufacturing": the field is said once.
  const isSaid = department !== undefined && topic?.clause.startsWith(`work in ${departmentSaid(department)}`) === true
  let tail = isSaid ? undefined : topic?.clause
  if (people !== undefined && !people.includes(" ")) {
    // Attributes of people may describe a noun for people, if there is no more than one before it.
    const before = adjectives.filter((one) => /^(?:[A-Za-z-]+(?: American)?|Gen [A-Za-z]+)$/.test(one))
    const age = adjectives.find((one) => /^(?:\d|under |over )/.test(one))
    if (before.length <= 1 && before.length + (age === undefined ? 0 : 1) === adjectives.length && nouns.length === 0) {
      const aged = age === undefined ? "" : `aged ${age}`
      const own = work === "" || !isAtWork ? "" : work.replace(/^work /, "")
      tail = ["are", before[0] ?? "", people, aged, own, work === "" || isAtWork ? whose : ""].filter(Boolean).join(" ")
      adjectives.length = 0
      if (work === "" || isAtWork) whose = ""
      if (isAtWork) work = ""
    }
  } else if (
    people !== undefined &&
    isAtWork &&
    work !== "" &&
    adjectives.length === 0 &&
    nouns.length === 0 &&
    !/ (?:at|in|with) /.test(people)
  ) {
    tail = `${tail} ${work.replace(/^work /, "")}`
    work = ""
  } else if (tail?.startsWith("work ") && work.startsWith("work at ")) {
    tail = `${tail} ${work.slice("work ".length)}`
    work = ""
  }

  const noun =
    nouns.length === 1 && adjectives.length === 1 && isSimple(adjectives[0] ?? "")
      ? `${adjectives.pop()} ${nouns.pop()}`
      : undefined
  if (adjectives.length > 0) said.push(`are ${agedPeople(adjectives) ?? listed(adjectives)}`)
  if (noun !== undefined) said.push(`are ${noun}`)
  else if (nouns.length > 0) said.push(`are ${listed(nouns)}`)
  const possessions = valuesOf(attributes, possessionOf)
  if (possessions.length > 0) said.push(`have ${listed(possessions)}`)
  said.push(...valuesOf(attributes, (one) => (one.role === "language" ? undefined : clauseOf(one))))
  if (work !== "") {
    said.push(whose === "" ? work : `${work} ${whose}`)
    whose = ""
  }
  if (whose !== "" && tail?.startsWith("work ") === true) {
    tail = `${tail} ${whose}`
    whose = ""
  }
  if (whose !== "") {
    if (tail !== undefined && said.length === 0 && people !== undefined && !/ (?:at|in|with|who) /.test(people))
      tail = `${tail} ${whose}`
    else said.push(isWork ? `work ${whose}` : `live ${whose}`)
  }
  said.push(...languages(attributes))
  if (tail !== undefined) said.push(tail)
  return said
}

/** People whom the engine may take for their companies: "Hospitality Golf Fans". */
const AT_LEISURE =
  /\b(?:fan|enthusiast|lover|gamer|player|viewer|listener|reader|travell?er|subscriber|drinker|collector)s$/

/** "women aged 25 to 44". */
function agedPeople([age = "", gender = "", ...others]: readonly string[]): string | undefined {
  const noun = gender === "female" ? "women" : gender === "male" ? "men" : undefined
  const from = Number(/^\d+/.exec(age)?.[0])
  return noun === undefined || others.length > 0 || !(from >= 18) ? undefined : `${noun} aged ${age}`
}

const ORDER: readonly Role[] = ["age", "gender", "generation", "ethnicity", "marital", "employment"]
const inOrder = (attributes: readonly Attribute[]) =>
  attributes.toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))

const isSimple = (adjective: string) => /^[A-Za-z-]+$/.test(adjective)

const languages = (attributes: readonly Attribute[]) =>
  attributes.filter(({ role }) => role === "language").map(({ value }) => `speak ${value.replace(/ speaking$/i, "")}`)

function valuesOf(attributes: readonly Attribute[], said: (one: Attribute) => string | undefined): string[] {
  return attributes.map(said).filter((one) => one !== undefined)
}

/** "a", "a and b", "a, b and c". */
function listed(items: readonly string[], link = "and"): string {
  if (items.length < 2) return items[0] ?? ""
  return `${items.slice(0, -1).join(", ")} ${link} ${items.at(-1)}`
}

/** Clauses in a row. A comma keeps the last "and" apart from one within a clause. */
function joined(clauses: readonly string[]): string {
  if (clauses.length < 2) return clauses[0] ?? ""
  const last = clauses.at(-1)
  const isNested = clauses.length > 2 || clauses.some((clause) => clause.includes(" and "))
  return `${clauses.slice(0, -1).join(", ")}${isNested ? "," : ""} and ${last}`
}
