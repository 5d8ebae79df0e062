import BOUND_WORDS from "../../../dist/tables/wording/bound-words.ts"
import type { Classification } from "../taxonomy/classification.ts"
import { type Phrase, startsAttribute } from "./attribute-phrases.ts"
import type { Role } from "./attributes.ts"
import { CONSUMED } from "./consumer-categories.ts"
import { isOrganization, kindOf, namesPeople, singular } from "./grammar.ts"
import { keyOf, type Place } from "./name-places.ts"

/** Roles whose values are also ordinary words: "Energy", "French", "Single". They describe the people only where nothing claims them. */
const ORDINARY: ReadonlySet<Role> = new Set([
  "department",
  "industry",
  "language",
  "title",
  "marital",
  "employment",
  "homeownership",
  "gender",
])
export const OF_WORK: ReadonlySet<Role> = new Set(["department", "industry"])
const bound = new Map(
  BOUND_WORDS.split("\n").map((line): [string, ReadonlySet<string>] => {
    const [word = "", before = ""] = line.split("\t")
    return [word, new Set(before.split(" "))]
  }),
)

/** Words that only join an attribute to the noun before it. */
export const JOINING = new Set(
  "with in at of among aged ages age within for from and who are have having living residing speaking level the by".split(
    " ",
  ),
)
/** Categories in which "French" and "Chinese" describe things. */
const OF_PEOPLES: ReadonlySet<string> = new Set([
  "Arts & Events",
  "Books",
  "Dining",
  "Education",
  "Food & Beverage",
  "Geography",
  "Movies & TV",
  "Music & Audio",
  "News & Society",
  "Religion",
  "Travel",
])
/** Categories in which a place before a thing is part of what it is: a Hawaii vacation, Texas football. */
const OF_PLACES: ReadonlySet<string> = new Set([
  "Arts & Events",
  "Dining",
  "Education",
  "Food & Beverage",
  "Geography",
  "Movies & TV",
  "Music & Audio",
  "News & Society",
  "Politics",
  "Real Estate",
  "Religion",
  "Travel",
])

export type Surroundings = {
  words: readonly string[]
  places: readonly Place[]
  c: Classification
  /** Whether the name has other parts. */
  hasMore: boolean
  /** From here on the words are attributes and what joins them. */
  tail: number
}

/** Whether a phrase describes the people, belongs to the thing, or may do either. */
export function claimOf(
  { role, value, length }: Phrase,
  at: number,
  kept: readonly string[],
  afterAttribute: boolean,
  { words, c, hasMore, tail, places }: Surroundings,
): "attribute" | "thing" | "doubtful" {
  const next = keyOf(words[at + length] ?? "")
  const before = keyOf(kept.at(-1) ?? "")
  const isLast = next === ""
  const isStart = kept.length === 0
  const nextIsAttribute = startsAttribute(words, at + length, places)
  // After a whole noun, what follows describes the people: "Kayak Owners Divorced Texas".
  const couldBeHead = (OF_WORK.has(role) || role === "title") && length === 1 && !nextIsAttribute
  const isAfterNoun = isPlural(before) ? !ADVERBS.test(before) : kindOf(before) === "mass" && !couldBeHead
  const isInTail = at >= tail && (afterAttribute || isAfterNoun)
  const word = value.toLowerCase()
  const isOfThings = HAVING.has(c.audienceType) || OWNERS_AND_BUYERS.has(singular(keyOf(words[tail - 1] ?? "")))
  if (role === "device" || role === "model") return isStart && isLast && hasMore ? "attribute" : "thing"
  if (role === "place")
    return isInTail
      ? "attribute"
      : placeClaim(isStart, isLast, before, next, nextIsAttribute, isOfThings, afterAttribute, c)
  if (word === "white") {
    if (isBound(word, next)) return "thing"
    if (afterAttribute || nextIsAttribute || tail < words.length || isLast || namesPeople(singular(next)) === "yes")
      return "attribute"
    return "doubtful"
  }
  if (isHousehold(next)) return "thing"
  if (role === "generation" && GENERATIONS.has(word) && namesPeople(singular(next)) === "yes") return "thing"
  if (role === "life_stage") {
    if (isStart) return isLast && hasMore ? "thing" : "attribute"
    return isInTail || JOINING.has(before) ? "attribute" : "thing"
  }
  if (!ORDINARY.has(role) || word.endsWith(" speaking") || isInTail) return "attribute"
  if (!isStart) {
    if (!JOINING.has(before)) {
      const isQuality =
        role === "marital" ||
        role === "language" ||
        (role === "employment" && !NOUNS_OF_STATUS.has(word)) ||
        role === "gender"
      return isQuality && isLast && kindOf(before) !== "unknown" && namesPeople(before) === "no" ? "attribute" : "thing"
    }
    if (before === "of" || before === "for" || before === "and") return "thing"
    const noun = keyOf(kept.at(-2) ?? "")
    if (!OF_WORK.has(role)) return "attribute"
    return c.segmentType !== "B2C" && isLast && (namesPeople(noun) === "yes" || isOrganization(noun))
      ? "attribute"
      : "thing"
  }
  if (isLast) return "attribute"
  if (isBound(word, next) && !nextIsAttribute) return "thing"
  if (role === "language") {
    if (nextIsAttribute || afterAttribute || tail < words.length) return "attribute"
    if (OF_PEOPLES.has(c.parentCategory)) return "thing"
    return c.parentCategory !== "Sports & Outdoors" || isOfThings ? "attribute" : "thing"
  }
  // "CEO Biographies Readers" read about them, "CTO Luxury Watch Collectors" are them.
  if (
    role === "title" &&
    c.segmentType === "B2C" &&
    tail === words.length &&
    !afterAttribute &&
    !nextIsAttribute &&
    OF_TITLES.has(singular(next))
  )
    return "thing"
  if (!OF_WORK.has(role)) return "attribute"
  if (nextIsAttribute) return "attribute"
  if (bound.get("*")?.has(singular(next)) === true) return "thing"
  const owned = QUALITIES.has(next) ? keyOf(words[at + length + 1] ?? "") : next
  if (
    ADVERBS.test(next) ||
    PERSONAL.has(singular(owned)) ||
    (next === "home" && keyOf(words[at + length + 1] ?? "") === "insurance")
  )
    return "attribute"
  if (namesPeople(next) !== "no") return "thing"
  if (word.includes(" ") && word !== "real estate" && word !== "financial services") return "attribute"
  const isOwned = singular(keyOf(words[tail - 1] ?? "")) === "owner"
  return isOwned || CONSUMED.has(c.parentCategory) ? "attribute" : "thing"
}

/** "Hispanic Households" are what the name is about. */
const isHousehold = (word: string) => /^(?:household|family|home)s?$|^families$/.test(word) && word !== "home"
const GENERATIONS = new Set(["baby boomers", "millennials"])
/** "Recently" of "Recently Divorced" is no noun. */
const ADVERBS = /ly$/
const NOUNS_OF_STATUS = new Set(["student", "homemaker"])
/** Things that people have for themselves, whatever they do for work. */
const PERSONAL = new Set(
  "cat dog pet kayak car suv truck minivan guitar piano boat bike bicycle motorcycle rv laptop phone smartphone sofa couch watch yoga football golf coffee furniture".split(
    " ",
  ),
)

/** Words for what such things are like. */
const QUALITIES = new Set("luxury used new electric hybrid premium vintage".split(" "))
/** Things that are made for, or tell of, people of a rank. */
const OF_TITLES = new Set(
  "biography memoir book interview podcast news salary job training coaching course certification chair desk gift".split(
    " ",
  ),
)

const isBound = (word: string, next: string) => {
  const nouns = bound.get(word)
  return nouns !== undefined && (nouns.has(next) || nouns.has(singular(next)))
}
const isPlural = (word: string) => word !== singular(word)
/** Words for people by the thing they have, want or like. A place or nationality before the thing describes these people. */
const OWNERS_AND_BUYERS = new Set("owner buyer shopper intender purchaser holder enthusiast lover".split(" "))
const HAVING: ReadonlySet<string> = new Set(["Ownership", "In-Market", "Past Purchaser"])

function placeClaim(
  isStart: boolean,
  isLast: boolean,
  before: string,
  next: string,
  nextIsAttribute: boolean,
  isOfThings: boolean,
  afterAttribute: boolean,
  c: Classification,
): "attribute" | "thing" {
  if (isStart && (isLast || nextIsAttribute)) return "attribute"
  if (c.parentCategory === "Travel" || c.parentCategory === "Geography") return "thing"
  if (isLast) return before === "in" || before === "from" || isPlural(before) ? "attribute" : "thing"
  if (!isStart || (OF_PLACES.has(c.parentCategory) && !(afterAttribute && isOfThings))) return "thing"
  return isOfThings && namesPeople(singular(next)) !== "yes" ? "attribute" : "thing"
}
