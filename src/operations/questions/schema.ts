import * as z from "zod"
import { Question } from "../../intake/assistant/question.ts"
import { jsonObject } from "../../kernel/http/input.ts"

export const Ask = jsonObject({ question: Question })

/** A query that the answer rests on. */
export const AnswerQuery = z.object({
  /** What was counted or listed, in words. */
  words: z.string(),
  /** The same as a call of the API. */
  call: z.string(),
  /** A page of the console that shows the same. */
  href: z.string(),
})
export type AnswerQuery = z.output<typeof AnswerQuery>

const AnswerTable = z.object({
  label: z.string(),
  columns: z.array(z.object({ label: z.string(), type: z.enum(["text", "count", "time"]) })),
  rows: z.array(
    z.object({
      cells: z.array(z.union([z.string(), z.number(), z.null()])),
      /** The page of what the row is about. */
      href: z.string().nullable(),
    }),
  ),
})
export type AnswerTable = z.output<typeof AnswerTable>

/** Something to do next. It leads to a page that shows what will happen and asks; the answer itself changes nothing. */
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
