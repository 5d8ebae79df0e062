import type { PushSelection } from "../../../api/types.ts"
import type { Item } from "../../classify/use-classifying.ts"
import { question, type Understood } from "../understand/understood.ts"

/** The content of an answer: the understood request, or why there is no action. */
export type AnswerContent =
  | Exclude<Understood, { kind: "reply" | "step" }>
  | { kind: "denied"; text: string }
  | { kind: "notice"; text: string }

/** The result of an action, as much as is needed to show it again. */
export type Outcome =
  | { kind: "classified"; items: Item[] }
  | { kind: "added"; added: number; existing: number; failed: string[] }
  | { kind: "matrix"; created: number; duplicates: number; errors: number }
  | { kind: "run"; runId: string }
  | { kind: "job"; jobId: string }
  | { kind: "reviewed"; kept: number; skipped: number }
  | { kind: "exported" }

export type Answer<S extends AnswerContent = AnswerContent> = {
  id: number
  from: "strata"
  content: S
  /** Open answers await a decision. */
  state: "open" | "done" | "cancelled"
  /** Interpreted by the language model, not the rules. */
  byModel: boolean
  /** The topics to push, fixed at the time of the request. */
  selection?: PushSelection
  outcome?: Outcome
}

type Entry = { id: number; from: "you"; text: string } | Answer

/** The topics that "these" refers to. */
export type These = { label: string; selection: PushSelection }

export type Conversation = { entries: Entry[]; these: These | null; next: number }

export const EMPTY_CONVERSATION: Conversation = { entries: [], these: null, next: 1 }

/** Older entries are dropped. */
const MAX_ENTRIES = 60

const NEEDS_CONFIRMATION = new Set<AnswerContent["kind"]>([
  "classify",
  "add",
  "matrix",
  "review",
  "push",
  "sync",
  "refresh",
  "export",
])

const append = (conversation: Conversation, entry: Entry): Conversation => ({
  ...conversation,
  entries: [...conversation.entries, entry].slice(-MAX_ENTRIES),
  next: conversation.next + 1,
})

export const addMessage = (conversation: Conversation, text: string) =>
  append(conversation, { id: conversation.next, from: "you", text })

export function addAnswer(conversation: Conversation, understood: AnswerContent, byModel = false): Conversation {
  const { these, next: id } = conversation
  const content =
    understood.kind === "push" && understood.what === "these" && !these
      ? (question(
          "Which topics? Search for them or select them in the library first, then try again.",
        ) as AnswerContent)
      : understood
  const state = NEEDS_CONFIRMATION.has(content.kind) ? "open" : "done"
  const before = content.kind === "review" ? withoutReview(conversation) : conversation
  const after = append(before, { id, from: "strata", content, state, byModel, ...selectionFor(content, these) })
  // "These" now refers to the found topics.
  if (content.kind !== "find" || content.where !== "library") return after
  return { ...after, these: { label: describeFilters(content.filters), selection: { filters: content.filters } } }
}

/** Only one review can be open. */
const withoutReview = (conversation: Conversation): Conversation => ({
  ...conversation,
  entries: conversation.entries.map((entry) =>
    entry.from === "strata" && entry.content.kind === "review" && entry.state === "open"
      ? { ...entry, state: "cancelled" }
      : entry,
  ),
})

function selectionFor(content: AnswerContent, these: These | null): { selection?: PushSelection } {
  if (content.kind !== "push") return {}
  if (content.what !== "these") return { selection: { filters: content.what } }
  return these ? { selection: these.selection } : {}
}

const describeFilters = ({
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
  return search === undefined ? `all ${all}` : `${all} matching “${search}”`
}

export const closeAnswer = (
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

export const setThese = (conversation: Conversation, these: These | null): Conversation => ({ ...conversation, these })

/** What a short reply refers to. A "yes" applies only to the last answer; later it would be ambiguous. */
export function pendingAnswer({ entries }: Conversation): { kind: "answer" | "step"; id: number } | null {
  const answers = entries.filter((entry) => entry.from === "strata")
  const last = answers.at(-1)
  if (last?.state === "open" && last.content.kind !== "review") return { kind: "answer", id: last.id }
  const review = answers.findLast(({ state, content }) => state === "open" && content.kind === "review")
  return review ? { kind: "step", id: review.id } : null
}

/** The request that an answer belongs to. */
export function requestOf({ entries }: Conversation, id: number): string {
  const at = entries.findIndex((entry) => entry.id === id)
  const request = entries.slice(0, Math.max(0, at)).findLast((entry) => entry.from === "you")
  return request?.from === "you" ? request.text : ""
}
