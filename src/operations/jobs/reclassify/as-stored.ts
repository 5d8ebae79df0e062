import { hasBuiltInName } from "../../../knowledge/outputs/built-in.ts"
import type { CompiledTemplate } from "../../../knowledge/outputs/compile.ts"
import { subjectOf } from "../../../knowledge/outputs/context.ts"
import { renderDescription, renderName } from "../../../knowledge/outputs/render.ts"
import type { Classification } from "../../../knowledge/taxonomy/classification.ts"
import { decidedFacts, taxonomyHash } from "../../../topics/library/topic-row.ts"
import { DECIDED_COLUMNS, OUTPUT_COLUMNS, TEXTS, VERSION_COLUMNS } from "../../../topics/rows/columns.ts"
import { MARK, wholeDescriptions } from "../../../topics/rows/texts.ts"
import type { TopicRow } from "./write-topics.ts"

const FOLLOWING: ReadonlySet<string> = new Set([...OUTPUT_COLUMNS, "taxonomy_hash", ...VERSION_COLUMNS])
const FACTS = DECIDED_COLUMNS.filter((column) => !FOLLOWING.has(column)) as (keyof ReturnType<typeof decidedFacts>)[]

/** A topic's name that fits every platform with the rest of the path. */
const SHORT_NAME = 60

/**
 * Whether a stored topic surely equals the local engine's result, except for the versions. True for most topics of a job, at half the cost
 * of comparing all columns: derived names are not rendered. A job with 500 topics per call processes 6,654 per second instead of 5,186
 * (docs/performance.md).
 */
export function asStored(templates: readonly CompiledTemplate[]): (row: TopicRow, topic: Classification) => boolean {
  const writers = templates.flatMap((template) => {
    const { dbColumnName: name, dbColumnDesc: description } = template
    // A mark means the name that the built-in template renders (texts.ts).
    return name && description ? [{ template, name, description, follows: hasBuiltInName(template) }] : []
  })
  const columns = new Set(writers.flatMap(({ name, description }) => [name, description]))
  // If the templates do not write each text exactly once, compare all columns instead.
  if (writers.length < templates.length || columns.size < TEXTS.length || 2 * writers.length > TEXTS.length) {
    return () => false
  }
  return (row, topic) => {
    const facts = decidedFacts(topic, "local")
    for (const column of FACTS) if (row[column] !== facts[column]) return false
    if (row.platform_outputs !== "{}" || row.taxonomy_hash !== taxonomyHash(topic)) return false
    // The built-in templates name no guessed subcategory and shorten long names, which the forms behind the marks do not.
    const isNamedByForm = !topic.unsure && topic.topicName.length <= SHORT_NAME
    const subject = subjectOf(topic)
    const descriptions = wholeDescriptions(row)
    return writers.every(
      ({ template, name, description, follows }) =>
        (row[name] === MARK
          ? follows && (isNamedByForm || !template.isBuiltIn)
          : row[name] === renderName(subject, template)) &&
        descriptions[description] === renderDescription(subject, template),
    )
  }
}
