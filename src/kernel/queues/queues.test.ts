import { describe, it } from "vitest"
import { testServices } from "../../testing/factories.ts"
import { type Outgoing, sendOutbox, sweepOutbox, writeOutbox } from "./outbox.ts"
import { MAX_MESSAGE_BYTES, sendAll } from "./send.ts"

/** A queue that records what it is sent and enforces the production limits. */
function strictQueue(failures: string[] = []) {
  const batches: unknown[][] = []
  return {
    batches,
    sendBatch: async (messages: { body: unknown }[]) => {
      const failure = failures.shift()
      if (failure) throw new Error(failure)
      const sizes = messages.map(({ body }) => new TextEncoder().encode(JSON.stringify(body)).byteLength)
      if (messages.length > 100 || sizes.some((size) => size > 128_000)) throw new Error("Too large")
      if (sizes.reduce((sum, size) => sum + size, 0) > 256_000) throw new Error("Too large")
      batches.push(messages.map(({ body }) => body))
    },
  }
}

const aMessage = (n: number): Outgoing => ({
  id: `test/${crypto.randomUUID()}`,
  queue: "strata-jobs",
  body: { n },
})

/** The sizes of batches without messages of organizations: a sweep also sends those of other tests, if it is their turn. */
const ofService = (batches: readonly unknown[][]) =>
  batches.map((batch) => batch.filter((body) => !Object.hasOwn(body as object, "turn")).length).filter(Boolean)

describe("sendAll", () => {
  it("sends at most 100 messages and 256 KB per batch", async ({ expect }) => {
    const many = strictQueue()
    await sendAll(
      many,
      Array.from({ length: 250 }, (_, i) => ({ i })),
    )
    expect(many.batches.map((batch) => batch.length)).toEqual([100, 100, 50])
    const large = strictQueue()
    await sendAll(
      large,
      Array.from({ length: 5 }, () => "ü".repeat(50_000)),
    )
    expect(large.batches.map((batch) => batch.length)).toEqual([2, 2, 1])
  })

  it("throws on a message above the size limit in bytes", async ({ expect }) => {
    const queue = strictQueue()
    await sendAll(queue, ["x".repeat(MAX_MESSAGE_BYTES - 2)])
    await expect(sendAll(queue, ["x".repeat(MAX_MESSAGE_BYTES - 1)])).rejects.toThrow("too large for a queue")
    await expect(sendAll(queue, ["€".repeat(43_000)])).rejects.toThrow("too large for a queue")
    const { d1 } = testServices()
    const message = { ...aMessage(1), body: { text: "x".repeat(MAX_MESSAGE_BYTES) } }
    expect(() => writeOutbox(d1, [message], "x")).toThrow("too large for a queue")
  })

  it("retries only when the queue is overloaded", async ({ expect }) => {
    const busy = strictQueue(["Queue is overloaded. Please back off.", "Queue is overloaded. Please back off."])
    await sendAll(busy, ["a"])
    expect(busy.batches).toEqual([["a"]])
    await expect(sendAll(strictQueue(["Queue not found"]), ["a"])).rejects.toThrow("Queue not found")
  })
})

describe("the outbox", () => {
  const inOutbox = async (messages: readonly Outgoing[]) => {
    const { results } = await testServices()
      .d1.prepare("SELECT id FROM outbox WHERE id IN (SELECT value FROM json_each(?))")
      .bind(JSON.stringify(messages.map(({ id }) => id)))
      .all()
    return results.length
  }

  it("keeps unsent messages until the sweep sends them after the grace period", async ({ expect }) => {
    const services = testServices()
    const messages = Array.from({ length: 120 }, (_, i) => aMessage(i))
    const at = new Date("2020-01-01T00:00:00.000Z")
    await services.d1.batch(writeOutbox(services.d1, messages, at.toISOString()))
    const queues = (queue: ReturnType<typeof strictQueue>) => ({ ...services.queues, "strata-jobs": queue })
    await sendOutbox({ ...services, queues: queues(strictQueue(["away"])) }, messages)
    expect(await inOutbox(messages)).toBe(120)
    const queue = strictQueue()
    const later = (ms: number) => ({ ...services, queues: queues(queue), now: () => new Date(at.getTime() + ms) })
    await sweepOutbox(later(59_000))
    expect(ofService(queue.batches)).toEqual([])
    await sweepOutbox(later(61_000))
    expect(ofService(queue.batches)).toEqual([100, 20])
    expect(await inOutbox(messages)).toBe(0)
  })

  it("sweeps each queue even if another is unavailable", async ({ expect }) => {
    const services = testServices()
    const at = "2019-01-01T00:00:00.000Z"
    const stuck = Array.from({ length: 120 }, (_, i) => ({ ...aMessage(i), queue: "strata-imports" as const }))
    const free = [aMessage(0)]
    const write = (messages: Outgoing[]) => services.d1.batch(writeOutbox(services.d1, messages, at))
    await write(stuck)
    await write(free)
    const queue = strictQueue()
    const now = () => new Date("2019-01-01T00:02:00.000Z")
    const queues = { ...services.queues, "strata-imports": strictQueue(["away"]), "strata-jobs": queue }
    await expect(sweepOutbox({ ...services, queues, now })).rejects.toThrow("away")
    expect(ofService(queue.batches)).toEqual([1])
    expect([await inOutbox(stuck), await inOutbox(free)]).toEqual([120, 0])
    await services.d1.prepare("DELETE FROM outbox WHERE created_at = ?").bind(at).run()
  })
})
