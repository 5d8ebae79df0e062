import { DurableObject } from "cloudflare:workers"
import type { Env } from "../../src/http/env.ts"
import type { Lease, Lock } from "../../src/jobs/lock.ts"

/**
 * Who may work on a thing now. Each lease carries a higher fencing token than any before it; the work checks its token in the
 * commit, so that a holder who outlived its lease cannot write late.
 */
export class JobLock extends DurableObject<Env> implements Lock {
  async acquire(forMs: number): Promise<Lease | null> {
    const held = await this.#held()
    const now = Date.now()
    if (held && held.until > now) return null
    // By the clock, so that a lease whose writing was lost with the machine is outdone all the same.
    const lease = { fence: Math.max((held?.fence ?? 0) + 1, now), until: now + forMs }
    await this.#keep(lease)
    return lease
  }

  /** False when the lease is no longer the caller's. */
  async extend(fence: number, forMs: number): Promise<boolean> {
    const held = await this.#held()
    if (held?.fence !== fence || held.until <= Date.now()) return false
    await this.#keep({ fence, until: Date.now() + forMs })
    return true
  }

  async release(fence: number): Promise<void> {
    const held = await this.#held()
    if (held?.fence === fence) await this.#keep({ fence, until: 0 })
  }

  async isHeld(): Promise<boolean> {
    const held = await this.#held()
    return held !== undefined && held.until > Date.now()
  }

  // No other call comes between a read and the write behind it: the object's gate is shut while it waits for its storage.
  #held = () => this.ctx.storage.get<Lease>("lease")

  /** A step is over sooner than a write is confirmed, and what it commits does not depend on the lease being remembered. */
  #keep = (lease: Lease) => this.ctx.storage.put("lease", lease, { allowUnconfirmed: true })
}
