import type { Sensitivity } from "../taxonomy/classification.ts"
import type { NameReading } from "../languages/read-name.ts"
import { scan } from "./evidence.ts"
import { markers, sensitivities, type TopicEntry } from "./knowledge.ts"
import { type SensitivityGround, sensitivityConfidence } from "./calibration.ts"
import { type Grounded, wordsOf } from "./layers.ts"
import {
  isFondness,
  isForeignWord,
  isIngredient,
  isKindOfThing,
  isLookAlike,
  isOfFurnishing,
  isOfPlants,
  isSight,
  isStarSign,
  type Span,
} from "./look-alikes.ts"
import { areOfAdults, minorsIn } from "./minors.ts"
import { originIn } from "./origins.ts"
import type { Reading } from "./reading.ts"
import type { Grade } from "./grade.ts"
import { isOfTrade } from "./serving.ts"
import { shortIllnessIn } from "./short-illnesses.ts"
import type { TopicDecision } from "./topic.ts"
import { type Familiarity, familiarityOf } from "./unknown-words.ts"

const RANK: Record<Sensitivity, number> = { None: 0, Low: 1, Restricted: 2, Sensitive: 3 }

/** The default level of a category, for terms in no list. */
const BY_CATEGORY: Readonly<Record<string, Sensitivity>> = {
  "Health Conditions": "Sensitive",
  Religion: "Sensitive",
  Politics: "Restricted",
  "Alcohol & Regulated": "Restricted",
  "Banking & Credit": "Restricted",
  "Real Estate": "Restricted",
  Careers: "Restricted",
}

/** Subcategories of those categories that are not sensitive. */
const EXEMPT_SUBCATEGORIES = new Set([
  "Religious Items & Holidays",
  "Astrology & Tarot",
  "Taxes",
  "Budgeting & Frugal Living",
  "Checking & Savings",
  "Digital Banking & Payments",
  "Moving & Storage",
  "Commercial Real Estate",
  "Lottery & Sweepstakes",
])

/** Categories whose brands are titles and shops: words inside those names carry no meaning of their own. */
const NAMING_CATEGORIES = new Set([
  "Dining",
  "Food & Beverage",
  "Movies & TV",
  "Music & Audio",
  "Gaming",
  "Fashion",
  "Sports & Outdoors",
])

/** Whether a term is only a part of a brand's name: "Insomnia Cookies", "Suicide Squad". */
const isInName = ({ matches }: Reading, term: { start: number; length: number }) =>
  matches.some(
    ({ start, length, value }) =>
      value.brand !== 0 &&
      length > term.length &&
      start <= term.start &&
      start + length >= term.start + term.length &&
      NAMING_CATEGORIES.has(value.node.category.name),
  )

/** Brands of medicines; their makers sell to businesses too. */
const isMedicineBrand = ({ brand, market, weak, node }: TopicEntry) =>
  brand !== 0 && !weak && market === "B2C" && node.category.name === "Healthcare" && node.path === "Prescription Drugs"

/** Words for people who have the condition that the other words name. */
const PATIENT_WORDS = new Set("patient patients sufferer sufferers suffering diagnosed afflicted".split(" "))

export function decideSensitivity(
  reading: Reading,
  topic: TopicDecision,
  name: NameReading,
): Grounded<Sensitivity, SensitivityGround> {
  const { tokens, found } = reading
  const namesPeople = scan(markers, found).some(({ value }) => value === "person")
  let decided: Grounded<Sensitivity, SensitivityGround> | undefined
  let benign = false
  for (const match of scan(sensitivities, found)) {
    const { level, reason, needsPerson } = match.value
    if (level === "None") benign = true
    if (needsPerson && !namesPeople) continue
    // "Allergy free" and "debt free" mean the opposite.
    if (tokens.words[match.start + match.length] === "free") {
      benign = true
      continue
    }
    if (isForeignWord(reading, match, name.language)) continue
    if (
      isInName(reading, match) ||
      isOfTrade(tokens, match, reason) ||
      looksAlike(reading, match, reason, topic, name)
    ) {
      benign = true
      continue
    }
    if (reason === "minors" && areOfAdults(tokens, match.start, match.start + match.length)) continue
    if (RANK[level] > RANK[decided?.value ?? "None"]) {
      decided = grounded(level, `${wordsOf(tokens, match)} (${reason.replaceAll("_", " ")})`, "term")
    }
  }
  const worldly = reading.matches.find((match) => match.value.world?.sensitive && !isOfTrade(tokens, match, "health"))
  const medicine = reading.matches.find(({ value }) => isMedicineBrand(value))
  if (medicine && decided?.value !== "Sensitive" && !benign) {
    decided = grounded("Sensitive", `${wordsOf(tokens, medicine)} (health)`, "term")
  }
  if (worldly && decided?.value !== "Sensitive") {
    decided = grounded("Sensitive", `${wordsOf(tokens, worldly)} (${worldly.value.world?.source})`, "term")
  }
  if (decided?.value !== "Sensitive") {
    const people = peopleIn(reading, topic)
    if (people) return grounded("Sensitive", people, "term")
  }
  const byCategory = BY_CATEGORY[topic.node.category.name]
  const applies = byCategory && !benign && !topic.guessed && !EXEMPT_SUBCATEGORIES.has(topic.node.names[0] ?? "")
  if (applies && RANK[byCategory] > RANK[decided?.value ?? "None"]) {
    decided = grounded(byCategory, `default for ${topic.node.category.name}`, "category")
  }
  if (decided?.value === "Sensitive") return decided
  const familiarity = familiarityOf(reading, topic, name)
  if (familiarity === "known") {
    return decided ?? grounded("None", "no sensitive terms", benign ? "benign" : GROUND[topic.grade])
  }
  const having = tokens.words.find((word) => PATIENT_WORDS.has(word))
  if (having) return grounded("Sensitive", `${having} of an unknown kind (health)`, "term")
  // Unknown words can only raise the sensitivity that the known words imply.
  return grounded(decided?.value ?? "None", decided?.because ?? BECAUSE[familiarity], familiarity)
}

const looksAlike = (
  reading: Reading,
  match: Span,
  reason: string,
  { node, guessed }: TopicDecision,
  { language }: NameReading,
): boolean =>
  isLookAlike(reading, match, reason) ||
  isFondness(reading, match) ||
  isKindOfThing(reading, match, reason, language) ||
  isOfPlants(reading, match, node.category.name) ||
  isStarSign(reading, match) ||
  isSight(reading, match, reason) ||
  isIngredient(reading, match, reason, language) ||
  (!guessed && isOfFurnishing(reading, match, reason, node.category.name))

/** People whom several words together make sensitive. */
function peopleIn({ tokens }: Reading, topic: TopicDecision): string | undefined {
  const minors = minorsIn(tokens)
  if (minors) return `${wordsOf(tokens, minors)} (minors)`
  const illness = shortIllnessIn(tokens)
  if (illness) return `${wordsOf(tokens, illness)} (health)`
  const origin = originIn(tokens)
  if (origin) return `${wordsOf(tokens, origin)} (ethnicity)`
  return arePatients(tokens.words, topic) ? "patients (health)" : undefined
}

/** Before "patients" these words speak of those who care for them. */
const CARING = new Set("for of with to treating serving seeing who whose among".split(" "))

/** Whether the people of a name are patients, whatever for: "patients comparing knee surgeons". */
function arePatients(words: readonly string[], { guessed, node }: TopicDecision): boolean {
  if (guessed || (node.category.name !== "Healthcare" && node.category.name !== "Job Roles")) return false
  return words[0] === "patients" || (words.at(-1) === "patients" && !words.some((word) => CARING.has(word)))
}

/** Known words that name no topic say little: there are too few labelled examples to calibrate these grades separately. */
const GROUND: Readonly<Record<Grade, SensitivityGround>> = {
  nothing: "none_vague",
  votes: "none_vague",
  faint: "none_vague",
  weak: "none_weak",
  inner: "none_partial",
  partial: "none_partial",
  whole: "none_whole",
}

const BECAUSE: Readonly<Record<Exclude<Familiarity, "known">, string>> = {
  strange: "no known sensitive terms, but unknown words",
  unread: "too few known words",
}

const grounded = (
  value: Sensitivity,
  because: string,
  ground: SensitivityGround,
): Grounded<Sensitivity, SensitivityGround> => ({ value, because, ground, confidence: sensitivityConfidence(ground) })
