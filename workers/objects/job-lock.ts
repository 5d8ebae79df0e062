import { DurableObject } from "cloudflare:workers"
import type { Env } from "../../src/http/env.ts"

export type Lease = { fence: number; until: number }

/**
 * Who may work on a thing now. Each lease carries a higher fencing token than any before it; the work checks its token in the
 * commit, so that a holder who outlived its lease cannot write late.
 */
export class JobLock extends DurableObject<Env> {
  async acquire(forMs: number): Promise<Lease | null> {
    return this.ctx.storage.transaction(async (storage) => {
      const held = await storage.get<Lease>("lease")
      if (held && held.until > Date.now()) return null
      const lease = { fence: (held?.fence ?? 0) + 1, until: Date.now() + forMs }
      await storage.put("lease", lease)
      return lease
    })
  }

  /** False when the lease is no longer the caller's. */
  async extend(fence: number, forMs: number): Promise<boolean> {
    return this.ctx.storage.transaction(async (storage) => {
      const held = await storage.get<Lease>("lease")
      if (held?.fence !== fence || held.until <= Date.now()) return false
      await storage.put("lease", { fence, until: Date.now() + forMs })
      return true
    })
  }

  async release(fence: number): Promise<void> {
    await this.ctx.storage.transaction(async (storage) => {
      const held = await storage.get<Lease>("lease")
      if (held?.fence === fence) await storage.put("lease", { fence, until: 0 })
    })
  }
}
