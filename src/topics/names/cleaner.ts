import { ENGLISH } from "../../knowledge/engine/packs.ts"
import { onlyQualifies } from "../../knowledge/engine/qualifies.ts"
import { writtenOut } from "../../knowledge/languages/load-shorthand.ts"
import { latestAnswers } from "../../knowledge/text/new-strings.ts"
import { readSourceName, type SourceName } from "./source-name.ts"

/** What all paths, labels and codes have. */
const MAY_CHANGE = /[>»›→|_:]| [-–—/\\] /
const KEPT = 1 << 10

const clean = latestAnswers<SourceName>((source) => readSourceName(source, { qualifies: onlyQualifies, inWords }), KEPT)

/** Written out, a code is longer. */
const LONGEST = 500

function inWords(code: string): string {
  const words = writtenOut(code, ENGLISH)
  return words.length > LONGEST ? code : words
}

/** The name of every route for the string of a source. The packs that the string needs must be loaded. */
export const cleanSource = (source: string): SourceName =>
  MAY_CHANGE.test(source) ? clean(source) : { topicName: source }
