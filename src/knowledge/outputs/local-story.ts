import type { Classification } from "../taxonomy/classification.ts"
import { GROUPS } from "../taxonomy/groups.ts"
import { DESCRIPTION_PHRASES, type DescriptionPhrases } from "./description-phrases.ts"
import { cleaned } from "./name-chunks.ts"
import type { Story } from "./story.ts"

const phrases: ReadonlyMap<string, DescriptionPhrases> = new Map(Object.entries(DESCRIPTION_PHRASES))
const categories: readonly string[] = GROUPS.flatMap((group) => group.categories.map(({ name }) => name))

/** The phrases of a topic's language, if descriptions are written in it. */
export const phrasesFor = ({ language = "en" }: Classification): DescriptionPhrases | undefined => phrases.get(language)

export function localPrefix(c: Classification, { business, consumers, both }: DescriptionPhrases): string {
  if (c.segmentType === "B2C") return consumers
  return c.segmentType === "B2B2C" ? both : business
}

/** Jobs are looked for, not bought. */
const isBought = ({ audienceType, parentCategory }: Classification) =>
  audienceType !== "In-Market" || (parentCategory !== "Careers" && parentCategory !== "Life Events")

/** The description of a topic in its own language: who the people are and what the topic is, nothing more. */
export function localStory(c: Classification, words: DescriptionPhrases): Story {
  const stop = c.language === "ja" ? "。" : "."
  const clause = words.clause.replace("{}", () => cleaned(c.topicName))
  const category = words.categories.split("|")[categories.indexOf(c.parentCategory)]
  const about = category === undefined || c.unsure === true ? [] : [words.category.replace("{}", category)]
  const caution =
    c.sensitivity === "Sensitive" ? [words.sensitive] : c.sensitivity === "Restricted" ? [words.restricted] : []
  return {
    clauses: [
      `${clause}${isBought(c) ? (words.more[c.audienceType] ?? "") : ""}${stop}`,
      about[0] ?? `${clause}${stop}`,
    ],
    more: c.sensitivity === "Sensitive" ? [...caution, ...about] : [...about, ...caution],
  }
}
