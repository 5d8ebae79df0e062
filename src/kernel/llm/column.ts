import { AUDIENCE_TYPES } from "../../knowledge/taxonomy/audience-types.ts"
import { GROUPS } from "../../knowledge/taxonomy/groups.ts"
import { SEGMENT_TYPES } from "../../knowledge/taxonomy/classification.ts"
import type { ProviderRequest } from "./client.ts"
import { CLASSIFY_TASK } from "./prompt.ts"
import { classificationRequest } from "./request.ts"
import { jsonObjectIn, plainText } from "./text.ts"

/** Columns that an LLM job can decide on their own. */
export const TARGET_COLUMNS = [
  "segment_type",
  "taxonomy_type",
  "parent_category",
  "subcategory",
  "audience_type",
] as const
export type TargetColumn = (typeof TARGET_COLUMNS)[number]

export type ColumnQuestion = { column: TargetColumn; topicName: string; parentCategory: string }

/** The request for one field of a topic. It shares its prompt with all other requests; only the task and schema differ. */
export function columnRequest(model: string, question: ColumnQuestion, maxSearches: number): ProviderRequest {
  const { column, topicName, parentCategory } = question
  const options = optionsOf(question)
  const schema = {
    type: "object",
    properties: { [column]: { type: "string", ...(options.length > 0 && { enum: options }) } },
    required: [column],
    additionalProperties: false,
  }
  // Only names from the taxonomy may appear in our instructions.
  const within = column === "subcategory" && options.length > 0 ? ` within the category ${parentCategory}` : ""
  const task = `${CLASSIFY_TASK} Answer only its ${column}${within}.`
  return classificationRequest(model, [{ role: "user", content: topicName }], { maxSearches, task, schema })
}

/** Parses the field's value, in the taxonomy's spelling. */
export function readColumn(question: ColumnQuestion, texts: readonly string[]): string {
  const raw = jsonObjectIn(texts)
  if (!raw) throw new Error("The answer is not a JSON object")
  const { column } = question
  const answer = raw[column]
  const shown = plainText(typeof answer === "string" ? answer : (JSON.stringify(answer) ?? "none"), 60)
  // A segment type must match exactly, including its case.
  const isSame =
    column === "segment_type"
      ? (option: string) => option === answer
      : (option: string) => option.toLowerCase() === shown.toLowerCase()
  const value = typeof answer === "string" ? optionsOf(question).find(isSame) : undefined
  if (value === undefined) throw new Error(`Invalid ${column}: ${shown}`)
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
