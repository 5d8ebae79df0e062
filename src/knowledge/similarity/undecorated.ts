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
    "Works work Donates donate Travels travel Invests invest Has have Have have Wears wear Rents rent Cooks cook Rides ride Uses use Trades trade"
  )
    .split(" ")
    .flatMap((word, i, all): [string, string][] => (i % 2 === 0 ? [[word, all[i + 1] ?? ""]] : [])),
)

/** States as they follow a city or stand in brackets: elsewhere most of these are words. */
const STATES = new Map(
  (
    "AL alabama|AK alaska|AR arkansas|CO colorado|CT connecticut|DE delaware|HI hawaii|ID idaho|IL illinois|IN indiana|LA louisiana|ME maine|" +
    "MD maryland|MA massachusetts|MI michigan|MS mississippi|MT montana|NE nebraska|OH ohio|OK oklahoma|OR oregon|PA pennsylvania|" +
    "RI rhode island|SD south dakota|VA virginia|WA washington state"
  )
    .split("|")
    .map((row): [string, string] => [row.slice(0, 2), row.slice(3)]),
)
const STATE = /([,(] ?)([A-Z]{2})(?=[ ),]|$)/g

/** Plain words with an optional number at the end, without joined words or codes. */
const PLAIN = /^(?!IM )[A-Z]*[a-z]*(?: [A-Z]*[a-z]*)*(?: \d+)?$/

/** A name without the tags that data vendors add: sources, codes, legal forms. */
export function undecorated(name: string): string {
  if (PLAIN.test(name) && !LEGAL_FORM.test(name) && !DOES.has(firstWord(name))) return name
  const plain = withPeople(name)
    .replace(SOURCE_TAG, " ")
    .replace(IN_MARKET_CODE, "In-Market ")
    .replace(LEGAL_FORM, "")
    .replace(STATE, (code: string, before: string, letters: string) => {
      const state = STATES.get(letters)
      return state === undefined ? code : `${before}${state}`
    })
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
