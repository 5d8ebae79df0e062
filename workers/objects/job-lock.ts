import { DurableObject } from "cloudflare:workers"
import type { Env } from "../../src/app/env.ts"
import type { Lease, Lock } from "../../src/kernel/ports/lock.ts"

/**
 * Most leases are given back sooner than a disk has written them down. Only one that is held for longer is written, to outlive
 * the object; what is committed under a lease does not depend on its being remembered.
 */
const WRITTEN_AFTER_MS = 500

/**
 * Who may work on a thing now. Each lease carries a higher fencing token than any before it; the work checks its token in the
 * commit, so that a holder who outlived its lease cannot write late.
 */
export class JobLock extends DurableObject<Env> implements Lock {
  #lease: Lease | undefined
  /** The storage holds a lease that nobody has given back. */
  #isWritten = false
  #writing: ReturnType<typeof setTimeout> | undefined

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    void ctx.blockConcurrencyWhile(async () => {
      this.#lease = await ctx.storage.get<Lease>("lease")
      this.#isWritten = this.#lease !== undefined
    })
  }

  async acquire(forMs: number): Promise<Lease | null> {
    if (this.#isHeld()) return null
    const now = Date.now()
    // By the clock, so that a lease whose writing was lost with the machine is outdone all the same.
    const lease = { fence: Math.max((this.#lease?.fence ?? 0) + 1, now), until: now + forMs }
    this.#keep(lease)
    return lease
  }

  /** False when the lease is no longer the caller's. */
  async extend(fence: number, forMs: number): Promise<boolean> {
    if (this.#lease?.fence !== fence || !this.#isHeld()) return false
    this.#keep({ fence, until: Date.now() + forMs })
    return true
  }

  async release(fence: number): Promise<void> {
    if (this.#lease?.fence !== fence) return
    clearTimeout(this.#writing)
    this.#lease = { fence, until: 0 }
    if (!this.#isWritten) return
    this.#isWritten = false
    void this.ctx.storage.delete("lease", { allowUnconfirmed: true })
  }

  async isHeld(): Promise<boolean> {
    return this.#isHeld()
  }

  #isHeld = () => this.#lease !== undefined && this.#lease.until > Date.now()

  #keep(lease: Lease) {
    this.#lease = lease
    clearTimeout(this.#writing)
    this.#writing = setTimeout(() => {
      this.#isWritten = true
      void this.ctx.storage.put("lease", lease, { allowUnconfirmed: true })
    }, WRITTEN_AFTER_MS)
  }
}
