import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { readClassification } from "./answer.ts"
import { ask, type AskOptions, type LlmProvider } from "./client.ts"
import { classificationRequest, type Turn } from "./request.ts"
import { LlmError, type LlmUsage } from "./usage.ts"

export type LlmOptions = AskOptions & {
  /** At most 3, over all of the call; none for work that has to be cheap. */
  maxSearches?: number
}

/** Classifies by the provider's model. Throws an LlmError, with what the call has used, for every kind of failure. */
export async function classifyWithLlm(
  provider: LlmProvider,
  turns: readonly Turn[],
  { maxSearches, ...options }: LlmOptions = {},
): Promise<{ classification: Classification; usage: LlmUsage }> {
  const { texts, usage } = await ask(provider, classificationRequest(provider.model, turns, { maxSearches }), options)
  try {
    return { classification: readClassification(texts), usage }
  } catch (error) {
    throw new LlmError("answer", error instanceof Error ? error.message : String(error), usage)
  }
}
