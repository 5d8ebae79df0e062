import { DurableObject } from "cloudflare:workers"
import {
  type Amounts,
  type CountedToday,
  type Counter,
  METRICS,
  type Metric,
  type Reservation,
} from "../../src/kernel/ports/counter.ts"
import {
  type Lease,
  type LeaseRequest,
  type Lends,
  LIMITED_BY_PLAN,
  type Pool,
  type Spending,
  usesOf,
} from "../../src/kernel/ports/leases.ts"
import type { Quota } from "../../src/kernel/ports/plans.ts"
import { readKey } from "../../src/organizations/keys/read-key.ts"
import { Lender } from "../../src/organizations/leases/lender.ts"
import { termsOf } from "../../src/organizations/leases/terms.ts"
import { readDailyUsage, writeDailyUsage } from "../../src/organizations/usage/daily.ts"
import type { Env } from "../../src/app/env.ts"
import { collectMs } from "../../src/app/settings.ts"
import { openReservations, type StoredReservations } from "./reservations.ts"
import { openLentBlocks, openMarks, type StoredBlocks } from "./lent-blocks.ts"

/** A flush costs an alarm and rows in two places, so it takes five minutes. Reading the figures of one organization flushes them first. */
const REPORTS_PER_FLUSH = 12
const COALESCE_MS = 1
/** A gate that takes longer counts as unreachable. */
const RECALL_MS = 1_000

/**
 * Usage of one organization by day, and leases of its keys and credits. A month's usage is the sum of its days, so a new month starts at zero. D1 later gets absolute
 * values, so a repeated flush is idempotent.
 */
export class QuotaCounter extends DurableObject<Env> implements Counter, Lends {
  readonly #sql: SqlStorage
  #month = ""
  readonly #used = new Map<Metric, number>()
  #alarmSet = false
  /** Pending changes by day and metric. */
  readonly #unwritten = new Map<string, number>()
  /** Uses by name on `#day`, and the names whose count is not written yet. */
  readonly #today = new Map<string, number>()
  readonly #unwrittenNames = new Set<string>()
  #day = ""
  #writing: Promise<void> | undefined
  readonly #reservations: StoredReservations
  readonly #lent: StoredBlocks
  readonly #marks: ReturnType<typeof openMarks>
  readonly #lender: Lender

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#sql = state.storage.sql
    this.#createTables()
    this.#reservations = openReservations(state.storage.sql, () => Date.now())
    this.#lent = openLentBlocks(state.storage.sql)
    this.#marks = openMarks(state.storage.sql)
    this.#lender = this.#openLender()
    // After a restore the counters are empty, and their first flush would overwrite the stored figures: load those first.
    if (this.#sql.exec(`SELECT 1 FROM usage LIMIT 1`).toArray().length === 0) {
      void state.blockConcurrencyWhile(() => this.#takeOver())
    }
  }

  #createTables() {
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS usage (day TEXT, metric TEXT, amount REAL NOT NULL, dirty INTEGER NOT NULL, PRIMARY KEY (day, metric)) WITHOUT ROWID;
       CREATE TABLE IF NOT EXISTS uses (name TEXT, day TEXT, count INTEGER NOT NULL, PRIMARY KEY (name, day)) WITHOUT ROWID`,
    )
  }

  #openLender(): Lender {
    const own = {
      directory: this.env.DB,
      now: () => new Date(),
      defer: (work: Promise<unknown>) => this.ctx.waitUntil(work.catch(() => {})),
    }
    return new Lender({
      terms: termsOf(this.env.LEASE_MS),
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
      readKey: (kind, hash) => readKey(own, kind, hash),
      used: (pool) => (pool === LIMITED_BY_PLAN ? this.#usedOf(pool) : this.#usesOf(nameOf(pool), today())),
      spend: (pool, day, amount) => {
        if (pool === LIMITED_BY_PLAN) this.#add({ [pool]: amount }, day)
        else this.#addUses(nameOf(pool), day, amount)
      },
      stored: () => this.#stored(),
      lent: this.#lent,
      marks: this.#marks,
      askBack: (gate, ids) => this.env.GATES.getByName(gate).giveBack(ids),
      recall: (gate) => inTime(RECALL_MS, this.env.GATES.getByName(gate).recall()),
    })
  }

  async lease(request: LeaseRequest): Promise<Lease> {
    const lease = await this.#lender.lease(request)
    if (lease.blocks.length > 0) this.#setAlarm()
    return lease
  }

  spendOne(pool: Pool, limit: number): Promise<Spending> {
    return this.#lender.spendOne(pool, limit)
  }

  async endLeases(): Promise<number> {
    return this.#lender.endLeases()
  }

  async reserve(quota: Quota, amount: number, limit: number | null, name?: string): Promise<Reservation> {
    const held = () => (name === undefined ? undefined : this.#reservations.find(name))
    const missing = () => Math.max(0, amount - (held()?.amount ?? 0))
    let day = ""
    let used = 0
    const take = () => {
      const before = held()
      const added = missing()
      // Kept credits may belong to another day, so only the added amount can be returned.
      day = before && before.amount > before.kept ? before.day : today()
      this.#add({ [quota]: added }, day)
      used = this.#usedOf(quota)
      if (name !== undefined)
        this.#reservations.set(name, { day, amount: (before?.amount ?? 0) + added, kept: before?.kept ?? 0 })
    }
    if (limit === null) {
      take()
      // A limited quota is persisted before the reservation is confirmed; unlimited usage can be written later.
      this.#writeSoon()
    } else {
      // Already reserved credits are not checked again, even if the limit is lower now.
      if (held() && missing() === 0) take()
      else if (!(await this.#takeRoom(quota, missing, limit, take)))
        return { granted: false, limit, used: this.#usedOf(quota) + this.#lentOf(quota) }
      await this.#stored()
    }
    return { granted: true, day, used }
  }

  /** Runs `take` if the limit allows the amount. For the lent quota, gates first return what they hold. */
  async #takeRoom(quota: Quota, amount: () => number, limit: number, take: () => void): Promise<boolean> {
    if (quota === LIMITED_BY_PLAN) return this.#lender.takeRoom(quota, amount, limit, take)
    if (this.#usedOf(quota) + amount() > limit) return false
    take()
    return true
  }

  #lentOf(quota: Quota): number {
    return quota === LIMITED_BY_PLAN ? this.#lender.lentOf(quota) : 0
  }

  settle(name: string, quota: Quota, used: number): void {
    const { day, amount, kept } = this.#reservations.find(name) ?? { day: today(), amount: 0, kept: 0 }
    // Another worker may have done the work and kept its credits.
    const total = Math.max(used, kept)
    this.#add({ [quota]: total - amount }, day)
    this.#reservations.set(name, { day, amount: total, kept: total })
    this.#writeSoon()
  }

  record(amounts: Amounts, day = today()): void {
    this.#add(amounts, day)
    this.#writeSoon()
  }

  async used(quota: Quota): Promise<number> {
    if (quota === LIMITED_BY_PLAN) await this.#lender.collect(quota)
    return this.#usedOf(quota)
  }

  #usedOf(quota: Quota): number {
    this.#openMonth()
    return this.#used.get(quota) ?? 0
  }

  async countToday(name: string, limit: number): Promise<CountedToday> {
    const spending = await this.#lender.spendOne(usesOf(name), limit)
    return { granted: spending.granted, used: this.#usesOf(name, today()) }
  }

  #addUses(name: string, day: string, amount: number) {
    // Credits a gate spent before midnight no longer count against the limit.
    if (day !== today()) return
    this.#today.set(name, this.#usesOf(name, day) + amount)
    this.#unwrittenNames.add(name)
  }

  /** Concurrent callers share one write, since the commit is the most expensive part. */
  #stored(): Promise<void> {
    return (this.#writing ??= this.#write(COALESCE_MS))
  }

  #usesOf(name: string, day: string): number {
    if (day !== this.#day) {
      this.#commit()
      this.#today.clear()
      this.#day = day
    }
    const known = this.#today.get(name)
    if (known !== undefined) return known
    const [stored] = this.#sql
      .exec<{ count: number }>(`SELECT count FROM uses WHERE name = ? AND day = ?`, name, day)
      .toArray()
    return stored?.count ?? 0
  }

  async reserveCost(amount: number, limit: number): Promise<Reservation> {
    const day = today()
    const used = this.#onDay(day, "cost")
    if (used + amount > limit) return { granted: false, limit, used }
    this.#add({ cost: amount }, day)
    await this.#stored()
    return { granted: true, day, used: used + amount }
  }

  #onDay(day: string, metric: Metric): number {
    const [stored] = this.#sql
      .exec<{ amount: number }>(`SELECT amount FROM usage WHERE day = ? AND metric = ?`, day, metric)
      .toArray()
    return Math.max(0, (stored?.amount ?? 0) + (this.#unwritten.get(`${day} ${metric}`) ?? 0))
  }

  async flush(): Promise<void> {
    await this.#write(0)
    const org = this.ctx.id.name
    if (org === undefined) return
    const days = this.#sql.exec<{ day: string }>(`SELECT DISTINCT day FROM usage WHERE dirty = 1`).toArray()
    for (const { day } of days) {
      const rows = this.#sql
        .exec<{ metric: Metric; amount: number }>(`SELECT metric, amount FROM usage WHERE day = ?`, day)
        .toArray()
      await writeDailyUsage(this.env.DB, org, day, Object.fromEntries(rows.map((row) => [row.metric, row.amount])))
      for (const { metric, amount } of rows) {
        // Rows that changed in the meantime stay dirty.
        this.#sql.exec(`UPDATE usage SET dirty = 0 WHERE day = ? AND metric = ? AND amount = ?`, day, metric, amount)
      }
    }
  }

  async align(): Promise<void> {
    await this.#lender.endLeases()
    await this.#takeOver()
    await this.flush()
  }

  async forget(): Promise<void> {
    for (const counted of [this.#used, this.#unwritten, this.#today, this.#unwrittenNames]) counted.clear()
    this.#month = ""
    this.#alarmSet = false
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
    // Running work may still make a call.
    this.#createTables()
    this.#reservations.reload()
    this.#lent.reload()
    this.#marks.reload()
  }

  /** The higher figure wins: D1's is copied here, or ours is written to D1 with the next flush. */
  async #takeOver(): Promise<void> {
    const org = this.ctx.id.name
    if (org === undefined) return
    const stored = await readDailyUsage(this.env.DB, org)
    this.#month = ""
    this.#commit()
    this.ctx.storage.transactionSync(() => {
      for (const [day, amounts] of stored) {
        for (const metric of METRICS) {
          if (amounts[metric] === 0) continue
          this.#sql.exec(
            `INSERT INTO usage (day, metric, amount, dirty) VALUES (?1, ?2, ?3, 0)
             ON CONFLICT DO UPDATE SET amount = max(amount, ?3)`,
            day,
            metric,
            amounts[metric],
          )
        }
      }
      const own = this.#sql.exec<{ day: string; metric: Metric; amount: number }>(
        `SELECT day, metric, amount FROM usage`,
      )
      for (const { day, metric, amount } of own.toArray()) {
        if (amount === (stored.get(day)?.[metric] ?? 0)) continue
        this.#sql.exec(`UPDATE usage SET dirty = 1 WHERE day = ? AND metric = ?`, day, metric)
      }
    })
  }

  #add(amounts: Amounts, day: string) {
    this.#openMonth()
    for (const metric of METRICS) {
      const amount = amounts[metric]
      if (!amount) continue
      const key = `${day} ${metric}`
      this.#unwritten.set(key, (this.#unwritten.get(key) ?? 0) + amount)
      if (day.startsWith(this.#month)) this.#used.set(metric, Math.max(0, (this.#used.get(metric) ?? 0) + amount))
    }
  }

  /** Without a timer, which would keep the object in memory: callers collect what they report. */
  #writeSoon() {
    this.ctx.waitUntil(this.#stored())
  }

  async #write(delayMs: number): Promise<void> {
    if (delayMs > 0) await scheduler.wait(delayMs)
    this.#writing = undefined
    try {
      if (!this.#commit()) return
      this.#setAlarm()
      await this.ctx.storage.sync()
    } catch (error) {
      // Storage is the source of truth: reload from it on the next call.
      this.#month = ""
      this.#day = ""
      this.#unwrittenNames.clear()
      this.#reservations.reload()
      this.#lent.reload()
      throw error
    }
  }

  #setAlarm() {
    if (this.#alarmSet) return
    this.#alarmSet = true
    this.ctx.waitUntil(this.#scheduleFlush())
  }

  /** An alarm that an earlier instance has set stays: an object that is evicted between calls would put it off each time. */
  async #scheduleFlush(): Promise<void> {
    const { storage } = this.ctx
    if ((await storage.getAlarm()) === null)
      await storage.setAlarm(Date.now() + REPORTS_PER_FLUSH * collectMs(this.env))
  }

  /** False if there was nothing to write. */
  #commit(): boolean {
    const changes = [...this.#unwritten]
    const names = [...this.#unwrittenNames]
    const hasChanged = this.#reservations.hasChanged() || this.#lent.hasChanged()
    if (changes.length + names.length === 0 && !hasChanged) return false
    this.#unwritten.clear()
    this.#unwrittenNames.clear()
    this.ctx.storage.transactionSync(() => {
      for (const [key, amount] of changes) {
        const [day = "", metric = ""] = key.split(" ")
        this.#sql.exec(
          `INSERT INTO usage (day, metric, amount, dirty) VALUES (?1, ?2, max(0, ?3), 1)
           ON CONFLICT DO UPDATE SET amount = max(0, amount + ?3), dirty = 1`,
          day,
          metric,
          amount,
        )
      }
      for (const name of names) {
        const count = this.#today.get(name) ?? 0
        this.#sql.exec(`INSERT OR REPLACE INTO uses VALUES (?, ?, ?)`, name, this.#day, count)
      }
      this.#lent.write()
      this.#reservations.write()
    })
    return true
  }

  override async alarm(): Promise<void> {
    this.#alarmSet = false
    this.#reservations.forgetOld()
    this.#lender.forgetEnded()
    this.#sql.exec(`DELETE FROM uses WHERE day < ?`, today())
    // Gates that did not report by the end of their lease are polled until they answer.
    if (!(await this.#lender.collectEnded())) this.#setAlarm()
    await this.flush()
  }

  #openMonth() {
    const month = today().slice(0, 7)
    if (month === this.#month) return
    this.#month = month
    this.#used.clear()
    const rows = this.#sql.exec<{ metric: Metric; amount: number }>(
      `SELECT metric, sum(amount) AS amount FROM usage WHERE day >= ? AND day < ? GROUP BY metric`,
      `${month}-01`,
      `${month}-99`,
    )
    for (const { metric, amount } of rows) this.#used.set(metric, amount)
  }
}

async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  const waiting = new AbortController()
  const late = scheduler.wait(ms, { signal: waiting.signal }).then(() => {
    throw new Error("The gate did not answer in time")
  })
  try {
    return await Promise.race([work, late])
  } finally {
    waiting.abort()
  }
}

const nameOf = (pool: Pool) => pool.slice(usesOf("").length)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const today = () => dayOf(Date.now())
