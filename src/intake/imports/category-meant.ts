import { classifyLocally } from "../../knowledge/engine/local.ts"
import { categoryAbbreviated, categoryLike, groupLike } from "../../topics/names/place-names.ts"
import { usualCategory } from "../../topics/names/usual-words.ts"
import { readSourceName } from "../../topics/names/source-name.ts"

/** Below this, a text is no usual word for a category. */
const SURE = 0.85

/** The category that a file means: its name in any spelling or shortened, a group, or a usual word for it, such as "Automotive" or "Finance". */
export function categoryMeant(text: string): string | undefined {
  const named = categoryLike(text) ?? usualCategory(text) ?? categoryAbbreviated(text)
  if (named !== undefined) return named
  const { parentCategory, confidence = 0, unsure } = classifyLocally(text)
  return !unsure && confidence >= SURE ? parentCategory : undefined
}

/** The group that is named as the category, if that says no more: the topic's own name has a place in the group. */
export function groupAlone(text: string, name: string): string | undefined {
  const group = categoryLike(text) === undefined ? groupLike(text) : undefined
  const isPlaced =
    group !== undefined && name !== "" && classifyLocally(readSourceName(name).topicName).taxonomyType === group
  return isPlaced ? group : undefined
}
