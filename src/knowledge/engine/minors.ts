import type { Tokens } from "../text/tokens.ts"
import { GAP } from "../text/tokens.ts"

const set = (words: string) => new Set(words.split(" "))

const CHILDREN = set(
  "kid kids child children boy boys girl girls teen teens teenager teenagers youth youths youngster youngsters pupil pupils " +
    "minor minors toddler toddlers preschooler preschoolers infant infants student students schoolchildren grandchildren daughters sons",
)
const AGE = set("age aged ages")
const RANGE = set("to through thru until and till")
const BELOW = set("under below u")
const YEARS = set("year years yr yrs yo yos")
const OLD = set("old olds")
const BEYOND = set("plus over older up above more")
/** A number before one of these words is not an age. */
const UNITS = set(
  "month months week weeks day days hour hours minute minutes mile miles km dollar dollars usd eur percent inch inches lb lbs kg " +
    "employee employees people person pack packs piece pieces seat seats point points volt volts mm cm ft oz gb",
)
const GRADE = set("grade grades")
const GRADER = set("grader graders")
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)$/
/** Youth teams are named after the maximum age of their players: "U16 players". */
const TEAMS = set(
  "player players athlete athletes team teams squad squads soccer football hockey basketball rugby tennis swimmers",
)
const CODE = /^u(\d{1,2})s?$/
const ADULT = 18

/** The words of a name that mean people under 18 by their age or grade: "boys aged 8 to 11", "12-year-olds", "under-16s". */
export function minorsIn(tokens: Tokens): { start: number; length: number } | undefined {
  const { words } = tokens
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ""
    if (!hasDigit(word)) continue
    const end = agesEnd(words, i) ?? gradesEnd(words, i)
    if (end === undefined) continue
    const start = startOf(tokens, i)
    if (!areOfAdults(tokens, start, end)) return { start, length: end - start }
  }
  return undefined
}

const hasDigit = (word: string) => {
  const last = word.charCodeAt(word.length - 1)
  return (last >= 0x30 && last <= 0x39) || ORDINAL.test(word) || CODE.test(word)
}

/** The end of the words for an age below 18 that start with this number; undefined if it is not such an age. */
function agesEnd(words: readonly string[], at: number): number | undefined {
  const code = CODE.exec(words[at] ?? "")
  if (code)
    return isChild(code[1]) && (nearChildren(words, at, at + 1) || TEAMS.has(words[at + 1] ?? "")) ? at + 1 : undefined
  if (!isChild(words[at])) return undefined
  let end = at + 1
  const next = RANGE.has(words[end] ?? "") ? end + 1 : end
  const range = isNumber(words[next])
  if (range) {
    if (Number(words[next]) > ADULT || Number(words[next]) <= Number(words[at])) return undefined
    end = next + 1
  } else if (words[end] === "plus" || (RANGE.has(words[end] ?? "") && BEYOND.has(words[end + 1] ?? "")))
    return undefined
  if (UNITS.has(words[end] ?? "")) return undefined
  const years = YEARS.has(words[end] ?? "")
  const old = years && OLD.has(words[end + 1] ?? "")
  const before = words[at - 1] ?? ""
  const below = BELOW.has(before) || (before === "than" && words[at - 2] === "younger")
  if (!below && !range && Number(words[at]) === ADULT) return undefined
  const stop = old ? end + 2 : years ? end + 1 : end
  if (old && words[stop - 1] !== "old") return stop
  const isAge = range || below || old || AGE.has(before)
  const people = AGE.has(before) || AGE.has(words[at - (below ? 2 : 1)] ?? "") || nearChildren(words, at, stop)
  return isAge && (people || (old && stop === words.length)) ? stop : undefined
}

/** School grades: "grades 3-5 students", "10th graders". */
function gradesEnd(words: readonly string[], at: number): number | undefined {
  const ordinal = ORDINAL.exec(words[at] ?? "")
  if (ordinal) {
    const next = words[at + 1] ?? ""
    const people = GRADER.has(next) || (GRADE.has(next) && nearChildren(words, at, at + 2))
    return Number(ordinal[1]) <= 12 && people ? at + 2 : undefined
  }
  if (!GRADE.has(words[at - 1] ?? "") || !isNumber(words[at]) || Number(words[at]) > 12) return undefined
  const next = RANGE.has(words[at + 1] ?? "") ? at + 2 : at + 1
  const end = isNumber(words[next]) && Number(words[next]) <= 12 ? next + 1 : at + 1
  return nearChildren(words, at, end) ? end : undefined
}

const isNumber = (word: string | undefined) => word !== undefined && /^\d{1,2}$/.test(word)
const isChild = (word: string | undefined) => isNumber(word) && Number(word) <= ADULT

/** Whether a word for children is next to a number: "kids ages 6-12", "8-11 year old girls". */
function nearChildren(words: readonly string[], start: number, end: number): boolean {
  for (let i = Math.max(0, start - 3); i < Math.min(words.length, end + 2); i++) {
    if (CHILDREN.has(words[i] ?? "")) return true
  }
  return false
}

/** The first word that belongs to a number: "children aged between 6", "boys under 13". */
function startOf({ words, gaps }: Tokens, at: number): number {
  let start = at
  while (start > 0 && (gaps[start] === GAP.none || gaps[start] === GAP.open) && LEADING.has(words[start - 1] ?? ""))
    start--
  return start
}
const LEADING = new Set([...CHILDREN, ...AGE, ...BELOW, ...GRADE, "between", "younger", "than", "in", "from"])

/** Adults who have or look after children. */
const CARETAKERS = set(
  "parent parents parenting parental mom moms mum mums mother mothers mama mamas dad dads father fathers guardian guardians " +
    "grandparent grandparents grandma grandmas grandmother grandmothers grandfather grandfathers aunt aunts uncle uncles " +
    "family families household households home homes hh hhs couple couples caregiver caregivers nanny nannies babysitter babysitters " +
    "teacher teachers educator educators tutor tutors coach coaches counselor counselors pediatrician pediatricians presence",
)
const DESCRIBING = set("teen teenage teenaged preteen tween adolescent juvenile underage age minor old")
const HAVING = set("with have has having whose raising no without had")
const BUYING = set("buyer buyers shopper shoppers purchaser purchasers buying shopping gift gifts")

/** Whether the words for minors only describe adults: "parents of teens", "cord cutters with kids under 12". */
export function areOfAdults({ words }: Tokens, start: number, end: number): boolean {
  // "High schooler parents" are adults; "teen moms" and "16 year old moms" are minors.
  if (CARETAKERS.has(words[end] ?? "") && !DESCRIBING.has(words[end - 1] ?? "")) return true
  for (let i = 0; i < start; i++) {
    const word = words[i] ?? ""
    if (CARETAKERS.has(word)) return true
    // In "kids with ages under 16" the kids are the audience.
    if (i >= start - 3 && HAVING.has(word) && !CHILDREN.has(words[i - 1] ?? "")) return true
    if (BUYING.has(word) && words.slice(i, start).includes("for")) return true
  }
  return false
}
