import { namesPeople, singular } from "../outputs/grammar.ts"

/** "intenders cruise": a code puts the relation where it likes. */
const RELATION_FIRST = /(?<=^|, )(intenders|customers|owners|buyers|users) ([^,]+)(?=,|$)/g
export const ofIntenders = (given: string) =>
  given
    .replace(RELATION_FIRST, (all, people: string, thing: string) =>
      namesPeople(thing.slice(thing.lastIndexOf(" ") + 1).toLowerCase()) === "yes"
        ? all
        : `${thing.replace(/(?<!\p{Ll})\p{Ll}+$/u, singular)} ${people}`,
    )
    .split(", ")
    .map(inMarket)
    .join(", ")

const MARKET = " in market"

/** "in market sedan 2026Q1" and "suv in market": intenders, and the period and the codes after them. */
function inMarket(part: string): string {
  const words = part.split(" ")
  let end = words.length
  while (/\d/.test(words[end - 1] ?? "")) end -= /^[A-Z]{2,5} \d+$/.test(words.slice(end - 2, end).join(" ")) ? 2 : 1
  const said = words.slice(0, end).join(" ")
  const [first = ""] = /^(?:[^ ]+ )?(?:in market|intent) /.exec(said) ?? []
  const thing = said.endsWith(MARKET) ? said.slice(0, -MARKET.length) : said.slice(first.length)
  if (thing === said || thing === "") return part
  return [`${thing} intenders`, ...(end < words.length ? [words.slice(end).join(" ")] : [])].join(", ")
}
