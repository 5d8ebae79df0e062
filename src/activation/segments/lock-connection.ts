import type { Services } from "../../kernel/context.ts"
import { CLAIM_MS } from "./claims.ts"

const PAUSE_MS = 250

/** Runs `work` under the connection's push lock. Null if another call still holds it after `waitMs`. */
export async function withConnectionLock<T>(
  { locks, outside }: Pick<Services, "locks" | "outside">,
  connectionId: string,
  waitMs: number,
  work: () => Promise<T>,
): Promise<T | null> {
  const lock = locks(`push:${connectionId}`)
  let held = await lock.acquire(CLAIM_MS)
  for (let waited = 0; !held && waited < waitMs; waited += PAUSE_MS) {
    await outside.wait(PAUSE_MS)
    held = await lock.acquire(CLAIM_MS)
  }
  if (!held) return null
  try {
    return await work()
  } finally {
    await lock.release(held.fence)
  }
}
