import { env } from "cloudflare:workers"
import { evictDurableObject, runInDurableObject } from "cloudflare:test"
import { describe, it } from "vitest"
import type { JobLock } from "./job-lock.ts"

const lock = (name: string) => (env.LOCKS as unknown as DurableObjectNamespace<JobLock>).getByName(name)

describe("a job lock", () => {
  it("is acquired by one of many concurrent callers", async ({ expect }) => {
    const leases = await Promise.all(Array.from({ length: 20 }, () => lock("one").acquire(60_000)))
    expect(leases.filter((lease) => lease !== null)).toHaveLength(1)
  })

  it("can be acquired again after release, with a higher fence", async ({ expect }) => {
    const first = await lock("again").acquire(60_000)
    await lock("again").release(first?.fence ?? 0)
    const second = await lock("again").acquire(60_000)
    expect(second?.fence).toBeGreaterThan(first?.fence ?? 0)
  })

  it("can be acquired after it expires, and the old holder can neither extend nor release it", async ({ expect }) => {
    const expired = await lock("dead").acquire(1)
    await scheduler.wait(20)
    const next = await lock("dead").acquire(60_000)
    expect(next?.fence).toBeGreaterThan(expired?.fence ?? 0)
    expect(await lock("dead").extend(expired?.fence ?? 0, 60_000)).toBe(false)
    await lock("dead").release(expired?.fence ?? 0)
    expect(await lock("dead").acquire(60_000)).toBeNull()
  })

  it("stays held while its holder extends it", async ({ expect }) => {
    const lease = await lock("long").acquire(60_000)
    expect(await lock("long").extend(lease?.fence ?? 0, 60_000)).toBe(true)
    expect(await lock("long").acquire(60_000)).toBeNull()
  })

  it("reports whether it is held", async ({ expect }) => {
    expect(await lock("seen").isHeld()).toBe(false)
    const lease = await lock("seen").acquire(60_000)
    expect(await lock("seen").isHeld()).toBe(true)
    await lock("seen").release(lease?.fence ?? 0)
    expect(await lock("seen").isHeld()).toBe(false)
  })

  it("is persisted when held for a while, and deleted on release", async ({ expect }) => {
    const stored = (name: string) => runInDurableObject(lock(name), (_, { storage }) => storage.get("lease"))
    const short = await lock("short").acquire(60_000)
    expect(await stored("short")).toBeUndefined()
    await lock("short").release(short?.fence ?? 0)
    const held = await lock("held").acquire(60_000)
    await scheduler.wait(700)
    expect(await stored("held")).toEqual(held)
    expect(await stored("short")).toBeUndefined()
    await lock("held").release(held?.fence ?? 0)
    expect(await stored("held")).toBeUndefined()
  })

  it("is still held after the object restarts", async ({ expect }) => {
    const held = await lock("restart").acquire(60_000)
    await scheduler.wait(700)
    await evictDurableObject(lock("restart"))
    expect(await lock("restart").acquire(60_000)).toBeNull()
    await lock("restart").release(held?.fence ?? 0)
    expect((await lock("restart").acquire(60_000))?.fence).toBeGreaterThan(held?.fence ?? 0)
  })
})
