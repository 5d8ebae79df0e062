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
import { marginOf, type Terms } from "./terms.ts"

/** A block as the lender sees it. `ends` is on the lender's clock and later than the gate's own end. */
export type LentBlock = Block & { gate: string; ends: number }

/** Lent blocks, persisted with the spent amounts by the next `stored`. */
export type LentBlocks = {
  all(): readonly LentBlock[]
  add(block: LentBlock): void
  remove(id: string): void
}

/** Times on the lender's clock, persisted before its next answer. */
export type Marks = {
  /** Upper bounds for the end of leases by gate, and of all short ones under `SHORT`. */
  all(): ReadonlyMap<string, number>
  set(name: string, until: number): void
  remove(name: string): void
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
  marks: Marks
  askBack: (gate: string, ids: string[]) => Promise<readonly Closed[]>
  /** Ends the lease of a gate; fails if the gate does not answer in time. */
  recall: (gate: string) => Promise<readonly Closed[]>
}

/** Blocks shrink with the remaining credits, so that several gates can hold one each and the last credits are spent one by one. */
const SHARE = 8
const MAX_BLOCK = 256
const SHORT = "short"
const CHANGING = "changing"
/** Marks are written this many long leases ahead, so that most leases cost no write. */
const MARK_AHEAD = 10
/** Longer than a transaction of the database may take. */
const CHANGE_LEASES = 30
const MAX_COPIES = 1_000
/** Gates asked in parallel, well below the call limit of an invocation. */
const MAX_GATES = 400

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)

type Copy = { key: KeyRecord | null; until: number }

/**
 * Grants leases for one organization, from copies of its keys. No lease outlives the copy it came from. A change recalls all leases and
 * drops all copies. Credits of a lent block count as used until the gate reports otherwise.
 */
export class Lender {
  readonly #own: Dependencies
  readonly #copies = new Map<string, Copy>()
  /** Ends of the leases that may be open, under the names of their marks. */
  readonly #ends = new Map<string, number>()
  #changes = 0
  #asking = 0

  constructor(own: Dependencies) {
    this.#own = own
    // An earlier instance may have granted leases until now.
    const now = own.now()
    for (const [name, until] of own.marks.all()) {
      const lastsMs = name === SHORT ? own.terms.leaseMs : own.terms.slowMs
      if (name !== CHANGING && until > now) this.#ends.set(name, Math.min(until, now + lastsMs + marginOf(lastsMs)))
    }
  }

  async lease({ gate, kind, hash, want, closed, slow }: LeaseRequest): Promise<Lease> {
    const { terms, now, readKey, stored } = this.#own
    this.settle(closed)
    const name = `${kind} ${hash}`
    let copy = this.#newCopyOf(name, slow)
    while (!copy) {
      const changes = this.#changes
      const until = now() + terms.slowMs
      const key = await readKey(kind, hash)
      // A change that started meanwhile could not recall this lease: read again.
      if (changes === this.#changes) copy = { key, until }
    }
    // In one step with the end of the read, so that a change which starts now recalls the lease.
    const { key, until } = copy
    if (key && !this.#isChanging()) this.#keep(name, copy)
    const left = until - now()
    const longest = this.#isChanging() ? terms.leaseMs / 2 : slow && key ? left : terms.leaseMs
    const lastsMs = Math.min(left, longest)
    this.#note(lastsMs > terms.leaseMs ? gate : SHORT, lastsMs)
    const blocks = key && !key.revoked ? this.#blocksFor(key, gate, want, lastsMs) : []
    if (blocks.length > 0 || closed.length > 0) await stored()
    return { key, lastsMs, blocks }
  }

  /** A slow gate gets at least half of a copy's time. */
  #newCopyOf(name: string, slow: boolean): Copy | undefined {
    const { terms, now } = this.#own
    const copy = this.#copies.get(name)
    const leastMs = slow ? terms.slowMs / 2 : terms.leaseMs
    return copy && copy.until - now() >= leastMs ? copy : undefined
  }

  #keep(name: string, copy: Copy) {
    if (this.#copies.size >= MAX_COPIES) this.#copies.clear()
    this.#copies.set(name, copy)
  }

  #isChanging(): boolean {
    return (this.#own.marks.all().get(CHANGING) ?? 0) > this.#own.now()
  }

  #note(name: string, lastsMs: number) {
    const { terms, now, marks } = this.#own
    const end = now() + lastsMs + marginOf(Math.max(lastsMs, terms.leaseMs))
    this.#ends.set(name, Math.max(end, this.#ends.get(name) ?? 0))
    if ((marks.all().get(name) ?? 0) < end) marks.set(name, end + MARK_AHEAD * terms.slowMs)
  }

  /**
   * Recalls all leases. Returns the time until those that could not be recalled have ended, and those that isolates have from gates. A
   * change does this before it is committed and again before it is answered; between the two, and if the second never comes, leases are
   * short and each is read from the database.
   */
  async endLeases(): Promise<number> {
    const { terms, now, marks, recall } = this.#own
    this.#changes++
    this.#copies.clear()
    marks.set(CHANGING, now() + CHANGE_LEASES * terms.leaseMs)
    const open = [...this.#ends].filter(([name, end]) => name !== SHORT && end > now()).slice(0, MAX_GATES)
    const recalls = open.map(async ([gate]) => {
      const closed = await recall(gate)
      this.#note(SHORT, terms.leaseMs / 2)
      this.#ends.delete(gate)
      marks.remove(gate)
      return closed
    })
    const closed = (await Promise.allSettled(recalls)).flatMap((each) =>
      each.status === "fulfilled" ? each.value : [],
    )
    this.settle(closed)
    if (closed.length > 0) await this.#own.stored()
    return Math.max(0, ...[...this.#ends.values()].map((end) => end - now()))
  }

  /** Forgets gates whose leases ended long ago. */
  forgetEnded(): void {
    const { now, marks } = this.#own
    for (const [name, until] of marks.all()) if (until <= now()) marks.remove(name)
    for (const [name, end] of this.#ends) if (end <= now()) this.#ends.delete(name)
  }

  #blocksFor(key: KeyRecord, gate: string, want: number, lastsMs: number): Block[] {
    const pools: [Pool, number | null][] = [
      [LIMITED_BY_PLAN, PLAN_LIMITS[key.org.plan].classifications],
      [usesOf(key.id), key.fence?.requestsPerDay ?? null],
    ]
    return pools.flatMap(([pool, limit]) => (limit === null ? [] : this.#lend(gate, pool, limit, want, lastsMs)))
  }

  #lend(gate: string, pool: Pool, limit: number, want: number, lastsMs: number): Block[] {
    const { now, newId, used, lent } = this.#own
    // Lent credits are being recalled for waiting callers: do not lend more.
    if (this.#asking > 0) return []
    const left = limit - used(pool) - this.lentOf(pool)
    const amount = Math.min(want, MAX_BLOCK, Math.floor(left / SHARE))
    if (amount < 1) return []
    const block: Block = { id: newId(), pool, day: dayAt(now()), amount }
    lent.add({ ...block, gate, ends: now() + lastsMs + marginOf(lastsMs) })
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
}
