import type { Message } from "@anthropic-ai/sdk/resources/messages/messages"
import * as z from "zod"
import { textsOf } from "../../../kernel/llm/client.ts"
import { plainText } from "../../../kernel/llm/text.ts"
import { addUsage, LlmError, type LlmUsage, noUsage } from "../../../kernel/llm/usage.ts"

import type { LlmOutcome } from "../../../kernel/ports/llm-outcome.ts"

/** Marks an error that flags the topic for review. */
export const NEEDS_REVIEW = "needs human review"
export const needsReview = (message: string) =>
  message.includes("Invalid segment_type") || message.includes(NEEDS_REVIEW)

const MAX_TEXT = 20_000

const Line = z.object({ custom_id: z.string(), result: z.looseObject({ type: z.string() }) })
const Succeeded = z.object({
  message: z.looseObject({
    model: z.string(),
    content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
    stop_reason: z.string().nullable(),
    usage: z.looseObject({}),
  }),
})
const Errored = z.object({ error: z.object({ error: z.object({ type: z.string(), message: z.string() }) }) })

export type Result = { customId: string; outcome: LlmOutcome; usage: LlmUsage }

export const readCustomId = (line: unknown) => Line.safeParse(line).data?.custom_id

/** Parses one line of a batch's results; undefined if it is not a result. */
export function readResult(line: unknown, model: string): Result | undefined {
  const parsed = Line.safeParse(line)
  if (!parsed.success) return undefined
  const { custom_id: customId, result } = parsed.data
  if (result.type === "succeeded") return { customId, ...readMessage(result, model) }
  return { customId, outcome: { error: failureOf(result) }, usage: noUsage(model) }
}

function readMessage(result: unknown, model: string): Omit<Result, "customId"> {
  const parsed = Succeeded.safeParse(result)
  if (!parsed.success) return { outcome: { error: "The LLM provider's result cannot be read" }, usage: noUsage(model) }
  const message = parsed.data.message as unknown as Message
  const usage = addUsage(noUsage(message.model || model), message.usage, { batch: true })
  try {
    return { outcome: { texts: textsOf(message, usage).map((text) => text.slice(0, MAX_TEXT)) }, usage }
  } catch (error) {
    if (!(error instanceof LlmError)) throw error
    // A retry would be refused again, but a reviewer can decide.
    const review = error.failure === "refusal" ? `: ${NEEDS_REVIEW}` : ""
    return { outcome: { error: `${error.message}${review}` }, usage }
  }
}

function failureOf(result: { type: string }): string {
  if (result.type === "expired") return "The request expired at the LLM provider"
  if (result.type === "canceled") return "The request was canceled at the LLM provider"
  const parsed = Errored.safeParse(result)
  const { type, message } = parsed.success ? parsed.data.error.error : { type: result.type, message: "" }
  return plainText(`The LLM provider failed: ${type} ${message}`, 300)
}
