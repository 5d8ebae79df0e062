import * as z from "zod"
import { positive } from "../../kernel/http/input.ts"
import { booleanParam } from "../../kernel/http/query.ts"

export const DeadLetterQuery = z.object({
  replayed: booleanParam("replayed"),
  limit: positive("limit", 50, 500),
})
export type DeadLetterQuery = z.output<typeof DeadLetterQuery>

export const DeadLetter = z.object({
  id: z.string(),
  queue: z.string(),
  body: z.unknown(),
  attempts: z.int(),
  reason: z.string().nullable(),
  receivedAt: z.string(),
  replayedAt: z.string().nullable(),
})
export type DeadLetter = z.output<typeof DeadLetter>

export const DeadLetters = z.object({ data: z.array(DeadLetter), total: z.int() })
export const Replayed = z.object({ replayed: z.literal(true), letter: DeadLetter })
