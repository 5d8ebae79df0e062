import { isCode, MAY_CHANGE, nameOfCode, ofIntenders, singularOf } from "../../knowledge/codes/load.ts"
import { classifyLocally, classifyNamed } from "../../knowledge/engine/local.ts"
import { ENGLISH } from "../../knowledge/engine/packs.ts"
import { isOnTheMap, onlyQualifies } from "../../knowledge/engine/qualifies.ts"
import { titledName } from "../../knowledge/engine/topic-name.ts"
import { writtenOut } from "../../knowledge/languages/load-shorthand.ts"
import { readName } from "../../knowledge/languages/read-name.ts"
import { latestAnswers } from "../../knowledge/text/new-strings.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { withSupplied } from "./given-values.ts"
import { isPeriod, type Place, readSourceName, type SourceName } from "./source-name.ts"
import { categoryWith, nearestNode } from "./taxonomy-places.ts"

const KEPT = 1 << 10

const clean = latestAnswers<SourceName>(
  (source) =>
    inContext(source, readSourceName(source, { qualifies: onlyQualifies, isOnTheMap, inWords, singular: singularOf })),
  KEPT,
)

/** "Virtualization > Hypervisor": where the name alone would be filed elsewhere, or nowhere surely, the topic is filed as the whole path says. */
function inContext(source: string, said: SourceName): SourceName {
  const { topicName, taxonomyType, parentCategory, subcategory } = said
  if (topicName === source) return said
  const whole = classifyLocally(source)
  if (subcategory !== undefined) {
    return {
      ...said,
      parentCategory: parentCategory ?? categoryWith(subcategory, whole.parentCategory) ?? whole.parentCategory,
    }
  }
  if (parentCategory !== undefined) {
    // A topic that the catalog has keeps no node of another category.
    const isOther = classifyNamed(topicName).parentCategory !== parentCategory
    const node = isOther ? nearestNode(parentCategory, topicName) : undefined
    return node === undefined ? said : { ...said, subcategory: node }
  }
  if (whole.unsure === true) return said
  if (isCode(source)) {
    const alone = classifyNamed(topicName)
    if (alone.unsure !== true && isOwnPlace(source, alone.parentCategory, whole.parentCategory))
      return { ...said, ...(AT_WORK.test(source) && alone.segmentType === "B2C" && { segmentType: whole.segmentType }) }
  }
  if (taxonomyType !== undefined && taxonomyType !== whole.taxonomyType) return said
  const alone = classifyNamed(topicName)
  return {
    topicName,
    ...(alone.unsure === true || alone.parentCategory !== whole.parentCategory
      ? { parentCategory: whole.parentCategory, subcategory: whole.subcategory }
      : taxonomyType !== undefined && { taxonomyType }),
    ...(alone.segmentType !== whole.segmentType && { segmentType: whole.segmentType }),
  }
}

const ON_POLITICS = /^(?:issue|iss|pol)_/i
/** Whether the name of a code is filed better than its marks. A place alone is no topic, and "ISSUE_" is politics. */
const isOwnPlace = (code: string, own: string, ofMarks: string) =>
  own === ofMarks || (ON_POLITICS.test(code) ? own === "Politics" : own !== "Geography")
/** Marks that a code's name does not repeat. */
const AT_WORK = /(?:^|_)(?:b2b|b2g|b2e|b2b2c|abm)(?:_|$)/i

/** Written out, a code is longer. */
const LONGEST = 500

const WORDS = { ...ENGLISH, isPlace: isOnTheMap }

/** A code says nothing of capitals, so its words get those of a name. */
function inWords(code: string): string {
  // A list that has only a number is told apart by it.
  if (NUMBERED_LIST.test(code)) return code.replaceAll("_", " ")
  const name = code.length <= LONGEST ? nameOfCode(code, WORDS) : undefined
  if (name !== undefined && readName(name, ENGLISH).language === "en")
    return name
      .split(", ")
      .map((part) => (isPeriod(part) ? part : titledName(part)))
      .join(", ")
  const words = writtenOut(code, ENGLISH)
  if (words.length > LONGEST || words === code) return code
  const { language } = readName(words, ENGLISH)
  return ofIntenders(words)
    .split(", ")
    .filter((part, _, all) => all.length === 1 || !UNTOLD.test(part))
    .map((part) => (isPeriod(part) ? part : titled(withoutDoubles(part), language)))
    .join(", ")
}

const NUMBERED_LIST = /^(?:seg|segments?|aud|audiences?|lists?|cohorts?|clusters?)_\d+$/i

/** Parts of a code that say nothing of the people, or what nobody can read. */
const UNTOLD = /^(?:(?:first|second|third) party|\p{L})$/u

/** Codes within a code stay as they are: "2026Q1". */
function titled(part: string, language: string): string {
  const given = part.split(" ")
  return titledName(part, language)
    .split(" ")
    .map((word, i) => (/\d/.test(word) && /\p{Lu}/u.test(given[i] ?? "") ? (given[i] ?? word) : word))
    .join(" ")
}

/** "customers vip customers" are the latter. */
const withoutDoubles = (part: string) =>
  part
    .split(" ")
    .filter((word, i, all) => word === "" || !all.includes(word, i + 1))
    .join(" ")

/** The name of every route for the string of a source. The packs that the string needs must be loaded. */
export const cleanSource = (source: string): SourceName =>
  MAY_CHANGE.test(source) ? clean(source) : { topicName: source }

/** The rules' classification of a source's string, as every route names and files it. */
export function classifySource(source: string, config: Rules): Classification {
  const { topicName } = cleanSource(source)
  if (topicName === source) return classifyLocally(source, config)
  const named = classifyNamed(topicName, config)
  return inPlaceOf(source, { ...named, topicName: titledName(topicName, named.language) })
}
type Rules = Parameters<typeof classifyNamed>[1]

/** A topic's classification, filed where the path that led to it says. */
export const inPlaceOf = (source: string, topic: Classification): Classification => {
  const { topicName, ...place } = cleanSource(source)
  return topicName === source ? topic : withSupplied(topic, suppliedBy(place))
}

/** The place that a path says, as values of a row. */
const suppliedBy = ({ taxonomyType, parentCategory, subcategory, segmentType }: Place) => ({
  ...(taxonomyType !== undefined && { taxonomy_type: taxonomyType }),
  ...(parentCategory !== undefined && { parent_category: parentCategory }),
  ...(subcategory !== undefined && { subcategory }),
  ...(segmentType !== undefined && { segment_type: segmentType }),
})
