import { TEXTS } from "../rows/columns.ts"
import { isText, MARK, type Texts, wholeTexts } from "../rows/texts.ts"

/**
 * A reclassified topic gets new names and descriptions, which were four fifths of its history entry. The entry stores them like the topic
 * does (see texts.ts), with the unchanged columns they are built from. They are expanded when the entry is read.
 */
type Values = Record<string, unknown>
type Sides = { previousValues: Values; newValues: Values }

/** The columns that texts are built from. Stored entries rely on this order, so only append. */
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

/** The storage form of an entry. `topic` supplies the unchanged columns, `stored` the texts before and after. */
export function withShortTexts(entry: Sides, topic: Readonly<Values>, stored: { before: Texts; after: Texts }): Sides {
  const changed = TEXTS.filter((column) => column in entry.newValues)
  const [before, after] = [stored.before[DESCRIPTION], stored.after[DESCRIPTION]]
  // Shorter descriptions refer to the internal one, so the entry must contain it. A mark alone means the story is unchanged.
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

/** The entry with its full texts. */
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
