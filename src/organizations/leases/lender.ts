import { PLAN_LIMITS } from "../../kernel/ports/plans.ts"
import {
  type Block,
  type Closed,
  type KeyKind,
  type KeyRecord,
  type Lease,
  type LeaseRequest,
  LIMITED_BY_PLAN,
  type Pool,
  type Spending,
  usesOf,
} from "../../kernel/ports/leases.ts"
import type { Terms } from "./terms.ts"

/** A block as the lender sees it. `ends` is on the lender's clock and later than the gate's own end. */
export type LentBlock = Block & { gate: string; ends: number }

/** Lent blocks, persisted with the spent amounts by the next `stored`; and the lease mark, persisted before the lender's next answer. */
export type LentBlocks = {
  all(): readonly LentBlock[]
  add(block: LentBlock): void
  remove(id: string): void
  /** Upper bound for the end of all granted leases; 0 if there were none. */
  mark(): number
  setMark(until: number): void
}

type Dependencies = {
  terms: Terms
  now: () => number
  newId: () => string
  readKey: (kind: KeyKind, hash: string) => Promise<KeyRecord | null>
  /** Amount spent from a pool in the current period of its limit, without lent blocks. */
  used: (pool: Pool) => number
  spend: (pool: Pool, day: string, amount: number) => void
  /** Resolves when all spent amounts are persisted. */
  stored: () => Promise<void>
  lent: LentBlocks
  askBack: (gate: string, ids: string[]) => Promise<readonly Closed[]>
}

/** Blocks shrink with the remaining credits, so that several gates can hold one each and the last credits are spent one by one. */
const SHARE = 8
const MAX_BLOCK = 256
/** The mark is written this far ahead, so that most leases cost no write. */
const MARK_AHEAD_MS = 60_000
/** Gates asked in parallel, well below the call limit of an invocation. */
const MAX_GATES = 400

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/**
 * Grants leases for one organization. A lease's key is read after the lease starts, so no caller is admitted by data older than `leaseMs`.
 * Credits of a lent block count as used until the gate reports otherwise.
 */
export class Lender {
  readonly #own: Dependencies
  #lastReadAt: number
  #asking = 0

  constructor(own: Dependencies) {
    this.#own = own
    // An earlier instance may have granted leases until now.
    this.#lastReadAt = own.lent.mark() > own.now() ? own.now() : Number.NEGATIVE_INFINITY
  }

  async lease({ gate, kind, hash, want, closed }: LeaseRequest): Promise<Lease> {
    const { terms, now, lent, readKey, stored } = this.#own
    this.settle(closed)
    const readAt = now()
    this.#lastReadAt = Math.max(this.#lastReadAt, readAt)
    const until = readAt + terms.leaseMs + terms.marginMs
    if (lent.mark() < until) lent.setMark(until + MARK_AHEAD_MS)
    const key = await readKey(kind, hash)
    const blocks = key && !key.revoked ? this.#blocksFor(key, gate, want) : []
    if (blocks.length > 0 || closed.length > 0) await stored()
    return { key, lastsMs: terms.leaseMs, blocks }
  }

  #blocksFor(key: KeyRecord, gate: string, want: number): Block[] {
    const pools: [Pool, number | null][] = [
      [LIMITED_BY_PLAN, PLAN_LIMITS[key.org.plan].classifications],
      [usesOf(key.id), key.fence?.requestsPerDay ?? null],
    ]
    return pools.flatMap(([pool, limit]) => (limit === null ? [] : this.#lend(gate, pool, limit, want)))
  }

  #lend(gate: string, pool: Pool, limit: number, want: number): Block[] {
    const { terms, now, newId, used, lent } = this.#own
    // Lent credits are being recalled for waiting callers: do not lend more.
    if (this.#asking > 0) return []
    const left = limit - used(pool) - this.lentOf(pool)
    const amount = Math.min(want, MAX_BLOCK, Math.floor(left / SHARE))
    if (amount < 1) return []
    const block: Block = { id: newId(), pool, day: dayAt(now()), amount }
    lent.add({ ...block, gate, ends: now() + terms.leaseMs + terms.marginMs })
    return [block]
  }

  lentOf(pool: Pool): number {
    return this.#own.lent.all().reduce((sum, block) => sum + (block.pool === pool ? block.amount : 0), 0)
  }

  /** Counts the amounts spent from closed blocks. Blocks already settled are ignored. */
  settle(closed: readonly Closed[]): void {
    for (const { id, spent } of closed) {
      const block = this.#own.lent.all().find((known) => known.id === id)
      if (!block) continue
      this.#own.lent.remove(id)
      if (spent > 0) this.#own.spend(block.pool, block.day, spent)
    }
  }

  /**
   * Runs `take` in the same step that finds room for it, recalling lent credits if needed: callers that waited for one gate resume
   * together, and each must see what the previous one took. False if there is no room.
   */
  async takeRoom(pool: Pool, amount: () => number, limit: number, take: () => void): Promise<boolean> {
    for (;;) {
      const used = this.#own.used(pool)
      if (used + this.lentOf(pool) + amount() <= limit) {
        take()
        return true
      }
      if (used + amount() > limit || !(await this.#ask((block) => block.pool === pool))) return false
    }
  }

  async spendOne(pool: Pool, limit: number): Promise<Spending> {
    const { used, spend, stored, now } = this.#own
    let day = ""
    const take = () => {
      day = dayAt(now())
      spend(pool, day, 1)
    }
    if (!(await this.takeRoom(pool, () => 1, limit, take)))
      return { granted: false, limit, used: used(pool) + this.lentOf(pool) }
    await stored()
    return { granted: true, day }
  }

  /** Counts everything spent so far, as far as the gates can be reached. */
  async collect(pool: Pool): Promise<void> {
    await this.#ask((block) => block.pool === pool)
  }

  /** Settles blocks whose gates did not report before their lease ended. False if some are left. */
  async collectEnded(): Promise<boolean> {
    const now = this.#own.now()
    await this.#ask((block) => block.ends <= now)
    return this.#own.lent.all().length === 0
  }

  /** False if no gate answered. */
  async #ask(which: (block: LentBlock) => boolean): Promise<boolean> {
    const gates = Map.groupBy(this.#own.lent.all().filter(which), ({ gate }) => gate)
    if (gates.size === 0) return false
    this.#asking++
    try {
      const answers = await Promise.allSettled(
        [...gates].slice(0, MAX_GATES).map(([gate, blocks]) =>
          this.#own.askBack(
            gate,
            blocks.map(({ id }) => id),
          ),
        ),
      )
      const closed = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []))
      this.settle(closed)
      if (closed.length > 0) await this.#own.stored()
      return closed.length > 0
    } finally {
      this.#asking--
    }
  }

  leasesEndIn(): number {
    const { terms, now } = this.#own
    return Math.max(0, this.#lastReadAt + terms.leaseMs + terms.marginMs - now())
  }
}
