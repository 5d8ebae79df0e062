import { withSpaces } from "../engine/spoken-form.ts"

const SOURCE_TAG = /[[(]\s*[123]p\s*[\])]|^\s*[123]p\b/gi
const IN_MARKET_CODE = /^\s*IM[_ -](?=[A-Z])/
const BRACKETED_INITIALS = /\(([A-Z]{2,6})\)/g
/** Legal forms after a name. Lower case "ag" and "co" are words. */
const LEGAL_FORM = /,? (?:inc|Inc|ltd|Ltd|llc|LLC|plc|PLC|GmbH|AG|Corp|Corporation|SE|NV)(?=[ .,]|$)\.?/

/** What people do, at the start of a name: "Watches late-night comedy". */
const DOES = new Map(
  (
    "Own own Owns own Watches watch Reads read Plays play Drives drive Drinks drink Eats eat Uses use Buys buy Loves love Likes like Enjoys enjoy " +
    "Visits visit Follows follow Collects collect Attends attend Listens listen Plans plan Intends intend Subscribes subscribe Lives live " +
    "Works work Donates donate Travels travel Invests invest"
  )
    .split(" ")
    .flatMap((word, i, all): [string, string][] => (i % 2 === 0 ? [[word, all[i + 1] ?? ""]] : [])),
)

/** Plain words with an optional number at the end, without joined words or codes. */
const PLAIN = /^(?!IM )[A-Z]*[a-z]*(?: [A-Z]*[a-z]*)*(?: \d+)?$/

/** A name without the tags that data vendors add: sources, codes, legal forms. */
export function undecorated(name: string): string {
  if (PLAIN.test(name) && !LEGAL_FORM.test(name) && !DOES.has(firstWord(name))) return name
  const plain = withPeople(name)
    .replace(SOURCE_TAG, " ")
    .replace(IN_MARKET_CODE, "In-Market ")
    .replace(LEGAL_FORM, "")
    .replace(BRACKETED_INITIALS, (bracket: string, letters: string, at: number, whole: string) =>
      initialsBefore(whole.slice(0, at), letters.length) === letters.toLowerCase() ? "" : bracket,
    )
  return plain.trim() === "" ? name : withSpaces(plain)
}

const firstWord = (name: string) => name.slice(0, name.indexOf(" "))

/** "Watches late-night comedy" as "people who watch late-night comedy". */
function withPeople(name: string): string {
  const first = firstWord(name)
  const does = DOES.get(first)
  return does === undefined ? name : `people who ${does}${name.slice(first.length)}`
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
