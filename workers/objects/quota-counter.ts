import { DurableObject } from "cloudflare:workers"
import {
  type Amounts,
  type CountedToday,
  type Counter,
  METRICS,
  type Metric,
  type Reservation,
} from "../../src/kernel/ports/counter.ts"
import type { Quota } from "../../src/kernel/ports/plans.ts"
import { readDailyUsage, writeDailyUsage } from "../../src/organizations/usage/daily.ts"
import type { Env } from "../../src/app/env.ts"

const FLUSH_AFTER_MS = 5_000
const COALESCE_MS = 1
const DEFERRED_WRITE_MS = 1_000
const CLAIM_LIFETIME_MS = 7 * 24 * 3600 * 1000

/** The amount a claim has reserved, and the day it counts toward. */
type Held = { day: string; amount: number }

/**
 * Usage of one organization by day. A month's usage is the sum of its days, so a new month starts at zero. D1 later gets absolute
 * values, so a repeated flush is idempotent.
 */
export class QuotaCounter extends DurableObject<Env> implements Counter {
  readonly #sql: SqlStorage
  #month = ""
  readonly #used = new Map<Metric, number>()
  #alarmSet = false
  /** Pending changes by day and metric. */
  readonly #unwritten = new Map<string, number>()
  readonly #unwrittenClaims = new Map<string, Held | null>()
  /** Uses by name on `#day`, and the names whose count is not written yet. */
  readonly #today = new Map<string, number>()
  readonly #unwrittenNames = new Set<string>()
  #day = ""
  #writing: Promise<void> | undefined
  #writingLater = false

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#sql = state.storage.sql
    this.#createTables()
    // After a restore the counters are empty: without the stored figures, their first flush would overwrite them.
    if (this.#sql.exec(`SELECT 1 FROM usage LIMIT 1`).toArray().length === 0) {
      void state.blockConcurrencyWhile(() => this.#takeOver())
    }
  }

  #createTables() {
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS usage (day TEXT, metric TEXT, amount REAL NOT NULL, dirty INTEGER NOT NULL, PRIMARY KEY (day, metric)) WITHOUT ROWID;
       CREATE TABLE IF NOT EXISTS claims (name TEXT PRIMARY KEY, day TEXT NOT NULL, amount REAL NOT NULL) WITHOUT ROWID;
       CREATE TABLE IF NOT EXISTS uses (name TEXT, day TEXT, count INTEGER NOT NULL, PRIMARY KEY (name, day)) WITHOUT ROWID`,
    )
  }

  async reserve(quota: Quota, amount: number, limit: number | null, claim?: string): Promise<Reservation> {
    const used = this.used(quota)
    const held = claim === undefined ? undefined : this.#heldBy(claim)
    const missing = Math.max(0, amount - (held?.amount ?? 0))
    if (limit !== null && used + missing > limit) return { granted: false, limit, used }
    const day = held?.day ?? today()
    this.#add({ [quota]: missing }, day)
    if (claim !== undefined) this.#unwrittenClaims.set(claim, { day, amount: (held?.amount ?? 0) + missing })
    // A limited quota is persisted before the reservation is confirmed; unlimited usage can be written later.
    if (limit === null) this.#writeLater()
    else await (this.#writing ??= this.#write(COALESCE_MS))
    return { granted: true, day, used: used + missing }
  }

  settle(claim: string, quota: Quota, used: number): void {
    const held = this.#heldBy(claim)
    this.#add({ [quota]: used - (held?.amount ?? 0) }, held?.day ?? today())
    this.#unwrittenClaims.set(claim, null)
    this.#writeLater()
  }

  record(amounts: Amounts, day = today()): void {
    this.#add(amounts, day)
    this.#writeLater()
  }

  used(quota: Quota): number {
    this.#openMonth()
    return this.#used.get(quota) ?? 0
  }

  async countToday(name: string, limit: number): Promise<CountedToday> {
    const day = today()
    const used = this.#usesOf(name, day)
    if (used >= limit) return { granted: false, used }
    this.#today.set(name, used + 1)
    this.#unwrittenNames.add(name)
    await (this.#writing ??= this.#write(COALESCE_MS))
    return { granted: true, used: used + 1 }
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
    await (this.#writing ??= this.#write(COALESCE_MS))
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
    await this.#takeOver()
    await this.flush()
  }

  async forget(): Promise<void> {
    for (const kept of [this.#used, this.#unwritten, this.#unwrittenClaims, this.#today, this.#unwrittenNames])
      kept.clear()
    this.#month = ""
    this.#alarmSet = false
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
    // Work that is still under way may call once more.
    this.#createTables()
  }

  /** Where D1 has the higher figure, it counts; where it has the lower one, it gets ours with the next flush. */
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

  #writeLater() {
    if (this.#writingLater) return
    this.#writingLater = true
    this.ctx.waitUntil(
      this.#write(DEFERRED_WRITE_MS).finally(() => {
        this.#writingLater = false
      }),
    )
  }

  /** Concurrent callers share one write, since the commit is the most expensive part. */
  async #write(delayMs: number): Promise<void> {
    if (delayMs > 0) await scheduler.wait(delayMs)
    this.#writing = undefined
    try {
      if (!this.#commit()) return
      if (!this.#alarmSet) {
        this.#alarmSet = true
        void this.ctx.storage.setAlarm(Date.now() + FLUSH_AFTER_MS)
      }
      await this.ctx.storage.sync()
    } catch (error) {
      // Storage is the source of truth: reload from it on the next call.
      this.#month = ""
      this.#day = ""
      this.#unwrittenNames.clear()
      throw error
    }
  }

  /** False if there was nothing to write. */
  #commit(): boolean {
    const changes = [...this.#unwritten]
    const claims = [...this.#unwrittenClaims]
    const names = [...this.#unwrittenNames]
    if (changes.length + claims.length + names.length === 0) return false
    this.#unwritten.clear()
    this.#unwrittenClaims.clear()
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
      for (const [name, held] of claims) {
        if (held === null) this.#sql.exec(`DELETE FROM claims WHERE name = ?`, name)
        else this.#sql.exec(`INSERT OR REPLACE INTO claims VALUES (?, ?, ?)`, name, held.day, held.amount)
      }
    })
    return true
  }

  #heldBy(claim: string): Held | undefined {
    const unwritten = this.#unwrittenClaims.get(claim)
    if (unwritten !== undefined) return unwritten ?? undefined
    return this.#sql.exec<Held>(`SELECT day, amount FROM claims WHERE name = ?`, claim).toArray()[0]
  }

  override async alarm(): Promise<void> {
    this.#alarmSet = false
    // A caller that crashed after its work never settled its claim; its usage stays counted.
    this.#sql.exec(`DELETE FROM claims WHERE day < ?`, dayOf(Date.now() - CLAIM_LIFETIME_MS))
    this.#sql.exec(`DELETE FROM uses WHERE day < ?`, today())
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

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const today = () => dayOf(Date.now())
