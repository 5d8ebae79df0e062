import type { Filters } from "../../../../../../src/intake/assistant/intent.ts"
import { SEGMENT_TYPES } from "../../../../../../src/knowledge/taxonomy/classification.ts"

const PRONOUN =
  /^(?:all (?:of )?)?(?:these|those|them|it|this|that|the (?:selection|selected|chosen|results?|matches|list)|my selection|selection|(?:the |my )?(?:selected|chosen) (?:ones|topics|audiences|segments))(?: (?:ones|topics|audiences|segments|results))?$/i

/** Whether the text refers to topics ("these") instead of naming them. */
export const isPronoun = (text: string) => PRONOUN.test(text.trim())

const NOUN = "(?:topics?|audiences?|segments?)"
const ABOUT = String.raw`(?:about|on|for|with|like|named|called|matching|containing|related to|around|regarding)`
const EVERYTHING = new RegExp(
  String.raw`^(?:everything|all|(?:all )?(?:of )?(?:the |my |our )?(?:whole |entire |complete )?(?:library|${NOUN})(?: (?:in|of|from) (?:the |my |our )?library)?)$`,
  "i",
)
const LEADS = [
  new RegExp(
    String.raw`^(?:all |any |every |the |my |our |some )*${NOUN} (?:that (?:mention|contain|match|are about) |${ABOUT} )`,
    "i",
  ),
  /^(?:all|any|every|the|my|our|some|about|on|for) /i,
]
const TAIL = new RegExp(String.raw` ${NOUN}$`, "i")
const SEGMENT = new RegExp(String.raw`(?:^|\s)(${SEGMENT_TYPES.toReversed().join("|")})(?=\s|$)`, "i")
const SENSITIVITY = new RegExp(String.raw`^(?:all |the |our )?(sensitive|restricted) ${NOUN}$`, "i")

/** Parses a description of topics. Empty filters mean all topics, undefined means no description. */
export function parseTopicFilters(text: string): Filters | undefined {
  const plain = text.trim().replaceAll(/^"|"$/g, "")
  if (plain === "") return undefined
  if (EVERYTHING.test(plain)) return {}
  const sensitivity = SENSITIVITY.exec(plain)?.[1]?.toLowerCase()
  if (sensitivity) return { sensitivity: sensitivity === "sensitive" ? "Sensitive" : "Restricted" }
  const found = SEGMENT.exec(plain)
  const segmentType = SEGMENT_TYPES.find((type) => type === found?.[1]?.toUpperCase())
  let search = segmentType ? plain.replace(SEGMENT, " ").replaceAll(/\s+/g, " ").trim() : plain
  if (EVERYTHING.test(search)) search = ""
  for (const lead of LEADS) search = search.replace(lead, "")
  search = search.replace(TAIL, "").replaceAll(/^["'\s]+|["'\s]+$/g, "")
  if (search === "" && !segmentType) return undefined
  return { ...(search !== "" && { search: search.slice(0, 200) }), ...(segmentType && { segmentType }) }
}
