import { AppError } from "../../../../../src/kernel/errors.ts"
import { readMatrix } from "../../../../../src/intake/matrix/combinations.ts"
import type { MatrixRequest } from "../../api/types.ts"

/** The limit of the API. */
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

/** Why the matrix cannot be generated; undefined if it can. */
export function problemOf(draft: Draft): string | undefined {
  const { dimensions } = draft
  const names = dimensions.map(({ name }) => name.trim().toLowerCase())
  if (dimensions.length < 2) return "Add at least two dimensions."
  if (names.includes("")) return "Every dimension needs a name."
  const duplicate = dimensions.find((_, i) => names.indexOf(names[i] ?? "") !== i)
  if (duplicate) return `Two dimensions are named “${duplicate.name.trim()}”.`
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

/** Sample names: the first, the middle and the last. */
export function examplesOf(draft: Draft): string[] {
  if (problemOf(draft) !== undefined) return []
  const { total, chunks } = matrixOf(draft)
  const names = [...chunks(total)].flat()
  const places = new Set([0, Math.floor(total / 2), total - 1])
  // A template that omits a dimension gives several combinations the same name.
  return [...new Set(names.filter((_, place) => places.has(place)))]
}

/** Parses the draft with the server's code; throws the AppError that the API would return. */
function matrixOf(draft: Draft) {
  const { dimensions, template } = bodyOf(draft)
  return readMatrix({ dimensions, template: template || undefined })
}

export function bodyOf({ dimensions, template, segmentType, parentCategory, taxonomyType }: Draft): MatrixRequest {
  return {
    dimensions: dimensions.map(({ name, values }) => ({ name: name.trim(), values })),
    ...(template.trim() !== "" && { template: template.trim() }),
    ...(segmentType && { segmentType }),
    ...(parentCategory && { parentCategory }),
    ...(taxonomyType && { taxonomyType }),
  }
}

/** Appends a placeholder to the template. */
export const withPlaceholder = (template: string, name: string) =>
  [template.trimEnd(), `{${name.trim()}}`].filter((part) => part !== "").join(" ")

/** Moves a dimension one place up or down. */
export function moved(dimensions: readonly Dimension[], from: number, by: 1 | -1): Dimension[] {
  const to = from + by
  const one = dimensions[from]
  if (!one || to < 0 || to >= dimensions.length) return [...dimensions]
  return dimensions.toSpliced(from, 1).toSpliced(to, 0, one)
}
