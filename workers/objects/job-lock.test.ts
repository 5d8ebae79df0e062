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

  it("passes on when its holder dies, who then can neither extend nor release it", async ({ expect }) => {
    const dead = await lock("dead").acquire(1)
    await expect.poll(() => lock("dead").isHeld()).toBe(false)
    const heir = await lock("dead").acquire(60_000)
    expect(heir?.fence).toBeGreaterThan(dead?.fence ?? 0)
    expect(await lock("dead").extend(dead?.fence ?? 0, 60_000)).toBe(false)
    await lock("dead").release(dead?.fence ?? 0)
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

  const stored = (name: string) => runInDurableObject(lock(name), (_, { storage }) => storage.get("lease"))

  it("is written down when it is held for a while, and forgotten when it is given back", async ({ expect }) => {
    // All inside the object: calls to it may take longer than the delay.
    const whileShort = await runInDurableObject(lock("short"), async (object, { storage }) => {
      const lease = await object.acquire(60_000)
      const found = await storage.get("lease")
      await object.release(lease?.fence ?? 0)
      return found
    })
    expect(whileShort).toBeUndefined()
    const held = await lock("held").acquire(60_000)
    await expect.poll(() => stored("held")).toEqual(held)
    // Acquired before the other, it would have been written by now.
    expect(await stored("short")).toBeUndefined()
    await lock("held").release(held?.fence ?? 0)
    expect(await stored("held")).toBeUndefined()
  })

  it("is still held after the object restarts", async ({ expect }) => {
    const held = await lock("anew").acquire(60_000)
    await expect.poll(() => stored("anew")).toEqual(held)
    await evictDurableObject(lock("anew"))
    expect(await lock("anew").acquire(60_000)).toBeNull()
    await lock("anew").release(held?.fence ?? 0)
    expect((await lock("anew").acquire(60_000))?.fence).toBeGreaterThan(held?.fence ?? 0)
  })
})
