import { ANY_CONNECTION, isOutbound } from "../../../../../../src/organizations/connections/kinds.ts"
import { findConnections } from "./find-connections.ts"
import { type Connection, type Context, question, type Understood } from "./understood.ts"

/** Longer texts are not treated as questions, which keeps the patterns fast. */
const MAX_LENGTH = 300

const START =
  /^(?:which|what|what's|whats|how many|count|the number|number|show|list|find|give|tell|is|are|has|have|topics?|audiences?|segments?|everything|anything|all)\b/i
const PUSHED = String.raw`(?:pushed|sent|delivered|published|uploaded|activated|live|active|running|placed)`
const ON = String.raw`(?:to|onto|into|on|in|at|with)`
/** The first place where the text says where topics are not. */
const NEGATION =
  /\s*,?\s*\b(?:(?:but|and|yet|though)\s+)?(?:that\s+|which\s+)?(?:(?:are|is|were|was|have|has)\s*(?:n't|not)|not|never|missing|absent|without|except(?:\s+for)?)\b/i
const IS_PUSHED = new RegExp(String.raw`\b(?:${PUSHED}|segments? on)\b`, "i")
const PUSHED_SOMEWHERE = new RegExp(String.raw`\b(?:are|is|were|been) ${PUSHED}$`, "i")
const PUSHED_TO = new RegExp(String.raw`\b${PUSHED}(?: (?:now|already|currently))? ${ON} (?<where>.+)$`, "i")
/** "What is on the trade desk": only with the name of a connection, since it may be what topics are about. */
const STANDS_ON =
  /\b(?:are|is|what's|whats|topics?|audiences?|segments?|everything|anything|have|has)\s+on\s+(?<where>.+)$/i
/** Words between "not" and the name of a connection. */
const FILLER = new RegExp(
  String.raw`^(?:(?:what's|what|those|yet|been|being|are|is|the ones|(?:a|any) segments?|segments?|${PUSHED}|${ON}|from)\b\s*)+`,
  "i",
)
const ANYWHERE = /^(?:|any(?:where| connection| platform)|nowhere|all|any of them)$/i
const ABOUT =
  /\b(?:topics|audiences|segments) (?:about|for|regarding|around) (?<about>.+?) (?:are|is|were|was|have|has|that|which|on)\b/i

type Found = { id: string }

/** "Which topics are pushed to A but not to B?" */
export function readPushed(text: string, context: Context): Understood | undefined {
  const asked = text.replace(/[\s?.!]+$/, "").replace(/ (?:do|did) (?:we|i|you) have$/i, "")
  if (asked.length > MAX_LENGTH || !START.test(asked)) return undefined
  const negation = NEGATION.exec(asked)
  const head = negation ? asked.slice(0, negation.index) : asked
  const tail = negation ? asked.slice(negation.index + negation[0].length).trim() : undefined
  const isPushed = IS_PUSHED.test(asked)
  const outbound = context.connections.filter(({ direction }) => isOutbound(direction))

  const named = (PUSHED_TO.exec(head) ?? STANDS_ON.exec(head))?.groups?.["where"]?.trim()
  const notNamed = tail?.replace(FILLER, "").trim()
  const places = [named, isPushed || tail === undefined ? notNamed : named && notNamed].map((where) =>
    where === undefined ? undefined : placeOf(where, outbound),
  )
  if (!negation && named === undefined && PUSHED_SOMEWHERE.test(head)) places[0] = { id: ANY_CONNECTION }
  const [on, notOn] = places
  // It may be another question, for example one about topics on a subject.
  if (on === undefined && notOn === undefined) return undefined
  if (!isPushed && !places.some((place) => place !== undefined && "id" in place)) return undefined
  for (const place of places) if (place && "ask" in place) return askWhich(place, outbound)
  const about = ABOUT.exec(asked)?.groups?.["about"]
  return {
    kind: "ask",
    question: {
      ask: "pushed",
      ...(about !== undefined && { about }),
      ...(on && "id" in on && { to: on.id }),
      ...(notOn && "id" in notOn && { notTo: notOn.id }),
    },
  }
}

type Unclear = { ask: string; found: readonly Connection[] }

function placeOf(where: string, outbound: readonly Connection[]): Found | Unclear {
  if (ANYWHERE.test(where)) return { id: ANY_CONNECTION }
  const { found } = findConnections(where, outbound)
  const [connection, ...others] = found
  return connection && others.length === 0 ? connection : { ask: where, found }
}

function askWhich({ ask, found }: Unclear, outbound: readonly Connection[]): Understood {
  if (outbound.length === 0) return question("There is no outbound connection yet.", ["open connections"])
  const options = (found.length > 0 ? found : outbound).map(({ name }) => `which topics are live on ${name}`)
  return question(
    found.length > 0
      ? `More than one connection could be “${ask}”. Ask again with the whole name.`
      : `I found no outbound connection “${ask}”. Ask again with the name of one, such as ${outbound[0]?.name ?? ""}.`,
    options,
  )
}
