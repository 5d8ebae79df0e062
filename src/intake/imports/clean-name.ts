import { topicNameOf } from "../../knowledge/engine/topic-name.ts"
import { isProvider, isStructural, readPath } from "./taxonomy-path.ts"

/** What stands between the steps of a name that is no path. Blanks are single by then. */
const SEPARATOR = / [-–—:|/\\] |: |\||»/u
const QUOTES = new Set("\"'“”‘’«»` ")

/**
 * A name by rules alone: without its provider, structural steps and quoting artifacts, with one blank between words and the
 * capitals a segment name has. A name that the rules would leave empty stays as it is.
 */
export function cleanName(name: string): string {
  const words = name.replaceAll('""', '"').replaceAll("_", " ").split(/\s+/)
  const { topicName } = readPath(unquoted(words.filter((word) => word !== "").join(" ")))
  const said = unframed(unquoted(topicName))
  return /[\p{L}\p{N}]/u.test(said) ? topicNameOf(said) : name
}

/** "Acxiom - Interest - Truck Owners" is framed by steps that say nothing of trucks. */
function unframed(name: string): string {
  let rest = name
  for (let found = SEPARATOR.exec(rest); found; found = SEPARATOR.exec(rest)) {
    const step = unquoted(rest.slice(0, found.index))
    if (step !== "" && !isProvider(step) && !isStructural(step)) break
    rest = unquoted(rest.slice(found.index + found[0].length))
  }
  return rest
}

/** Quotes that a spreadsheet or an export has wrapped around a name, or left open. Those of one word inside it stay. */
function unquoted(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && QUOTES.has(text.charAt(start))) start++
  while (end > start && QUOTES.has(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
