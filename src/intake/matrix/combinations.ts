import { AppError } from "../../kernel/errors.ts"
import type { Supplied } from "../../topics/library/supplied.ts"
import type { Dimension, MatrixRequest } from "./schema.ts"

const MAX_COMBINATIONS = 5_000

export type Matrix = {
  total: number
  /** The names in order, the last dimension varying fastest. Generated in chunks, since there may be many. */
  chunks: (size: number) => Generator<string[]>
  supplied: Supplied
}

/** Validates the request and prepares its combinations. */
export function readMatrix({ dimensions, template, ...overrides }: MatrixRequest): Matrix {
  const total = dimensions.reduce((product, { values }) => product * values.length, 1)
  if (total > MAX_COMBINATIONS)
    throw new AppError(400, `Too many combinations (${total}). Maximum is ${MAX_COMBINATIONS}.`)
  const parts = template === undefined ? joined(dimensions) : readTemplate(template, dimensions)
  return {
    total,
    chunks: function* chunks(size) {
      for (let start = 0; start < total; start += size) {
        const length = Math.min(size, total - start)
        yield Array.from({ length }, (_, i) => nameAt(start + i, parts, dimensions))
      }
    },
    supplied: {
      segment_type: overrides.segmentType,
      parent_category: overrides.parentCategory,
      taxonomy_type: overrides.taxonomyType,
    },
  }
}

/** Literal text, or the index of the dimension whose value goes there. */
type Part = string | number

const joined = (dimensions: readonly Dimension[]): Part[] =>
  dimensions.flatMap((_, position) => (position === 0 ? [position] : [" ", position]))

/** An unknown placeholder would end up in thousands of topic names, so it is rejected. */
function readTemplate(template: string, dimensions: readonly Dimension[]): Part[] {
  // Splitting by one capture group alternates literal text and captures.
  return template.split(/\{([^{}]*)\}/).map((part, i) => {
    if (i % 2 === 0) return part
    const position = positionOf(part.trim(), dimensions)
    if (position < 0) throw new AppError(400, `The template names {${part}}, which is not a dimension`)
    return position
  })
}

function positionOf(placeholder: string, dimensions: readonly Dimension[]): number {
  const exact = dimensions.findIndex(({ name }) => name === placeholder)
  return exact < 0 ? dimensions.findIndex(({ name }) => looseName(name) === looseName(placeholder)) : exact
}

/** {AgeRange} and {age_range} match the dimension "Age Range". */
const looseName = (name: string) => name.toLowerCase().replaceAll(/[\s_-]+/g, "")

function nameAt(n: number, parts: readonly Part[], dimensions: readonly Dimension[]): string {
  let rest = n
  const chosen = dimensions.toReversed().map(({ values }) => {
    const value = values[rest % values.length] ?? ""
    rest = Math.floor(rest / values.length)
    return value
  })
  return parts.map((part) => (typeof part === "string" ? part : (chosen[chosen.length - 1 - part] ?? ""))).join("")
}
