import type { PushSelection } from "../../../api/routes/connections.ts"
import type { Item } from "../../classify/use-classifying.ts"
import { question, type Understood } from "../understand/understood.ts"

/** What Strata says: what it understood, or why it does nothing. */
export type Said =
  | Exclude<Understood, { kind: "reply" | "step" }>
  | { kind: "refused"; text: string }
  | { kind: "told"; text: string }

/** What came of it, as much as is needed to show it again. */
export type Outcome =
  | { kind: "classified"; items: Item[] }
  | { kind: "added"; added: number; there: number; failed: string[] }
  | { kind: "matrix"; created: number; duplicates: number; errors: number }
  | { kind: "run"; runId: string }
  | { kind: "job"; jobId: string }
  | { kind: "reviewed"; kept: number; skipped: number }
  | { kind: "exported" }

export type Answer<S extends Said = Said> = {
  id: number
  from: "strata"
  said: S
  /** Open is what still waits for a decision. */
  state: "open" | "done" | "cancelled"
  /** The language model read the request, not the rules. */
  byModel: boolean
  /** The topics a push is about, as they were when it was asked for. */
  choice?: PushSelection
  outcome?: Outcome
}

type Entry = { id: number; from: "you"; text: string } | Answer

/** The topics that "these" means. */
export type These = { words: string; choice: PushSelection }

export type Conversation = { entries: Entry[]; these: These | null; next: number }

export const NOTHING_SAID: Conversation = { entries: [], these: null, next: 1 }

/** Older ones are forgotten. */
const MAX_ENTRIES = 60

const WAITS = new Set<Said["kind"]>(["classify", "add", "matrix", "review", "push", "sync", "refresh", "export"])

const append = (conversation: Conversation, entry: Entry): Conversation => ({
  ...conversation,
  entries: [...conversation.entries, entry].slice(-MAX_ENTRIES),
  next: conversation.next + 1,
})

export const youSay = (conversation: Conversation, text: string) =>
  append(conversation, { id: conversation.next, from: "you", text })

export function strataSays(conversation: Conversation, understood: Said, byModel = false): Conversation {
  const { these, next: id } = conversation
  const said =
    understood.kind === "push" && understood.what === "these" && !these
      ? (question("Which topics? Search for them or choose them in the library first, then say it again.") as Said)
      : understood
  const state = WAITS.has(said.kind) ? "open" : "done"
  const before = said.kind === "review" ? withoutReview(conversation) : conversation
  const after = append(before, { id, from: "strata", said, state, byModel, ...chosenBy(said, these) })
  // What was found is what is talked about next.
  if (said.kind !== "find" || said.where !== "library") return after
  return { ...after, these: { words: wordsFor(said.filters), choice: { filters: said.filters } } }
}

/** One import is looked through at a time. */
const withoutReview = (conversation: Conversation): Conversation => ({
  ...conversation,
  entries: conversation.entries.map((entry) =>
    entry.from === "strata" && entry.said.kind === "review" && entry.state === "open"
      ? { ...entry, state: "cancelled" }
      : entry,
  ),
})

function chosenBy(said: Said, these: These | null): { choice?: PushSelection } {
  if (said.kind !== "push") return {}
  if (said.what !== "these") return { choice: { filters: said.what } }
  return these ? { choice: these.choice } : {}
}

const wordsFor = ({
  search,
  segmentType,
  sensitivity,
}: {
  search?: string
  segmentType?: string
  sensitivity?: string
}) => {
  const kind = [segmentType, sensitivity].filter(Boolean).join(" ")
  const all = kind === "" ? "topics" : `${kind} topics`
  return search === undefined ? `all ${all}` : `${all} that match “${search}”`
}

export const settle = (
  conversation: Conversation,
  id: number,
  result: { state: "done" | "cancelled"; outcome?: Outcome; these?: These },
): Conversation => ({
  ...conversation,
  entries: conversation.entries.map((entry) =>
    entry.id === id && entry.from === "strata"
      ? { ...entry, state: result.state, ...(result.outcome && { outcome: result.outcome }) }
      : entry,
  ),
  these: result.these ?? conversation.these,
})

export const pointAt = (conversation: Conversation, these: These | null): Conversation => ({ ...conversation, these })

/**
 * What a short answer is for. A yes is one only to what was asked last: said later it may be meant for anything.
 */
export function waitingFor({ entries }: Conversation): { kind: "answer" | "step"; id: number } | null {
  const answers = entries.filter((entry) => entry.from === "strata")
  const last = answers.at(-1)
  if (last?.state === "open" && last.said.kind !== "review") return { kind: "answer", id: last.id }
  const review = answers.findLast(({ state, said }) => state === "open" && said.kind === "review")
  return review ? { kind: "step", id: review.id } : null
}

/** The request that an answer is to. */
export function requestOf({ entries }: Conversation, id: number): string {
  const at = entries.findIndex((entry) => entry.id === id)
  const asked = entries.slice(0, Math.max(0, at)).findLast((entry) => entry.from === "you")
  return asked?.from === "you" ? asked.text : ""
}
