import { topicNameOf } from "../../knowledge/engine/topic-name.ts"
import { isProvider, isStructural, readPath } from "./taxonomy-path.ts"

/** Separators between the steps of a name that is not a path. Whitespace is already collapsed. */
const SEPARATOR = / [-–—:|/\\] |: |\||»/u
const QUOTES = new Set("\"'“”‘’«»` ")

/**
 * Cleans a name by rules: drops the provider, structural steps and quotes, collapses whitespace and applies title case.
 * Returns the name unchanged if nothing would be left.
 */
export function cleanName(name: string): string {
  const words = name.replaceAll('""', '"').replaceAll("_", " ").split(/\s+/)
  const { topicName } = readPath(unquoted(words.filter((word) => word !== "").join(" ")))
  const bare = withoutLeadingSteps(unquoted(topicName))
  return /[\p{L}\p{N}]/u.test(bare) ? topicNameOf(bare) : name
}

/** Drops leading steps that do not describe the topic, as in "Acxiom - Interest - Truck Owners". */
function withoutLeadingSteps(name: string): string {
  let rest = name
  for (let found = SEPARATOR.exec(rest); found; found = SEPARATOR.exec(rest)) {
    const step = unquoted(rest.slice(0, found.index))
    if (step !== "" && !isProvider(step) && !isStructural(step)) break
    rest = unquoted(rest.slice(found.index + found[0].length))
  }
  return rest
}

/** Strips quotes around a name, paired or not. Quotes inside it are kept. */
function unquoted(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && QUOTES.has(text.charAt(start))) start++
  while (end > start && QUOTES.has(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
