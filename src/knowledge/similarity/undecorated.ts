import { findPhrases, scan } from "../engine/evidence.ts"
import { markers } from "../engine/knowledge.ts"
import { withSpaces } from "../engine/spoken-form.ts"
import { tokenize } from "../text/tokens.ts"

const STEP = /[>|»]/
const SOURCE_TAG = /[[(]\s*[123]p\s*[\])]|^\s*[123]p\b/gi
const IN_MARKET_CODE = /^\s*IM[_ -](?=[A-Z])/
const BRACKETED_INITIALS = /\(([A-Z]{2,6})\)/g
/** Legal forms after a name. Lower case "ag" and "co" are words. */
const LEGAL_FORM = /,? (?:inc|Inc|ltd|Ltd|llc|LLC|plc|PLC|GmbH|AG|Corp|Corporation|SE|NV)(?=[ .,]|$)\.?/

/** Plain words with an optional number at the end, without joined words or codes. */
const PLAIN = /^(?!IM )[A-Z]*[a-z]*(?: [A-Z]*[a-z]*)*(?: \d+)?$/

/** A name without the parts that data vendors add: their own name, source tags, codes, legal forms. */
export function undecorated(name: string): string {
  if (PLAIN.test(name) && !LEGAL_FORM.test(name)) return name
  const plain = withoutProvider(name)
    .replace(SOURCE_TAG, " ")
    .replace(IN_MARKET_CODE, "In-Market ")
    .replace(LEGAL_FORM, "")
    .replace(BRACKETED_INITIALS, (bracket: string, letters: string, at: number, whole: string) =>
      initialsBefore(whole.slice(0, at), letters.length) === letters.toLowerCase() ? "" : bracket,
    )
  return plain.trim() === "" ? name : withSpaces(plain)
}

/** The first letters of the last words: "Back-to-School" gives "bts". */
const initialsBefore = (text: string, count: number) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .slice(-count)
    .map((word) => word[0])
    .join("")

/** Drops the first step of a path if it only names a vendor. */
function withoutProvider(name: string): string {
  const at = name.search(STEP)
  if (at < 0) return name
  const first = tokenize(name.slice(0, at))
  const found = findPhrases(first)
  const vendor = scan(markers, found).some(
    ({ start, length, value }) => value === "provider" && start === 0 && length === found.size,
  )
  return vendor ? name.slice(at + 1) : name
}
