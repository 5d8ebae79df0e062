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

export type KeptLease = { record: KeyRecord; sentAt: number; until: number }

/** The lease on disk, for an object that was evicted between two callers. */
export type KeptLeases = {
  get(): KeptLease | undefined
  set(lease: KeptLease): void
  remove(): void
}

type Dependencies = {
  name: string
  terms: Terms
  now: () => number
  spent: SpentBlocks
  kept: KeptLeases
  /** Asks the organization's object, or the directory if the organization is unknown. */
  lease: (org: string | undefined, request: LeaseRequest) => Promise<Lease>
  spendOne: (org: string, pool: Pool, limit: number) => Promise<Spending>
  /** Runs work after the response; it is lost if the gate is evicted. */
  later: (work: () => Promise<void>) => void
}

type OpenBlock = Block & { spent: number; until: number }

/** The platform evicts an object after about ten seconds without a call. A write costs more than the renewal it saves before that. */
const EVICTED_AFTER_MS = 8_000
/** A gate with at least so much time between two callers gets a long lease. */
const SLOW_GAP_MS = 800
/** The part of a long lease after which the next caller renews it. */
const LONG_RENEWAL = 0.8
const MIN_BLOCK_SIZE = 16
/** Above this many calls per second, callers spread over twice as many gates; one object serves about 1,000. */
const BUSY = 400
const MAX_SPLIT = 32

/** Admits callers of one key in one region, under a lease that they renew ahead of time. Without callers it does nothing. */
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
  #second = { start: 0, calls: 0, before: 0 }
  #callers = { since: Number.NEGATIVE_INFINITY, admitted: 0 }
  #lastCallAt = Number.NEGATIVE_INFINITY
  #recalls = 0

  constructor(own: Dependencies) {
    this.#own = own
    // The leases of these blocks are unknown: report what was spent and do not use the rest.
    for (const { id, spent } of own.spent.all()) this.#closed.set(id, spent)
    const kept = own.kept.get()
    // The clock of this machine may differ from that of the machine that wrote it.
    if (kept) this.#key = this.#leased({ ...kept, until: kept.until - own.terms.marginMs })
  }

  /**
   * A caller is admitted if the lease was live when the caller arrived, however long the answer takes: any change the lease misses was
   * answered after that.
   */
  async admit(kind: KeyKind, hash: string, split: number): Promise<Admission | null> {
    this.#noteCall()
    const arrivedAt = this.#own.now()
    this.#callers.admitted++
    const isEvictable = arrivedAt - this.#lastCallAt >= EVICTED_AFTER_MS
    this.#lastCallAt = arrivedAt
    // The first renewal may already have been in flight; the second starts after the caller arrived.
    if (!this.#wasLiveAt(arrivedAt)) await this.#renew(kind, hash, isEvictable)
    if (this.#key && !this.#wasLiveAt(arrivedAt)) await this.#renew(kind, hash, isEvictable)
    if (!this.#key) return null
    this.#renewAhead(kind, hash, isEvictable)
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
      if (this.#wasLent.has(pool) && !this.#renewing) this.#own.later(() => this.#renew(kind, hash).catch(() => {}))
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

  recall(): Closed[] {
    this.#recalls++
    this.#own.kept.remove()
    if (this.#key) this.#key = { ...this.#key, until: Number.NEGATIVE_INFINITY }
    const closed = this.#open.map(({ id, spent }) => ({ id, spent }))
    for (const { id, spent } of closed) this.#closed.set(id, spent)
    this.#open = []
    return closed
  }

  #wasLiveAt(time: number): boolean {
    return this.#key !== undefined && this.#key.until > time
  }

  #renewAhead(kind: KeyKind, hash: string, keep = false) {
    if (!this.#key || this.#renewing || this.#own.now() < this.#key.renewAt) return
    // In the background: a failure only matters once the lease has ended.
    this.#own.later(() => this.#renew(kind, hash, keep).catch(() => {}))
  }

  /** Concurrent callers share one renewal. */
  #renew(kind: KeyKind, hash: string, keep = false): Promise<void> {
    this.#renewing ??= this.#ask(kind, hash, keep).finally(() => {
      this.#renewing = undefined
      this.#barred.clear()
    })
    return this.#renewing
  }

  async #ask(kind: KeyKind, hash: string, keep: boolean): Promise<void> {
    const { name, now, terms, spent, kept, lease } = this.#own
    // The lease starts here: before anything is read for it, and before the lender reads its own clock.
    const sentAt = now()
    this.#closeEnded(sentAt)
    const closed = Array.from(this.#closed, ([id, amount]) => ({ id, spent: amount }))
    const want = Math.max(MIN_BLOCK_SIZE, this.#spentLately * 2)
    this.#spentLately = 0
    const { since, admitted } = this.#callers
    const slow = sentAt - since >= admitted * SLOW_GAP_MS
    this.#callers = { since: sentAt, admitted: 0 }
    const recalls = this.#recalls
    const answer = await lease(this.#key?.record.org.id, { gate: name, kind, hash, want, closed, slow })
    for (const { id } of closed) this.#closed.delete(id)
    if (closed.length > 0) spent.remove(closed.map(({ id }) => id))
    // Recalled on its way: it serves the callers who wait for it, because it was read after they arrived.
    const isRecalled = recalls !== this.#recalls
    const until = isRecalled ? sentAt : sentAt + answer.lastsMs
    if (!isRecalled) for (const block of answer.blocks) this.#take(block, until)
    this.#wasLent = new Set(answer.blocks.map(({ pool }) => pool))
    const leased = answer.key && { record: answer.key, sentAt, until }
    this.#key = leased ? this.#leased(leased) : undefined
    if (leased && keep && until - sentAt > terms.leaseMs) kept.set(leased)
  }

  #leased({ record, sentAt, until }: KeptLease) {
    const lastsMs = until - sentAt
    return { record, until, renewAt: sentAt + lastsMs * (lastsMs > this.#own.terms.leaseMs ? LONG_RENEWAL : 0.5) }
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

  #noteCall() {
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
