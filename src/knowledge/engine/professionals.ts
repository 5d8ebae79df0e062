import type { Match } from "./evidence.ts"
import { NODES, type TopicEntry, type TreeNode } from "./knowledge.ts"
import type { Tokens } from "../text/tokens.ts"
import { bitOf, classesOf } from "./word-classes.ts"

/** What consumers want of those who do a job. */
const SERVICES: Readonly<Record<string, readonly [category: string, subcategory: string]>> = {
  "Healthcare Professionals": ["Healthcare", "Doctors & Clinics"],
  "Skilled Trades & Labor": ["Home & Garden", "Home Improvement & Remodeling"],
  "Finance & Accounting Roles": ["Business Services", "Accounting & Payroll Services"],
  "Legal & Compliance Roles": ["Business Services", "Legal Services"],
  "Educators & Academics": ["Education", "Test Prep & Tutoring"],
}

export const BUYING: ReadonlySet<string> = new Set(
  (
    "buying purchasing sourcing specifying procuring evaluating ordering upgrading replacing implementing choosing selecting adopting " +
    "deploying outsourcing bidding renewing hiring leasing renting needing requesting acquiring migrating expanding"
  ).split(" "),
)
/** What professionals buy for themselves: "truckers buying personal life insurance". */
const PRIVATELY = new Set(["personal", "their", "own", "home"])
const SEEKING = bitOf("seeking")
const CONSUMER = bitOf("consumer")
const VENTURE = bitOf("venture")
/** Who works for customers and buys for that: "caterers renting tents". */
const TRADES = NODES.find(({ category, path }) => category.name === "Job Roles" && path === "Skilled Trades & Labor")

/**
 * What a name with a job is about: the service for the consumers who seek it ("patients comparing surgeons"), the job for those who buy
 * something else ("architects specifying windows"). Undefined if the name says neither.
 */
export function nodeOfJob({ words, stems }: Tokens, matches: readonly Match<TopicEntry>[]): TreeNode | undefined {
  const buying = words.findIndex((word) => BUYING.has(word))
  const buyer =
    buying > 0 && buying < words.length - 1 ? matches.find(({ start, length }) => start + length === buying) : undefined
  const venture = buying === 1 && (classesOf(stems[0] ?? "") & VENTURE) !== 0 && words[0]?.endsWith("s")
  if (venture && stems[0] !== "chain" && !words.some((word, i) => i > buying && PRIVATELY.has(word))) return TRADES
  if (buyer && isJob(buyer) && !words.some((word, i) => i > buying && PRIVATELY.has(word))) return buyer.value.node
  const job = matches.findLast(isJob)
  if (!job) return undefined
  if (isSearch(words, stems)) return serviceOf(job)
  if (job.start < 2) return undefined
  const seeker = (classesOf(stems[0] ?? "") & CONSUMER) !== 0 || (classesOf(stems[1] ?? "") & CONSUMER) !== 0
  if (!seeker) return undefined
  const sought = stems.some((stem, i) => i > 0 && i < job.start && (classesOf(stem) & SEEKING) !== 0)
  return sought ? serviceOf(job) : undefined
}

function serviceOf(job: Match<TopicEntry>): TreeNode | undefined {
  const [category, subcategory] = SERVICES[job.value.node.names[0] ?? ""] ?? []
  return category === undefined
    ? undefined
    : NODES.find((node) => node.category.name === category && node.path === subcategory)
}

/** Whether consumers search for who does a job: "plumber near me", "contractor search - homeowners". */
export const isSearch = (words: readonly string[], stems: readonly string[]): boolean =>
  words.some((word, i) => word === "near" && words[i + 1] === "me") ||
  (stems.some((stem) => stem === "searcher" || stem === "search") &&
    stems.some((stem) => (classesOf(stem) & CONSUMER) !== 0))

const isJob = ({ value }: Match<TopicEntry>) => value.node.category.name === "Job Roles"
