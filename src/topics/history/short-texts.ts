import { TEXTS } from "../rows/columns.ts"
import { isText, MARK, type Texts, wholeTexts } from "../rows/texts.ts"

/**
 * A reclassified topic gets new names and descriptions, which made up four fifths of its history entry. The entry stores them as the
 * topic does (see texts.ts), with the unchanged columns that they are made of. They are expanded when the entry is read.
 */
type Values = Record<string, unknown>
type Sides = { previousValues: Values; newValues: Values }

/** The columns that texts are made of. Stored entries hold their values in this order, so append only. */
const PARTS = [
  "topic_name",
  "taxonomy_type",
  "parent_category",
  "subcategory",
  "taxonomy_path",
  "segment_type",
  "audience_type",
  "intent",
  "secondary_intent",
  "intensity",
  "awareness",
  "funnel",
  "buyer_journey",
  "sensitivity",
  "composite_score",
]
const DESCRIPTION = "internal_description"

/** The entry as it is stored. `topic` supplies the unchanged columns, `stored` the texts before and after. */
export function withShortTexts(entry: Sides, topic: Readonly<Values>, stored: { before: Texts; after: Texts }): Sides {
  const changed = TEXTS.filter((column) => column in entry.newValues)
  const [before, after] = [stored.before[DESCRIPTION], stored.after[DESCRIPTION]]
  // Shorter descriptions refer to the internal one, so the entry must hold it. A mark alone means an unchanged story.
  if (!changed.includes(DESCRIPTION) || after === MARK) return entry
  const previousValues = { ...entry.previousValues }
  const newValues: Values = { ...entry.newValues }
  newValues[MARK] = PARTS.map((part) => (part in entry.newValues ? null : topic[part]))
  for (const column of changed) {
    previousValues[column] = stored.before[column]
    newValues[column] = stored.after[column]
  }
  if (after === before) newValues[DESCRIPTION] = MARK
  return { previousValues, newValues }
}

/** The entry as people read it. */
export function withWholeTexts<E extends Sides>(entry: E): E {
  const { [MARK]: parts, ...newValues } = entry.newValues
  if (!Array.isArray(parts)) return entry
  const same = Object.fromEntries(PARTS.map((part, i) => [part, parts[i]]))
  const { previousValues } = entry
  const story = newValues[DESCRIPTION] === MARK ? { [DESCRIPTION]: previousValues[DESCRIPTION] } : {}
  return {
    ...entry,
    previousValues: inFull(previousValues, same),
    newValues: inFull({ ...newValues, ...story }, same),
  }
}

function inFull(values: Values, same: Values): Values {
  const texts: Values = wholeTexts({ ...same, ...values } as Parameters<typeof wholeTexts>[0])
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isText(name) ? texts[name] : value]))
}
