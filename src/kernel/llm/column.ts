import { AUDIENCE_TYPES } from "../../knowledge/taxonomy/audience-types.ts"
import { GROUPS } from "../../knowledge/taxonomy/groups.ts"
import { SEGMENT_TYPES } from "../../knowledge/taxonomy/classification.ts"
import type { ProviderRequest } from "./client.ts"
import { CLASSIFY_TASK } from "./prompt.ts"
import { classificationRequest } from "./request.ts"
import { jsonObjectIn, plainText } from "./text.ts"

/** What a model may be asked to decide alone. */
export const TARGET_COLUMNS = [
  "segment_type",
  "taxonomy_type",
  "parent_category",
  "subcategory",
  "audience_type",
] as const
export type TargetColumn = (typeof TARGET_COLUMNS)[number]

export type ColumnQuestion = { column: TargetColumn; topicName: string; parentCategory: string }

/** The request for one field of a topic: the words of every other request, and an answer of that field alone. */
export function columnRequest(model: string, question: ColumnQuestion, maxSearches: number): ProviderRequest {
  const { column, topicName, parentCategory } = question
  const options = optionsOf(question)
  const schema = {
    type: "object",
    properties: { [column]: { type: "string", ...(options.length > 0 && { enum: options }) } },
    required: [column],
    additionalProperties: false,
  }
  // Only names of the taxonomy stand among our own words.
  const within = column === "subcategory" && options.length > 0 ? ` within the category ${parentCategory}` : ""
  const task = `${CLASSIFY_TASK} Answer only its ${column}${within}.`
  return classificationRequest(model, [{ role: "user", content: topicName }], { maxSearches, task, schema })
}

/** The field's value, spelled as the taxonomy spells it. */
export function readColumn(question: ColumnQuestion, texts: readonly string[]): string {
  const raw = jsonObjectIn(texts)
  if (!raw) throw new Error("The answer is not a JSON object")
  const { column } = question
  const said = raw[column]
  const told = plainText(typeof said === "string" ? said : (JSON.stringify(said) ?? "none"), 60)
  // A segment type is never corrected, not even its case.
  const isSame =
    column === "segment_type"
      ? (option: string) => option === said
      : (option: string) => option.toLowerCase() === told.toLowerCase()
  const value = typeof said === "string" ? optionsOf(question).find(isSame) : undefined
  if (value === undefined) throw new Error(`Invalid ${column}: ${told}`)
  return value
}

function optionsOf({ column, parentCategory }: ColumnQuestion): readonly string[] {
  const categories = GROUPS.flatMap((group) => group.categories)
  switch (column) {
    case "segment_type":
      return SEGMENT_TYPES
    case "audience_type":
      return AUDIENCE_TYPES.map(({ name }) => name)
    case "taxonomy_type":
      return GROUPS.map(({ name }) => name)
    case "parent_category":
      return categories.map(({ name }) => name)
    default: {
      const category = categories.find(({ name }) => name === parentCategory)
      return category?.subcategories.map(({ name }) => name) ?? []
    }
  }
}
