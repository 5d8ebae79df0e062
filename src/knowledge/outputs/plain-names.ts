import { CASING } from "../taxonomy/casing.ts"
import type { Classification } from "../taxonomy/classification.ts"
import { isAdjective, namesPeople, singular } from "./grammar.ts"
import { keyOf } from "./name-places.ts"
import { isCommon } from "./topic-phrase.ts"

/** Whether the last word is a plural of people. */
export const endsInPeople = (text: string) => {
  const last = text.slice(text.lastIndexOf(" ") + 1).toLowerCase()
  return last !== singular(last) && namesPeople(last) === "yes"
}

const MOST_WORDS = 8
/** People and what they want are two short names. */
const WANTING = / (?:in the market for|interested in|who [a-z]+) /i
const MOST_WANTING = 12
/** Whether a name can stand inside a sentence as it is. */
export function isPlain(core: string, { intent }: Classification): boolean {
  const words = core.split(" ")
  if (NEAR.test(core)) return words.length <= MOST_NEAR
  if (
    words.length > (WANTING.test(core) ? MOST_WANTING : MOST_WORDS) ||
    /^\d+-\d+ |[\dKM]\+(?: |$)|\b(?:eligible|subscribed|lapsed|treated|unknown|only|type|preference|status|decile|tier|index|score|trigger|weekly|monthly|leads|due|[a-z]+ (?:qualified|retired|expecting|approved|diagnosed|abandoned|rebuild|ending|end|expiring|maturing|started|inquiry))$/i.test(
      core,
    )
  )
    return false
  if (words.some((word, at) => at < words.length - 1 && isRelated(word) && !JOINED_ON.test(words[at + 1] ?? "")))
    return false
  if (intent !== "brand" && (isNumbered(core) || LETTER.test(core) || SECOND.test(core))) return false
  if (/^(?:off|pre|post|non)-[a-z]+$| only /i.test(core)) return false
  if (RELATION_WITHIN.test(core) || isStrung(words, intent === "brand")) return false
  // A comma sets words apart that belong together only in a list: "Beer, Wine & Spirits".
  if (core.includes(",") && !/ (?:&|and|or) /i.test(core)) return false
  return words.every(
    (word) =>
      !UNUSUAL.test(word) &&
      (intent === "brand" || (!CODED.test(word) && !isRunTogether(word)) || /\d(?:st|nd|rd|th|year)$/i.test(word)),
  )
}
/** Places to be near may have numbers: "People Within 1 Mile of Store 0457". */
const NEAR = /^[A-Za-z ]+ Within \d+ [A-Za-z]+ of [^<>|_~;:,]+$/
const MOST_NEAR = 12
/** "Travel Intent Cruise". */
const RELATION_WITHIN = / (?:(?:intent|interest|affinity|propensity) (?!in |to |for |of |and )|no [a-z]+$)/i
/** Things and people strung together: "Cloud Migration AWS Users", "Gig Drivers Uber Lyft Intenders". */
function isStrung(words: readonly string[], isBrand: boolean): boolean {
  const last = words.at(-1) ?? ""
  if (words.slice(0, -2).some((word, at) => endsInPeople(word) && !JOINED_ON.test(words[at + 1] ?? ""))) return true
  const isJoined = /^(?:in|for|of|with)$/i.test(words.at(-2) ?? "")
  if (words.length > 2 && !isBrand && !isJoined && /^[A-Z]{3,5}$/.test(last) && !CASING.has(last.toLowerCase()))
    return true
  if (words.length < 4 || !isRelated(last)) return false
  // "Gig Drivers Uber Lyft Intenders": drivers may be things too, but not before two names.
  if (isBrand && words.slice(0, -2).some((word) => word.endsWith("s") && namesPeople(word.toLowerCase()) === "perhaps"))
    return true
  const first = keyOf(words[0] ?? "")
  return isBrand && first !== "new" && isCommon(first) && !isAdjective(first)
}
/** Numbers of lists and scores: "FICO 700"; years are part of a name. */
const isNumbered = (core: string) => / \d{3,}$/.test(core) && !/ (?:19|20)\d\d$/.test(core)
/** "FAFSA Parents H Ssr": letters that stand for a word. */
const LETTER =
  /(?<!\b(?:vitamins?|class|hepatitis|types?|plan|part|group|series|model|grade|generation|gen|big)) [B-HJ-Z] (?![&+])/i
/** "Pet Insurance New Puppy": a second thing begins within. */
const SECOND = /[a-z] (?:new|used) (?!york|jersey|england|mexico|hampshire|orleans|zealand|delhi|age|balance|year)/i
const CODED = /^(?:[A-Za-z]{3,}\d{2,}|\d{3,}[A-CE-JLN-Z]|\d{2,}[A-Za-z]{3,}|\d{2,}[A-Z]\d+|0\d+)$/
/** "SznTix", but not "iPhone" and "SaaS". */
const isRunTogether = (word: string) =>
  /[a-z][A-Z]/.test(word) && !word.includes("-") && CASING.get(word.toLowerCase()) !== word && !/^(?:Mc|Mac)/.test(word)
/** "Customers" of "Customers Sneakers": people before a thing, as only codes have them. */
const isRelated = (word: string) => word.endsWith("s") && RELATED.has(singular(word.toLowerCase()))
const RELATED = new Set(
  "intender customer prospect buyer shopper purchaser user visitor subscriber professional".split(" "),
)
const JOINED_ON =
  /^(?:[a-z]+|[A-Z][a-z]*ing|&|[-(].*|Who|Of|In|At|With|For|From|And|Or|Near|Aged?|Over|Under|Without|By|On|To|Who's|Living|\d.*|Not|Planning|Interested|in)$/
const UNUSUAL = /[<>|_~^*=#@\\{}[\];"“”]|\.\.|\/.*\/|:$|^\/|\/$/
