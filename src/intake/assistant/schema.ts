import * as z from "zod"
import { jsonObject } from "../../kernel/http/input.ts"
import { Intent } from "./intent.ts"
import { Question } from "./question.ts"

const MAX_TEXT = 2_000

export const Message = jsonObject({
  text: z
    .string("text is required")
    .max(MAX_TEXT, `text must be at most ${MAX_TEXT} characters`)
    .transform((text) => text.toWellFormed().trim())
    .pipe(z.string().min(1, "text is required")),
})

export const Understood = z.object({
  /** "none" if no provider is configured; retrying is then pointless. */
  engine: z.enum(["llm", "none"]),
  intent: Intent.nullable(),
  /** Set if the message asks about the library; `intent` is then null. */
  question: Question.optional(),
})
export type Understood = z.output<typeof Understood>
