import { FORMATS } from "../../../../../../src/intake/assistant/choices.ts"
import { splitList } from "./split-list.ts"
import { isPronoun, parseTopicFilters } from "./topic-filters.ts"
import { type Context, question, type Understood } from "./understood.ts"

type Kind = "classify" | "add" | "duplicates"

const rest = (start: string, end = "") => new RegExp(String.raw`^(?:${start})(?<rest>[\s\S]*?)${end}$`, "i")
const OWN = "(?:the |my |our )?(?:library|catalog(?:ue)?)"
const DUPLICATE = "(?:(?:near |possible |any )*(?:duplicates?|dupes?))"

const PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  ["classify", rest(String.raw`(?:classify|categori[sz]e)\b|classification of\s`)],
  [
    "classify",
    rest(
      String.raw`(?:which|what) (?:category|categories|segment|layers?) (?:is|are|does|do|has|have|fits?)\s`,
      String.raw`(?: in| belong to| have| get)?`,
    ),
  ],
  ["classify", rest(String.raw`how (?:would|do) (?:you|we|i) (?:classify|categori[sz]e)\s`)],
  [
    "duplicates",
    rest(String.raw`(?:check|look|search|find|show|list)(?: me)?(?: for)? ${DUPLICATE} (?:of|for|with|to)\b`),
  ],
  ["duplicates", rest(String.raw`(?:check|look|search) (?:for )?${DUPLICATE}\b`)],
  ["duplicates", rest(String.raw`(?:check|compare|test)\s`, String.raw`\sfor ${DUPLICATE}`)],
  ["duplicates", rest(String.raw`(?:is|are) there (?:an? )?${DUPLICATE} (?:of|for)\s`)],
  ["duplicates", rest(String.raw`(?:is|are)\s`, String.raw`\s(?:an? )?${DUPLICATE}`)],
  [
    "duplicates",
    rest(String.raw`(?:is|are)\s`, String.raw`\s(?:already )?(?:there|known|taken|in ${OWN})(?: already)?`),
  ],
  ["duplicates", rest(String.raw`do(?:es)? (?:we|i|anybody|anyone) (?:already )?have\s`, "(?: already)?")],
  ["duplicates", rest(String.raw`does\s`, String.raw`\s(?:already )?exist(?: already)?`)],
  ["duplicates", rest(String.raw`${DUPLICATE} (?:of|for)\s`)],
  ["add", rest(String.raw`(?:add|put|take)\s`, String.raw`\s(?:in)?to ${OWN}`)],
  ["add", rest(String.raw`(?:create|make|new)\s(?:an? |the )?(?:new )?topics?\b(?: (?:for|called|named))?`)],
  ["add", rest(String.raw`add\b`)],
]

/** Words that introduce a list. */
const LIST_INTRO =
  /^[\s:,-]*(?:(?:this|these|those|the|following|my|our|new|topics?|audiences?|segments?|list|few|some|for)\s*)*[:\n]\s*/i
const SINGLE_INTRO =
  /^[\s:,-]*(?:the following|following|topics?:?|audiences?:?|an? (?:topic|audience)(?: (?:called|named))?)\s+/i

const QUESTIONS: Record<Kind, string> = {
  classify: "What should I classify? Enter one audience, or several separated by commas or new lines.",
  add: "Which topics should I add? Separate them by commas or new lines.",
  duplicates: "Which topic should I check? Enter its name.",
}

/** Requests that name their topics. */
export function readNamedTopics(text: string): Understood | undefined {
  for (const [kind, pattern] of PATTERNS) {
    const found = pattern.exec(text)?.groups?.["rest"]
    if (found === undefined) continue
    const named = found.replace(LIST_INTRO, "").replace(SINGLE_INTRO, "")
    const topics = splitList(named)
    if (topics.length === 0 || isPronoun(named)) return question(QUESTIONS[kind])
    return { kind, topics: topics.map((topic) => topic.slice(0, 500)) }
  }
  return undefined
}

const FIND = [
  new RegExp(String.raw`^(?:search|look)\s+(?:in |through )?(?<where>${OWN})\s+(?:for|about)\s+(?<rest>[\s\S]+)$`, "i"),
  /^(?:find|search(?: for)?|look (?:for|up)|show(?: me)?|list|give me|get(?: me)?|display|is there|are there)\s+(?<rest>[\s\S]+)$/i,
  /^(?:which|what) (?:topics|audiences|segments) (?:do we have|do i have|are there|exist)\b(?: (?:about|on|for|with|like))?\s*(?<rest>[\s\S]*)$/i,
  /^(?<rest>(?:all )?(?:topics|audiences) (?:about|on|for|with|like)\s[\s\S]+)$/i,
]
const WHERE = new RegExp(String.raw`\s+(?:in|from|of|within) (?<where>${OWN})$`, "i")

export function readFind(text: string): Understood | undefined {
  const found = FIND.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  if (!found) return undefined
  const { where: first = "", rest: description = "" } = found.groups ?? {}
  const place = first || (WHERE.exec(description)?.groups?.["where"] ?? "")
  const filters = parseTopicFilters(description.replace(WHERE, "")) ?? {}
  return { kind: "find", where: /catalog/i.test(place) ? "catalog" : "library", filters }
}

const EXPORT = /^(?:an? )?(?<first>(?:full |complete )?)(?:export|download|save)\b\s*(?<rest>[\s\S]*)$/i
const FORMAT = /\b(?:as|to|in|into)?\s*(?:an?\s+)?\b(csv|json|excel|spreadsheet)\b(?:\s+(?:file|format))?/i
const FULL = /\b(?:full|complete)\b|\bwith everything\b/i

export function readExport(text: string, { these }: Context): Understood | undefined {
  const found = EXPORT.exec(text)?.groups
  if (!found) return undefined
  const description = found["rest"] ?? ""
  const format = FORMATS.find((one) => one === FORMAT.exec(description)?.[1]?.toLowerCase()) ?? "csv"
  const full = FULL.test(`${found["first"]}${description}`)
  const what = description.replace(FORMAT, "").replace(FULL, "").replaceAll(/\s+/g, " ").trim()
  if (isPronoun(what)) {
    if (these?.filters) return { kind: "export", filters: these.filters, format, full }
    return question("Export selected topics on the Library page. I can export the results of a search.", [
      "open library",
    ])
  }
  return { kind: "export", filters: parseTopicFilters(what.replace(/^(?:of|export of)\s+/i, "")) ?? {}, format, full }
}
