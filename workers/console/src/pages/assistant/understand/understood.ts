import type { Filters, Intent } from "../../../../../../src/intake/assistant/intent.ts"
import type { DimensionSet } from "../../../api/routes/classify.ts"
import type { ConnectionRecord } from "../../../api/routes/connections.ts"
import type { ImportBatch } from "../../../api/routes/imports.ts"

export type Connection = Pick<ConnectionRecord, "id" | "name" | "platform" | "direction">
export type Batch = Pick<ImportBatch, "id" | "filename" | "status" | "success_count">

/** What words may refer to: the caller's own things, and where the conversation stands. */
export type Context = {
  sets: readonly DimensionSet[]
  connections: readonly Connection[]
  /** The newest first. */
  imports: readonly Batch[]
  /** The topics the conversation is about, where there are any; by filters where they were searched for. */
  these: { filters?: Filters } | null
  /** What was asked last: a yes or a no, or what to do with a topic of an import. */
  waiting: "answer" | "step" | null
}

/** What to do with the topic of an import that is shown. */
export type Step =
  | { do: "keep" | "skip" | "edit" | "keep all" | "fix names" | "stop" }
  | { do: "rename"; name: string | null }

export type Understood =
  | Intent
  /** Something is missing. Each option is a whole sentence to say instead. */
  | { kind: "question"; text: string; options: string[] }
  /** Not understood: the language model may know better. */
  | { kind: "unknown"; text: string; options: string[] }
  | { kind: "reply"; reply: "confirm" | "change" | "cancel" }
  | { kind: "step"; step: Step }

export const question = (text: string, options: string[] = []): Understood => ({ kind: "question", text, options })
export const unknown = (text: string, options: string[] = []): Understood => ({ kind: "unknown", text, options })
