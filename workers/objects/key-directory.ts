import { DurableObject } from "cloudflare:workers"
import type { Env } from "../../src/app/env.ts"
import { atHome } from "../../src/kernel/ports/home-region.ts"
import type { Directory, Lease, LeaseRequest } from "../../src/kernel/ports/leases.ts"
import { readOrganizationOf } from "../../src/organizations/keys/read-key.ts"

const MAX_KNOWN = 20_000

/**
 * Placed next to the database, so that a gate that does not know a key's organization makes one distant call instead of two. A key never
 * changes its organization. Named after the first digit of the key's hash.
 */
export class KeyDirectory extends DurableObject<Env> implements Directory {
  readonly #known = new Map<string, string>()

  async lease(request: LeaseRequest): Promise<Lease> {
    const { kind, hash } = request
    const org = this.#known.get(hash) ?? (await readOrganizationOf(this.env.DB, kind, hash))
    if (org === null) return { key: null, lastsMs: 0, blocks: [] }
    if (this.#known.size >= MAX_KNOWN) this.#known.clear()
    this.#known.set(hash, org)
    return this.env.QUOTAS.getByName(org, atHome(this.env)).lease(request)
  }
}
