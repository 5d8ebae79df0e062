import { type Batch, type Context, question, type Understood } from "./understood.ts"

const NAMES = /\b(?:fix|clean(?: up)?|normalizeText(?: up)?|mend|correct)\b(?: \w+){0,3} names?\b/i
const REVIEW =
  /^(?:import review|review|(?:walk|take|lead|guide)(?: me)? through|go (?:through|over)|look (?:through|at|over)|check)\b/i
const ABOUT_IMPORTS = /\b(?:imports?|imported|csv|file|upload(?:ed)?|new topics|came in|brought in)\b/i
/** Words that do not name a specific import. */
const COMMON =
  /\b(?:import(?:s|ed)?|review|the|my|our|last|latest|newest|most|recent|new|topics?|audiences?|csv|file|upload(?:ed)?|it|them|that|what|which|came|come|in|was|were|just|of|from|all|names?|brought|through|walk|me|go|look|at|over|fix|clean|up|tidy|mend|correct|take|lead|guide|check|and|for|we|i|have|got|these|results?)\b/gi

const isReviewable = ({ status, success_count: count }: Batch) => status !== "processing" && count > 0

/** "review the last import", "fix all names of crm.csv" */
export function readReview(text: string, { imports }: Context): Understood | undefined {
  const fixNames = NAMES.test(text)
  const named = batchNamed(text, imports)
  const isRequested = REVIEW.test(text) && (named !== undefined || ABOUT_IMPORTS.test(text) || /^review$/i.test(text))
  if (!fixNames && !isRequested) return undefined
  if (named && !isReviewable(named)) {
    return question(
      named.status === "processing"
        ? `${named.filename} is still being imported.`
        : `${named.filename} has no new topics.`,
    )
  }
  const reviewable = imports.filter(isReviewable)
  const [newest] = reviewable
  if (!newest) return question("There is no import to review yet.", ["open import"])
  const batch = named ?? newest
  if (!named && /[\p{L}\p{N}]/u.test(text.replaceAll(COMMON, ""))) {
    return question(
      "Which import?",
      [...new Set(reviewable.map(({ filename }) => `${fixNames ? "fix all names of" : "review"} ${filename}`))].slice(
        0,
        5,
      ),
    )
  }
  return { kind: "review", batch: { id: batch.id, filename: batch.filename }, fixNames }
}

/** Finds an import by its file name, with or without the extension. The longest match wins. */
function batchNamed(text: string, imports: readonly Batch[]): Batch | undefined {
  const lower = text.toLowerCase()
  const stem = (name: string) => name.toLowerCase().replace(/\.\w{1,5}$/, "")
  const byLength = imports.toSorted((a, b) => b.filename.length - a.filename.length)
  const whole = byLength.find(({ filename }) => lower.includes(filename.toLowerCase()))
  const part = byLength.find(({ filename }) => stem(filename).length > 2 && containsWords(lower, stem(filename)))
  const found = whole ?? part
  // Among imports of the same name, the newest comes first.
  return found && imports.find(({ filename }) => filename === found.filename)
}

const containsWords = (text: string, part: string) =>
  ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${part.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim()} `)
