import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { OutsideTaxonomy, readClassification } from "./answer.ts"
import { callModel, type CallOptions, type LlmProvider } from "./client.ts"
import { classificationRequest, type Turn } from "./request.ts"
import { LlmError, type LlmUsage } from "./usage.ts"

export type LlmOptions = CallOptions & {
  /** At most 3 for the whole call; 0 for work that must be cheap. */
  maxSearches?: number
}

/** Classifies with the provider's model. Every failure throws an LlmError that carries the usage so far. */
export async function classifyWithLlm(
  provider: LlmProvider,
  turns: readonly Turn[],
  { maxSearches, ...options }: LlmOptions = {},
): Promise<{ classification: Classification; usage: LlmUsage }> {
  const { texts, usage } = await callModel(
    provider,
    classificationRequest(provider.model, turns, { maxSearches }),
    options,
  )
  try {
    return { classification: readClassification(texts), usage }
  } catch (error) {
    const failure = error instanceof OutsideTaxonomy ? "taxonomy" : "answer"
    throw new LlmError(failure, error instanceof Error ? error.message : String(error), usage)
  }
}
