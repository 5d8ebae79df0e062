import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { PROVIDERS, STRUCTURAL } from "../../knowledge/taxonomy/structural-terms.ts"
import { categoryWith } from "../library/taxonomy-places.ts"
import { categoryLike, groupLike, nodeLike } from "./place-names.ts"

/** A group counts where no step is a category or one of its nodes. */
type Place = { taxonomyType?: string; parentCategory?: string; subcategory?: string }
export type PathParts = { topicName: string } & Place

const namesIn = (list: string) => new Set(list.split("\n").map((name) => normalizedName(name)))
const providers = namesIn(PROVIDERS)
const structural = namesIn(STRUCTURAL)

/** Steps that do not describe the topic: the segment's seller, or how it was built. */
export const isStructural = (step: string) => structural.has(normalizedName(step))
export const isProvider = (step: string) => providers.has(normalizedName(step))

/** A number, range or amount is not a name on its own. */
const FIGURE = /^[\p{Sc}<>=~+\-–\s]*\d[\d\p{Sc}.,%+\-–/\skKmMbB]*$/u

/**
 * Reads "Provider > Category > Subcategory > Topic" as the topic and its place in the taxonomy. Providers, structural
 * steps and unknown steps are dropped. A name that is not a path is returned unchanged.
 */
export function readPath(name: string): PathParts {
  if (!name.includes(">")) return { topicName: name }
  const steps = name
    .split(">")
    .map((step) => step.trim())
    .filter((step) => step !== "")
  const topic = steps.at(-1)
  if (topic === undefined || steps.length < 2) return { topicName: topic ?? name }
  if (FIGURE.test(topic)) return readFigure(name, steps)
  const before = meaningful(steps.slice(0, -1))
  return { topicName: topic, ...placeIn(before) }
}

/** "Demographics > Age > 18-24" is an age; "Income > $100k" is a comparison and is kept whole. */
function readFigure(name: string, steps: readonly string[]): PathParts {
  if (steps.length < 3) return { topicName: name }
  return { topicName: steps.slice(-2).join(" "), ...placeIn(meaningful(steps.slice(0, -2))) }
}

const meaningful = (steps: readonly string[]) =>
  steps.filter((step, i) => !(i === 0 && isProvider(step)) && (isPlace(step) || !isStructural(step)))

const isPlace = (step: string) => (categoryLike(step) ?? groupLike(step)) !== undefined

function placeIn(steps: readonly string[]): Place {
  const at = steps.findIndex((step) => categoryLike(step) !== undefined)
  const parentCategory = at < 0 ? undefined : categoryLike(steps[at] ?? "")
  const nodes = steps.slice(at + 1).flatMap((step) => nodeLike(step) ?? [])
  // A node of another category would contradict the category already found.
  const subcategory = nodes.findLast(
    (node) => parentCategory === undefined || categoryWith(node, parentCategory) === parentCategory,
  )
  // A category or a node has a group of its own.
  const taxonomyType = (parentCategory ?? subcategory) ? undefined : steps.map(groupLike).findLast(Boolean)
  return {
    ...(taxonomyType && { taxonomyType }),
    ...(parentCategory && { parentCategory }),
    ...(subcategory && { subcategory }),
  }
}
