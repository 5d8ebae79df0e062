import { type Language, LANGUAGES } from "../languages/language.ts"
import type { Classification } from "../taxonomy/classification.ts"
import { composeIn } from "./local-compose.ts"
import { readLocalName } from "./local-name.ts"
import { type Wording, wordingOf } from "./local-wording.ts"
import { cleaned } from "./name-chunks.ts"
import type { Story } from "./story.ts"

/** The words before the clause. Japanese puts the people last, so its clauses hold them. */
export function localPrefix(c: Classification, language: Language): string {
  return language === "ja" ? "" : peopleOf(c, wordingOf(language))
}

const peopleOf = ({ segmentType }: Classification, { say }: Wording) =>
  say(segmentType === "B2C" ? "consumers" : segmentType === "B2B2C" ? "both" : "business")

/** Jobs are looked for, not bought. */
const isBought = ({ audienceType, parentCategory }: Classification) =>
  audienceType !== "In-Market" || (parentCategory !== "Careers" && parentCategory !== "Life Events")

const LONGEST_QUOTED = 150

/** The description of a topic in a language: who the people are, as far as the name says it in a way that can be told, and what it is filed under. */
export function localStory(c: Classification, language: Language): Story {
  const wording = wordingOf(language)
  const { say } = wording
  const read = c.language === language ? readLocalName(c, wording) : composeIn(c, wording)
  const name = cleaned(c.topicName)
  const quoted = name === "" || name.length > LONGEST_QUOTED ? say("this") : say("quoted", name)
  const relation = isBought(c) ? say(c.audienceType) : ""
  const neutral = [...(relation === "" ? [] : [withRelation(quoted, relation, wording)]), quoted]
  const clauses = read === undefined ? neutral : [read.clause, ...neutral]
  const category = c.unsure === true ? undefined : wording.category(c.parentCategory)
  const about = category === undefined ? [] : [say("category", category)]
  const caution =
    c.sensitivity === "Sensitive" ? [say("sensitive")] : c.sensitivity === "Restricted" ? [say("restricted")] : []
  const facts = read?.facts ?? []
  const end = language === "ja" ? `${peopleOf(c, wording)}。` : "."
  return {
    clauses: clauses.map((clause) => clause + end),
    more: c.sensitivity === "Sensitive" ? [...caution, ...facts, ...about] : [...facts, ...about, ...caution],
  }
}

const withRelation = (quoted: string, relation: string, { language }: Wording) =>
  language === "ja" ? `${quoted}、${relation}` : `${quoted} ${relation}`

/** The language of a topic, if descriptions are written in it. */
export const describedLanguage = ({ language }: Classification): Language | undefined =>
  LANGUAGES.find((one) => one === language)
