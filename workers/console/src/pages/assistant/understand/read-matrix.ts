import { nameMatrix } from "../../../../../../src/intake/assistant/name-matrix.ts"
import { listed } from "./lists.ts"
import { type ReadDimensions, readDimensions } from "./read-dimensions.ts"
import { isPronoun } from "./topics-meant.ts"
import { type Context, question, type Understood, unknown } from "./understood.ts"

const VERB = "(?:generate|create|make|build|give me|show me|show|do|run|start|set up|prepare|preview|calculate)"
const THING = "(?:matrix|matrices|grid|cross[- ]?product|cartesian product|combinations?|permutations?)"

/** Said in so many words. */
const NAMED = [
  new RegExp(
    String.raw`^(?:${VERB} )?(?:me )?(?:an? |the |all |every )?(?:(?:topic|audience|segment|full|whole|possible) )*${THING}\b(?: (?:of|from|with|out of|between|for)\b)?[\s:]*(?<body>[\s\S]*)$`,
    "i",
  ),
  /^(?:cross|combine|multiply|intersect)\s+(?<body>[\s\S]+)$/i,
]
/** A matrix only where dimensions are in it: "create truck buyers for every US state". */
const PERHAPS = [
  /^(?:generate|create|make|build)\s+(?:me\s+)?(?:(?:one |a |an )?topics?\s+(?:for\s+)?)?(?<body>[\s\S]+)$/i,
  /^(?:(?:one|a) topic|topics)\s+(?:for\s+)?(?<body>[\s\S]+)$/i,
  /^(?<body>(?:for|per|in) (?:every|each|all)\s[\s\S]+)$/i,
]

const bodyOf = (text: string, patterns: readonly RegExp[]) => {
  for (const pattern of patterns) {
    const body = pattern.exec(text)?.groups?.["body"]
    if (body !== undefined) return body.trim()
  }
  return undefined
}

/** A matrix that is asked for, or undefined where something else is. */
export function readMatrix(text: string, context: Context): Understood | undefined {
  const named = bodyOf(text, NAMED)
  const body = named ?? bodyOf(text, PERHAPS)
  if (body === undefined) return undefined
  const [best] = readingsOf(body, context).sort((a, b) => b.rank - a.rank)
  if (!best) return named === undefined ? undefined : notUnderstood(body, context)
  if (named === undefined && best.subject === "") return undefined
  if (isPronoun(best.subject)) {
    return question("Which topic shall the matrix be for? Please name it, since these may be many.")
  }
  const topics = listed(best.subject)
  const { dimensions } = best
  if (dimensions.length + Math.min(topics.length, 1) < 2) {
    return question(`Which topic shall I combine with ${dimensions[0]?.name}? Say “for” and its name after it.`, [])
  }
  return { kind: "matrix", ...nameMatrix(dimensions, topics) }
}

type Reading = { dimensions: ReadDimensions["dimensions"]; subject: string; rank: number }

const SPLIT = /(?:^|\s)(for|by|per|across|over|in|with|x|×)\s|(:)\s/gi
const MAX_SPLITS = 12

/** Every way to part the text into dimensions and what they are for, in which all of the dimensions are known. */
function readingsOf(body: string, { sets }: Context): Reading[] {
  const found: Reading[] = []
  const tryOut = (dimensionText: string, subject: string, preference: number) => {
    const { dimensions, unknown: strange } = readDimensions(dimensionText, sets)
    if (dimensions.length > 0 && strange.length === 0) {
      found.push({ dimensions, subject: subject.trim(), rank: dimensions.length * 10 + preference })
    }
  }
  tryOut(body, "", 0)
  for (const split of outsideBrackets(body).slice(0, MAX_SPLITS)) {
    const [left, right] = [body.slice(0, split.index), body.slice(split.index + split[0].length)]
    const isFor = /for/i.test(split[0])
    if (left.trim() !== "" && right.trim() !== "") {
      tryOut(left, right, isFor || split[2] ? 4 : 1)
      tryOut(right, left, isFor ? 2 : 3)
    } else if (left.trim() === "") {
      // "for every state and gender, truck buyers"
      const comma = right.search(/[,:]\s+(?!.*[,:]\s)/)
      if (comma > 0) tryOut(right.slice(0, comma), right.slice(comma + 1), 5)
    }
  }
  return found
}

const outsideBrackets = (text: string) =>
  [...text.matchAll(SPLIT)].filter(({ index }) => {
    const before = text.slice(0, index)
    return count(before, "(") <= count(before, ")") && count(before, "[") <= count(before, "]")
  })

const count = (text: string, sign: string) => text.split(sign).length - 1

/** The reading with the fewest words left over says best what is not known. */
function notUnderstood(body: string, { sets }: Context): Understood {
  if (body === "") {
    return question("A matrix of what? Say the dimensions and the topic.", [
      "matrix of US states and age ranges for pickup truck intenders",
    ])
  }
  const halves = outsideBrackets(body)
    .slice(0, MAX_SPLITS)
    .flatMap((split) => [body.slice(0, split.index), body.slice(split.index + split[0].length)])
  const readings = [body, ...halves]
    .map((part) => readDimensions(part, sets))
    .filter((one) => one.dimensions.length > 0)
  const [best] = readings.sort((a, b) => a.unknown.join("").length - b.unknown.join("").length)
  if (!best) return unknown(`I found no dimension in that. I know ${sets.map(({ name }) => name).join(", ")}.`)
  const strange = best.unknown.map((stretch) => `“${stretch}”`).join(" and ")
  const known = best.dimensions.map(
    ({ name, values }) => `${name} (${values.slice(0, 6).join(", ")}${values.length > 6 ? ", …" : ""})`,
  )
  return unknown(
    `I do not know ${strange} as a dimension. I did find ${known.join(" and ")}: name the values you want, or put a list of your own in brackets.`,
  )
}
