import { WordSet } from "../text/new-strings.ts"
import type { Reading } from "./reading.ts"

export type Span = { start: number; length: number }

/** Singular nouns after a title or the name of a product: "Poker Face song", "Repo Man movie". */
const TITLED = new WordSet(
  "song album band movie film comic comics musical soundtrack perfume fragrance lipstick candy tattoo jersey stamps constellation compatibility".split(
    " ",
  ),
)
/** Dishes that are cooked with beer, wine or spirits. */
const DISHES = new WordSet(
  "soup sauce pasta cake pie bread batter brats bratwurst glaze marinade chili stew fudge cookies truffles mustard vinegar dressing".split(
    " ",
  ),
)
/** Those who study an illness or give to a cause do not have it. */
const CAUSES = new WordSet(
  "research researcher researchers charity charities nonprofit nonprofits fundraiser fundraisers".split(" "),
)

/** Reasons that people share with what is sung and written about them: "gay films" and "Christian bands" stay sensitive. */
const SHARED_REASONS = new Set([
  "religion",
  "ethnicity",
  "sexual_orientation",
  "political_belief",
  "minors",
  "trade_union",
])
/** How far a noun may follow the term. */
const REACH = 3

/** Whether a sensitive term only is part of a title, of a dish or of a cause. */
export function isLookAlike({ tokens: { words, gaps } }: Reading, { start, length }: Span, reason: string): boolean {
  if (SHARED_REASONS.has(reason)) return false
  const after = start + length
  for (let i = after; i < Math.min(words.length, after + REACH) && (gaps[i] ?? 0) === 0; i++) {
    const word = words[i] ?? ""
    if (TITLED.has(word) || (reason === "alcohol" && DISHES.has(word))) return true
    if (i === after && reason === "health" && CAUSES.has(word)) return true
  }
  return false
}

/** Topics that people can be addicted to as an illness. */
const ADDICTIVE = new Set(["Alcohol & Regulated", "Health Conditions", "Healthcare"])

/** "Sephora addicts" like the brand. */
export function isFondness({ tokens: { words }, matches }: Reading, { start, length }: Span): boolean {
  if (length !== 1 || (words[start] !== "addict" && words[start] !== "addicts")) return false
  const liked = matches.find((match) => match.start + match.length === start)
  return liked !== undefined && !ADDICTIVE.has(liked.value.node.category.name)
}

const ORIGINS = new Set(["ethnicity", "religion"])
/** What a cuisine or a museum is named after; what believers eat and when is not among them. */
const NAMESAKES = new WordSet(
  "food foods cuisine cooking recipe recipes restaurant restaurants bread museum museums art architecture literature horse horses coffee".split(
    " ",
  ),
)
const OBSERVANT = new WordSet(
  "kosher halal ramadan iftar lent passover seder eid hijab prayer church mosque synagogue temple".split(" "),
)
const COLORS = new WordSet("black white brown".split(" "))
/** Things that are black or white where a language has one word for the color and for people. */
const COLORED = new Set(["Fashion", "Beauty", "Home & Garden", "Food & Beverage", "Auto", "Pets"])

/** Whether a people or a faith only says of what kind a thing is: "Kurdish food", "Musée juif", "vestido negro". */
export function isKindOfThing(
  { tokens: { words }, matches }: Reading,
  term: Span,
  reason: string,
  language: string,
): boolean {
  if (!ORIGINS.has(reason) || OBSERVANT.has(words[term.start] ?? "")) return false
  const after = term.start + term.length
  if (NAMESAKES.has(words[after] ?? "")) return true
  if (language === "en") return false
  // The gloss of an adjective may be two words: "árabe" are "arab muslims".
  if (NAMESAKES.has(words[after + 1] ?? "")) return true
  const isBeside = ({ start, length }: Span) => start === after || start + length === term.start
  return matches.some(
    (match) =>
      isBeside(match) &&
      (NAMESAKES.has(words[match.start + match.length - 1] ?? "") ||
        (COLORS.has(words[term.start] ?? "") && COLORED.has(match.value.node.category.name)) ||
        (reason === "ethnicity" && match.value.node.category.name === "Food & Beverage")),
  )
}

/** Whether only plants are ill: "maladies des rosiers". */
export const isOfPlants = ({ tokens: { words } }: Reading, { start, length }: Span, category: string): boolean =>
  length === 1 && (words[start] === "disease" || words[start] === "diseases") && category === "Home & Garden"

/** Whether a longer phrase in another language covers an English term by chance: "bóng đá" is soccer, not a bong. */
export const isForeignWord = ({ matches }: Reading, term: Span, language: string): boolean =>
  language !== "en" &&
  matches.some(
    ({ start, length, value }) =>
      value.world !== null &&
      !value.world.sensitive &&
      value.brand === 0 &&
      length > term.length &&
      start <= term.start &&
      start + length >= term.start + term.length,
  )
