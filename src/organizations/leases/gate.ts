import type {
  Admission,
  Admits,
  Block,
  Closed,
  KeyKind,
  KeyRecord,
  Lease,
  LeaseRequest,
  Pool,
  SpendRequest,
  Spending,
} from "../../kernel/ports/leases.ts"
import type { Terms } from "./terms.ts"

/** Credits spent per block, persisted before the caller is answered. */
export type SpentBlocks = {
  all(): readonly Closed[]
  set(id: string, spent: number): void
  remove(ids: readonly string[]): void
}

type Dependencies = {
  name: string
  terms: Terms
  now: () => number
  spent: SpentBlocks
  /** Asks the organization's object, or the directory if the organization is unknown. */
  lease: (org: string | undefined, request: LeaseRequest) => Promise<Lease>
  spendOne: (org: string, pool: Pool, limit: number) => Promise<Spending>
  /** Runs work later; it is lost if the gate is evicted. */
  later: (ms: number, work: () => Promise<void>) => void
}

type OpenBlock = Block & { spent: number; until: number }

/** A gate renews its lease this many times without a caller, so that the next caller finds it warm. */
const IDLE_RENEWALS = 4
const MIN_BLOCK_SIZE = 16
/** Above this many calls per second, callers spread over twice as many gates; one object serves about 1,000. */
const BUSY = 400
const MAX_SPLIT = 32

/** Admits callers of one key in one region, under a lease that it renews ahead of time. */
export class Gate implements Admits {
  readonly #own: Dependencies
  #key: { record: KeyRecord; until: number; renewAt: number } | undefined
  #open: OpenBlock[] = []
  /** Blocks not yet reported to the lender. */
  readonly #closed = new Map<string, number>()
  #renewing: Promise<void> | undefined
  /** Blocks that the lender recalled while the response that grants them may still be in flight. */
  readonly #barred = new Set<string>()
  #spentLately = 0
  /** Pools that the last lease included credits for. */
  #wasLent = new Set<Pool>()
  #idle = 0
  #second = { start: 0, calls: 0, before: 0 }

  constructor(own: Dependencies) {
    this.#own = own
    // The leases of these blocks are unknown: report what was spent and do not use the rest.
    for (const { id, spent } of own.spent.all()) this.#closed.set(id, spent)
  }

  /**
   * A caller is admitted if the lease was live when the caller arrived, however long the answer takes: any change the lease misses was
   * answered after that.
   */
  async admit(kind: KeyKind, hash: string, split: number): Promise<Admission | null> {
    this.#noteCall()
    const arrivedAt = this.#own.now()
    // The first renewal may already have been in flight; the second starts after the caller arrived.
    if (!this.#wasLiveAt(arrivedAt)) await this.#renew(kind, hash)
    if (this.#key && !this.#wasLiveAt(arrivedAt)) await this.#renew(kind, hash)
    if (!this.#key) return null
    this.#renewAhead(kind, hash)
    const lastsMs = Math.max(0, this.#key.until - this.#own.now())
    return { key: this.#key.record, lastsMs, split: this.#splitFrom(split) }
  }

  async spend({ org, kind, hash, pool, limit }: SpendRequest): Promise<Spending> {
    this.#noteCall()
    this.#spentLately++
    const now = this.#own.now()
    const block = this.#open.find((each) => each.pool === pool && each.until > now && each.spent < each.amount)
    this.#renewAhead(kind, hash)
    if (!block) {
      // The last block is used up: renew in the background, so that the next callers are served here.
      if (this.#wasLent.has(pool) && !this.#renewing) this.#own.later(0, () => this.#renew(kind, hash).catch(() => {}))
      return this.#own.spendOne(org, pool, limit)
    }
    block.spent++
    this.#own.spent.set(block.id, block.spent)
    return { granted: true, day: block.day }
  }

  giveBack(ids: readonly string[]): Closed[] {
    return ids.map((id) => {
      const open = this.#open.find((block) => block.id === id)
      this.#open = this.#open.filter((block) => block !== open)
      if (open) this.#closed.set(id, open.spent)
      if (!this.#closed.has(id) && this.#renewing) this.#barred.add(id)
      return { id, spent: this.#closed.get(id) ?? 0 }
    })
  }

  #wasLiveAt(time: number): boolean {
    return this.#key !== undefined && this.#key.until > time
  }

  #renewAhead(kind: KeyKind, hash: string) {
    if (!this.#key || this.#renewing || this.#own.now() < this.#key.renewAt) return
    // In the background: a failure only matters once the lease has ended.
    this.#own.later(0, () => this.#renew(kind, hash).catch(() => {}))
  }

  /** Concurrent callers share one renewal. */
  #renew(kind: KeyKind, hash: string): Promise<void> {
    this.#renewing ??= this.#ask(kind, hash).finally(() => {
      this.#renewing = undefined
      this.#barred.clear()
    })
    return this.#renewing
  }

  async #ask(kind: KeyKind, hash: string): Promise<void> {
    const { name, terms, now, spent, lease } = this.#own
    // The lease starts here: before anything is read for it, and before the lender reads its own clock.
    const sentAt = now()
    this.#closeEnded(sentAt)
    const closed = Array.from(this.#closed, ([id, amount]) => ({ id, spent: amount }))
    const want = Math.max(MIN_BLOCK_SIZE, this.#spentLately * 2)
    this.#spentLately = 0
    const answer = await lease(this.#key?.record.org.id, { gate: name, kind, hash, want, closed })
    for (const { id } of closed) this.#closed.delete(id)
    if (closed.length > 0) spent.remove(closed.map(({ id }) => id))
    const until = sentAt + answer.lastsMs
    for (const block of answer.blocks) this.#take(block, until)
    this.#wasLent = new Set(answer.blocks.map(({ pool }) => pool))
    this.#key = answer.key ? { record: answer.key, until, renewAt: sentAt + terms.leaseMs / 2 } : undefined
    if (this.#key) this.#renewWhenIdle(kind, hash)
  }

  /** A new block replaces the previous one, whose remaining credits are returned with the next request. */
  #take(block: Block, until: number) {
    if (this.#barred.has(block.id)) return
    for (const open of this.#open) if (open.pool === block.pool) this.#closed.set(open.id, open.spent)
    this.#open = this.#open.filter(({ pool }) => pool !== block.pool)
    this.#open.push({ ...block, spent: 0, until })
  }

  #closeEnded(now: number) {
    for (const { id, spent, until } of this.#open) if (until <= now) this.#closed.set(id, spent)
    this.#open = this.#open.filter(({ until }) => until > now)
  }

  #renewWhenIdle(kind: KeyKind, hash: string) {
    const { terms, later } = this.#own
    const own = this.#key
    later(terms.leaseMs / 2, async () => {
      if (this.#key !== own || this.#renewing || this.#idle >= IDLE_RENEWALS) return
      this.#idle++
      await this.#renew(kind, hash).catch(() => {})
    })
  }

  #noteCall() {
    this.#idle = 0
    const now = this.#own.now()
    const passed = now - this.#second.start
    if (passed >= 1_000) this.#second = { start: now, calls: 0, before: passed < 2_000 ? this.#second.calls : 0 }
    this.#second.calls++
  }

  #splitFrom(split: number): number {
    const calls = Math.max(this.#second.calls, this.#second.before)
    if (calls > BUSY) return Math.min(MAX_SPLIT, split * 2)
    return calls < BUSY / 4 ? Math.max(1, Math.floor(split / 2)) : split
  }
}
