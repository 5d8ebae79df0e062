import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { ATTRIBUTES, saysFigures } from "./step-words.ts"

/** The name of the last two steps of a path, where the last one says little without the one before it. */
export const ofLastTwo = (step: string, before: string): string | undefined =>
  measureOf(step, before) ??
  parentsOf(step, before) ??
  rankFrom(step, before) ??
  agentsOf(step, before) ??
  journeyTo(step, before) ??
  industryOf(step, before)

/** "Vehicle Age > 0-5 Years": an amount says nothing without what is measured. */
const AMOUNT = /^[<>~]?\d[\d.,+\-–\s]*(?:years?|yrs?|months?|miles?|people|persons|vehicles?|acres)?\+?$/i
const MEASURED =
  /\b(?:age|length of residence|residence|tenure|length|distance|duration|mileage|value|term|size|score)$/i
const measureOf = (value: string, attribute: string) =>
  MEASURED.test(attribute) &&
  !ATTRIBUTES.has(normalizedName(attribute)) &&
  !saysFigures(attribute) &&
  AMOUNT.test(value)
    ? `${attribute} ${value}`
    : undefined

const PARENTS = /^(?:parents?|moms?|mothers|dads?|fathers|families)(?: (?:of|with))?$/i
const CHILDREN =
  /^(?:newborns?|infants?|bab(?:y|ies)|toddlers?|preschoolers?|pre-?schoolers?|tweens?|teens?|teenagers?|school.age(?:d)?(?: (?:kids|children))?|(?:kids|children)(?: (?:ages? )?\d[\d+–-]*)?|ages? \d[\d+–-]*)$/i
/** "Parents > Toddlers": whose parents they are. */
function parentsOf(step: string, before: string): string | undefined {
  if (!PARENTS.test(before) || !CHILDREN.test(step)) return undefined
  const who = before.replace(/ (?:of|with)$/i, "")
  return `${who.endsWith("s") ? who : `${who}s`} of ${/^ages?/i.test(step) ? `Children ${step}` : step}`
}

const SENIORITY = /^(c.?levels?|c.?suites?|vps?|vice presidents?|directors?|managers?)\+$/i
/** "Finance > Director+": the people of a function from a rank on. */
function rankFrom(step: string, before: string): string | undefined {
  const [, rank] = SENIORITY.exec(step) ?? []
  if (rank === undefined) return undefined
  const people = /^c/i.test(rank)
    ? "C-Level Executives"
    : `${/^vp/i.test(rank) ? "Vice Presidents" : rank.replace(/s?$/, "s")} and Executives`
  return !RANKS.test(before) ? `${before} ${people}` : people
}
const RANKS = /seniority|level|title|rank|b2b|professional/i

const AGENTS =
  /^(?:commuters|gamers|travell?ers|students|drivers|drinkers|collectors|investors|athletes|riders|smokers|borrowers)$/i
/** "Commuters > Train" are train commuters. */
const agentsOf = (step: string, before: string) =>
  AGENTS.test(before) && /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(step) && !/s$/i.test(step) ? `${step} ${before}` : undefined

/** "Destination > Italy": they travel there, and do not live there. */
const journeyTo = (step: string, before: string) =>
  /^(?:travel )?destinations?$/i.test(before) ? `${step} Travel` : undefined

const NUMBERED = /^\d{2,8}(?: [-–])? (?=\p{Lu})/u
/** "SIC > 5812 Eating Places": the number is the list's. */
const industryOf = (step: string, before: string) =>
  /^(?:sic|naics)(?: codes?)?$/i.test(before) && NUMBERED.test(step) ? step.replace(NUMBERED, "") : undefined
