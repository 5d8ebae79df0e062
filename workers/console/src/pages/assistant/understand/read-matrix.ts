import { nameMatrix } from "../../../../../../src/intake/assistant/name-matrix.ts"
import { type ReadDimensions, readDimensions } from "./read-dimensions.ts"
import { splitList } from "./split-list.ts"
import { isPronoun } from "./topic-filters.ts"
import { type Context, question, type Understood, unknown } from "./understood.ts"

const VERB = "(?:generate|create|make|build|give me|show me|show|do|run|start|set up|prepare|preview|calculate)"
const THING = "(?:matrix|matrices|grid|cross[- ]?product|cartesian product|combinations?|permutations?)"

/** Explicit requests for a matrix. */
const EXPLICIT = [
  new RegExp(
    String.raw`^(?:${VERB} )?(?:me )?(?:an? |the |all |every )?(?:(?:topic|audience|segment|full|whole|possible) )*${THING}\b(?: (?:of|from|with|out of|between|for)\b)?[\s:]*(?<body>[\s\S]*)$`,
    "i",
  ),
  /^(?:cross|combine|multiply|intersect)\s+(?<body>[\s\S]+)$/i,
]
/** A matrix only if it contains dimensions: "create truck buyers for every US state". */
const IMPLICIT = [
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

/** The requested matrix, or undefined for other requests. */
export function readMatrix(text: string, context: Context): Understood | undefined {
  const explicit = bodyOf(text, EXPLICIT)
  const body = explicit ?? bodyOf(text, IMPLICIT)
  if (body === undefined) return undefined
  const [best] = readingsOf(body, context).sort((a, b) => b.rank - a.rank)
  if (!best) return explicit === undefined ? undefined : notUnderstood(body, context)
  if (explicit === undefined && best.subject === "") return undefined
  if (isPronoun(best.subject)) {
    return question("Which topic is the matrix for? Enter its name, because “these” may be many topics.")
  }
  const topics = splitList(best.subject)
  const { dimensions } = best
  if (dimensions.length + Math.min(topics.length, 1) < 2) {
    return question(`Which topic should I combine with ${dimensions[0]?.name}? Add “for” and the topic.`, [])
  }
  return { kind: "matrix", ...nameMatrix(dimensions, topics) }
}

type Reading = { dimensions: ReadDimensions["dimensions"]; subject: string; rank: number }

const SPLIT = /(?:^|\s)(for|by|per|across|over|in|with|x|×)\s|(:)\s/gi
const MAX_SPLITS = 12

/** Every way to split the text into known dimensions and a subject. */
function readingsOf(body: string, { sets }: Context): Reading[] {
  const found: Reading[] = []
  const addReading = (dimensionText: string, subject: string, preference: number) => {
    const { dimensions, unknown: unknownPhrases } = readDimensions(dimensionText, sets)
    if (dimensions.length > 0 && unknownPhrases.length === 0) {
      found.push({ dimensions, subject: subject.trim(), rank: dimensions.length * 10 + preference })
    }
  }
  addReading(body, "", 0)
  for (const split of outsideBrackets(body).slice(0, MAX_SPLITS)) {
    const [left, right] = [body.slice(0, split.index), body.slice(split.index + split[0].length)]
    const isFor = /for/i.test(split[0])
    if (left.trim() !== "" && right.trim() !== "") {
      addReading(left, right, isFor || split[2] ? 4 : 1)
      addReading(right, left, isFor ? 2 : 3)
    } else if (left.trim() === "") {
      // "for every state and gender, truck buyers"
      const comma = right.search(/[,:]\s+(?!.*[,:]\s)/)
      if (comma > 0) addReading(right.slice(0, comma), right.slice(comma + 1), 5)
    }
  }
  return found
}

const outsideBrackets = (text: string) =>
  [...text.matchAll(SPLIT)].filter(({ index }) => {
    const before = text.slice(0, index)
    return count(before, "(") <= count(before, ")") && count(before, "[") <= count(before, "]")
  })

const count = (text: string, character: string) => text.split(character).length - 1

/** Reports the unknown phrases of the reading that has the fewest. */
function notUnderstood(body: string, { sets }: Context): Understood {
  if (body === "") {
    return question("Which dimensions and topic should the matrix have?", [
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
  if (!best)
    return unknown(
      `I found no dimension in your message. Available dimensions: ${sets.map(({ name }) => name).join(", ")}.`,
    )
  const unknownText = best.unknown.map((phrase) => `“${phrase}”`).join(" and ")
  const known = best.dimensions.map(
    ({ name, values }) => `${name} (${values.slice(0, 6).join(", ")}${values.length > 6 ? ", …" : ""})`,
  )
  return unknown(
    `Unknown dimension: ${unknownText}. I found ${known.join(" and ")}. List the values you want, or add your own list in brackets.`,
  )
}
