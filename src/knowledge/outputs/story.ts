import type { Classification } from "../taxonomy/classification.ts"
import { GENERAL_SUBCATEGORIES } from "../taxonomy/general-subcategories.ts"
import type { Attribute } from "./attributes.ts"
import { compose } from "./compose.ts"
import { CATEGORY_PHRASES, type CategoryPhrase } from "./phrases.ts"

const SENSITIVE = "Sensitive audience: check privacy and platform rules before using it."
const UNKNOWN = "The name alone does not say what it is about, so check it before use."
const RESTRICTED = "Advertising limits apply here, so check platform policy first."

const phrases: ReadonlyMap<string, CategoryPhrase> = new Map(Object.entries(CATEGORY_PHRASES))
const fitSentences: ReadonlyMap<string, string> = new Map(
  Object.entries(CATEGORY_PHRASES).map(([category, { fit }]) => [category, `A good fit for ${fit}.`]),
)

/** What people of a category do, as a phrase; empty for an unknown category. */
export const activityOf = (category: string) => phrases.get(category)?.activity ?? ""

/** A description in sentences. The first of `clauses` that fits is used; `more` is added as far as it fits. */
export type Story = { clauses: readonly string[]; more: readonly string[] }

/** What is known of a topic: who the people are, in which time, what it is filed under and whom it may serve. Nothing is said of unsure topics. */
export function storyOf(c: Classification): Story {
  const { clauses, attributes } = compose(c)
  const more: string[] = []
  if (c.sensitivity === "Sensitive") more.push(SENSITIVE)
  for (const { role, value } of attributes) {
    if (role === "window") more.push(`Time frame: the ${value}.`)
    else if (role === "device") more.push(`Device: ${value}.`)
    else if (role === "model") more.push(value)
  }
  if (c.unsure === true) {
    if (c.sensitivity !== "Sensitive") more.push(UNKNOWN)
  } else {
    more.push(topicSentence(c, attributes))
    if (c.sensitivity !== "Sensitive") {
      const fit = fitSentences.get(c.parentCategory)
      if (fit !== undefined) more.push(fit)
      if (c.sensitivity === "Restricted") more.push(RESTRICTED)
    }
  }
  return { clauses: [...clauses.map((clause) => `${clause}.`), "belong to this audience."], more }
}

/** Where the topic is filed. The general subcategory says no more than the category. */
function topicSentence({ parentCategory, subcategory }: Classification, attributes: readonly Attribute[]): string {
  // Amounts alone are filed under income, whatever they are of.
  const isOther = subcategory === "Household Income" && !attributes.some(({ role }) => role === "income")
  const isGeneral =
    isOther ||
    subcategory === "" ||
    subcategory === parentCategory ||
    subcategory === GENERAL_SUBCATEGORIES[parentCategory]
  return `Topic: ${isGeneral ? parentCategory : `${parentCategory}, ${subcategory}`}.`
}

/** The sentences of a story that fit within a limit, joined by spaces. Sentences that do not fit are omitted. */
export function sentencesWithin({ clauses, more }: Story, limit: number): string[] {
  const clause = clauses.find((one) => one.length <= limit) ?? clauses.at(-1) ?? ""
  const chosen = [clause]
  let length = clause.length
  for (const sentence of more) {
    if (length + 1 + sentence.length > limit) continue
    chosen.push(sentence)
    length += 1 + sentence.length
  }
  return chosen
}
