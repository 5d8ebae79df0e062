import type { MessageBatch } from "@anthropic-ai/sdk/resources/messages/batches"
import type { Services } from "../../../kernel/context.ts"
import { CALL_TIMEOUT_MS, CLOCK_SKEW_MS, GIVEN_UP_AFTER_MS } from "./limits.ts"
import { readCustomId } from "./outcome.ts"
import { type Batches, failureOf } from "./provider.ts"
import { opened } from "./send.ts"
import { giveUp, type SubBatch, subBatches } from "./sub-batches.ts"

const MAX_PER_STEP = 20

/**
 * Looks for sub-batches that were sent without a response. The provider lists batches without our ids; only their results contain them.
 * While a running batch could be a lost one, wait, and resend a sub-batch only if no batch can be it: waiting is free, paying twice is not.
 */
export async function findLost(services: Services, batches: Batches, jobId: string): Promise<D1PreparedStatement[]> {
  const now = services.now()
  const lost = await subBatches(services, jobId, "sending", { limit: MAX_PER_STEP, lookAt: now.toISOString() })
  const oldest = lost.map(({ sent_at }) => sent_at).toSorted()[0]
  if (oldest === undefined) return []
  try {
    const made = await batches.madeSince(shifted(oldest, -CLOCK_SKEW_MS))
    const { ours, unclear } = await recognize(batches, await unclaimed(services, made), lost)
    return lost.flatMap((batch) => {
      const id = ours.get(batch.marker)
      if (id !== undefined) return [opened(services, batch.marker, id)]
      return unclear.some((one) => couldBe(one, batch))
        ? giveUpIfOld(services, batch, now)
        : [plan(services, batch.marker)]
    })
  } catch (error) {
    const { message } = failureOf(error)
    services.log("llm_batch.search_failed", { level: "warn", jobId, error: message })
    return lost.flatMap((batch) => giveUpIfOld(services, batch, now))
  }
}

const shifted = (iso: string, ms: number) => new Date(new Date(iso).getTime() + ms)

/** Batches that match no known sub-batch. */
async function unclaimed({ home }: Services, made: readonly MessageBatch[]): Promise<MessageBatch[]> {
  const { results } = await home
    .prepare(
      "SELECT provider_batch_id AS id FROM llm_batches WHERE provider_batch_id IN (SELECT value FROM json_each(?))",
    )
    .bind(JSON.stringify(made.map(({ id }) => id)))
    .all<{ id: string }>()
  const known = new Set(results.map(({ id }) => id))
  return made.filter(({ id }) => !known.has(id))
}

/** Matches these batches to the lost sub-batches, and returns batches that cannot be identified yet. */
async function recognize(batches: Batches, candidates: readonly MessageBatch[], lost: readonly SubBatch[]) {
  const ours = new Map<string, string>()
  const unclear: MessageBatch[] = []
  for (const candidate of candidates.filter((one) => lost.some((batch) => couldBe(one, batch)))) {
    const marker = candidate.processing_status === "ended" ? await markerOf(batches, candidate.id) : undefined
    if (marker === undefined) unclear.push(candidate)
    else if (lost.some((batch) => batch.marker === marker)) ours.set(marker, candidate.id)
  }
  return { ours, unclear }
}

function couldBe({ created_at, request_counts }: MessageBatch, { sent_at, asked_at, requests }: SubBatch): boolean {
  const made = new Date(created_at)
  const size = Object.values(request_counts).reduce((sum, count) => sum + count, 0)
  const isInTime =
    made >= shifted(sent_at, -CLOCK_SKEW_MS) && made <= shifted(asked_at, CALL_TIMEOUT_MS + CLOCK_SKEW_MS)
  return isInTime && size === requests
}

/** The marker in a batch's first result; undefined if the results cannot be read now. */
async function markerOf(batches: Batches, id: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(CALL_TIMEOUT_MS)
    for await (const line of await batches.results(id, signal)) return readCustomId(line)?.split("-")[0] ?? ""
  } catch {
    // A later step retries.
  }
  return undefined
}

const plan = ({ home }: Services, marker: string) =>
  home
    .prepare("UPDATE llm_batches SET status = 'planned', look_at = NULL WHERE marker = ?1 AND status = 'sending'")
    .bind(marker)

const giveUpIfOld = (services: Services, { marker, sent_at }: SubBatch, now: Date) =>
  shifted(sent_at, GIVEN_UP_AFTER_MS) < now ? giveUp(services, marker, "The LLM provider lost the batch") : []
