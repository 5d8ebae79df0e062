import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test"
import { describe, it } from "vitest"
import { AppError } from "../../kernel/errors.ts"
import { anOperator, anOrg, bindings } from "../../testing/factories.ts"

const counterOf = (orgId: string) => bindings.QUOTAS.getByName(orgId)
const resetsAt = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString()
}

describe("a quota", () => {
  it("grants the last credit to exactly one of 50 parallel calls", async ({ expect }) => {
    const org = await anOrg("free")
    const { meter } = org.ctx()
    await meter.reserve("classifications", 99)
    const calls = await Promise.allSettled(
      Array.from({ length: 50 }, () => meter.spend("classifications", 1, async () => "done")),
    )
    expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    const refusals = calls.flatMap((call) => (call.status === "rejected" ? [call.reason as AppError] : []))
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(AppError)
      expect(refusal.status).toBe(429)
      expect(refusal.message).toBe("Monthly classifications quota exceeded")
      expect(refusal.details).toEqual({ limit: 100, used: 100, remaining: 0, resetsAt: resetsAt() })
    }
  })

  it("survives eviction of the counter", async ({ expect }) => {
    const org = await anOrg("free")
    await Promise.all(Array.from({ length: 40 }, () => org.ctx().meter.reserve("classifications", 1)))
    await evictDurableObject(counterOf(org.id))
    expect(await counterOf(org.id).used("classifications")).toBe(40)
  })

  it("rejects a request above the remaining quota without using any of it", async ({ expect }) => {
    const org = await anOrg("free")
    const { meter } = org.ctx()
    await meter.reserve("classifications", 60)
    await expect(meter.reserve("classifications", 41)).rejects.toThrow("Monthly classifications quota exceeded")
    expect(await counterOf(org.id).used("classifications")).toBe(60)
    await meter.reserve("classifications", 40)
  })

  it("refunds the reservation of a failed call", async ({ expect }) => {
    const org = await anOrg("free")
    const { meter } = org.ctx()
    const failing = meter.spend("exports", 1, () => Promise.reject(new Error("broken")))
    await expect(failing).rejects.toThrow("broken")
    expect(await counterOf(org.id).used("exports")).toBe(0)
    const taken = await meter.reserve("exports", 5)
    await taken.refund(2)
    expect(await counterOf(org.id).used("exports")).toBe(3)
  })

  it("counts retried work once", async ({ expect }) => {
    const org = await anOrg("free")
    const { meter } = org.ctx()
    await meter.reserveOnce("classifications", "chunk 1", 80)
    await evictDurableObject(counterOf(org.id))
    // The first attempt crashed. The retry needs none of the 20 credits left.
    const again = await meter.reserveOnce("classifications", "chunk 1", 80)
    expect(await counterOf(org.id).used("classifications")).toBe(80)
    await again.settle()
    expect(await counterOf(org.id).used("classifications")).toBe(80)
    const other = await meter.reserveOnce("classifications", "chunk 2", 20)
    await expect(meter.reserveOnce("classifications", "chunk 3", 1)).rejects.toThrow(
      "Monthly classifications quota exceeded",
    )
    await other.refund()
    expect(await counterOf(org.id).used("classifications")).toBe(80)
  })

  it("counts shared work once when one of two workers fails and the other succeeds", async ({ expect }) => {
    const org = await anOrg("free")
    const { meter } = org.ctx()
    const [one, two] = [
      await meter.reserveOnce("classifications", "c", 50),
      await meter.reserveOnce("classifications", "c", 50),
    ]
    await one.refund()
    await two.settle()
    expect(await counterOf(org.id).used("classifications")).toBe(50)
    await one.refund()
    expect(await counterOf(org.id).used("classifications")).toBe(50)
  })

  it("counts finished work once when a second worker reserves it afterwards", async ({ expect }) => {
    const org = await anOrg("free")
    const { meter } = org.ctx()
    const used = () => counterOf(org.id).used("classifications")
    const one = await meter.reserveOnce("classifications", "c", 80)
    await one.settle()
    // The second worker saw the work undone before the first one finished it.
    const two = await meter.reserveOnce("classifications", "c", 80)
    expect(await used()).toBe(80)
    await two.refund()
    expect(await used()).toBe(80)
    await counterOf(org.id).flush()
    await evictDurableObject(counterOf(org.id))
    const three = await meter.reserveOnce("classifications", "c", 80)
    expect(await used()).toBe(80)
    await three.settle()
    expect(await used()).toBe(80)
  })

  it("grants a repetition what it has reserved, even if the limit is lower by now", async ({ expect }) => {
    const { id } = await anOrg()
    const reserve = (limit: number) => counterOf(id).reserve("classifications", 80, limit, "chunk 1")
    expect(await reserve(100)).toMatchObject({ granted: true, used: 80 })
    expect(await reserve(50)).toMatchObject({ granted: true, used: 80 })
    expect(await counterOf(id).reserve("classifications", 80, 50, "chunk 2")).toMatchObject({
      granted: false,
      used: 80,
    })
  })

  it("counts what a repetition used beyond the work that was kept", async ({ expect }) => {
    const org = await anOrg("free")
    const { meter } = org.ctx()
    const used = () => counterOf(org.id).used("classifications")
    await (await meter.reserveOnce("classifications", "c", 50)).settle(30)
    expect(await used()).toBe(30)
    const again = await meter.reserveOnce("classifications", "c", 50)
    expect(await used()).toBe(50)
    await again.settle(40)
    expect(await used()).toBe(40)
    await (await meter.reserveOnce("classifications", "c", 50)).refund()
    expect(await used()).toBe(40)
  })

  it("forgets settled reservations after the next day, and refunded ones at once", async ({ expect }) => {
    const org = await anOrg("free")
    const { meter } = org.ctx()
    const kept = async () => {
      await counterOf(org.id).flush()
      return runInDurableObject(counterOf(org.id), (_, { storage }) =>
        storage.sql
          .exec(`SELECT name FROM kept`)
          .toArray()
          .map(({ name }) => name),
      )
    }
    await (await meter.reserveOnce("classifications", "failed", 5)).refund()
    await (await meter.reserveOnce("classifications", "old", 5)).settle()
    expect(await kept()).toEqual(["old"])
    await runInDurableObject(counterOf(org.id), (_, { storage }) => {
      const dayBeforeYesterday = new Date(Date.now() - 48 * 3600_000).toISOString().slice(0, 10)
      storage.sql.exec(`UPDATE kept SET day = ?`, dayBeforeYesterday)
    })
    await (await meter.reserveOnce("classifications", "new", 5)).settle()
    await counterOf(org.id).flush()
    await runDurableObjectAlarm(counterOf(org.id))
    expect(await kept()).toEqual(["new"])
    expect(await counterOf(org.id).used("classifications")).toBe(10)
  })

  it("counts usage on an unlimited plan without rejecting", async ({ expect }) => {
    const org = await anOrg("enterprise")
    await org.ctx().meter.reserve("classifications", 1_000_000)
    await org.ctx().meter.requireRemaining("tokens")
    expect(await counterOf(org.id).used("classifications")).toBe(1_000_000)
  })

  it("throws before work whose cost is known only afterwards once nothing is left", async ({ expect }) => {
    const org = await anOrg("free")
    const { meter } = org.ctx()
    await meter.requireRemaining("tokens")
    await meter.record({ tokens: 1_000_000 })
    await expect(meter.requireRemaining("tokens")).rejects.toThrow("Monthly tokens quota exceeded")
  })

  it("resets each month, in UTC", async ({ expect }) => {
    const org = await anOrg("free")
    await org.ctx().meter.reserve("imports", 5)
    await runInDurableObject(counterOf(org.id), (_, state) => {
      const lastMonth = new Date(Date.now() - 32 * 24 * 3600_000).toISOString().slice(0, 10)
      state.storage.sql.exec(`UPDATE usage SET day = ?`, lastMonth)
    })
    await evictDurableObject(counterOf(org.id))
    expect(await counterOf(org.id).used("imports")).toBe(0)
    await org.ctx().meter.reserve("imports", 5)
  })
})

describe("daily usage", () => {
  it("writes absolute totals to D1, idempotently", async ({ expect }) => {
    const org = await anOrg()
    const { meter } = org.ctx()
    await meter.reserve("classifications", 3)
    await meter.record({ tokens: 1200, webSearches: 2, cost: 0.25 })
    await counterOf(org.id).flush()
    await meter.reserve("exports", 1)
    await counterOf(org.id).flush()
    await counterOf(org.id).flush()
    const operator = await anOperator()
    const rows = await (await operator.get(`/api/admin/usage?orgId=${org.id}`)).json()
    expect(rows).toEqual([
      {
        org_id: org.id,
        day: new Date().toISOString().slice(0, 10),
        total_classifications: 3,
        total_tokens: 1200,
        total_imports: 0,
        total_exports: 1,
        total_web_searches: 2,
        total_requests: 0,
        total_cost: 0.25,
      },
    ])
  })

  it("counts requests without making them wait", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    await Promise.all(Array.from({ length: 7 }, () => caller.get("/api/me")))
    const operator = await anOperator()
    const counted = async () => {
      await counterOf(org.id).flush()
      const rows = (await (await operator.get(`/api/admin/usage?orgId=${org.id}`)).json()) as {
        total_requests: number
      }[]
      return rows[0]?.total_requests
    }
    await expect.poll(counted).toBe(7)
  })

  it("filters by date", async ({ expect }) => {
    const org = await anOrg()
    await org.ctx().meter.reserve("classifications", 1)
    await counterOf(org.id).flush()
    const operator = await anOperator()
    const past = await operator.get(`/api/admin/usage?orgId=${org.id}&from=2020-01-01&to=2020-12-31`)
    expect(await past.json()).toEqual([])
    await expect(await operator.get("/api/admin/usage?from=yesterday")).toRefuse(
      400,
      "from must be a date like 2026-11-15",
    )
  })
})

describe("plans", () => {
  it("can be changed by operators and apply from the next request", async ({ expect }) => {
    const org = await anOrg()
    const operator = await anOperator()
    const { caller } = await org.apiKey()
    const answer = await operator.patch(`/api/admin/organizations/${org.id}`, { plan: "free" })
    expect(await answer.json()).toMatchObject({ id: org.id, plan: "free", members: 4 })
    expect(await (await caller.get("/api/me")).json()).toMatchObject({ organization: { plan: "free" } })
    const listed = (await (await operator.get("/api/admin/organizations")).json()) as { id: string; plan: string }[]
    expect(listed.find(({ id }) => id === org.id)?.plan).toBe("free")
    await expect(await operator.patch(`/api/admin/organizations/${org.id}`, { plan: "gold" })).toRefuse(
      400,
      "plan must be one of free, pro, enterprise",
    )
    await expect(await operator.patch("/api/admin/organizations/org_none", { plan: "pro" })).toRefuse(
      404,
      "Organization not found",
    )
  })
})
