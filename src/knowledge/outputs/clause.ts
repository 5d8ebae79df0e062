import type { Classification } from "../taxonomy/classification.ts"
import { article, isAdjective, isOrganization, kindOf, needsThe, singular, wordSet } from "./grammar.ts"
import { CONSUMED } from "./consumer-categories.ts"
import { asPeople, isNounAlone } from "./people.ts"
import { asOwnClause } from "./sayings.ts"
import { beforeHead, inPlural, lowerFirst, readTopic, type Rule, type TopicPhrase } from "./topic-phrase.ts"

/** The clause after "Consumers who". Must be grammatical for any topic name. */
export const describeTopic = (c: Classification): string => clauseOfTopic(c).clause

/** The clause, the noun in it if it only says who the people are ("gamers" of "are gamers"), and whether it only quotes the name. */
export function clauseOfTopic(c: Classification): { clause: string; people?: string; isNamed?: boolean } {
  const topic = readTopic(c)
  if (topic.words.length === 0) return { clause: `are part of this ${c.parentCategory} audience` }
  const own = asOwnClause(topic, c)
  if (own !== undefined) return { clause: own }
  const people = asPeople(topic, c)
  if (people !== undefined)
    return { clause: people, ...(isNounAlone(people, topic) && { people: people.slice("are ".length) }) }
  const clause = asWorkplace(topic, c) ?? byAudienceType(topic, c)
  return { clause, ...(clause === named(topic) && { isNamed: true }) }
}

const asWorkplace: Rule = (topic, c) => {
  const business = c.segmentType !== "B2C" && (c.audienceType === "Professional" || c.parentCategory === "Industries")
  if (!business) return undefined
  if (isOrganization(topic.headWord) && topic.headWord !== singular(topic.headWord)) return `work at ${topic.text}`
  if (c.intent === "brand" && c.parentCategory === "Industries") return `work at ${topic.text}`
  return `work ${fieldsOfWork.has(c.parentCategory) ? "in" : "with"} ${asObject(topic)}`
}

/** Categories that people work in; what is in the others they work with. */
const fieldsOfWork: ReadonlySet<string> = new Set([
  "Careers",
  "Education",
  "Healthcare",
  "Industries",
  "Job Roles",
  "News & Society",
  "Politics",
  "",
])

const mediaVerbs: ReadonlyMap<string, string> = new Map([
  ["Movies & TV", "watch"],
  ["Music & Audio", "listen to"],
  ["Books", "read"],
  ["Gaming", "play"],
  ["Sports & Outdoors", "watch"],
  ["News & Society", "follow"],
  ["Politics", "follow"],
])
/** What is not watched or read itself. */
const used = wordSet("service app platform device")
/** Categories whose brands have supporters rather than customers. */
const causes: ReadonlySet<string> = new Set(["News & Society", "Politics", "Religion", "Sports & Outdoors"])
const journeys = wordSet("trip visit vacation travel tour cruise getaway flight")

function byAudienceType(topic: TopicPhrase, c: Classification): string {
  const business = c.segmentType !== "B2C" && c.segmentType !== "B2B2C"
  const things = asObject(topic, true)
  if (topic.headWord.endsWith("-leaning")) return `are ${topic.text}`
  switch (c.audienceType) {
    case "In-Market":
      if (topic.headWord === "shopping") return `are busy with ${topic.text}`
      if (c.intent === "event" && (events.has(topic.headWord) || occasions.has(topic.headWord)))
        return `are getting ready for ${asObject(topic)}`
      if (business) return `are evaluating ${asObject(topic)}`
      if (c.intent === "brand") return `are considering ${topic.text}`
      return `are shopping for ${things}`
    case "Ownership":
      if (topic.headWord === "ownership" && topic.head > 0)
        return `own ${asObject(readTopic({ ...c, topicName: beforeHead(topic) }), true)}`
      return `own ${asObject(topic)}`
    case "Past Purchaser":
      return c.intent === "brand" ? `have bought from ${topic.text} before` : `have bought ${things} before`
    case "Decision Maker":
      if (isOrganization(topic.headWord)) return `make the decisions at ${things}`
      return `decide on ${things} for their organization`
    case "Enthusiast":
      return `are enthusiastic about ${things}`
    case "Professional":
      return business ? `work in ${asObject(topic)}` : asInterest(topic, c, business, things)
    case "Life Event":
      return c.intent === "brand" ? `are interested in ${topic.text}` : asEvent(topic)
    case "Demographic":
      return asProfile(topic)
    case "Lifestyle":
      return isAdjective(topic.headWord) ? `are ${topic.text}` : `are interested in ${things}`
    case "Customer & Supporter":
      if (causes.has(c.parentCategory)) return `support ${things}`
      return c.intent === "brand" ? `are customers of ${topic.text}` : `use ${things}`
    case "Visitor & Resident":
      if (journeys.has(singular(topic.headWord))) return `are planning or taking ${things}`
      return c.parentCategory === "Geography" ? `live in or visit ${place(topic)}` : `visit ${things}`
    case "Viewer & Listener": {
      const verb = mediaVerbs.get(c.parentCategory)
      if (used.has(singular(topic.headWord))) return `use ${things}`
      return verb === undefined ? asInterest(topic, c, business, things) : `${verb} ${things}`
    }
    case "Patient & Caregiver":
      return c.parentCategory === "Health Conditions"
        ? `are managing ${topic.text} or caring for someone who is`
        : `are arranging ${things} for themselves or someone they look after`
    default:
      return asInterest(topic, c, business, things)
  }
}

const attainments = wordSet("degree diploma education school college certificate child children household")

function asProfile(topic: TopicPhrase): string {
  if (isAdjective(topic.headWord) || topic.headWord.endsWith("speaking")) return `are ${topic.text}`
  if (topic.words[0]?.toLowerCase() === "some" || topic.words[0]?.toLowerCase() === "no")
    return `have ${lowerFirst(topic.text)}`
  if (attainments.has(topic.headWord) && topic.head > 0) return `have ${asObject(topic)}`
  return named(topic)
}

/** Events have a day; changes take a while. Names of anything else are quoted. */
const events = wordSet(
  "wedding job baby move graduation birthday anniversary engagement marriage home house child arrival relocation promotion honeymoon " +
    "remodel renovation reunion birth",
)
const occasions = wordSet(
  "christmas halloween thanksgiving holiday holidays party season festival concert prom ramadan easter day week trip vacation school",
)
const changes = wordSet(
  "retirement divorce bankruptcy menopause separation transition pregnancy unemployment puberty bereavement adoption",
)

function asEvent(topic: TopicPhrase): string {
  if (isAdjective(topic.headWord)) return `are ${topic.text}`
  const one = singular(topic.headWord)
  if (events.has(one)) return `have ${asObject(topic)} coming up or just behind them`
  return changes.has(one) ? `are going through ${asObject(topic)}` : named(topic)
}

/** The neutral form: says only what the audience is called. */
const named = ({ given }: TopicPhrase) => `belong to the audience "${given.replaceAll('"', "")}"`

function asInterest(topic: TopicPhrase, c: Classification, business: boolean, things: string): string {
  const buying = c.intent === "product" || c.intent === "service" || c.intent === "solution"
  if (business && buying && !CONSUMED.has(c.parentCategory)) return `are looking into ${things} for their work`
  if (business && isOrganization(topic.headWord) && topic.headWord !== singular(topic.headWord))
    return `work at ${topic.text}`
  if (c.intent === "need") return `are looking for help with ${things}`
  if (c.parentCategory === "Geography") return `have ties to ${place(topic)}`
  return `are interested in ${things}`
}

const regions = wordSet(
  "bahamas caribbean midwest netherlands northeast northwest philippines southeast southwest uk us usa",
)
const place = (topic: TopicPhrase) =>
  regions.has(topic.words[0]?.toLowerCase() ?? "") ? `the ${topic.text}` : asObject(topic)

/** The name as an object: with "the" or an article if it needs one, or in the plural if `many`. */
function asObject(topic: TopicPhrase, many = false): string {
  const { headWord, text, words } = topic
  if (words[0]?.toLowerCase() === "the") return text
  if (needsThe(headWord)) return `the ${text}`
  if (kindOf(headWord) !== "count" || isNumber(words[0] ?? "")) return text
  // A capitalized head noun makes it a proper name, which has no article: "Honda Civic", "Gold Card".
  if (topic.proper && isCapitalized(words[topic.head])) return text
  const first = words[0] ?? ""
  if (first === "a" || first === "an" || first === "my") return text
  return many ? inPlural(topic) : `${article(text)} ${text}`
}

const isCapitalized = (word: string | undefined) =>
  word !== undefined && word.charAt(0) !== word.charAt(0).toLowerCase()
const isNumber = (word: string) => word !== "" && !Number.isNaN(Number(word))
