import type { QueuePort } from "../ports/queues.ts"

/** Limits of production Queues. The local simulator does not enforce them, so this code does. */
export const MAX_MESSAGE_BYTES = 128_000
const MAX_BATCH_BYTES = 256_000
const MAX_BATCH_MESSAGES = 100

const MAX_ATTEMPTS = 3
const BASE_DELAY_MS = 100

/** Size of a message on the wire. Throws on an oversized message before anything is written for it. */
export function messageBytes(body: unknown): number {
  const bytes = new TextEncoder().encode(JSON.stringify(body)).byteLength
  if (bytes > MAX_MESSAGE_BYTES) throw new RangeError(`A message of ${bytes} bytes is too large for a queue`)
  return bytes
}

/** Sends all messages in as few batches as possible. Retries when the queue is overloaded. */
export async function sendAll(queue: QueuePort, bodies: readonly unknown[]): Promise<void> {
  for (const batch of batchesOf(bodies)) await sendWithRetry(queue, batch)
}

function batchesOf(bodies: readonly unknown[]): { body: unknown }[][] {
  const batches: { body: unknown }[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const body of bodies) {
    const size = messageBytes(body)
    const last = batches.at(-1)
    if (last && last.length < MAX_BATCH_MESSAGES && bytes + size <= MAX_BATCH_BYTES) {
      last.push({ body })
      bytes += size
    } else {
      batches.push([{ body }])
      bytes = size
    }
  }
  return batches
}

async function sendWithRetry(queue: QueuePort, batch: { body: unknown }[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await queue.sendBatch(batch)
      return
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !/overloaded/i.test(String(error))) throw error
      await scheduler.wait(BASE_DELAY_MS * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}
