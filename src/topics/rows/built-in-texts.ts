import { areBuiltIn, BUILT_IN_TEMPLATES, PREFIXES } from "../../knowledge/outputs/built-in.ts"
import { beforeComma, prefixFor } from "../../knowledge/outputs/context.ts"
import { phrasesFor } from "../../knowledge/outputs/local-story.ts"
import { sentencesWithin, storyOf } from "../../knowledge/outputs/story.ts"
import type { OutputTemplate } from "../../knowledge/outputs/template.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { cannotBeStored, MARK, partOfStory, type Texts, withoutName } from "./texts.ts"

/** In characters: what a topic is called and where it is, and its story. Names and descriptions of these are never cut. */
const MAX_PLACE = 800
const MAX_STORY = 3_500

/**
 * Texts as they are stored, straight from the topic: what `storedTexts` makes of the texts of the built-in templates, without writing
 * them out first. Undefined where other templates are active, and for a topic whose texts may differ from the forms.
 */
export const builtInTexts = (templates: readonly OutputTemplate[]): ((topic: Classification) => Texts | undefined) =>
  areBuiltIn(templates) ? textsOf : () => undefined

function textsOf(topic: Classification): Texts | undefined {
  if (!followsForms(topic)) return undefined
  const opening = `${prefixFor(topic.segmentType, PREFIXES)} `
  const story = storyOf(topic)
  const after = story.more.map((sentence) => ` ${sentence}`).join("")
  if (story.clause.length + after.length > MAX_STORY || cannotBeStored(story.clause + after)) return undefined
  const within = (limit: number) => {
    const chosen = sentencesWithin(story, limit - opening.length)
    return shortened(opening, [story.clause, ...story.more], chosen)
  }
  return {
    segment_name_dspapi: MARK,
    segment_name_marketplace: MARK,
    segment_name_internal: MARK,
    segment_desc_marketplace: within(MARKETPLACE_LIMIT),
    segment_desc_dspapi: within(DSP_LIMIT),
    internal_description: MARK + opening + withoutName(story.clause, topic.topicName) + after,
  }
}

const limitOf = (column: OutputTemplate["dbColumnDesc"]) =>
  BUILT_IN_TEMPLATES.find(({ dbColumnDesc }) => dbColumnDesc === column)?.descCharLimit ?? Number.POSITIVE_INFINITY
const MARKETPLACE_LIMIT = limitOf("segment_desc_marketplace")
const DSP_LIMIT = limitOf("segment_desc_dspapi")

/** The forms have no words for an empty place, know English alone, and take a node up to its comma. */
function followsForms(topic: Classification): boolean {
  const { topicName, taxonomyType, parentCategory, subcategory, path } = topic
  const nodes = path.join(" > ")
  const node = beforeComma(subcategory)
  if (taxonomyType === "" || parentCategory === "" || nodes === "" || node === "") return false
  if (node !== subcategory && !subcategory.startsWith(`${node},`)) return false
  const place = `${topicName} ${taxonomyType} ${parentCategory} ${subcategory} ${nodes}`
  return place.length <= MAX_PLACE && !cannotBeStored(place) && phrasesFor(topic) === undefined
}

/** The chosen sentences of a story. They are a part of it, as far as no more than one stretch is left out. */
function shortened(opening: string, sentences: readonly string[], chosen: readonly string[]): string {
  const whole = () => opening + chosen.join(" ")
  let shared = opening.length - 1
  let next = 0
  for (; next < chosen.length && chosen[next] === sentences[next]; next++) shared += 1 + (chosen[next]?.length ?? 0)
  if (next === 0) return whole()
  let at = shared
  let from = next
  while (next < chosen.length && sentences[from] !== chosen[next]) at += 1 + (sentences[from++]?.length ?? 0)
  let length = 0
  for (; next < chosen.length && chosen[next] === sentences[from]; next++, from++) {
    length += 1 + (chosen[next]?.length ?? 0)
  }
  return next < chosen.length ? whole() : partOfStory(shared, at, length)
}
