import type { Filters, Intent } from "../../../../../../src/intake/assistant/intent.ts"
import type { Question } from "../../../../../../src/intake/assistant/question.ts"
import type { ConnectionRecord, DimensionSet, ImportBatch } from "../../../api/types.ts"

export type Connection = Pick<ConnectionRecord, "id" | "name" | "platform" | "direction">
export type Batch = Pick<ImportBatch, "id" | "filename" | "status" | "success_count">

/** What a message may refer to: the user's data and the state of the conversation. */
export type Context = {
  sets: readonly DimensionSet[]
  connections: readonly Connection[]
  /** Newest first. */
  imports: readonly Batch[]
  /** The topics that "these" refers to, with filters if they come from a search. */
  these: { filters?: Filters } | null
  /** What the conversation waits for: a confirmation or a review step. */
  waiting: "answer" | "step" | null
}

/** A step for the topic under review. */
export type Step =
  | { do: "keep" | "skip" | "edit" | "keep all" | "fix names" | "stop" }
  | { do: "rename"; name: string | null }

export type Understood =
  | Intent
  /** A question about the library, which the service answers. */
  | { kind: "ask"; question: Question }
  /** Something is missing. Each option is a complete message. */
  | { kind: "question"; text: string; options: string[] }
  /** Not understood. The language model may understand it. */
  | { kind: "unknown"; text: string; options: string[] }
  | { kind: "reply"; reply: "confirm" | "change" | "cancel" }
  | { kind: "step"; step: Step }

export const question = (text: string, options: string[] = []): Understood => ({ kind: "question", text, options })
export const unknown = (text: string, options: string[] = []): Understood => ({ kind: "unknown", text, options })
