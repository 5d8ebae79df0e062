import { AGES_OF_CHILDREN, PARENTS } from "./context.ts"
import { pluralOf, singularOf } from "./inflect.ts"
import { joined, of, type Part, type Parts, said } from "./part.ts"

/** Kinds first, what heads a compound last: "Podcast_TrueCrime" are true crime podcasts. */
export function inTurn(parts: Parts): Parts {
  const things = parts.filter(({ role }) => role !== "kind")
  const head = things.length > 1 && things[0]?.role === "head" ? things[0] : undefined
  return [...of(parts, "kind"), ...(head ? [...things.slice(1).map(inSingular), head] : things)]
}
const inSingular = (part: Part): Part => ({ ...part, text: singularOf(part.text) })
export const thingOf = (parts: Parts) => said(inTurn(parts))

const listed = (parts: Parts) => [...Map.groupBy(parts, ({ from }) => from).values()].map(said).join(" and ")

/** Verticals are where people of a job work. */
const AT_WORK = /(?:Executives|Directors|Vice Presidents|Decision Makers|\b[A-Z]{2,}s)$/
function workplaceOf(part: Part, who: Part): Part | undefined {
  if (part.role === "workplace") return part
  return part.role === "vertical" && AT_WORK.test(who.text)
    ? { role: "workplace", text: WORKPLACES.get(part.text) ?? part.text }
    : undefined
}
const WORKPLACES: ReadonlyMap<string, string> = new Map([
  ["Health", "Healthcare"],
  ["Financial", "Financial Services"],
  ["Bank", "Banking"],
  ["Tech", "Technology"],
])
const CONSUMERS =
  /(?:homeowners|renters|parents|moms|dads|veterans|seniors|retirees|home buyers|newlyweds|movers|cutters|snowbirds|gamers|foodies|households)$/i
const isDepartment = ({ text }: Part) =>
  /^(?:operations|marketing|sales|finance|it|hr|legal|procurement|engineering|product)$/i.test(text)

type Audience = { first: string; own: Parts; relation: Part | undefined; parts: Parts; given: Parts; children: string }

/** Codes that name people by more than their relation to a thing: "HO_Solar_INT", "DevOps_Eng_K8s", "CFO_FinServ". */
export function ofPeople({ first, own, relation, parts, given, children }: Audience): string {
  const last = own.at(-1) as Part
  const [from, to] = [parts.indexOf(own[0] as Part), parts.indexOf(last)]
  const things = given.filter((part) => workplaceOf(part, last) === undefined)
  const before = things.filter((part) => parts.indexOf(part) < to || isDepartment(part))
  const isWhole = last.role === "people" || before.length > 0
  // What stands before people whom their name says whole is what they want: "Solar_HO_INT".
  const wants = last.role === "people" && relation !== undefined
  const ofThing = last.role === "worker" ? things : wants ? [] : isWhole ? before : things
  const wanted = wants ? things : things.filter((part) => !ofThing.includes(part))
  const child = wanted.find(({ text }) => PARENTS.test(last.text) && AGES_OF_CHILDREN.test(text))
  const places = CONSUMERS.test(last.text) ? [] : parts.flatMap((part) => workplaceOf(part, last) ?? [])
  // "ConstrMgr" are construction managers.
  const field = places.filter((part) => last.role === "title" && parts[to - 1] === part)
  const workplaces = said(
    places.filter(
      (part) => !field.includes(part) && !places.some((one) => one !== part && one.text.includes(part.text)),
    ),
  )
  const named = joined([
    first,
    joined(own.slice(0, -1).map(({ text }) => singularOf(text))),
    last.role === "worker" ? listed(ofThing) : singularOf(thingOf(ofThing)),
    said(field),
    last.text,
    child && `of ${pluralOf(child.text, true)}`,
    workplaces && `in ${workplaces}`,
    children,
  ])
  const what = pluralOf(thingOf(wanted.filter((part) => part !== child)))
  if (last.role === "worker") return relation?.text === "Intenders" ? `Prospective ${named}` : named
  if (what === "") {
    if (relation?.role === "stance") return `${relation.text} of ${named}`
    return relation === undefined || /^(?:Intenders|Enthusiasts)$/.test(relation.text) || from < 0
      ? named
      : `${named}, ${relation.text}`
  }
  return `${named} ${WANTING.get(relation?.text ?? "") ?? "Interested in"} ${what}`
}

/** How people relate to things, after a noun for people. */
const WANTING: ReadonlyMap<string, string> = new Map([
  ["Intenders", "in the Market for"],
  ["Buyers", "Who Buy"],
  ["Owners", "Who Own"],
  ["Shoppers", "Who Shop for"],
  ["Visitors", "Who Visit"],
  ["Users", "Who Use"],
  ["Subscribers", "Who Subscribe to"],
  ["Viewers", "Who Watch"],
  ["Listeners", "Who Listen to"],
  ["Readers", "Who Read"],
  ["Players", "Who Play"],
])
