import { type Json, partsOf } from "./json-schema.ts"
import { PROPERTY_TEXTS } from "./property-texts.ts"

export const camelCase = (name: string) =>
  name.charAt(0).toLowerCase() + name.slice(1).replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The text of a property within its schema or parent property. */
export const textOf = (name: string, parent: string): string | undefined =>
  PROPERTY_TEXTS[`${camelCase(parent)}.${camelCase(name)}`] ?? PROPERTY_TEXTS[camelCase(name)]

/** Describes the properties of a schema that do not describe themselves. `name`: of the schema, or of the property that has it. */
export function describeProperties(json: Json, name: string): void {
  for (const [own, property] of Object.entries(json.properties ?? {})) {
    const description = property.description ?? textOf(own, name)
    if (json.properties && description !== undefined) json.properties[own] = { ...property, description }
    describeProperties(property, own)
  }
  for (const part of partsOf(json)) describeProperties(part, name)
}
