import { classifyLocally } from "../../knowledge/engine/local.ts"
import { categoryLike, groupLike } from "../../topics/names/place-names.ts"

/** Below this, a text is no usual word for a category. */
const SURE = 0.9

/** The category that a file means: its name in any spelling, a group, or a usual word for it, such as "Automotive" or "Finance". */
export function categoryMeant(text: string): string | undefined {
  const named = categoryLike(text)
  if (named !== undefined) return named
  const group = groupLike(text)
  const { parentCategory, taxonomyType, confidence = 0, unsure } = classifyLocally(text)
  const isKnown = !unsure && confidence >= SURE && (group === undefined || taxonomyType === group)
  return isKnown ? parentCategory : undefined
}
