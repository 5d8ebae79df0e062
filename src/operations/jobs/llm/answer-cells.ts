import type { Classification } from "../../../knowledge/taxonomy/classification.ts"
import { readClassification } from "../../../kernel/llm/answer.ts"
import { readColumn, type TargetColumn } from "../../../kernel/llm/column.ts"
import { classificationOf } from "../../../topics/rows/stored-classification.ts"
import { codeOf, groupOf } from "../../../topics/names/taxonomy-places.ts"
import { decidedCells, type Writer } from "../../../topics/library/topic-row.ts"
import { settled } from "../../../topics/names/given-values.ts"
import type { DecidedCells } from "../../../topics/rows/columns.ts"
import type { TopicRow } from "../reclassify/write-topics.ts"

type Write = (config: Writer) => DecidedCells

/** Applies an answer for the whole topic. The name and its qualifiers are kept. Throws if the answer is unusable. */
export function wholeAnswer(row: TopicRow, texts: readonly string[]): Write {
  const { topicName, language, qualifiers } = classificationOf(row)
  const topic = { ...readClassification(texts), topicName, language, qualifiers }
  return (config) => decidedCells(topic, "llm", config)
}

const DECIDES_CATEGORY: ReadonlySet<TargetColumn> = new Set(["parent_category", "subcategory"])

/** Applies an answer for one column: only that column and values derived from it. */
export function columnAnswer(row: TopicRow, column: TargetColumn, texts: readonly string[]): Write {
  const before = classificationOf(row)
  const { topicName, parentCategory } = before
  const value = readColumn({ column, topicName, parentCategory }, texts)
  if (value === row[column]) return () => row
  const kept = DECIDES_CATEGORY.has(column) ? settled(before) : before
  const topic = { ...kept, ...derivedChanges(before, column, value) }
  return (config) => ({
    ...decidedCells(topic, "llm", config),
    engine: row.engine,
    engine_version: row.engine_version,
    knowledge_version: row.knowledge_version,
  })
}

function derivedChanges(before: Classification, column: TargetColumn, value: string): Partial<Classification> {
  switch (column) {
    case "segment_type":
      return { segmentType: value as Classification["segmentType"] }
    case "audience_type":
      return { audienceType: value }
    case "taxonomy_type":
      return { taxonomyType: value }
    case "parent_category":
      return { parentCategory: value, taxonomyType: groupOf(value) ?? before.taxonomyType }
    default:
      return { subcategory: value, path: [value], iabCode: codeOf(before.parentCategory, value) ?? before.iabCode }
  }
}
