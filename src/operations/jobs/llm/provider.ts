import { APIError } from "@anthropic-ai/sdk/error"
import type { BatchCreateParams, MessageBatch } from "@anthropic-ai/sdk/resources/messages/batches"
import { type LlmProvider, openMessages } from "../../../kernel/llm/client.ts"
import { plainText } from "../../../kernel/llm/text.ts"
import { CALL_TIMEOUT_MS } from "./limits.ts"

export type BatchRequest = BatchCreateParams.Request
export type Batches = ReturnType<typeof openBatches>

const PAGE = 100
const options = { timeout: CALL_TIMEOUT_MS }

/** The provider's batch API. Calls are not retried here: a repeated create would be billed twice. */
export function openBatches(provider: LlmProvider) {
  const { batches } = openMessages(provider, 0)
  return {
    create: async (requests: BatchRequest[]) => (await batches.create({ requests }, options)).id,
    hasEnded: async (id: string) => (await batches.retrieve(id, {}, options)).processing_status === "ended",
    cancel: async (id: string) => void (await batches.cancel(id, {}, options)),
    /** Streams the result lines; throws if the download fails. */
    results: async (id: string, signal: AbortSignal): Promise<AsyncIterable<unknown>> =>
      batches.results(id, {}, { ...options, signal }),
    /** Batches created since that time, newest first. */
    async madeSince(since: Date): Promise<MessageBatch[]> {
      const found: MessageBatch[] = []
      for await (const batch of batches.list({ limit: PAGE }, options)) {
        if (new Date(batch.created_at) < since) break
        found.push(batch)
      }
      return found
    },
  }
}

/** A failed call; without a status the provider did not respond. */
export type Failure = { status?: number; message: string }

export function failureOf(error: unknown): Failure {
  const status = error instanceof APIError && typeof error.status === "number" ? error.status : undefined
  return { ...(status !== undefined && { status }), message: plainText(String(error), 300) }
}
