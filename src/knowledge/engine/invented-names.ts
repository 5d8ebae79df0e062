import { GAP, stem, type Tokens } from "../text/tokens.ts"
import { WordSet } from "../text/new-strings.ts"
import type { Match, Phrases } from "./evidence.ts"
import type { TopicEntry } from "./knowledge.ts"
import { FIELDS } from "./meaningless.ts"
import { isOpsLabel } from "../text/ops-labels.ts"
import { hasGivenName, isNameOfPerson } from "../text/person-names.ts"
import { describesOtherWords, isPlace } from "./reading.ts"
import { isUnknownWord } from "./unknown-words.ts"

export const startsWithDigit = (word: string) => word.charCodeAt(0) >= 0x30 && word.charCodeAt(0) <= 0x39

/** Colors, metals and moods that project and segment names begin with: "Purple Ladder" is not about ladders. */
const POETIC_WORDS = new WordSet(
  (
    "blue red green yellow orange purple violet pink black white gray grey golden gold silver copper bronze " +
    "iron crystal amber crimson scarlet emerald sapphire ruby ivory velvet silk cosmic lunar solar stellar " +
    "mystic silent quiet wild wobbly sleepy happy lucky rusty dusty misty frosty upward rising falling hidden " +
    "secret ancient noble royal gentle mighty swift bold bright shiny dark magic phantom project operation " +
    "team squad group phase alpha beta gamma delta omega zebra otter heron falcon raven wolf badger lynx panther cheetah " +
    "gazelle bison moose walrus penguin pelican toucan sparrow swan dragon griffin comet meteor nebula zenith glacier " +
    "willow cedar birch juniper thistle ember cinder velour marble granite porcelain"
  ).split(" "),
)

/** What lists of made-up people are headed by: "Persona: The Juggler", "Tribe 4: Anchors". */
const PERSONA_WORDS = new WordSet("persona tribe cluster archetype".split(" "))

/** One word after the heading of a made-up group says no more than its name does. */
export const isPersona = (
  { words, gaps }: Tokens,
  matches: readonly Match<TopicEntry>[],
  related: boolean,
): boolean => {
  if (related || !PERSONA_WORDS.has(words[0] ?? "") || matches.length !== 1 || matches[0]?.length !== 1) return false
  const named = gaps.findIndex((gap, i) => i > 0 && i < 3 && gap !== GAP.none)
  return named > 0 && words.slice(named).filter((word) => word !== "the").length < 3
}

/** Nouns that make a code name of whatever stands before them: "Maple Syrup Rebellion", "Paper Lantern Theory". */
const POETIC_ENDS = new WordSet(
  (
    "rebellion parade theory revolution uprising odyssey riot mutiny dynasty brigade syndicate paradox manifesto prophecy protocol gambit " +
    "heist overture sonata rhapsody serenade mirage moonshot expedition directive equation conspiracy experiment burst blitz sizzle push"
  ).split(" "),
)
export const endsPoetically = ({ words }: Tokens, matches: readonly Match<TopicEntry>[], related: boolean): boolean => {
  if (related || words.length < 2 || words.length > 4) return false
  const plain = words.filter((word) => !startsWithDigit(word) && !NUMERAL.test(word))
  return POETIC_ENDS.has(plain.at(-1) ?? "") && matches.every(({ start, length }) => start + length < words.length)
}

/** Things of many meanings after which projects, lists and companies are called: alone they say nothing. */
const SYMBOLS = new WordSet(
  (
    "anchor arrow atlas aurora avalanche banner bat bolt bond boulder bullet castle chip cloud compass crane crater dart eclipse falcon flint " +
    "galaxy glass gold hive iron jet kite ladder lantern lens magnet marble mirror mist needle orbit phoenix planet pulse quill raven rook rope " +
    "rose satin silk silver sphinx storm trail wheel arc beacon bloom spark torch tower vault wave crown shield star sun moon lighthouse fable horizon tempo nimbus onyx hatch nomad prism zephyr summit"
  ).split(" "),
)
/** Whether one word is all that a name says, and it could mean anything: "Atlas". */
export const isSymbol = ({ words }: Tokens): boolean => words.length === 1 && SYMBOLS.has(words[0] ?? "")

/** Words for lists before or after one thing that tells them apart: "Segment Banana", "Cluster Espresso". */
const HEADINGS = new WordSet("segment cluster cohort tier tribe bucket batch wave cell squad pod seed".split(" "))

export const isNamedList = (
  { words, stems, gaps }: Tokens,
  matches: readonly Match<TopicEntry>[],
  related: boolean,
): boolean => {
  const [only] = matches
  if (related || words.length !== 2 || gaps[1] !== GAP.none || matches.length !== 1 || only?.length !== 1) return false
  const named = words[only.start] ?? ""
  return only.start === 1 && HEADINGS.has(words[0] ?? "") && named === stems[1] && !FIELDS.has(named)
}

/** First words of code names that stand before anything: "Operation Coffee Bean". */
export const CODE_WORDS = new WordSet("project operation codename initiative".split(" "))
const DAYS = new WordSet("monday tuesday wednesday thursday friday saturday sunday".split(" "))
/** Numbers at the end of a code name: "II", "v3", "B". */
const NUMERAL = /^(?:i{2,3}|iv|vi{1,3}|v?\d+|[a-z])$/

/** A color or mood and one thing, or a day and things that have nothing to do with each other, without a word for an audience. */
export function isCodeName({ words }: Tokens, matches: readonly Match<TopicEntry>[], related: boolean): boolean {
  const first = words[0] ?? ""
  const hasDay = words.some((word) => DAYS.has(word))
  if (related || !(POETIC_WORDS.has(first) || CODE_WORDS.has(first) || hasDay)) return false
  if (matches.some(({ length }) => length > 1)) return false
  const plain = words.filter((word) => !startsWithDigit(word) && !NUMERAL.test(word))
  const [only] = matches
  if ((POETIC_WORDS.has(first) || DAYS.has(first)) && plain.length === 2 && matches.length === 1 && only?.start === 1)
    return true
  if (plain.length > 3) return false
  if (CODE_WORDS.has(first)) return true
  const categories = new Set(matches.map(({ value }) => value.node.category.name))
  return hasDay && matches.length > 1 && categories.size === matches.length
}

const STAYING = new Set(
  "live lived living based located born raised residing staying settled residents resident".split(" "),
)

/** A place after unknown words: "Blorbers in Portugal" is about blorbers, not about Portugal. */
export function isPlaceOfUnknownPeople(tokens: Tokens, found: Phrases, match: Match<TopicEntry>): boolean {
  if (!isPlace(match.value) || !describesOtherWords(tokens, match)) return false
  const before = tokens.words.slice(0, match.start)
  return before.some((word, i) => isUnknownWord(tokens, found, i) && !STAYING.has(word))
}

export const LISTING = new Set(["list", "lists", "upload", "export", "test", "misc", "final"])
const MIXED = /[a-z]\d|\d[a-z]/

/** A place in the name of a list: "PL_2024_MISC" and "SEG-AX99-PT" are not about Poland and Portugal. */
export function isPlaceOfList({ words }: Tokens, matches: readonly Match<TopicEntry>[]): boolean {
  const [only] = matches
  if (matches.length !== 1 || !only || !isPlace(only.value)) return false
  const others = words.filter((_, i) => i < only.start || i >= only.start + only.length)
  return isOpsLabel(others) || others.some((word) => MIXED.test(word) || LISTING.has(word))
}

const PEOPLE = new Set(["Job Roles", "Demographics", "Geography"])

/** Whether a name is a person's and what it is read as comes from one of its words: "Rose Baker". */
export function isPersonName({ words }: Tokens, matches: readonly Match<TopicEntry>[]): boolean {
  if (matches.some(({ length }) => length > 1)) return false
  if (isNameOfPerson(words)) return true
  const last = words.at(-1) ?? ""
  if (stem(last) !== last || !hasGivenName(words)) return false
  return matches.some(({ start, value }) => start === words.length - 1 && PEOPLE.has(value.node.category.name))
}
