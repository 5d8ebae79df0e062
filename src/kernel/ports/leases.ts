import type { Scope } from "../access/scopes.ts"
import type { Meter } from "./meter.ts"
import type { Plan } from "./plans.ts"
import type { KeyRate } from "./rates.ts"

/** Restrictions that the owner of a public key has set. */
export type Fence = {
  /** Exact origins, or `*.example.com`. Empty: any. */
  allowedOrigins: readonly string[]
  requestsPerMinute: KeyRate | null
  requestsPerDay: number | null
}

export type KeyKind = "api_keys" | "sdk_keys"

/** A snapshot of a key and its organization. */
export type KeyRecord = {
  id: string
  userId: string
  scopes: readonly Scope[]
  org: { id: string; name: string; plan: Plan }
  revoked: boolean
  expiresAt: string | null
  /** Set if the caller uses the secret from before a rotation, which works until then. */
  oldSecretUntil: string | null
  /** Only SDK keys have one. */
  fence: Fence | null
  briefs: boolean
  /** The only buyer that the key acts for. */
  buyerId?: string
}

/** A limit that calls count against: the plan's monthly classifications, or a key's requests per day. */
export type Pool = "classifications" | `uses ${string}`

/** Credits that a gate may spend until its lease ends. */
export type Block = { id: string; pool: Pool; day: string; amount: number }

/** A block that its gate has stopped spending from. */
export type Closed = { id: string; spent: number }

export type LeaseRequest = {
  gate: string
  kind: KeyKind
  hash: string
  /** Credits that the gate expects to spend. */
  want: number
  closed: readonly Closed[]
  /** Whether few callers use the gate, so that a long lease saves renewals. */
  slow: boolean
}

/** `lastsMs` starts just before the request was sent, on the sender's clock. */
export type Lease = { key: KeyRecord | null; lastsMs: number; blocks: readonly Block[] }

export type Spending = { granted: true; day: string } | { granted: false; limit: number; used: number }

export type SpendRequest = { org: string; kind: KeyKind; hash: string; pool: Pool; limit: number }

/** An organization's Durable Object, as seen by gates. */
export interface Lends {
  lease(request: LeaseRequest): Promise<Lease>
  /** Spends one credit that is not lent to a gate. */
  spendOne(pool: Pool, limit: number): Promise<Spending>
  /**
   * Recalls all leases, and returns the time until those that could not be recalled have ended. For a minute, new leases are short and
   * each is read from the database.
   */
  endLeases(): Promise<number>
}

/** Finds the organization of a key that the gate has not seen before. */
export interface Directory {
  lease(request: LeaseRequest): Promise<Lease>
}

export type Admission = {
  key: KeyRecord
  lastsMs: number
  /** Number of gates that callers should spread over. */
  split: number
}

/** A gate near the callers of one key. */
export interface Admits {
  /** `split` is the number of gates that the caller currently spreads over. */
  admit(kind: KeyKind, hash: string, split: number): Promise<Admission | null>
  /** Spends one credit. */
  spend(request: SpendRequest): Promise<Spending>
  /** Closes blocks before their lease ends. Unknown blocks were not spent from. */
  giveBack(ids: readonly string[]): Closed[]
  /** Ends the lease, and one that is on its way. Returns the closed blocks. */
  recall(): Closed[]
}

export const LIMITED_BY_PLAN = "classifications" satisfies Pool
export const usesOf = (keyId: string): Pool => `uses ${keyId}`

/** A key leased near its caller. */
export type LeasedKey = { kind: KeyKind; record: KeyRecord; meter: Meter }

export type Leases = {
  /** The key of a secret; null if there is none. */
  key(kind: KeyKind, secret: string): Promise<LeasedKey | null>
  /**
   * Recalls the leases of an organization before a change is committed: should the process end before `waitForExpiry`, the change still
   * applies within a short lease.
   */
  announce(orgId: string): Promise<void>
  /**
   * Resolves when all leases granted so far have ended, for one organization, or all configuration read so far. A change that must apply
   * to the next request awaits this before it answers.
   */
  waitForExpiry(orgId?: string): Promise<void>
}
