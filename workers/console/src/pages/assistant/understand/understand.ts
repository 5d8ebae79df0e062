import { readQuestion } from "../../../../../../src/intake/assistant/read-question.ts"
import { findConnections } from "./find-connections.ts"
import { normalizeText, stripPoliteWords } from "./normalize-text.ts"
import { readPush, readSync } from "./read-connections.ts"
import { readMatrix } from "./read-matrix.ts"
import { readPage } from "./read-page.ts"
import { readPushed } from "./read-pushed.ts"
import { readReply, readStep } from "./read-replies.ts"
import { readReview } from "./read-review.ts"
import { readExport, readFind, readNamedTopics } from "./read-topics.ts"
import { type Context, question, type Understood, unknown } from "./understood.ts"

const HELP =
  /^(?:help|\?+|hi|hello|hey|commands?|examples?|what can (?:you|i) do(?: here)?|what do you do|how does (?:this|it) work|who are you)$/i
const REFRESH = [
  /^(?:refresh|renew|update|redo|re-?push)\b.*\b(?:stale|outdated|old|activations?|segments?|everything|all)\b/i,
  /^(?:which|what|are|is|any|show|list)\b.*\b(?:stale|outdated)\b/i,
]

const readHelp = (text: string): Understood | undefined => (HELP.test(text) ? { kind: "help" } : undefined)
/** These are answered for all connections. */
const OF_ALL_CONNECTIONS: ReadonlySet<string> = new Set(["stale", "failed_segments", "failed_runs", "long_names"])
const OF_ONE = /\s(?:on|to|for|from|of|at|with)\s+(?<where>[^?]+)/i

function readLibraryQuestion(text: string, { connections }: Context): Understood | undefined {
  const found = readQuestion(text)
  if (!found) return undefined
  const where = OF_ALL_CONNECTIONS.has(found.ask) ? OF_ONE.exec(text)?.groups?.["where"] : undefined
  if (where !== undefined && findConnections(where, connections).exact)
    return question("I cannot answer this for one connection, only for all of them.", [text.replace(OF_ONE, "")])
  return { kind: "ask", question: found }
}
const readRefresh = (text: string): Understood | undefined =>
  REFRESH.some((pattern) => pattern.test(text)) ? { kind: "refresh" } : undefined

/** Ordered from specific to general requests. */
const READERS: readonly ((text: string, context: Context) => Understood | undefined)[] = [
  readHelp,
  readPushed,
  readLibraryQuestion,
  readRefresh,
  readMatrix,
  readPage,
  readReview,
  readPush,
  readSync,
  readExport,
  readNamedTopics,
  readFind,
]

/** Longer texts are not topic names. */
const MAX_TOPIC_WORDS = 12

/** Interprets a message with rules. Never throws: an unclear message gives a result of kind "unknown". */
export function understand(text: string, context: Context): Understood {
  const whole = normalizeText(text).replace(/[\s.!]+$/, "")
  if (whole === "") return { kind: "help" }
  const reply = context.waiting === "step" ? readStep(whole) : readReply(whole)
  if (reply) return context.waiting ? reply : question("There is no pending action.")
  const request = stripPoliteWords(text)
  for (const read of READERS) {
    const found = read(request, context)
    if (found) return found.kind === "unknown" ? { ...found, options: asTopic(request) } : found
  }
  return isQuestion(whole) ? unknown(CANNOT_ANSWER) : unknown("I did not understand that.", asTopic(request))
}

/** Said instead of guessing: an answer to another question would be taken for an answer to this one. */
export const CANNOT_ANSWER =
  "I cannot answer that. I answer the questions below, from the data of your library, segments and runs."

const QUESTION =
  /^(?:how|which|what|what's|whats|who|whose|when|where|why|is|are|was|were|do|does|did|has|have|can|could|should|will|would)\b/i
const isQuestion = (text: string) => text.endsWith("?") || QUESTION.test(text)

/** Suggestions that treat a short text as the name of a topic. */
function asTopic(text: string): string[] {
  const isShort = !text.includes("\n") && text.split(" ").length <= MAX_TOPIC_WORDS && /\p{L}/u.test(text)
  return isShort ? [`classify “${text}”`, `find “${text}”`] : []
}
