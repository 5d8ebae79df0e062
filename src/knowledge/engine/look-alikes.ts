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
const REGULATED = new Set(["alcohol", "tobacco", "gambling", "firearms"])
/** How far a noun may follow the term. */
const REACH = 3

const HUES = new WordSet("colored coloured color colour hued tinted toned".split(" "))
const PLACES = new WordSet("lake creek river county island street canyon falls".split(" "))

/** Whether a sensitive term only is part of a title, of a dish or of a cause. */
export function isLookAlike({ tokens: { words, gaps } }: Reading, { start, length }: Span, reason: string): boolean {
  if (SHARED_REASONS.has(reason)) return false
  const after = start + length
  for (let i = after; i < Math.min(words.length, after + REACH) && (gaps[i] ?? 0) === 0; i++) {
    const word = words[i] ?? ""
    if (TITLED.has(word) || (reason === "alcohol" && DISHES.has(word))) return true
    if (i === after && reason === "health" && CAUSES.has(word)) return true
    // "Gun Lake" and "Bourbon Street" are places, "champagne-colored" is a color.
    if (i === after && REGULATED.has(reason) && (PLACES.has(word) || HUES.has(word))) return true
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
  "food foods cuisine cooking kitchen pastry pastries desserts sweets recipe recipes restaurant restaurants bread museum museums art architecture literature horse horses coffee print prints rug rugs blanket blankets pottery textiles porcelain silk".split(
    " ",
  ),
)
const OBSERVANT = new WordSet(
  "kosher halal ramadan iftar lent passover seder eid hijab prayer church mosque synagogue temple diwali hanukkah chanukah purim holi navratri sukkot shabbat sabbath kwanzaa juneteenth nowruz hajj umrah quran bible torah".split(
    " ",
  ),
)
const COLORS = new WordSet("black white brown".split(" "))
/** Things that are black or white where a language has one word for the color and for people. */
const COLORED = new Set(["Fashion", "Beauty", "Home & Garden", "Food & Beverage", "Auto", "Pets"])

/** "Turkse pizza", "Berliner Döner". */
const CUISINES = new Set(["Food & Beverage", "Dining"])

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
        (reason === "ethnicity" && CUISINES.has(match.value.node.category.name))),
  )
}

const PLANTS = new WordSet(
  (
    "plant plants tree trees crop crops garden lawn rose roses tomato tomatoes potato potatoes olive olives vine vines vineyard grape " +
    "grapes grapevine soy soybean soybeans wheat corn maize rice barley cotton citrus orange oranges lemon lemons apple apples pear " +
    "pears peach peaches cherry plum fig strawberry strawberries banana bananas cucumber cucumbers pepper peppers zucchini lettuce onion " +
    "onions garlic bean beans pea peas carrot carrots cabbage coffee cocoa tea oak oaks elm ash pine palm palms boxwood hydrangea orchid " +
    "orchids geranium succulent cactus tulip houseplant houseplants shrub shrubs hedge grass leaf leaves fruit vegetable vegetables " +
    "dog dogs cat cats puppy kitten pet pets horse horses cattle cow cows pig pigs sheep goat goats poultry chicken chickens hen bee bees " +
    "fish aquarium koi bird birds parrot rabbit rabbits hamster reptile livestock animal animals veterinary"
  ).split(" "),
)
const ILLNESSES = new WordSet(
  "disease diseases illness illnesses sickness infection infections virus fungus".split(" "),
)

/** Whether only plants or animals are ill: "maladies des rosiers", "doenças da soja". */
export function isOfPlants({ tokens: { words } }: Reading, { start, length }: Span, category: string): boolean {
  if (length !== 1 || !ILLNESSES.has(words[start] ?? "")) return false
  if (category === "Home & Garden" || category === "Pets") return true
  return (
    PLANTS.has(words[start - 1] ?? "") ||
    PLANTS.has(words[start - 2] ?? "") ||
    PLANTS.has(words[start + 1] ?? "") ||
    PLANTS.has(words[start + 2] ?? "")
  )
}

const ZODIAC = new WordSet(
  (
    "horoscope horoscopes zodiac astrology astrological star sign signs aries taurus gemini geminis leo leos virgo virgos libra libras " +
    "scorpio scorpios sagittarius capricorn capricorns aquarius pisces ascendant"
  ).split(" "),
)

/** Whether cancer is a star sign: "Cancers and Scorpios", "horóscopo de cáncer". */
export const isStarSign = ({ tokens: { words } }: Reading, { start, length }: Span): boolean =>
  length === 1 && (words[start] === "cancer" || words[start] === "cancers") && words.some((word) => ZODIAC.has(word))

const BUILDINGS = new WordSet(
  "church churches cathedral cathedrals temple temples mosque mosques synagogue chapel chapels monastery monasteries shrine shrines abbey".split(
    " ",
  ),
)
/** What people see, hear and repair in such a building, whatever they believe. */
const SIGHTS = new WordSet(
  (
    "baroque gothic romanesque renaissance medieval historic historical ancient architecture architectural sightseeing tourism tour tours " +
    "visit visits trip trips route travel ticket tickets photography concert concerts organ organs tower towers steeple bell bells pew pews " +
    "restoration ruins"
  ).split(" "),
)

/** Whether a place of worship is a sight: "Romanesque churches", "church organs". */
export const isSight = ({ tokens: { words } }: Reading, { start, length }: Span, reason: string): boolean =>
  reason === "religion" && length === 1 && BUILDINGS.has(words[start] ?? "") && words.some((word) => SIGHTS.has(word))

const FURNISHING = new Set(["Home & Garden", "Household", "Fashion", "Beauty"])
/** After these words the thing itself is liked or bought. */
const USING = new WordSet(
  "drinker drinkers lover lovers fan fans enthusiast enthusiasts buyer buyers taster tasters smoker smokers player players owner owners and or".split(
    " ",
  ),
)

/** Whether a drink or a weapon only says which glass, chair or color is meant: "beer garden furniture", "copas de vino". */
export const isOfFurnishing = (
  { tokens: { words } }: Reading,
  { start, length }: Span,
  reason: string,
  category: string,
): boolean =>
  REGULATED.has(reason) && FURNISHING.has(category) && words.length > length && !USING.has(words[start + length] ?? "")

/** Whether a word beside the term makes it an ingredient where that word comes first: "vinagre de vino". */
export const isIngredient = (
  { tokens: { words } }: Reading,
  { start }: Span,
  reason: string,
  language: string,
): boolean =>
  language !== "en" &&
  reason === "alcohol" &&
  (DISHES.has(words[start - 1] ?? "") || (words[start - 1] === "of" && DISHES.has(words[start - 2] ?? "")))

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
