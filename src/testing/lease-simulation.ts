import type { Closed, KeyRecord, Lease, LeaseRequest, Pool, SpendRequest, Spending } from "../kernel/ports/leases.ts"
import type { Plan } from "../kernel/ports/plans.ts"
import { termsOf } from "../organizations/leases/terms.ts"
import { newSecret } from "../organizations/keys/secret.ts"
import { Gate, type KeptLease } from "../organizations/leases/gate.ts"
import { type LentBlock, Lender } from "../organizations/leases/lender.ts"
import { NearKeys } from "../organizations/leases/near-keys.ts"

/** Draws the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Faults = {
  /** Longest way of a message, in milliseconds. */
  delayMs: number
  /** Share of requests, and of answers, that never arrive. */
  loss: number
  /** By how much a clock may run too fast or too slow. */
  drift: number
}

/** Breaks the protocol on purpose, to see that the properties notice. */
export type Flaw =
  | "revocation answers at once"
  | "blocks outlive their lease"
  | "a restarted gate forgets"
  | "changes are not announced"
  | "a restore is not reported"
  | "recalls are not received"

const TERMS = termsOf()
const SETTLING_MS = 60_000
/** A short lease with its margin, on the slowest clock. */
const SHORT_MS = (TERMS.leaseMs + TERMS.marginMs) * 1.05

class Lost extends Error {}

type Disk = { used: number; blocks: LentBlock[]; marks: Map<string, number> }
type Running = { lender: Lender; alive: boolean }

/**
 * The real lender, gates and isolates of one organization, in simulated time on an unreliable network. Each has a clock of its own.
 * A restart drops what is in memory, with the answers under way.
 */
export class World {
  readonly secrets: string[]
  readonly admitted: { secret: string; arrived: number; version: number; mustKnow: number }[] = []
  readonly violations: string[] = []
  failed = 0
  refused = 0
  /** Lease requests that reached the organization's object, and reads of the database for them. */
  leases = 0
  reads = 0
  /** Calls of gates, and rows that gates and the organization's object have written for leases. */
  admits = 0
  rows = 0
  readonly #faults: Faults
  readonly #flaw: Flaw | undefined
  readonly #random: () => number
  #time = 0
  #timers: { at: number; order: number; run: () => void }[] = []
  #order = 0

  /** The database: every change gets a version, which the key records carry. */
  #version = 0
  #answeredVersion = 0
  #plan: Plan
  readonly #revoked = new Set<string>()
  readonly #revocationAnswered = new Map<string, number>()

  /** What the organization's object has on disk. */
  #disk: Disk
  #lender: Running
  readonly #gateDisks = new Map<string, { spent: Map<string, number>; kept?: KeptLease; clock: () => number }>()
  readonly #gates = new Map<string, { gate: Gate; alive: boolean }>()
  #isolates: { keys: NearKeys; clock: () => number }[]
  readonly #regions: number

  constructor(
    seed: number,
    faults: Faults,
    shape: { keys: number; regions: number; isolates: number; plan: Plan; used: number },
    flaw?: Flaw,
  ) {
    this.#random = randomFrom(seed)
    this.#faults = faults
    this.#flaw = flaw
    this.#plan = shape.plan
    this.#regions = shape.regions
    this.secrets = Array.from({ length: shape.keys }, () => newSecret("pk_live_"))
    this.#disk = { used: shape.used, blocks: [], marks: new Map() }
    this.#lender = this.#startLender()
    this.#isolates = Array.from({ length: shape.isolates }, (_, place) => this.#startIsolate(place))
  }

  get used(): number {
    return this.#disk.used
  }

  get lent(): number {
    return this.#disk.blocks.length
  }

  // Time

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#timers.push({ at: this.#time + Math.max(0, ms), order: this.#order++, run: resolve })
    })
  }

  /** Runs until nothing is left to do, or for so long. */
  async run(ms = SETTLING_MS): Promise<void> {
    const end = this.#time + ms
    for (;;) {
      await settled()
      const [next] = this.#timers.toSorted((a, b) => a.at - b.at || a.order - b.order)
      if (!next || next.at > end) break
      this.#timers = this.#timers.filter((timer) => timer !== next)
      this.#time = next.at
      next.run()
    }
    this.#time = end
  }

  #clock(offset = this.#random() * 1e6): () => number {
    const rate = 1 + (this.#random() * 2 - 1) * this.#faults.drift
    return () => offset + this.#time * rate
  }

  async #travel(): Promise<void> {
    await this.wait(this.#random() * this.#faults.delayMs)
    if (this.#random() < this.#faults.loss) throw new Lost("Network connection lost")
  }

  /** A call over the network. It may have been done although it fails. */
  async #call<T>(run: () => Promise<T> | T): Promise<T> {
    await this.#travel()
    const answer = await run()
    await this.#travel()
    return answer
  }

  // The organization's object

  #startLender(): Running {
    const memory = structuredClone(this.#disk)
    const own = { lender: undefined as unknown as Lender, alive: true }
    const living = <A extends unknown[], R>(run: (...args: A) => R) => {
      return (...args: A): R => {
        if (!own.alive) throw new Lost("The object was restarted")
        return run(...args)
      }
    }
    let writing: Promise<void> | undefined
    const write = async () => {
      await this.wait(2)
      writing = undefined
      if (!own.alive) throw new Lost("The object was restarted")
      this.#disk = structuredClone({ ...memory, marks: this.#disk.marks })
    }
    let lent = 0
    const prefix = this.#order++
    own.lender = new Lender({
      terms: TERMS,
      now: this.#clock(this.#random() * 100),
      newId: () => `block ${prefix} ${lent++}`,
      readKey: living((_kind, hash) => this.#readKey(hash)),
      used: living(() => memory.used),
      spend: living((_pool, _day, amount) => {
        memory.used += amount
      }),
      // Callers share one write, as in the object: they go on together when it is done.
      stored: living(() => (writing ??= write())),
      lent: {
        all: living(() => memory.blocks),
        add: living((block) => void memory.blocks.push(block)),
        remove: living((id) => {
          memory.blocks = memory.blocks.filter((block) => block.id !== id)
        }),
      },
      // Written at once: an answer leaves after it.
      marks: {
        all: living(() => this.#disk.marks),
        set: living((name, until) => {
          this.rows++
          this.#disk.marks.set(name, until)
        }),
        remove: living((name) => void this.#disk.marks.delete(name)),
      },
      recall: living((gate) =>
        this.#call(() => (this.#flaw === "recalls are not received" ? [] : this.#gateOf(gate).gate.recall())),
      ),
      askBack: living((gate, ids) => this.#call(() => this.#gateOf(gate).gate.giveBack(ids))),
    })
    return own
  }

  async #readKey(hash: string): Promise<KeyRecord> {
    this.reads++
    await this.wait(this.#random() * 20)
    const record = {
      id: hash,
      userId: "usr_1",
      scopes: [],
      org: { id: "org_1", name: String(this.#version), plan: this.#plan },
      revoked: this.#revoked.has(hash),
      expiresAt: null,
      oldSecretUntil: null,
      fence: null,
      briefs: true,
    }
    await this.wait(this.#random() * 20)
    return record
  }

  /** A call to the instance that runs when it arrives. Its answer dies with it. */
  #askLender<T>(run: (lender: Lender) => Promise<T> | T): Promise<T> {
    return this.#call(async () => {
      const own = this.#lender
      const answer = await run(own.lender)
      if (!own.alive) throw new Lost("The object was restarted")
      return answer
    })
  }

  restartLender(): void {
    this.#lender.alive = false
    this.#lender = this.#startLender()
  }

  // Gates

  #gateOf(name: string) {
    const running = this.#gates.get(name)
    if (running) return running
    const disk = this.#gateDisks.get(name) ?? { spent: new Map<string, number>(), clock: this.#clock() }
    this.#gateDisks.set(name, disk)
    // A gate may start again on another machine, whose clock differs a little.
    const ahead = this.#random() * 100
    const own = { gate: undefined as unknown as Gate, alive: true }
    own.gate = new Gate({
      name,
      terms: TERMS,
      now: () => disk.clock() + ahead,
      spent: {
        all: () => Array.from(disk.spent, ([id, spent]): Closed => ({ id, spent })),
        set: (id, spent) => void disk.spent.set(id, spent),
        remove: (ids) => {
          if (own.alive) for (const id of ids) disk.spent.delete(id)
        },
      },
      kept: {
        get: () => disk.kept,
        set: (lease) => {
          this.rows++
          if (own.alive) disk.kept = lease
        },
        remove: () => delete disk.kept,
      },
      lease: async (_org, request: LeaseRequest): Promise<Lease> => {
        this.leases++
        const lease = await this.#askLender((lender) => lender.lease(request))
        if (!own.alive) throw new Lost("The gate was restarted")
        return this.#flaw === "blocks outlive their lease" ? { ...lease, lastsMs: lease.lastsMs * 4 } : lease
      },
      spendOne: (_org, pool: Pool, limit: number): Promise<Spending> =>
        this.#askLender((lender) => lender.spendOne(pool, limit)),
      later: (work) => void this.wait(0).then(() => (own.alive ? work() : undefined)),
    })
    this.#gates.set(name, own)
    return own
  }

  restartGate(index: number): void {
    const names = [...this.#gates.keys()]
    const name = names[index % Math.max(1, names.length)]
    if (name === undefined) return
    const gate = this.#gates.get(name)
    if (gate) gate.alive = false
    this.#gates.delete(name)
    if (this.#flaw === "a restarted gate forgets") this.#gateDisks.delete(name)
  }

  #near(name: string) {
    const ask = <T>(run: (gate: Gate) => Promise<T>) =>
      this.#call(async () => {
        const own = this.#gateOf(name)
        const answer = await run(own.gate)
        if (!own.alive) throw new Lost("The gate was restarted")
        return answer
      })
    return {
      admit: (...args: Parameters<Gate["admit"]>) => {
        this.admits++
        return ask((gate) => gate.admit(...args))
      },
      spend: (request: SpendRequest) => ask((gate) => gate.spend(request)),
    }
  }

  // Callers

  #startIsolate(place: number) {
    return { keys: new NearKeys(place), clock: this.#clock() }
  }

  restartIsolate(index: number): void {
    const at = index % this.#isolates.length
    this.#isolates[at] = this.#startIsolate(at)
  }

  async call(isolateIndex: number, keyIndex: number): Promise<"admitted" | "refused" | "failed"> {
    const place = isolateIndex % this.#isolates.length
    const isolate = this.#isolates[place]
    const secret = this.secrets[keyIndex % this.secrets.length]
    if (!isolate || secret === undefined) throw new Error("No such isolate or key")
    const [arrived, mustKnow, revokedAt] = [this.#time, this.#answeredVersion, this.#revocationAnswered.get(secret)]
    try {
      const request = {
        gates: { near: (name: string) => this.#near(name) },
        lease: (asked: LeaseRequest) => this.#askLender((lender) => lender.lease(asked)),
        region: () => `region ${place % this.#regions}`,
        terms: TERMS,
        now: isolate.clock,
        hash: async () => secret,
        defer: (work: Promise<unknown>) => void work.catch(() => {}),
      }
      const found = await isolate.keys.find(request, "sdk_keys", secret)
      if (!found || found.record.revoked) return "refused"
      const version = Number(found.record.org.name)
      // A restore may have brought the key back meanwhile, and another revocation ended it again.
      if (revokedAt !== undefined && this.#revocationAnswered.get(secret) === revokedAt)
        this.violations.push(`A key was admitted at ${arrived} after its revocation was answered`)
      if (version < mustKnow) this.violations.push(`Version ${version} was used at ${arrived}, after ${mustKnow}`)
      const limit = { free: 100, pro: 10_000, enterprise: null }[found.record.org.plan]
      if (limit !== null) {
        const target = { org: "org_1", kind: "sdk_keys", hash: secret, pool: "classifications", limit } as const
        const spending = await this.#near(found.gate).spend(target)
        if (!spending.granted) {
          this.refused++
          return "refused"
        }
      }
      this.admitted.push({ secret, arrived, version, mustKnow })
      return "admitted"
    } catch (error) {
      if (!((error instanceof Error && error.message.includes("lost")) || error instanceof Lost)) throw error
      this.failed++
      return "failed"
    }
  }

  // Changes

  /** Like a person, it is tried again when it fails. */
  async #endLeases(): Promise<number> {
    for (;;) {
      try {
        return await this.#askLender((lender) => lender.endLeases())
      } catch (error) {
        if (!(error instanceof Lost)) throw error
      }
    }
  }

  /**
   * Resolves when the change is answered, or would have been without the crash of its verb after the commit: then all but short leases
   * have ended.
   */
  async #change(commit: () => void, crashes = false): Promise<void> {
    const openMs = this.#flaw === "changes are not announced" ? 0 : await this.#endLeases()
    await this.wait(this.#random() * this.#faults.delayMs)
    commit()
    const version = ++this.#version
    const endsIn = crashes ? Math.max(openMs, SHORT_MS) : await this.#endLeases()
    if (this.#flaw !== "revocation answers at once") await this.wait(endsIn)
    this.#answeredVersion = Math.max(this.#answeredVersion, version)
  }

  async revoke(keyIndex: number, crashes = false): Promise<void> {
    const secret = this.secrets[keyIndex % this.secrets.length] ?? ""
    await this.#change(() => this.#revoked.add(secret), crashes)
    if (this.#revoked.has(secret) && !this.#revocationAnswered.has(secret))
      this.#revocationAnswered.set(secret, this.#time)
  }

  changePlan(plan: Plan, crashes = false): Promise<void> {
    return this.#change(() => {
      this.#plan = plan
    }, crashes)
  }

  /** The database goes back to what it was at first; the command that restores it then reports to the object. */
  async restore(plan: Plan): Promise<void> {
    this.#plan = plan
    this.#revoked.clear()
    this.#revocationAnswered.clear()
    const version = ++this.#version
    if (this.#flaw !== "a restore is not reported") await this.wait(await this.#endLeases())
    this.#answeredVersion = Math.max(this.#answeredVersion, version)
  }

  /** No more faults from here on, and everything on its way arrives. */
  async calmDown(): Promise<void> {
    Object.assign(this.#faults, { loss: 0, delayMs: 5 })
    await this.run()
    await this.#askAndRun((lender) => lender.collectEnded())
  }

  async collect(): Promise<void> {
    await this.#askAndRun((lender) => lender.collect("classifications"))
  }

  async #askAndRun(run: (lender: Lender) => Promise<unknown>): Promise<void> {
    void this.#askLender(run)
    await this.run()
  }
}

/** Lets every promise that can go on go on. */
async function settled(): Promise<void> {
  for (let i = 0; i < 60; i++) await Promise.resolve()
}
