import {
  article,
  isAdjective,
  isOrganization,
  kindOf,
  namesPeople,
  plural,
  singular,
  startsWithAge,
  startsWithDigit,
  wordSet,
} from "./grammar.ts"
import { afterHead, lowerFirst, type Rule, type TopicPhrase } from "./topic-phrase.ts"

const gerunds = wordSet(
  "buying caring changing considering expecting getting going graduating having leaving living looking managing moving " +
    "parenting planning raising recovering retiring selling shopping starting switching traveling working",
)
const afterGerund = wordSet(
  "a an the for to in with from into out their soon married engaged divorced home houses house kids children babies baby again pregnant abroad",
)
const undergone = wordSet("undergoing struggling suffering receiving")
const participles = wordSet(
  "attended bought graduated lived moved purchased completed relocated studied traveled visited",
)
/** Participles with an object of their own: "Recently Sold Home". */
const transitive = wordSet(
  "adopted bought built hired inherited leased purchased refinanced remodeled renovated rented sold",
)
const states = wordSet("recently newly just")
const determiners = wordSet("a an the their my your some")

/** Names that already are, or nearly are, a clause: "Getting Married", "Lived in Argentina", "Ages 25-34". */
export const asOwnClause: Rule = (topic, c) => {
  const first = topic.words[0]?.toLowerCase() ?? ""
  const second = topic.words[1]?.toLowerCase() ?? ""
  if (first === "interested" && second === "in") return `are ${topic.text}`
  if ((first === "likely" || first === "new") && second === "to") return `are ${lowerFirst(topic.text)}`
  const within = topic.words.indexOf("within")
  if (within > 0 && /^\d+$/.test(topic.words[within + 1] ?? ""))
    return nearby(topic.words.slice(within), topic.words.slice(0, within))
  if (topic.headWord === "accounts" && topic.words[topic.head - 1]?.toLowerCase() === "target") return atAccounts(topic)
  if (first === "within") return `are ${lowerFirst(topic.text)}`
  if (gerunds.has(first) && afterGerund.has(second)) return `are ${lowerFirst(topic.text)}`
  if (undergone.has(first) && second !== "") return `are ${lowerFirst(topic.text)}`
  if (participles.has(first) && second !== "") return `have ${lowerFirst(topic.text)}`
  if (states.has(first) && transitive.has(second) && topic.words.length > 2)
    return `have ${first} ${second} ${withArticle(topic.words.slice(2))}`
  if (states.has(first) && participles.has(second)) return `have ${lowerFirst(topic.text)}`
  if (states.has(first) && second.endsWith("ed") && topic.words.length === 2) return `are ${lowerFirst(topic.text)}`
  if (first === "age" || first === "ages" || first === "aged") {
    if (startsWithDigit(second)) return `are aged ${topic.words.slice(1).join(" ")}`
  }
  if (c.audienceType === "Demographic" && startsWithDigit(first) && namesPeople(topic.headWord) === "no") {
    return startsWithAge(topic.text) ? `are aged ${topic.text}` : undefined
  }
  if (isAdjective(topic.headWord) && (first === topic.headWord || !topic.headWord.endsWith("ing"))) {
    if (traits.has(c.audienceType)) return `are ${topic.text}`
  }
  return amount(topic) ?? labelledValue(topic)
}

/** "People Within 1 Mile of Store 0457", "of a burger restaurant". */
function nearby(words: readonly string[], people: readonly string[]): string {
  const distance = words.slice(0, 3)
  const where = words.slice(words[3] === "of" ? 4 : 3)
  const last = where.at(-1) ?? ""
  const isOne = where.length > 0 && /^[a-z]+$/.test(last) && kindOf(last) !== "mass" && singular(last) === last
  const place = isOne ? withArticle(where) : where.join(" ")
  const who = people.join(" ").toLowerCase()
  return ["are", who === "people" ? "" : who, ...distance.map((word) => word.toLowerCase()), place && `of ${place}`]
    .filter(Boolean)
    .join(" ")
}

/** "Healthcare Target Accounts": the companies that a seller has chosen. */
function atAccounts({ words, head }: TopicPhrase): string {
  const industry = words
    .slice(0, head - 1)
    .join(" ")
    .replace(/(?<![a-z])[a-z]+$/, (word) => (isOrganization(word) ? plural(singular(word)) : word))
  return `work at target accounts${industry === "" ? "" : ` in ${industry}`}`
}

function withArticle(words: readonly string[]): string {
  const text = words.join(" ")
  const isSingle = kindOf(words.at(-1) ?? "") === "count" && !determiners.has(words[0]?.toLowerCase() ?? "")
  return isSingle ? `${article(text)} ${text}` : text
}

const traits = wordSet("Demographic Lifestyle")

/** Names written as a label and a value: "Company Size: 11-100 Employees". */
function labelledValue(topic: TopicPhrase): string | undefined {
  const colon = topic.words.findIndex((word) => word.endsWith(":"))
  if (colon < 0 || colon === topic.words.length - 1) return undefined
  const name = topic.words
    .slice(0, colon + 1)
    .join(" ")
    .toLowerCase()
  const value = topic.words.slice(colon + 1).join(" ")
  if (name === "company size:") return `work at a company with ${value}`
  if (name === "company revenue:") return `work at a company with revenue of ${value}`
  return undefined
}

function amount(topic: TopicPhrase): string | undefined {
  const after = afterHead(topic)
  const { headWord } = topic
  if (after === "" || (headWord !== "income" && headWord !== "worth" && headWord !== "salary")) return undefined
  const what = topic.words.slice(0, topic.head + 1).join(" ")
  const joined = startsWithDigit(after) || after.startsWith("$") ? `of ${after}` : after
  return `have ${article(what)} ${what} ${joined}`
}
