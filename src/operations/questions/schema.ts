import * as z from "zod"
import { Question } from "../../intake/assistant/question.ts"
import { jsonObject } from "../../kernel/http/input.ts"

export const Ask = jsonObject({ question: Question })

/** A query behind the answer. */
export const AnswerQuery = z.object({
  /** A description of what was counted or listed. */
  words: z.string(),
  /** The query as an API call. */
  call: z.string(),
  /** A console page with the same data. */
  href: z.string(),
})
export type AnswerQuery = z.output<typeof AnswerQuery>

const AnswerTable = z.object({
  label: z.string(),
  columns: z.array(z.object({ label: z.string(), type: z.enum(["text", "count", "time"]) })),
  rows: z.array(
    z.object({
      cells: z.array(z.union([z.string(), z.number(), z.null()])),
      /** The row's page in the console. */
      href: z.string().nullable(),
    }),
  ),
})
export type AnswerTable = z.output<typeof AnswerTable>

/** A suggested next step. It links to a page that previews and confirms the action; the answer itself changes nothing. */
export const AnswerCard = z.object({ title: z.string(), text: z.string(), action: z.string(), href: z.string() })
export type AnswerCard = z.output<typeof AnswerCard>

export const LibraryAnswer = z.object({
  /** The answer in one or two sentences. */
  text: z.string(),
  queries: z.array(AnswerQuery),
  table: AnswerTable.nullable(),
  cards: z.array(AnswerCard),
})
export type LibraryAnswer = z.output<typeof LibraryAnswer>
