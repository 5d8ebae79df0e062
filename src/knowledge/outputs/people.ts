import type { Classification } from "../taxonomy/classification.ts"
import {
  article,
  isAdjective,
  isOrganization,
  kindOf,
  namesPeople,
  plural,
  singular,
  startsWithDigit,
  wordSet,
} from "./grammar.ts"
import { LITTLE_ONES, QUALIFIERS } from "./nouns.ts"
import { afterHead, beforeHead, inPlural, type Rule, type TopicPhrase } from "./topic-phrase.ts"

const anybody = wordSet("people individual consumer person those")
const homes = wordSet("household family")
const crowds = wordSet("audience community segment group population")
const littleOnes = wordSet(LITTLE_ONES)
const wanting = wordSet("buyer intender shopper seeker")
/** With one of these in front the noun before "buyers" or "owners" is not the thing itself. */
const qualifiers = wordSet(QUALIFIERS)

/** Names that say who the people are: "Dog Owners", "CFOs at SaaS Companies", "People with Diabetes". */
export const asPeople: Rule = (topic, c) => {
  const one = singular(topic.headWord)
  const before = beforeHead(topic)
  const after = afterHead(topic)
  if (anybody.has(one)) return asAnybody(topic, before, after)
  if (homes.has(one) && before + after !== "") return `${one === "family" ? "belong to" : "live in"} ${everyOne(topic)}`
  if (crowds.has(one) && before + after !== "")
    return `are part of ${one === topic.headWord ? "the " : ""}${topic.text}`
  if (littleOnes.has(one) && c.intent !== "product") return `have or look after ${topic.text}`
  if (!isPeople(topic, c)) return undefined
  const everyone = everyOne(topic)
  if (startsWithDigit(after)) return `are ${topic.words.slice(0, topic.head + 1).join(" ")} aged ${after}`
  if (one === "mover") return "have just moved or are about to"
  if (before === "" || after !== "" || qualifiers.has(topic.words[0]?.toLowerCase() ?? "")) return `are ${everyone}`
  if (one === "professional" && c.segmentType !== "B2C") return `work in the ${before} field`
  if (one === "owner") return own(topic, before) ?? `are ${everyone}`
  if (wanting.has(one) && c.audienceType === "In-Market") return want(topic, one, before) ?? `are ${everyone}`
  return `are ${everyone}`
}

/** The name in the plural, also where it is written in the singular: "Registered Nurse". */
const everyOne = (topic: TopicPhrase) =>
  singular(topic.headWord) === topic.headWord && !topic.headWord.endsWith("s") ? inPlural(topic) : topic.text

function isPeople(topic: TopicPhrase, c: Classification): boolean {
  const named = namesPeople(topic.headWord)
  if (named === "yes") return true
  if (named === "perhaps") return c.intent === "role" || playing.has(c.parentCategory) || !wares.has(c.audienceType)
  const atWork = c.parentCategory === "Job Roles" && (c.audienceType === "Professional" || c.intent === "role")
  return atWork && jobEndings.some((ending) => topic.headWord.endsWith(ending)) && !isOrganization(topic.headWord)
}
const playing: ReadonlySet<string> = new Set(["Sports & Outdoors", "Gaming"])
/** Audiences named by the thing they want. */
const wares: ReadonlySet<string> = new Set(["Interest", "In-Market", "Past Purchaser"])
const jobEndings = ["ers", "ors", "ists", "ians", "eers", "er", "or", "ist", "ian"]

/** "People with dogs", "Individuals interested in yoga", "Eco-conscious consumers". */
function asAnybody(topic: TopicPhrase, before: string, after: string): string {
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

function own(topic: TopicPhrase, thing: string): string | undefined {
  const last = topic.words[topic.head - 1] ?? ""
  const kind = kindOf(last.toLowerCase())
  if (kind === "count" || (kind === "unknown" && topic.proper)) return `own ${article(thing)} ${thing}`
  return kind === "unknown" ? undefined : `own ${thing}`
}

function want(topic: TopicPhrase, who: string, thing: string): string | undefined {
  const kind = kindOf((topic.words[topic.head - 1] ?? "").toLowerCase())
  const isShop = isOrganization((topic.words[topic.head - 1] ?? "").toLowerCase())
  if (isShop) return undefined
  if (kind === "count") return `are ${who === "seeker" ? "looking" : "in the market"} for ${article(thing)} ${thing}`
  if (kind === "mass" && who !== "seeker") return `are shopping for ${thing}`
  if (who === "intender") return `have ${thing} on their shortlist`
  return undefined
}
