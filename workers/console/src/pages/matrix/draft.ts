import { AppError } from "../../../../../src/kernel/errors.ts"
import { readMatrix } from "../../../../../src/intake/matrix/combinations.ts"
import type { MatrixBody } from "../../api/routes/classify.ts"

/** As many as the service makes at once. */
export const MAX_COMBINATIONS = 5_000

export type Dimension = { id: string; name: string; values: string[] }

export type Draft = {
  dimensions: Dimension[]
  template: string
  segmentType: string | null
  parentCategory: string | null
  taxonomyType: string | null
}

export const EMPTY: Draft = {
  dimensions: [],
  template: "",
  segmentType: null,
  parentCategory: null,
  taxonomyType: null,
}

export const countOf = (dimensions: readonly Pick<Dimension, "values">[]) =>
  dimensions.length === 0 ? 0 : dimensions.reduce((product, { values }) => product * values.length, 1)

/** What stands in the way of a matrix; undefined where nothing does. */
export function problemOf(draft: Draft): string | undefined {
  const { dimensions } = draft
  const names = dimensions.map(({ name }) => name.trim().toLowerCase())
  if (dimensions.length < 2) return "Add at least two dimensions."
  if (names.includes("")) return "Every dimension needs a name."
  const twice = dimensions.find((_, i) => names.indexOf(names[i] ?? "") !== i)
  if (twice) return `Two dimensions are called “${twice.name.trim()}”.`
  const empty = dimensions.find(({ values }) => values.length === 0)
  if (empty) return `“${empty.name}” needs at least one value.`
  try {
    matrixOf(draft)
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
  return undefined
}

/** Some of the names the matrix would have: its first, one from the middle, its last. */
export function examplesOf(draft: Draft): string[] {
  if (problemOf(draft) !== undefined) return []
  const { total, chunks } = matrixOf(draft)
  const names = [...chunks(total)].flat()
  const places = new Set([0, Math.floor(total / 2), total - 1])
  // A template that leaves dimensions out makes one name of many combinations.
  return [...new Set(names.filter((_, place) => places.has(place)))]
}

/** The service's own reading of it; an AppError where it would refuse. */
function matrixOf(draft: Draft) {
  const { dimensions, template } = bodyOf(draft)
  return readMatrix({ dimensions, template })
}

export function bodyOf({ dimensions, template, segmentType, parentCategory, taxonomyType }: Draft): MatrixBody {
  return {
    dimensions: dimensions.map(({ name, values }) => ({ name: name.trim(), values })),
    ...(template.trim() !== "" && { template: template.trim() }),
    ...(segmentType && { segmentType }),
    ...(parentCategory && { parentCategory }),
    ...(taxonomyType && { taxonomyType }),
  }
}

/** A template that puts a placeholder at its end, or after what is there. */
export const withPlaceholder = (template: string, name: string) =>
  [template.trimEnd(), `{${name.trim()}}`].filter((part) => part !== "").join(" ")

/** A dimension one place up or down. */
export function moved(dimensions: readonly Dimension[], from: number, by: 1 | -1): Dimension[] {
  const to = from + by
  const one = dimensions[from]
  if (!one || to < 0 || to >= dimensions.length) return [...dimensions]
  return dimensions.toSpliced(from, 1).toSpliced(to, 0, one)
}
