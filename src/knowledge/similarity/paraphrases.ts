import { paraphrasesText } from "../languages/load.ts"
import { namesIn, type ReadText, readTable } from "../tables/read-table.ts"

let keys: ReadonlyMap<string, string> | undefined

/** The key of the name that a whole name with this key describes: "people who never drink alcohol" are teetotalers. */
export function describedKey(key: string): string {
  const text = paraphrasesText()
  if (text === undefined) return key
  keys ??= decodeParaphrases(text)
  return keys.get(key) ?? key
}

/** A description in so many words may relate people in another way: homeowners live in a home that they own. */
const CLAUSE = /\b(?:who|that|whose|people)\b/

/** One line per name: its key, then the keys of its descriptions. Runs at build time only. */
export function encodeParaphrases(read: ReadText, keyOf: (name: string) => string): string {
  const rows = readTable(read, "duplicates/paraphrases.tsv").map(({ name, descriptions }) => ({
    main: keyOf(name),
    others: namesIn(descriptions).flatMap((description) => {
      const key = keyOf(description)
      return CLAUSE.test(description) || mayRelateAlike(keyOf(name), key) ? [key] : []
    }),
  }))
  const seen = new Set(rows.map(({ main }) => main))
  return rows
    .flatMap(({ main, others }) => {
      const added = new Set(others.filter((key) => !seen.has(key)))
      for (const key of added) seen.add(key)
      return added.size === 0 ? [] : [[main, ...added].join("=")]
    })
    .join("\n")
}

/** Whether two keys have no different relations: members of a club are not its visitors, however a description says it. */
function mayRelateAlike(main: string, other: string): boolean {
  const [one, two] = [relationsIn(main), relationsIn(other)]
  return one === "" || two === "" || one === two
}

/** The relations in a key. Those who look for something shop for it. */
const relationsIn = (key: string) =>
  key
    .split(" ")
    .filter((token) => token.startsWith("@") && token !== "@people")
    .map((token) => (token === "@seeker" ? "@market" : token))
    .join(" ")

function decodeParaphrases(text: string): ReadonlyMap<string, string> {
  const decoded = new Map<string, string>()
  for (const line of text.split("\n")) {
    const [main = "", ...others] = line.split("=")
    for (const key of others) decoded.set(key, main)
  }
  return decoded
}
