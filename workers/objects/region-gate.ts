import { DurableObject } from "cloudflare:workers"
import type { Env } from "../../src/app/env.ts"
import { atHome } from "../../src/kernel/ports/home-region.ts"
import type { Admission, Admits, Closed, KeyKind, SpendRequest, Spending } from "../../src/kernel/ports/leases.ts"
import { Gate, type KeptLease, type KeptLeases, type SpentBlocks } from "../../src/organizations/leases/gate.ts"
import { termsOf } from "../../src/organizations/leases/terms.ts"
import { UnknownKeys } from "../../src/organizations/leases/unknown-keys.ts"

/** Admits the callers of one key in one region. Named `<region> <kind> <hash of the key> <number>`. */
export class RegionGate extends DurableObject<Env> implements Admits {
  readonly #gate: Gate
  readonly #unknown = new UnknownKeys()

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    const home = atHome(env)
    this.#gate = new Gate({
      name: state.id.name ?? "",
      terms: termsOf(env.LEASE_MS),
      now: () => Date.now(),
      spent: openSpentBlocks(state.storage.sql),
      kept: openKeptLeases(state.storage.kv),
      lease: (org, request) =>
        org === undefined
          ? env.DIRECTORY.getByName(request.hash.slice(0, 1), home).lease(request)
          : env.QUOTAS.getByName(org, home).lease(request),
      spendOne: (org, pool, limit) => env.QUOTAS.getByName(org, home).spendOne(pool, limit),
      later: (work) => state.waitUntil(work()),
    })
  }

  async admit(kind: KeyKind, hash: string, split: number): Promise<Admission | null> {
    if (this.#unknown.has(hash, Date.now())) return null
    const admission = await this.#gate.admit(kind, hash, split)
    if (!admission) this.#unknown.add(hash, Date.now())
    return admission
  }

  spend(request: SpendRequest): Promise<Spending> {
    return this.#gate.spend(request)
  }

  giveBack(ids: readonly string[]): Closed[] {
    return this.#gate.giveBack(ids)
  }

  recall(): Closed[] {
    return this.#gate.recall()
  }
}

/** The table is created with the first spent credit, so that requests with unknown keys store nothing. */
function openSpentBlocks(sql: SqlStorage): SpentBlocks {
  const exists = () => sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'spent'`).toArray().length > 0
  let made = exists()
  return {
    all: () => (made ? sql.exec<Closed>(`SELECT id, spent FROM spent`).toArray() : []),
    set: (id, spent) => {
      if (!made) sql.exec(`CREATE TABLE spent (id TEXT PRIMARY KEY, spent INTEGER NOT NULL) WITHOUT ROWID`)
      made = true
      sql.exec(`INSERT OR REPLACE INTO spent VALUES (?, ?)`, id, spent)
    },
    remove: (ids) => {
      if (made) for (const id of ids) sql.exec(`DELETE FROM spent WHERE id = ?`, id)
    },
  }
}

const openKeptLeases = (kv: SyncKvStorage): KeptLeases => ({
  get: () => kv.get<KeptLease>("lease"),
  set: (lease) => kv.put("lease", lease),
  remove: () => void kv.delete("lease"),
})
