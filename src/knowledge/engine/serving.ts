import { WordSet } from "../text/new-strings.ts"
import { GAP, type Tokens } from "../text/tokens.ts"
import type { Span } from "./look-alikes.ts"
import { bitOf, classesOf } from "./word-classes.ts"

/** People who help, judge or study others for a living. In the singular a name may be what a consumer looks for: "DUI lawyer". */
const PROFESSIONALS = new WordSet(
  (
    "attorneys lawyers solicitors barristers paralegals litigators physicians doctors surgeons clinicians practitioners nurses specialists " +
    "therapists counselors counsellors psychologists psychiatrists researchers scientists administrators executives directors managers " +
    "officers coordinators consultants advisors advisers educators professors teachers instructors lecturers architects contractors engineers " +
    "pharmacists reps representatives investigators mediators negotiators interpreters analysts trainers planners prosecutors judges " +
    "clerks advocates physiotherapists technicians technologists underwriters editors publishers dietitians nutritionists midwives doulas"
  ).split(" "),
)
/** Those who sell to such professionals and their institutions. */
const SUPPLIERS = new WordSet(
  (
    "dealers companies firms agencies manufacturers makers suppliers distributors vendors providers startups wholesalers importers integrators labs " +
    "laboratories architects contractors insurers consultancies software crm ehr procurement saas cfos ceos cios ctos cmos cisos"
  ).split(" "),
)
/** Reasons that do not touch those who work on them. A Christian lawyer is a Christian. */
const OF_CLIENTS = new Set(["health", "financial_distress", "immigration", "criminal_record", "victims", "sex_life"])
const PLACES_OF_WORSHIP = new WordSet(
  "church churches cathedral cathedrals temple temples mosque mosques synagogue synagogues chapel chapels parish".split(
    " ",
  ),
)
/** What the professionals are themselves: "deaf teachers", "undocumented nurses". */
const OWN_STATE = new WordSet(
  (
    "positive autistic disabled deaf blind pregnant diabetic addicted addict undocumented convicted bankrupt unemployed injured battered " +
    "incarcerated neurodivergent obese overweight depressed anxious recovering sober alcoholic ill sick immigrant refugee homeless indebted " +
    "abused epileptic infertile amputee asthmatic paralyzed traumatized suicidal bipolar trafficked jailed imprisoned evicted delinquent " +
    "survivor survivors patient patients sufferer sufferers victim victims struggling stressed widowed formerly divorced poly kinky"
  ).split(" "),
)
/** Between professionals and those whom they serve: "physicians treating Crohn's". "Nurses with asthma" have it. */
const SERVING = new WordSet(
  "for of treating serving studying representing defending specializing specialising helping counseling prescribing".split(
    " ",
  ),
)
/** After a word for others these say that the name is about them: "clients of divorce lawyers". */
const RELATING = new WordSet(
  "of for to with who that by from using visiting seeing need needs needing hire hiring find finding near visited".split(
    " ",
  ),
)
const WHO = new WordSet("who that".split(" "))
const SERVES = new WordSet(
  "treat serve study represent defend help counsel prescribe specialize specialise manage see support".split(" "),
)
const PLACING = new WordSet("in at of for near across on from within".split(" "))
const SEEKING = bitOf("seeking")
/** How many words may stand between a term and the trade: "dialysis equipment makers". */
const REACH = 3

/** Whether a name is about people or companies whose trade is what a term says: "immigration lawyers", "dialysis equipment makers". */
export function isOfTrade(tokens: Tokens, term: Span, reason: string): boolean {
  const { words, gaps } = tokens
  const last = words[term.start + term.length - 1] ?? ""
  const ofClients = OF_CLIENTS.has(reason)
  if (!ofClients && !(reason === "religion" && term.length === 1 && PLACES_OF_WORSHIP.has(last))) return false
  const isHead = (word: string) => SUPPLIERS.has(word) || (ofClients && isProfessional(word))
  const beside = Math.min(words.length - 1, term.start + term.length + REACH)
  for (let i = term.start; i < beside; i++) {
    const next = words[i + 1] ?? ""
    if (gaps[i + 1] === GAP.none && OWN_STATE.has(words[i] ?? "") && (isHead(next) || isHead(`${next}s`))) return false
  }
  return endsInTrade(tokens, term, isHead) || (ofClients && startsWithTrade(tokens, term))
}

const isProfessional = (word: string) => PROFESSIONALS.has(word) || word.endsWith("ologists")

function endsInTrade({ words, stems, gaps }: Tokens, { start, length }: Span, isHead: (word: string) => boolean) {
  for (let i = stepBefore(gaps, start); i < start; i++)
    if (RELATING.has(words[i] ?? "") || (classesOf(stems[i] ?? "") & SEEKING) !== 0) return false
  let head = start + length - 1
  // "Debt settlement companies" may be one term; of more than one trade the last is meant.
  if (!isHead(words[head] ?? "")) head = -1
  for (let i = start + length; i < Math.min(words.length, start + length + REACH + 1); i++) {
    if ((gaps[i] ?? 0) !== GAP.none || PLACING.has(words[i] ?? "") || RELATING.has(words[i] ?? "")) break
    if (isHead(words[i] ?? "")) head = i
    else if (head >= 0) return false
  }
  if (head < 0) return false
  const after = words[head + 1]
  if (after === undefined || (gaps[head + 1] ?? 0) !== GAP.none) return true
  return PLACING.has(after) && !(after === "near" && words[head + 2] === "me")
}

/** "Lawyers representing asylum seekers": the trade is among the first words, and only what it does follows. */
function startsWithTrade({ words, gaps }: Tokens, { start }: Span) {
  const from = stepBefore(gaps, start)
  for (let i = from; i + 1 < start && i < from + REACH; i++)
    if (isProfessional(words[i] ?? "") && serves(words[i + 1] ?? "", words[i + 2] ?? "")) return true
  return false
}

const serves = (next: string, then: string) => SERVING.has(next) || (WHO.has(next) && SERVES.has(then))

/** The first word of the step that a word is in. */
function stepBefore(gaps: readonly number[], at: number): number {
  let start = at
  while (start > 0 && gaps[start] !== GAP.step && gaps[start] !== GAP.label) start--
  return start
}
