import { stem } from "../text/tokens.ts"
import { phrases } from "./knowledge.ts"
import { read } from "./reading.ts"

/** Letters and a number, as sellers count their segments: "SUV16". Such names of products are known: "PS5", "F150". */
const CODE = /^[\p{Lu}\d]{1,8}[-_]?\d{1,8}\p{Lu}?$/u
const LONGEST = 60

/** Whether a text only qualifies another: each of its words says when, where, how old or which part, or it is a code. */
export function onlyQualifies(text: string): boolean {
  if (text.length > LONGEST) return false
  if (CODE.test(text) && phrases.wordNumber(stem(text.toLowerCase())) === 0) return true
  const { tokens, qualifiers } = read(text)
  let at = 0
  for (const { start, length } of qualifiers) {
    if (start > at) return false
    at = Math.max(at, start + length)
  }
  return at > 0 && at === tokens.words.length
}

/** Whether a text is the name of a place and nothing else. */
export function isOnTheMap(text: string): boolean {
  if (text.length > LONGEST) return false
  const { tokens, qualifiers } = read(text)
  return qualifiers.some(
    ({ kind, start, length }) => kind === "geography" && start === 0 && length === tokens.words.length,
  )
}
