import { PEOPLE_ENDINGS, PEOPLE_NOUNS } from "../../knowledge/outputs/nouns.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { categoryWith } from "./taxonomy-places.ts"
import { categoryLike, groupLike, nodeLike } from "./place-names.ts"
import { isPlace, isProvider, isStructural, stepsOf } from "./steps.ts"

/** A group counts where no step is a category or one of its nodes. */
export type Place = { taxonomyType?: string; parentCategory?: string; subcategory?: string }
export type SourceName = { topicName: string } & Place

/** A spreadsheet formula is left unchanged, since the name behind it is unknown. */
export const FORMULA = /^[=@+-]|^[\p{L}\p{N}.]+\([^()]*\)$/u
/** A number, range or amount is not a name on its own. */
const FIGURE = /^[\p{Sc}<>=~+\-–\s]*\d[\d\p{Sc}.,%+\-–/\skKmMbB]*$/u
/** A period of time. */
const PERIOD = /^(?:in )?(?:the )?(?:next|last|past|previous|within) \d{1,3} ?(?:days?|weeks?|months?|years?)$/i

/** What values are filed under; a figure is said with it: "Age 18-24". */
const ATTRIBUTES = new Set(
  "age,ages,age range,gender,sex,income,household income,hhi,net worth,generation,education,language,marital status".split(
    ",",
  ),
)
/** Categories that say nothing about whom a value of theirs describes. */
const OF_VALUES = new Set(["Demographics", "Geography"])

/** Steps that say how people relate to the topic, with the word for these people. */
const RELATIONS = new Map(
  Object.entries({
    Intenders: "in market,in market segment,intent,intenders,purchase intent,buyer intent",
    Owners: "owners,ownership",
    Buyers: "buyers,purchasers,purchase based,purchase history",
    Shoppers: "shoppers",
    Enthusiasts: "enthusiasts,affinity,affinities",
  }).flatMap(([people, steps]) => steps.split(",").map((step) => [step, people] as const)),
)
/** Parts of an audience that its other parts are not. */
const TIER = /^(?:very )?(?:high|medium|low|heavy|light)$|^(?:tier|top|level|decile|quintile) ?\d{1,3}%?$/i
const relationOf = (step: string) => RELATIONS.get(normalizedName(step))
const peopleNouns = new Set(PEOPLE_NOUNS.split("\n"))

/** What the engine knows of names; a console reads them without it. */
export type Reader = {
  /** Whether a step only qualifies another: it says when, where or which of them, not who. */
  qualifies: (step: string) => boolean
  /** A code in words. */
  inWords: (code: string) => string
}
const isPart = (step: string) => FIGURE.test(step) || PERIOD.test(step) || TIER.test(step)
const WITHOUT_ENGINE: Reader = { qualifies: isPart, inWords: (code) => code.replaceAll("_", " ") }

/**
 * The topic that a source's string names, and its place in the taxonomy: the last step of "Provider > Category > Subcategory > Topic".
 * Providers and structural steps are dropped. A last step that is only a qualifier or a code is said with the step it qualifies: "Used SUV
 * Intenders, next 90 days". A name that is not a path is returned as it is.
 */
export function readSourceName(source: string, { qualifies, inWords }: Reader = WITHOUT_ENGINE): SourceName {
  if (FORMULA.test(source.trim())) return { topicName: source }
  if (source.includes("_") && !source.includes(" ")) return { topicName: inWords(withoutProvider(source)) }
  const steps = stepsOf(source)
  const [only = source] = steps
  if (steps.length === 1 || isComparison(source, steps)) return { topicName: steps.length === 1 ? only : source }
  const { topicName, before } = named(steps, (step) => isPart(step) || qualifies(step))
  return { topicName, ...placeIn(before.filter((step, i) => !(i === 0 && isProvider(step)))) }
}

function withoutProvider(code: string): string {
  const end = code.indexOf("_")
  return end > 0 && end < code.length - 1 && isProvider(code.slice(0, end)) ? code.slice(end + 1) : code
}

/** "Income > $100k" says one thing; "Demographics > Age > 18-24" is a path. */
const isComparison = (source: string, steps: readonly string[]) =>
  steps.length === 2 && /[<>]/.test(source) && FIGURE.test(steps[1] ?? "")

/** The topic, and the steps that it is filed under. */
function named(
  steps: readonly string[],
  qualifies: Reader["qualifies"],
): { topicName: string; before: readonly string[] } {
  const isAside = (step: string) => isStructural(step) || relationOf(step) !== undefined
  const at = steps.findLastIndex((step, i) => !(i === 0 && isProvider(step)) && !isAside(step) && !qualifies(step))
  const last = steps.at(-1) ?? ""
  const parent = steps[at] ?? ""
  const before = steps.slice(0, -1)
  if (at === steps.length - 1) return { topicName: last, before }
  const attribute = steps.at(-2) ?? ""
  if (ATTRIBUTES.has(normalizedName(attribute)))
    return { topicName: FIGURE.test(last) ? `${attribute} ${last}` : last, before: steps.slice(0, -2) }
  if (at < 0 || ATTRIBUTES.has(normalizedName(parent)) || OF_VALUES.has(categoryLike(parent) ?? ""))
    return { topicName: last, before }
  const relation = steps
    .slice(1)
    .flatMap((step) => relationOf(step) ?? [])
    .at(-1)
  const people = relation !== undefined && !namesPeople(parent) ? `${parent} ${relation}` : parent
  const qualifiers = steps.slice(at + 1).filter((step) => qualifies(step) || !isAside(step))
  return {
    topicName: [people, ...qualifiers.map(withSmallPeriod)].join(", "),
    before: steps.slice(0, at + (isPlace(parent) ? 1 : 0)),
  }
}

const withSmallPeriod = (step: string) => (PERIOD.test(step) ? step.toLowerCase() : step)

function namesPeople(name: string): boolean {
  const word = normalizedName(name).split(" ").at(-1) ?? ""
  const singular = word.replace(/s$/, "")
  return (
    peopleNouns.has(word) || peopleNouns.has(singular) || PEOPLE_ENDINGS.some((ending) => singular.endsWith(ending))
  )
}

function placeIn(steps: readonly string[]): Place {
  const at = steps.findIndex((step) => categoryLike(step) !== undefined)
  const parentCategory = at < 0 ? undefined : categoryLike(steps[at] ?? "")
  const nodes = steps.slice(at + 1).flatMap((step) => nodeLike(step) ?? [])
  // A node of another category would contradict the category already found.
  const subcategory = nodes.findLast(
    (node) => parentCategory === undefined || categoryWith(node, parentCategory) === parentCategory,
  )
  // A category or a node has a group of its own.
  const taxonomyType = (parentCategory ?? subcategory) ? undefined : steps.map(groupLike).findLast(Boolean)
  return {
    ...(taxonomyType && { taxonomyType }),
    ...(parentCategory && { parentCategory }),
    ...(subcategory && { subcategory }),
  }
}
