import { describe, it } from "vitest"
import { aName, anOrg, testServices } from "../../testing/factories.ts"
import {
  begin,
  NAME,
  named,
  sendChunk,
  started,
  statusOf,
  takeChunk,
  usedClassifications,
} from "../../testing/import-calls.ts"
import { importSentChunk } from "./import-chunk.ts"
import type { ChunkAnswer } from "./schema.ts"
import { everyDatabase } from "../../testing/every-database.ts"

describe("importing a chunk exactly once", () => {
  it("skips a repeated chunk, whatever the import's status", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    const { batchId } = await begin(caller, { ...started, totalRows: 501 })
    const rows = named(aName("Tea drinkers"), "")
    await sendChunk(caller, batchId, 0, rows)
    const before = await statusOf(caller, batchId)
    const again = async () => takeChunk(caller, batchId, 0, rows)
    const nothing = { successCount: 0, errorCount: 0, duplicateCount: 0, adoptedCount: 0, updatedCount: 0 }
    const answer = { chunkIndex: 0, ...nothing, newTopicIds: [], errors: [], skipped: true }
    expect(await again()).toEqual(answer)
    expect(await statusOf(caller, batchId)).toEqual(before)
    await caller.patch(`/api/import/${batchId}/status`, { status: "cancelled" })
    expect(await again()).toEqual(answer)
    await expect(await sendChunk(caller, batchId, 1, rows)).toRefuse(409, "Batch already cancelled")
  })

  it("comes in once from five clients at once, and costs once", async ({ expect }) => {
    const org = await anOrg("pro")
    const { caller } = await org.apiKey()
    const tail = aName("").trim()
    const rows = named(...Array.from({ length: 200 }, (_, i) => (i % 50 === 7 ? "" : `Audience ${tail} number ${i}`)))
    const { batchId } = await begin(caller, { ...started, totalRows: 200 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendChunk(caller, batchId, 0, rows)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(200))
    const bodies = await Promise.all(answers.map((answer) => answer.json<ChunkAnswer>()))
    expect(bodies.filter(({ skipped }) => skipped)).toHaveLength(4)
    expect(bodies.find(({ skipped }) => !skipped)).toMatchObject({
      successCount: 196,
      errorCount: 4,
      duplicateCount: 0,
    })
    expect(await statusOf(caller, batchId)).toMatchObject({
      status: "completed",
      processed_rows: 200,
      success_count: 196,
      error_count: 4,
      duplicate_count: 0,
      chunks_completed: 1,
    })
    const { d1 } = testServices()
    const count = async (table: string) =>
      (await d1.prepare(`SELECT count(*) AS n FROM ${table} WHERE org_id = ?`).bind(org.id).first<{ n: number }>())?.n
    expect([await count("org_topics"), await count("topic_history")]).toEqual([196, 196])
    const { used } = await org
      .ctx()
      .meter.reserve("classifications", 1)
      .then(async (one) => {
        await one.refund()
        return { used: await usedClassifications(org.id) }
      })
    expect(used).toBe(196)
  })

  it("completes the import with its last chunk, in any order", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    const { batchId } = await begin(caller, { ...started, totalRows: 1001 })
    for (const [i, chunkIndex] of [2, 0, 1].entries()) {
      const answer = await takeChunk(caller, batchId, chunkIndex, named(aName("Tea drinkers"), ""))
      expect(answer.errors).toEqual([{ row: chunkIndex * 500 + 2, message: "topic_name is required" }])
      expect((await statusOf(caller, batchId))["status"]).toBe(i === 2 ? "completed" : "processing")
    }
    await expect(await sendChunk(caller, batchId, 3, named("a"))).toRefuse(409, "Batch is not processing")
  })

  it("retries a row whose topic was archived between lookup and write", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const name = aName("Tea drinkers")
    const { topicId } = await other.topic(name)
    const ctx = org.ctx()
    const { id } = await org.importBatch(1)
    let archived = false
    const d1 = new Proxy(ctx.d1, {
      get: (target, property) => {
        if (property !== "batch") return Reflect.get(target, property).bind(target) as unknown
        return async (statements: D1PreparedStatement[]) => {
          // The first batch looks up names, the second writes.
          if (statements.length > 3 && !archived) {
            archived = true
            await target.prepare("UPDATE topics SET archived_at = 'x' WHERE id = ?").bind(topicId).run()
          }
          return target.batch(statements)
        }
      },
    })
    const mappings = NAME
    const answer = await importSentChunk({ ...ctx, ...everyDatabase(d1) }, id, {
      chunkIndex: 0,
      rows: named(name),
      mappings,
    })
    expect(archived).toBe(true)
    expect(answer).toMatchObject({ successCount: 1, adoptedCount: 0, errorCount: 0, duplicateCount: 0 })
  })
})

describe("credits", () => {
  it("reject a chunk that needs more than are left, without charging", async ({ expect }) => {
    const org = await anOrg("free")
    const { caller } = await org.apiKey()
    const { id } = await org.importBatch(101)
    const rows = named(...Array.from({ length: 101 }, (_, i) => aName(`Audience ${i}`)))
    await expect(await sendChunk(caller, id, 0, rows)).toRefuse(429, "Monthly classifications quota exceeded")
    expect(await statusOf(caller, id)).toMatchObject({ status: "processing", processed_rows: 0 })
    expect((await sendChunk(caller, id, 0, rows.slice(0, 100))).status).toBe(200)
  })

  it("are charged once when a second delivery claims them after the first one has finished", async ({ expect }) => {
    const org = await anOrg("free")
    const ctx = org.ctx()
    const { id } = await org.importBatch(2)
    const chunk = { chunkIndex: 0, rows: named(aName("Tea drinkers"), aName("Tea sellers")), mappings: NAME }
    const reserveOnce: typeof ctx.meter.reserveOnce = async (...args) => {
      // The second delivery has looked the chunk up and found it undone. Now the first one imports it.
      expect(await importSentChunk(ctx, id, chunk)).toMatchObject({ successCount: 2 })
      return ctx.meter.reserveOnce(...args)
    }
    const second = { ...ctx, meter: { ...ctx.meter, reserveOnce } }
    expect(await importSentChunk(second, id, chunk)).toMatchObject({ skipped: true })
    expect(await usedClassifications(org.id)).toBe(2)
  })

  it("stay charged when it is unknown whether the chunk was imported, and are not charged again", async ({
    expect,
  }) => {
    const org = await anOrg("free")
    const ctx = org.ctx()
    const { id } = await org.importBatch(1)
    const chunk = { chunkIndex: 0, rows: named(aName("Tea drinkers")), mappings: NAME }
    let isAway = false
    const d1 = new Proxy(ctx.d1, {
      get: (target, property) => {
        if (isAway) throw new Error("Network connection lost")
        if (property !== "batch") return Reflect.get(target, property).bind(target) as unknown
        return async (statements: D1PreparedStatement[]) => {
          const answers = await target.batch(statements)
          // The first batch looks up names, the second writes. Its answer gets lost.
          isAway = statements.length > 3
          if (isAway) throw new Error("Network connection lost")
          return answers
        }
      },
    })
    await expect(importSentChunk({ ...ctx, ...everyDatabase(d1) }, id, chunk)).rejects.toThrow(
      "Network connection lost",
    )
    expect(isAway).toBe(true)
    expect(await usedClassifications(org.id)).toBe(1)
    expect(await importSentChunk(ctx, id, chunk)).toMatchObject({ skipped: true })
    expect(await usedClassifications(org.id)).toBe(1)
  })

  it("are refunded when the chunk fails", async ({ expect }) => {
    const org = await anOrg("free")
    const ctx = org.ctx()
    const { id } = await org.importBatch(1)
    const vectors = { ...ctx.vectors, queryMany: () => Promise.reject(new Error("away")) }
    const mappings = NAME
    const chunk = { chunkIndex: 0, rows: named(aName("Tea drinkers")), mappings }
    await expect(importSentChunk({ ...ctx, vectors }, id, chunk)).rejects.toThrow("away")
    expect(await usedClassifications(org.id)).toBe(0)
    expect(await importSentChunk(ctx, id, chunk)).toMatchObject({ successCount: 1 })
    expect(await usedClassifications(org.id)).toBe(1)
  })
})
