import { explainLocally } from "../../src/knowledge/engine/local.ts"
import { GENERAL_SUBCATEGORIES } from "../../src/knowledge/taxonomy/general-subcategories.ts"

/** A place in the taxonomy; `path` is the subcategory and the nodes below it. */
export type Place = { category: string; path: string }

export const generalPlace = (category: string): Place => ({ category, path: GENERAL_SUBCATEGORIES[category] ?? "" })

/** Where the engine's own tables place an English phrase, if they are sure of it. */
export function ownPlace(english: string): Place | undefined {
  const { parentCategory, path, unsure } = explainLocally(english).classification
  return unsure ? undefined : { category: parentCategory, path: path.join(" > ") }
}

/** The place of a concept that a mapping puts into a category: narrowed by its English, if that says the same category. */
export function narrowed(english: string, category: string): Place {
  const own = ownPlace(english)
  return own?.category === category ? own : generalPlace(category)
}
