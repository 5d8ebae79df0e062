import { isWellFormed } from "../keys/secret.ts"
import type { KeyKind, KeyRecord, Lease, LeaseRequest } from "../../kernel/ports/leases.ts"
import { askAdmission, type Gates } from "./ask-gate.ts"
import type { Terms } from "./terms.ts"
import { UnknownKeys } from "./unknown-keys.ts"

export type { Gates, Remote } from "./ask-gate.ts"

type Request = {
  gates: Gates
  /** Asks the organization's object, without a gate. */
  lease: (request: LeaseRequest) => Promise<Lease>
  region: () => string
  terms: Terms
  now: () => number
  hash: (secret: string) => Promise<string>
  /** Runs work after the response. */
  defer: (work: Promise<unknown>) => void
}

export type NearKey = { record: KeyRecord; hash: string; gate: string }

type Held = NearKey & { split: number; until: number; renewAt: number; renewing: boolean }

const MAX_HELD = 5_000

/**
 * Key records that this isolate holds for up to half a lease, by secret, so that a secret is hashed once and not per request. Their time
 * starts before the gate is asked, so they expire before the gate's lease does.
 */
export class NearKeys {
  readonly #held = new Map<string, Held>()
  readonly #unknown = new UnknownKeys()
  /** Which of several gates this isolate uses. */
  readonly #place: number

  constructor(place: number) {
    this.#place = place
  }

  async find(request: Request, kind: KeyKind, secret: string): Promise<NearKey | null> {
    const held = this.#held.get(secret)
    const now = request.now()
    if (!held || held.until <= now) return this.#ask(request, kind, secret, held)
    if (now >= held.renewAt && !held.renewing) {
      held.renewing = true
      request.defer(
        this.#ask(request, kind, secret, held).finally(() => {
          held.renewing = false
        }),
      )
    }
    return held
  }

  async #ask(request: Request, kind: KeyKind, secret: string, before?: Held): Promise<NearKey | null> {
    const { region, now, terms, hash: hashOf } = request
    if (this.#unknown.has(secret, now()) || !isWellFormed(secret)) return null
    const hash = before?.hash ?? (await hashOf(secret))
    const split = before?.split ?? 1
    const gate = `${region()} ${kind} ${hash} ${this.#place % split}`
    const sentAt = now()
    const admission = await askAdmission(request, gate, [kind, hash, split])
    if (!admission) {
      this.#held.delete(secret)
      this.#unknown.add(secret, now())
      return null
    }
    const lastsMs = Math.min(admission.lastsMs, terms.leaseMs / 2)
    const held = {
      record: admission.key,
      hash,
      gate,
      split: admission.split,
      until: sentAt + lastsMs,
      renewAt: sentAt + lastsMs / 2,
      renewing: false,
    }
    if (this.#held.size >= MAX_HELD) this.#held.clear()
    const kept = this.#held.get(secret)
    if (!kept || kept.until < held.until) this.#held.set(secret, held)
    return held
  }
}
