import { normalizedName } from "../../knowledge/text/normalized-name.ts"

const MAX_WORDS = 16

/** Words common in briefs that say nothing about an audience. */
const EMPTY = new Set(
  `a about across ad ads adult adults advertise advertiser all an and any are as at audience audiences available be
  been best between brand brands but by campaign campaigns can care catalog catalogue client complete consumer
  consumers customer customers data details entire every everything feed find folk folks for from full get give group
  groups has have high household households i in interest interested into inventory is it its just launch like likely
  list live living look looking lots make many market marketing may me more most must my near need needs new of offer
  on one ones or our out over part people person please possible premium prices pricing product products promote
  propensity reach really return segment segments sell should show signal signals so some someone such target
  targeting than that the their them then there these they think this those through to topic topics toward up us use
  used users using very want wanting wants was we what when where which who whose will with within would you your`.split(
    /\s+/,
  ),
)

/** Words that say nothing where nothing else is said: "what do you have?", but "Whole Foods shoppers". */
const ASKING = new Set(
  "anything browse currently do fetch hello hi know now offered offering offerings present provide retrieve see sold tell today whole".split(
    " ",
  ),
)

/** The stem shared by a word's forms: `buying` and `buys`, `batteries` and `battery`. Short words are unchanged. */
function stemOf(word: string): string {
  if (word.length < 5) return word.length === 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word
  const ending = /(?:ies|y|ing|ers|er|ed|es|e|s)$/.exec(word)?.[0] ?? ""
  return ending === "s" && word.endsWith("ss") ? word : word.slice(0, word.length - ending.length)
}

const wordsIn = (text: string): string[] => normalizedName(text.toWellFormed()).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The meaningful words of a brief, by stem. */
export function tellingWords(text: string): Map<string, string> {
  const telling = wordsIn(text).filter((word) => !EMPTY.has(word) && (word.length > 1 || /\d/.test(word)))
  const byStem = new Map<string, string>()
  if (telling.every((word) => ASKING.has(word))) return byStem
  for (const word of telling) if (byStem.size < MAX_WORDS && !byStem.has(stemOf(word))) byStem.set(stemOf(word), word)
  return byStem
}

export const stemsIn = (text: string): Set<string> => new Set(wordsIn(text).map(stemOf))
