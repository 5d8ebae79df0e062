import type { Counter } from "../../kernel/ports/counter.ts"
import type { Admits, Directory, LeaseRequest, Leases, Lends } from "../../kernel/ports/leases.ts"
import { hashSecret } from "../keys/secret.ts"
import { countLater } from "../usage/count-request.ts"
import { openMeter } from "../usage/meter.ts"
import { leasedMeter } from "./leased-meter.ts"
import { NearKeys, type Remote } from "./near-keys.ts"
import { type Terms, untilAllEnd } from "./terms.ts"

type Dependencies = {
  region: () => string
  terms: Terms
  gates: { getByName: (name: string) => Remote<Admits> }
  quotas: { getByName: (name: string) => Remote<Counter & Lends> }
  directory: { getByName: (name: string) => Remote<Directory> }
  now: () => Date
  defer: (work: Promise<unknown>) => void
  collectMs: number
}

const HIGHEST_SPLIT = 1_024

/** Leases of this isolate, shared by its requests. Workers cannot generate random numbers before the first request. */
let held: NearKeys | undefined

export function openLeases(dependencies: Dependencies): Leases {
  const { region, terms, gates, quotas, directory, now, defer, collectMs } = dependencies
  const near = (name: string) => gates.getByName(name)
  const lease = (asked: LeaseRequest) => directory.getByName(asked.hash.slice(0, 1)).lease(asked)
  const request = { gates: { near }, lease, region, terms, now: () => now().getTime(), hash: hashSecret, defer }
  return {
    async key(kind, secret) {
      held ??= new NearKeys(Math.floor(Math.random() * HIGHEST_SPLIT))
      const found = await held.find(request, kind, secret)
      if (!found) return null
      const { org } = found.record
      const counter = () => quotas.getByName(org.id)
      const meter = openMeter(org.plan, now, counter)
      const counting = (amounts: { classifications: number }) =>
        countLater({ org, meter, now, defer, collectMs }, amounts)
      const own = { meter, gates: { near }, counter, countLater: counting, now }
      return { kind, record: found.record, meter: leasedMeter(own, found, kind) }
    },
    async announce(orgId) {
      await quotas.getByName(orgId).endLeases()
    },
    async waitForExpiry(orgId) {
      const ms = orgId === undefined ? untilAllEnd(terms) : await quotas.getByName(orgId).endLeases()
      if (ms > 0) await scheduler.wait(ms)
    },
  }
}
