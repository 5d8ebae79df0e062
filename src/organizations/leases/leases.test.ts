import { evictDurableObject } from "cloudflare:test"
import { describe, it } from "vitest"
import { openBudget } from "../../kernel/budget/budget.ts"
import { countedObjects } from "../../kernel/budget/counted.ts"
import type { OrgContext } from "../../kernel/context.ts"
import type { Admits, Leases, SpendRequest, Spending } from "../../kernel/ports/leases.ts"
import type { Plan } from "../../kernel/ports/plans.ts"
import { eraseOrganization } from "../../operations/privacy/erase-organization.ts"
import { anOrg, bindings, type TestOrg, testServices } from "../../testing/factories.ts"
import { revokeApiKey } from "../keys/api-keys.ts"
import { changeSdkKey } from "../keys/change-sdk-key.ts"
import { rotateApiKey } from "../keys/rotate-key.ts"
import { revokeSdkKey } from "../keys/sdk-keys.ts"
import { newSecret } from "../keys/secret.ts"
import { removeMember } from "../people/members.ts"
import { renameOrganization } from "../people/organizations.ts"
import { settleKeysOf } from "../people/settle-keys-of.ts"
import { changePlan } from "../usage/organizations.ts"
import type { Env } from "../../app/env.ts"
import { openServices } from "../../app/services.ts"
import { openLeases } from "./open-leases.ts"
import { regionOf } from "./region.ts"
import { termsOf } from "./terms.ts"
import { everyDatabase } from "../../testing/every-database.ts"

const spendOnce = async (leases: Leases, secret: string) => {
  const key = await leases.key("sdk_keys", secret)
  await key?.meter.spend("classifications", 1, async () => {})
}

/** Leases for a caller whose clock stands still: on a slow machine, a lease would end between two calls. */
const leasesAt = (moment: Date, budget = openBudget(Number.POSITIVE_INFINITY)) =>
  openLeases({
    region: () => "enam",
    terms: termsOf(bindings.LEASE_MS),
    gates: countedObjects(bindings.GATES, budget),
    quotas: countedObjects(bindings.QUOTAS, budget),
    directory: countedObjects(bindings.DIRECTORY, budget),
    now: () => moment,
    defer: () => {},
    collectMs: 1_000,
  })

describe("a call with a key", () => {
  it.for([
    ["enterprise", 0],
    ["pro", 1],
  ] as const)("on plan %s, once warm, calls no database and %s objects", async ([plan, objects], { expect }) => {
    const { secret } = await (await anOrg(plan)).sdkKey()
    const moment = new Date()
    const callsOfSecond = async () => {
      await spendOnce(leasesAt(moment), secret)
      const budget = openBudget(Number.POSITIVE_INFINITY)
      await spendOnce(leasesAt(moment, budget), secret)
      return budget.calls()
    }
    // The gate's own clock goes on, so its first lease may have ended by the time it answers. The next one is granted ahead.
    await expect.poll(callsOfSecond).toMatchObject({ d1: 0, objects })
  })

  it.for(["free", "enterprise"] satisfies Plan[])("on plan %s is counted once", async (plan, { expect }) => {
    const org = await anOrg(plan)
    const { secret } = await org.sdkKey()
    for (let i = 0; i < 7; i++) await spendOnce(testServices().leases, secret)
    await expect.poll(() => bindings.QUOTAS.getByName(org.id).used("classifications")).toBe(7)
  })

  it("leaves the credits that its gate holds to others who need them, to the last one", async ({ expect }) => {
    const org = await anOrg("free")
    const { secret } = await org.sdkKey()
    for (let i = 0; i < 3; i++) await spendOnce(testServices().leases, secret)
    await org.ctx().meter.reserve("classifications", 97)
    await expect(spendOnce(testServices().leases, secret)).rejects.toThrow("Monthly classifications quota exceeded")
    expect(await bindings.QUOTAS.getByName(org.id).used("classifications")).toBe(100)
  })

  it("stays counted when the organization's object is evicted while credits are lent", async ({ expect }) => {
    const org = await anOrg("free")
    const { secret } = await org.sdkKey()
    for (let i = 0; i < 3; i++) await spendOnce(testServices().leases, secret)
    await evictDurableObject(bindings.QUOTAS.getByName(org.id))
    await org.ctx().meter.reserve("classifications", 97)
    await expect(org.ctx().meter.reserve("classifications", 1)).rejects.toThrow(
      "Monthly classifications quota exceeded",
    )
  })
})

/** Gates that fail so many times before they answer. */
function failing(times: number, others: Partial<Env> = {}) {
  let left = times
  const namespace = new Proxy(bindings.GATES, {
    get: (target, name) => {
      if (name !== "getByName") return Reflect.get(target, name) as unknown
      return (gate: string) => {
        const stub = target.getByName(gate)
        const lost = <A extends unknown[], R>(call: (...args: A) => Promise<R>) => {
          return async (...args: A) =>
            left-- > 0 ? Promise.reject(new Error("Network connection lost.")) : call(...args)
        }
        return {
          admit: lost(async (...args: Parameters<Admits["admit"]>) => stub.admit(...args)),
          spend: lost(async (request: SpendRequest): Promise<Spending> => stub.spend(request)),
        }
      }
    },
  })
  return openServices({ ...bindings, GATES: namespace, ...others }, (work) => void work)
}

describe("a gate that fails", () => {
  it("once is asked again", async ({ expect }) => {
    const org = await anOrg("free")
    const { id, secret } = await org.sdkKey()
    const away = new Proxy(bindings.DIRECTORY, {
      get: () => () => {
        throw new Error("Asked without need")
      },
    })
    expect((await failing(1, { DIRECTORY: away }).leases.key("sdk_keys", secret))?.record.id).toBe(id)
  })

  it("twice is stood in for by the organization's object, which admits and counts", async ({ expect }) => {
    const org = await anOrg("free")
    const { id, secret } = await org.sdkKey()
    const services = failing(Number.POSITIVE_INFINITY)
    const key = await services.leases.key("sdk_keys", secret)
    expect(key?.record.id).toBe(id)
    await key?.meter.spend("classifications", 1, async () => {})
    expect(await bindings.QUOTAS.getByName(org.id).used("classifications")).toBe(1)
    const forged = await services.leases.key("sdk_keys", newSecret("pk_live_"))
    expect(forged).toBeNull()
  })
})

/** Each change of a key, a plan or a name, and of the organization's end. */
const CHANGES: Record<string, (org: TestOrg, ctx: OrgContext) => Promise<unknown>> = {
  "revokes an API key": async (org, ctx) => revokeApiKey(ctx, (await org.apiKey()).id),
  "revokes an SDK key": async (org, ctx) => revokeSdkKey(ctx, (await org.sdkKey()).id),
  "rotates a key": async (org, ctx) => rotateApiKey(ctx, (await org.apiKey()).id, { graceSeconds: 0 }),
  "fences a key": async (org, ctx) => changeSdkKey(ctx, (await org.sdkKey()).id, { requestsPerDay: 5 }),
  "removes a member": (org, ctx) => removeMember(ctx, org.userId("member"), { keys: "revoke", sdkKeys: "revoke" }),
  "revokes a member's keys": (org, ctx) =>
    settleKeysOf(ctx, org.userId("member"), { keys: "revoke", sdkKeys: "revoke" }),
  "changes a plan": (org, ctx) => changePlan(ctx, org.id, "pro"),
  "renames the organization": (_org, ctx) => renameOrganization(ctx, "Another name"),
  "erases the organization": (_org, ctx) => eraseOrganization(ctx, { name: ctx.org.name }),
}

describe("a change that", () => {
  it.for(Object.entries(CHANGES))(
    "%s recalls leases before its commit and before its answer",
    async ([, change], { expect }) => {
      const org = await anOrg()
      const ctx = org.ctx("owner")
      const steps: string[] = []
      const commit: D1Database["batch"] = (statements) => {
        steps.push("commit")
        return ctx.d1.batch(statements)
      }
      const d1 = new Proxy(ctx.d1, {
        get: (target, name) => {
          const member: unknown = name === "batch" ? commit : Reflect.get(target, name)
          return typeof member === "function" ? (member.bind(target) as unknown) : member
        },
      })
      const leases = {
        ...ctx.leases,
        announce: async () => void steps.push("recall"),
        waitForExpiry: async () => void steps.push("recall"),
      }
      await change(org, { ...ctx, ...everyDatabase(d1), leases })
      // A message that is sent claims its turn in a commit of its own.
      expect(steps.filter((step, i) => step !== steps[i - 1])).toEqual(["recall", "commit", "recall"])
    },
  )
})

describe("a revocation", () => {
  it("is answered when no parallel call is admitted any more", async ({ expect }) => {
    const org = await anOrg()
    const { id, caller } = await org.sdkKey()
    const owner = await org.signedInAs("owner")
    const read = async () => (await caller.get("/api/sdk/mappings")).status
    expect(await read()).toBe(200)
    let isAnswered = false
    const late: number[] = []
    const readOn = async () => {
      while (late.length < 8) {
        const wasAnswered = isAnswered
        const status = await read()
        if (wasAnswered) late.push(status)
        // Callers come over a network; without it, they would let no timer of the revocation run.
        await scheduler.wait(0)
      }
    }
    const reading = [readOn(), readOn(), readOn()]
    expect((await owner.delete("/api/sdk-keys", { id })).status).toBe(200)
    isAnswered = true
    await Promise.all(reading)
    expect(new Set(late)).toEqual(new Set([401]))
  })
})

describe("a region", () => {
  it.for([
    [{ continent: "OC", country: "AU", longitude: "151.2" }, "oc"],
    [{ continent: "NA", country: "US", longitude: "-122.4" }, "wnam"],
    [{ continent: "NA", country: "US", longitude: "-74.0" }, "enam"],
    [{ continent: "EU", country: "PL", longitude: "21.0" }, "eeur"],
    [{ continent: "EU", country: "FR", longitude: "2.3" }, "weur"],
    [{ continent: "AS", country: "AE", longitude: "55.3" }, "me"],
    [{ continent: "AS", country: "JP", longitude: "139.7" }, "apac"],
    [{ continent: "SA", country: "BR", longitude: "-46.6" }, "sam"],
    [{ continent: "AF", country: "KE", longitude: "36.8" }, "afr"],
    [{}, "enam"],
  ] as const)("of %j is %s", ([cf, region], { expect }) => {
    expect(regionOf(cf)).toBe(region)
  })
})
