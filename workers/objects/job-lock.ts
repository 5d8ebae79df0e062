import { DurableObject } from "cloudflare:workers"
import type { Env } from "../../src/app/env.ts"
import type { HeldLock, Lock } from "../../src/kernel/ports/lock.ts"

/**
 * Most leases are released faster than a disk write takes, so only leases held longer than this are persisted to survive a restart.
 * Commits stay safe without it, since they check the fencing token.
 */
const PERSIST_AFTER_MS = 500

/**
 * An exclusive lease. Each lease has a higher fencing token than all before it. Commits check the token, so a holder whose lease
 * has expired cannot write.
 */
export class JobLock extends DurableObject<Env> implements Lock {
  #held: HeldLock | undefined
  /** Whether storage contains an unreleased lease. */
  #isPersisted = false
  #persistTimer: ReturnType<typeof setTimeout> | undefined

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    void ctx.blockConcurrencyWhile(async () => {
      this.#held = await ctx.storage.get<HeldLock>("lease")
      this.#isPersisted = this.#held !== undefined
    })
  }

  async acquire(forMs: number): Promise<HeldLock | null> {
    if (this.#isHeld()) return null
    const now = Date.now()
    // At least the current time, so that the token exceeds that of a lease that was lost before it was persisted.
    const held = { fence: Math.max((this.#held?.fence ?? 0) + 1, now), until: now + forMs }
    this.#hold(held)
    return held
  }

  /** Returns false if the caller no longer holds the lease. */
  async extend(fence: number, forMs: number): Promise<boolean> {
    if (this.#held?.fence !== fence || !this.#isHeld()) return false
    this.#hold({ fence, until: Date.now() + forMs })
    return true
  }

  async release(fence: number): Promise<void> {
    if (this.#held?.fence !== fence) return
    clearTimeout(this.#persistTimer)
    this.#held = { fence, until: 0 }
    if (!this.#isPersisted) return
    this.#isPersisted = false
    void this.ctx.storage.delete("lease", { allowUnconfirmed: true })
  }

  async isHeld(): Promise<boolean> {
    return this.#isHeld()
  }

  async clear(): Promise<void> {
    clearTimeout(this.#persistTimer)
    this.#held = undefined
    this.#isPersisted = false
    await this.ctx.storage.deleteAll()
  }

  #isHeld = () => this.#held !== undefined && this.#held.until > Date.now()

  #hold(held: HeldLock) {
    this.#held = held
    clearTimeout(this.#persistTimer)
    this.#persistTimer = setTimeout(() => {
      this.#isPersisted = true
      void this.ctx.storage.put("lease", held, { allowUnconfirmed: true })
    }, PERSIST_AFTER_MS)
  }
}
