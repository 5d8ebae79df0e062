import type { Question } from "./question.ts"

type Period = NonNullable<Extract<Question, { ask: "stale" }>["period"]>
type RunKind = NonNullable<Extract<Question, { ask: "failed_runs" }>["run"]>

/** Longer texts are not treated as questions, which keeps the patterns fast. */
const MAX_LENGTH = 200

const START =
  /^(?:how|which|what|what's|whats|count|number|the number|tell|show|list|give|any|anything|did|have|has|are|is|were|was|do|top|failed|new|quota|remaining)\b/i

const SPAN = String.raw`(?:(?:in|over|during|within|from|for|since) )?(?:the )?`
const PERIOD_WORDS: readonly (readonly [RegExp, Period])[] = [
  [/\byesterday\b/i, "yesterday"],
  [new RegExp(String.raw`\b(?:today|since this morning|${SPAN}(?:last|past) (?:day|24 hours))\b`, "i"), "today"],
  [
    new RegExp(
      String.raw`\b(?:this week|${SPAN}(?:last|past) (?:week|7 days|seven days|few days)|since monday)\b`,
      "i",
    ),
    "week",
  ],
  [new RegExp(String.raw`\b(?:this month|${SPAN}(?:last|past) (?:month|30 days|thirty days|4 weeks))\b`, "i"), "month"],
]

const RUN_WORDS: readonly (readonly [RegExp, RunKind])[] = [
  [/\b(?:imports?|uploads?|files)\b/i, "import"],
  [/\bsyncs?\b/i, "sync"],
  [/\b(?:push runs?|push)\b/i, "push"],
  [/\brefresh(?:es)?\b/i, "refresh"],
  [/\bexports?\b/i, "export"],
  [/\bjobs?\b/i, "job"],
]

const FAIL = String.raw`(?:fail(?:ed|ing|s|ures?)?|broken|refused|(?:had|have|has|having|with) (?:any )?(?:errors?|problems)|go(?:ne)? wrong|went wrong)`
const failing = (noun: string) =>
  new RegExp(String.raw`\b(?:${FAIL}\b(?: \w+){0,2} ${noun}|${noun}(?: \w+){0,4} ${FAIL})\b`, "i")
const FAILED_SEGMENTS = failing("(?:segments?|activations?|pushes)")
const FAILED_RUNS = failing("(?:runs?|imports?|uploads?|files|syncs?|push|refresh(?:es)?|exports?|jobs?)")
const WENT_WRONG =
  /^(?:what|what has|what's|did anything|has anything|anything)(?: \w+)? (?:fail(?:ed)?|broke|wrong)\b/i

const STALE = /^(?:how many|what|which|tell|did|have|has)\b.*\b(?:stale|outdated|out[ -]of[ -]date)\b/i

const NAMES = /\bnames?\b/i
const TOO_LONG = /\b(?:too long|overlong|over the (?:\w+ )?limit|exceed|exceeds|exceeded|longer than|cut|truncated)\b/i
const DSP = /\b(?:dsp|dsps|dspapi|trade desk|tradedesk|buying platform)\b/i
const MARKETPLACE = /\b(?:marketplace|market place|data store)\b/i

const QUOTA = /\bquotas?\b/i
const CREDITS = /\b(?:classifications?|imports|exports|credits|allowance|plan)\b/i
const LEFT = /\b(?:left|remain|remains|remaining|still (?:have|do|make|run))\b/i

const CATEGORIES =
  /\b(?:top|biggest|largest|main|most (?:common|frequent|used)|most popular) (?:\w+ )?categor(?:y|ies)\b|\bcategor(?:y|ies) (?:has|have|with|hold|holds|contain|contains) (?:the )?most\b|\btopics (?:are there )?(?:per|by|in each|for each) category\b|^(?:how many|count)(?: different)? categories\b|^(?:which|what) categories (?:do (?:i|we) have|are there|are in (?:my|our|the) library)$/i

const periodIn = (text: string) => PERIOD_WORDS.find(([pattern]) => pattern.test(text))?.[1]
const withPeriod = (text: string) => {
  const period = periodIn(text)
  return period === undefined ? {} : { period }
}

/** Trims these characters at both ends. */
function trimmed(text: string, characters: string): string {
  let [start, end] = [0, text.length]
  while (start < end && characters.includes(text.charAt(start))) start++
  while (end > start && characters.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/** Parses a question with rules; undefined if it is not one that can be answered. */
export function readQuestion(text: string): Question | undefined {
  const question = trimmed(text.replaceAll(/\s+/g, " "), " ?.!")
  if (question.length > MAX_LENGTH || !START.test(question)) return undefined
  if (NAMES.test(question) && TOO_LONG.test(question)) return longNames(question)
  if (QUOTA.test(question) || (CREDITS.test(question) && LEFT.test(question))) return { ask: "quota" }
  if (CATEGORIES.test(question)) return { ask: "categories" }
  if (STALE.test(question)) return { ask: "stale", ...withPeriod(question) }
  if (FAILED_SEGMENTS.test(question)) return { ask: "failed_segments", ...withPeriod(question) }
  if (FAILED_RUNS.test(question) || WENT_WRONG.test(question)) return failedRuns(question)
  return readTopics(question)
}

const longNames = (question: string): Question =>
  MARKETPLACE.test(question)
    ? { ask: "long_names", platform: "marketplace" }
    : DSP.test(question)
      ? { ask: "long_names", platform: "dspapi" }
      : { ask: "long_names" }

function failedRuns(question: string): Question {
  const run = RUN_WORDS.find(([pattern]) => pattern.test(question))?.[1]
  return { ask: "failed_runs", ...(run !== undefined && { run }), ...withPeriod(question) }
}

const COUNT = /^(?:how many|count|(?:what(?:'s| is) |tell me )?(?:the )?number of)\b/i
const ADDED =
  /^(?:new (?:topics|audiences)\b|(?:what|what's|whats|which|anything|any|show|list|give me|how many|count)\b.*\b(?:added|add|new|come in|came in|arrived?|created?|brought in)\b)/i
const WHICH_ARE = /^(?:which|what)(?: of)?(?: my| our| the)? (?:topics|audiences) (?:are|is|need)\b/i
const OWN = /\b(?:in|of|from) (?:my|our|the|this) (?:whole |entire )?(?:library|organi[sz]ation|account)\b/gi
const ABOUT =
  /\b(?:about|regarding|concerning|related to|around|on|for|in(?: the)?(?: category)?|mentioning|containing)\s+/i
const VERB = /\b(?:are|were|is|do|did|have|has)\b/i

const FLAGS = {
  unsure: /\b(?:unsure|uncertain|not sure|low[ -]confidence|doubtful|need(?:s|ing)? (?:a )?review)\b/i,
  private: /\bprivate\b/i,
  sensitive: /\bsensitive\b/i,
  restricted: /\brestricted\b/i,
  segment: /\bb2(?:b2c|b|c|e|g)\b/i,
}
/** Words that say nothing about the topics. */
const EMPTY = new Set(
  `how many count number of what what's whats which tell me the show list give any anything my our your all topics topic audiences
  audience are is were was be been do did does i we you have has had got there in library total overall altogether now currently so far
  added add new come came arrived arrive created create brought us to at ones them these those marked flagged classified as a an and that
  still exist`.split(/\s+/),
)
const NOUN = /\b(?:topics?|audiences?)\b|\b(?:do|have) (?:i|we)\b/i

/** "How many … topics … about …", "what was added …", "which topics are unsure". */
function readTopics(question: string): Question | undefined {
  const period = periodIn(question)
  const isAdded = period !== undefined && ADDED.test(question)
  if (!isAdded && !COUNT.test(question) && !WHICH_ARE.test(question)) return undefined
  const plain = PERIOD_WORDS.reduce((left, [pattern]) => left.replace(pattern, " "), question).replaceAll(OWN, " ")
  const [head = "", ...tail] = plain.split(ABOUT)
  const subject = tail.join(" ").trim()
  const verb = subject.search(VERB)
  const end = verb < 0 ? subject.length : verb
  const predicate = subject.slice(end)
  const rest = `${head} ${predicate}`
  const flags = flagsIn(rest)
  const described = describing(rest)
  // Words that neither describe the noun nor are a flag change the question, so an answer without them would be another one.
  if (NEGATED.test(rest) || (described !== "" && !isBeforeNoun(described, rest))) return undefined
  const about = [described, subject.slice(0, end)]
    .map((part) => trimmed(part, " \"'"))
    .filter((part) => part !== "")
    .join(" ")
  const hasFlags = Object.keys(flags).length > 0
  if (!isAdded && !hasFlags && !NOUN.test(rest)) return undefined
  return {
    ask: "topics",
    ...(about !== "" && { about }),
    ...flags,
    ...(period !== undefined && { period }),
  }
}

const NEGATED = /(?:\bnot|\bnever|n't|\bwithout|\bno)\b(?! sure\b)/i

/** "How many car topics": all the words stand together before the noun. */
const isBeforeNoun = (words: string, text: string) =>
  new RegExp(String.raw`^(?:topics?|audiences?)\b`, "i").test(
    text.slice(Math.max(0, text.indexOf(words) + words.length)).trim(),
  ) && text.includes(words)

type Flags = Partial<Pick<Extract<Question, { ask: "topics" }>, "unsure" | "private" | "sensitivity" | "segmentType">>

function flagsIn(text: string): Flags {
  const segmentType = FLAGS.segment.exec(text)?.[0].toUpperCase() as Flags["segmentType"]
  return {
    ...(FLAGS.unsure.test(text) && { unsure: true as const }),
    ...(FLAGS.private.test(text) && { private: true as const }),
    ...(FLAGS.restricted.test(text)
      ? { sensitivity: "Restricted" as const }
      : FLAGS.sensitive.test(text) && { sensitivity: "Sensitive" as const }),
    ...(segmentType && { segmentType }),
  }
}

/** Extracts the subject: "how many car topics do we have" gives "car". */
const describing = (text: string) =>
  Object.values(FLAGS)
    .reduce((left, pattern) => left.replace(pattern, " "), text)
    .split(/[\s,]+/)
    .filter((word) => word !== "" && !EMPTY.has(word.toLowerCase()))
    .join(" ")
