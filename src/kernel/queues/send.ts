import type { QueuePort } from "../ports/queues.ts"

/** Production refuses what lies beyond these; the local simulator takes it, so they are held here. */
export const MAX_MESSAGE_BYTES = 128_000
const MAX_BATCH_BYTES = 256_000
const MAX_BATCH_MESSAGES = 100

const ATTEMPTS = 3
const FIRST_PAUSE_MS = 100

/** The size of a message as it travels; one that cannot travel is refused before anything is written for it. */
export function messageBytes(body: unknown): number {
  const bytes = new TextEncoder().encode(JSON.stringify(body)).byteLength
  if (bytes > MAX_MESSAGE_BYTES) throw new RangeError(`A message of ${bytes} bytes is too large for a queue`)
  return bytes
}

/** Sends all of them, in as few batches as the queue takes. A queue that is overloaded is asked again a little later. */
export async function sendAll(queue: QueuePort, bodies: readonly unknown[]): Promise<void> {
  for (const batch of batchesOf(bodies)) await sendPatiently(queue, batch)
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

async function sendPatiently(queue: QueuePort, batch: { body: unknown }[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await queue.sendBatch(batch)
      return
    } catch (error) {
      if (attempt === ATTEMPTS || !/overloaded/i.test(String(error))) throw error
      await scheduler.wait(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}
