/** The parts of a JSON schema that this folder uses. */
export type Json = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Json>
  required?: string[]
  description?: string
  [keyword: string]: unknown
}

/** Schemas within a schema, besides those of its properties. */
export const partsOf = ({ items, additionalProperties, anyOf, oneOf, allOf }: Json): Json[] =>
  [items, additionalProperties, anyOf, oneOf, allOf]
    .flat()
    .filter((part): part is Json => typeof part === "object" && part !== null)
