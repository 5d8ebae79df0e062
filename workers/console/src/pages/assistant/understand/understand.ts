import { readPush, readSync } from "./read-connections.ts"
import { readMatrix } from "./read-matrix.ts"
import { readPage } from "./read-page.ts"
import { readReply, readStep } from "./read-replies.ts"
import { readReview } from "./read-review.ts"
import { readExport, readFind, readNamedTopics } from "./read-topics.ts"
import { request, tidy } from "./tidy.ts"
import { type Context, question, type Understood, unknown } from "./understood.ts"

const HELP =
  /^(?:help|\?+|hi|hello|hey|commands?|examples?|what can (?:you|i) do(?: here)?|what do you do|how does (?:this|it) work|who are you)$/i
const REFRESH = [
  /^(?:refresh|renew|update|redo|re-?push)\b.*\b(?:stale|outdated|old|activations?|segments?|everything|all)\b/i,
  /^(?:which|what|are|is|any|show|list)\b.*\b(?:stale|outdated)\b/i,
]

const readHelp = (text: string): Understood | undefined => (HELP.test(text) ? { kind: "help" } : undefined)
const readRefresh = (text: string): Understood | undefined =>
  REFRESH.some((pattern) => pattern.test(text)) ? { kind: "refresh" } : undefined

/** In this order: what is said in so many words goes before what could mean many things. */
const READERS: readonly ((text: string, context: Context) => Understood | undefined)[] = [
  readHelp,
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

/** More words are no name of a topic. */
const TOPIC_WORDS = 12

/** What a message wants done, by rules alone. Whatever it says, something comes of it: at worst that it was not understood. */
export function understand(text: string, context: Context): Understood {
  const whole = tidy(text).replace(/[\s.!]+$/, "")
  if (whole === "") return { kind: "help" }
  const answer = context.waiting === "step" ? readStep(whole) : readReply(whole)
  if (answer) return context.waiting ? answer : question("Nothing is waiting for an answer right now.")
  const said = request(text)
  for (const read of READERS) {
    const found = read(said, context)
    if (found) return found.kind === "unknown" ? { ...found, options: asTopic(said) } : found
  }
  return unknown("I did not understand that.", asTopic(said))
}

/** Perhaps it is nothing but the name of a topic. */
function asTopic(text: string): string[] {
  const isShort = !text.includes("\n") && text.split(" ").length <= TOPIC_WORDS && /\p{L}/u.test(text)
  return isShort ? [`classify “${text}”`, `find “${text}”`] : []
}
