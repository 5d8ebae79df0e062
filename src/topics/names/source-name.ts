import { PEOPLE_ENDINGS, PEOPLE_NOUNS } from "../../knowledge/outputs/nouns.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { categoryWith } from "./taxonomy-places.ts"
import { categoryLike, groupLike, nodeLike } from "./place-names.ts"
import {
  ATTRIBUTES,
  figureOf,
  isKind,
  isState,
  kindBefore,
  OF_VALUES,
  relationAndWindow,
  relationOf,
  SAID_ANYWHERE,
  withHead,
} from "./step-words.ts"
import { ofLastTwo } from "./step-pairs.ts"
import { isPlace, isProvider, isStructural, stepsOf } from "./steps.ts"

/** A group counts where no step is a category or one of its nodes. The segment type is set where the path says another than the name. */
export type Place = { taxonomyType?: string; parentCategory?: string; subcategory?: string; segmentType?: string }
export type SourceName = { topicName: string } & Place

/** A spreadsheet formula is left unchanged, since the name behind it is unknown. */
export const FORMULA = /^[=@+-]|^[\p{L}\p{N}.]+\([^()]*\)$/u
/** A number, range or amount is not a name on its own. */
const FIGURE = /^[\p{Sc}<>=~+\-–\s]*\d[\d\p{Sc}.,%+\-–/\skKmMbB]*$/u
/** A period of time. */
const PERIOD =
  /^(?:(?:in )?(?:the )?(?:next|last|past|previous|within) |ll?(?=\d+d))\d{1,3} ?(?:days?|weeks?|months?|years?|[dwmy])$/i
const UNITS: Readonly<Record<string, string>> = { d: "days", w: "weeks", m: "months", y: "years" }

/** Parts of an audience that its other parts are not. */
const TIER =
  /^(?:propensity |likelihood )?(?:very )?(?:high|medium|low|heavy|light|frequent|occasional|regular)(?: propensity| likelihood)?(?: (?:users|viewers|buyers|spenders|shoppers))?$|^(?:diagnosed|treated|untreated|loyal|active|inactive|abandoned|enrolled|exposed|converted)$|^(?:tier|top|level|decile|quintile|index) ?\d{1,3}[%+]?$/i
export const isPeriod = (step: string) => PERIOD.test(step)
const peopleNouns = new Set(PEOPLE_NOUNS.split("\n"))

/** What the engine knows of names; a console reads them without it. */
export type Reader = {
  /** Whether a step only qualifies another: it says when, where or which of them, not who. */
  qualifies: (step: string) => boolean
  /** Whether a step is the name of a place. */
  isOnTheMap: (step: string) => boolean
  /** A code in words. */
  inWords: (code: string) => string
  /** "Cat" of "Cats", as it stands before "Owners". */
  singular: (thing: string) => string
}
const isPart = (step: string) => FIGURE.test(step) || isPeriod(step) || TIER.test(step) || isKind(step) || isState(step)
const WITHOUT_ENGINE: Reader = {
  qualifies: isPart,
  isOnTheMap: () => false,
  inWords: (code) => code.replaceAll("_", " "),
  singular: (thing) => thing,
}

/**
 * The topic that a source's string names, and its place in the taxonomy: the last step of "Provider > Category > Subcategory > Topic".
 * Providers and structural steps are dropped. A last step that is only a qualifier or a code is said with the step it qualifies: "Used SUV
 * Intenders, next 90 days". A name that is not a path is returned as it is.
 */
export function readSourceName(source: string, reader: Reader = WITHOUT_ENGINE): SourceName {
  if (FORMULA.test(source.trim())) return { topicName: source }
  const { qualifies, isOnTheMap, inWords, singular } = reader
  if (source.includes("_") && !source.includes(" ")) return { topicName: inWords(withoutProvider(source)) }
  const steps = stepsOf(source).flatMap(relationAndWindow)
  const [only = source] = steps
  if (steps.length === 1 || isComparison(source, steps)) return { topicName: steps.length === 1 ? only : source }
  const ofPart = (step: string) => isPart(step) || qualifies(step)
  const { topicName, before } = named(
    steps,
    { qualifies: ofPart, isOnTheMap, singular },
    isList(source) ? (step) => ofPart(step) || namesPeople(step) : undefined,
  )
  return { topicName, ...placeIn(before.filter((step, i) => !(i === 0 && isProvider(step)))) }
}

/** What codes start with that says nothing of the topic. */
const LIST_MARK = /^(?:seg|segments?|aud|audiences?|list|[123]p|[A-Z][A-Za-z]*(?:Co|Corp|Data|Media))$/i

function withoutProvider(code: string): string {
  const parts = code.split("_")
  const start = isProvider(parts[0] ?? "") || LIST_MARK.test(parts[0] ?? "") ? 1 : 0
  const from = start === 1 && /^\d+$/.test(parts[1] ?? "") ? 2 : start
  const rest = parts.slice(from).join("_")
  return /\p{L}{3}/u.test(rest) ? rest : code
}

/** "Income > $100k" says one thing; "Demographics > Age > 18-24" is a path. */
const isComparison = (source: string, steps: readonly string[]) =>
  steps.length === 2 && /[<>]/.test(source) && FIGURE.test(steps[1] ?? "")

/** "Moms | Yoga Lovers | Texas" are parts of one audience, not the branches of a tree. */
const OTHER_MARK = /[>»›→•\\]/
const isList = (text: string) => text.includes("|") && !OTHER_MARK.test(text)
const YES = /^(?:yes|y|true)$/i
/** "US | Apparel" starts like a path, and who is excluded is no part of the audience. */
const LEFT_OUT = /^(?:[A-Z]{2,5}$|(?:[Ee]xclud|[Ss]uppress|[Nn]ot ))/

/** The topic, and the steps that it is filed under. In a list, what `belongs` is part of the name where it stands before it too. */
function named(
  steps: readonly string[],
  { qualifies, isOnTheMap, singular }: Omit<Reader, "inWords">,
  belongs: (step: string) => boolean = () => false,
): { topicName: string; before: readonly string[] } {
  const isAside = (step: string) => isStructural(step) || relationOf(step) !== undefined
  const at = steps.findLastIndex((step, i) => !(i === 0 && isProvider(step)) && !isAside(step) && !qualifies(step))
  const last = steps.at(-1) ?? ""
  const parent = withHead(steps[at] ?? "", steps[at - 1])
  const before = steps.slice(0, -1)
  // "Dogs > Large Breed > Yes" are dogs.
  const [whose, trait] = steps.slice(-3, -1)
  if (YES.test(last) && trait !== undefined && whose !== undefined && !isProvider(whose) && !isAside(whose))
    return { topicName: isKind(trait) ? `${trait} ${whose}` : `${whose}, ${trait}`, before: steps.slice(0, -2) }
  const earlier = steps
    .slice(0, Math.max(at, 0))
    .filter((step) => belongs(step) && !isAside(step) && !isPlace(step) && !isProvider(step) && !LEFT_OUT.test(step))
  // People come first: what only qualifies would be read as the whole audience.
  const [asides, people] = [earlier.filter(qualifies), earlier.filter((step) => !qualifies(step))]
  const relation = steps
    .flatMap((step, i) => {
      const said = relationOf(step)
      return said !== undefined && (i > 0 || SAID_ANYWHERE.has(said)) ? said : []
    })
    .at(-1)
  const whole = ofLastTwo(last, steps.at(-2) ?? "")
  if (whole !== undefined) return { topicName: whole, before }
  if (at === steps.length - 1) {
    const isSaid = relation !== undefined && SAID_ANYWHERE.has(relation) && !namesPeople(parent)
    const kind = kindBefore(steps[at - 1], steps[at - 2])
    const thing = (kind === undefined ? parent : `${kind} ${parent}`).replaceAll("_", " ")
    const owned = isSaid ? `${singular(thing)} ${relation}` : thing
    return { topicName: [...people, owned, ...asides].join(", "), before }
  }
  const attribute = steps.at(-2) ?? ""
  const figure = figureOf(attribute, last, FIGURE.test(last))
  if (figure !== undefined) return { topicName: figure, before: [] }
  if (ATTRIBUTES.has(normalizedName(attribute)))
    return { topicName: FIGURE.test(last) ? `${attribute} ${last}` : last, before: steps.slice(0, -2) }
  if (at < 0 || ATTRIBUTES.has(normalizedName(parent)) || OF_VALUES.has(categoryLike(parent) ?? ""))
    return { topicName: last, before }
  const related = relation !== undefined && !namesPeople(parent) ? `${singular(parent)} ${relation}` : parent
  const qualifiers = steps
    .slice(at + 1)
    .filter((step) => relationOf(step) === undefined && (qualifies(step) || !isAside(step)))
  // "Travel > Cruises > Caribbean" is where they go, "Retail > Shoes > Texas" where they live.
  const isJourney = !isPlace(parent) && steps.some((step) => categoryLike(step) === "Travel")
  const isBefore = (step: string) => isKind(step) || (isJourney && isOnTheMap(step))
  const [kinds, others] = [qualifiers.filter(isBefore), qualifiers.filter((step) => !isBefore(step))]
  const topic = [...kinds, related].join(" ")
  return {
    topicName: [...people, topic, ...asides, ...others.map(withSmallPeriod)].join(", "),
    before: steps.slice(0, at + (isPlace(parent) ? 1 : 0)),
  }
}

const withSmallPeriod = (step: string) =>
  isPeriod(step)
    ? step
        .toLowerCase()
        .replace(/^ll?(?=\d)/, "past ")
        .replace(/(\d) ?([dwmy])$/, (_, number: string, unit: string) => `${number} ${UNITS[unit]}`)
    : step

function namesPeople(name: string): boolean {
  const word = normalizedName(name).split(" ").at(-1) ?? ""
  const singular = word.replace(/s$/, "")
  return (
    peopleNouns.has(word) || peopleNouns.has(singular) || PEOPLE_ENDINGS.some((ending) => singular.endsWith(ending))
  )
}

/** "Household > Presence of Pets" are the people of a household, not what they clean it with. */
const isOfPeople = (step: string, next: string | undefined) =>
  /^households?$/i.test(step) &&
  /^(?:presence|number|income|size|composition|type|head|pets|children|members)\b/i.test(next ?? "")

function placeIn(steps: readonly string[]): Place {
  const at = steps.findIndex((step, i) => categoryLike(step) !== undefined && !isOfPeople(step, steps[i + 1]))
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
