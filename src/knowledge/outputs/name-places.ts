import type { Classification } from "../taxonomy/classification.ts"
import { DIMENSION_SETS } from "../taxonomy/dimension-sets.ts"
import { chunksOf } from "./name-chunks.ts"

/** How words are compared. */
export const keyOf = (word: string) => word.toLowerCase().replace("–", "-")
/** Whether a phrase stands at a position. */
export const startsAt = (words: readonly string[], at: number, phrase: readonly string[]) =>
  phrase.every((word, i) => keyOf(words[at + i] ?? "") === word)

export type Place = { words: string[] }
const NO_PLACES = new Set([
  "urban",
  "suburban",
  "rural",
  "global",
  "city",
  "county",
  "state",
  "town",
  "region of",
  "local",
])
/** Market areas, which follow the name of a place. */
export const MARKETS = new Set(["dma", "dmas", "msa"])

/** The places that the engine found in the name. */
export function placesOf({ qualifiers = [], topicName }: Classification): Place[] {
  const own = qualifiers
    .filter(({ kind, value }) => kind === "geography" && !NO_PLACES.has(value.toLowerCase()))
    .map(({ text }) => ({ words: text.split(" ") }))
    .filter(({ words }) => !MARKETS.has(words.join(" ")))
  if (own.length > 0 || qualifiers.length > 0) return own
  // Topics without qualifiers: only what comes last and is a state.
  if (!/\bin /i.test(topicName)) return []
  const words = chunksOf(topicName).at(-1)?.words.map(keyOf) ?? []
  for (const state of STATES) {
    const from = words.length - state.length
    if (from > 0 && words[from - 1] === "in" && startsAt(words, from, state)) return [{ words: state }]
  }
  return []
}
/** Of several states each counts; of other places the first includes the others or is in them. */
export const isState = (place: string) => STATES.some((state) => state.join(" ") === place.toLowerCase())
const STATES = (DIMENSION_SETS.find(({ name }) => name === "US State")?.values ?? []).map((state) =>
  state.toLowerCase().split(" "),
)
