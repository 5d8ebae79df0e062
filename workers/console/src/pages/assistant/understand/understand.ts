import { readQuestion } from "../../../../../../src/intake/assistant/read-question.ts"
import { normalizeText, stripPoliteWords } from "./normalize-text.ts"
import { readPush, readSync } from "./read-connections.ts"
import { readMatrix } from "./read-matrix.ts"
import { readPage } from "./read-page.ts"
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
const readLibraryQuestion = (text: string): Understood | undefined => {
  const found = readQuestion(text)
  return found && { kind: "ask", question: found }
}
const readRefresh = (text: string): Understood | undefined =>
  REFRESH.some((pattern) => pattern.test(text)) ? { kind: "refresh" } : undefined

/** Ordered from specific to general requests. */
const READERS: readonly ((text: string, context: Context) => Understood | undefined)[] = [
  readHelp,
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
  return unknown("I did not understand that.", asTopic(request))
}

/** Suggestions that treat a short text as the name of a topic. */
function asTopic(text: string): string[] {
  const isShort = !text.includes("\n") && text.split(" ").length <= MAX_TOPIC_WORDS && /\p{L}/u.test(text)
  return isShort ? [`classify “${text}”`, `find “${text}”`] : []
}
