import type { LlmUsage } from "../../../kernel/llm/usage.ts"
import type { LlmOutcome } from "../../../kernel/ports/llm-outcome.ts"
import { readResult } from "./outcome.ts"
import { type Batches, failureOf } from "./provider.ts"
import { customId } from "./send.ts"
import type { SubBatch } from "./sub-batches.ts"

export type Staged = { marker: string; topicId: string; outcome: LlmOutcome; usage: LlmUsage }

export type Download = {
  staged: Staged[]
  /** All results arrived; some were missing at the end; the download hit its size or time limit; or it failed. */
  end: "complete" | "incomplete" | "cut" | "broken"
  problem?: string
}

/** Downloads a sub-batch's results for topics without one. Results read before a failure are kept. */
export async function downloadResults(
  batches: Batches,
  { marker, provider_batch_id }: SubBatch,
  topics: ReadonlySet<string>,
  { room, signal, model }: { room: number; signal: AbortSignal; model: string },
): Promise<Download> {
  const missing = new Map(Array.from(topics, (topicId) => [customId(marker, topicId), topicId]))
  const staged: Staged[] = []
  try {
    if (missing.size === 0) return { staged, end: "complete" }
    for await (const line of await batches.results(provider_batch_id, signal)) {
      const result = readResult(line, model)
      const topicId = missing.get(result?.customId ?? "")
      if (!result || topicId === undefined) continue
      missing.delete(result.customId)
      staged.push({ marker, topicId, outcome: result.outcome, usage: result.usage })
      if (missing.size === 0) return { staged, end: "complete" }
      if (staged.length === room) return { staged, end: "cut" }
    }
    return { staged, end: "incomplete" }
  } catch (error) {
    return { staged, end: signal.aborted ? "cut" : "broken", problem: failureOf(error).message }
  }
}
