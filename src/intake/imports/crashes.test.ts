import * as fc from "fast-check"
import { describe, it, type ExpectStatic } from "vitest"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { sweepOutbox } from "../../kernel/queues/outbox.ts"
import { endTurn } from "../../kernel/queues/turns.ts"
import { type Boundary, crashingServices, type Process } from "../../testing/crashing-services.ts"
import { aName, anOrg, bindings, testServices } from "../../testing/factories.ts"
import { numRuns } from "../../testing/runs.ts"
import { findAnyBatch } from "./batch-record.ts"
import { cutFile } from "./cut-file.ts"
import { importChunk } from "./import-chunk.ts"
import { ImportMessage } from "./messages.ts"
import { runChunk } from "./run-chunk.ts"
import { takeFile } from "./take-file.ts"
import { atLibrary } from "../../kernel/db/databases.ts"

const MAPPINGS = [{ csvColumn: "Name", targetField: "topic_name" as const }]
const ROWS = 22
const CHUNK_ROWS = 6
const CHUNKS = Math.ceil(ROWS / CHUNK_ROWS)

type Action =
  | { kind: "upload"; diesAt: number }
  | { kind: "client"; chunkIndex: number; diesAt: number }
  | { kind: "deliver"; pick: number; again: boolean; isQueueDown: boolean; diesAt: number }
  | { kind: "sweep"; diesAt: number }

/** An import with a client, a queue that loses no message, and processes that may crash. */
async function aWorld() {
  const [org, other] = [await anOrg(), await anOrg()]
  const tail = aName("").trim()
  const known = `Known audience ${tail}`
  await other.topic(known)
  const { id } = await org.importBatch(ROWS, { mappings: MAPPINGS })
  // Created, adopted, repeated within a chunk and across chunks, and rejected.
  const names = Array.from({ length: ROWS }, (_, i) => {
    if (i === 2 || i === 15) return ""
    if (i === 4) return known
    if (i === 5 || i === 19) return `Audience ${tail} number 3`
    return `Audience ${tail} number ${i}`
  })
  const file = `Name,Note\n${names.map((name) => `"${name}",x`).join("\n")}\n`
  const waiting: { message: ImportMessage; body: unknown }[] = []
  const passed = new Set<Boundary>()
  const real = testServices()
  let deaths = 0

  const start = (diesAt: number, isQueueDown: boolean): Process =>
    crashingServices(
      real,
      {
        sendBatch: async (messages) => {
          if (isQueueDown) throw new Error("The queue is down")
          for (const { body } of messages) {
            const message = ImportMessage.parse(body)
            // The outbox is shared by all tests: messages of other imports are passed on.
            if (message.batchId === id) waiting.push({ message, body })
            else await real.queues["strata-imports"].sendBatch([{ body }])
          }
        },
      },
      diesAt,
    )

  async function run(diesAt: number, work: (process: Process) => Promise<unknown>, isQueueDown = false) {
    const process = start(diesAt, isQueueDown)
    let finished = true
    try {
      await work(process)
    } catch (error) {
      finished = error instanceof AppError && error.status === 409
      if (!finished && !process.hasCrashed()) throw error
    }
    for (const boundary of process.passed) passed.add(boundary)
    if (process.hasCrashed()) deaths++
    return finished && !process.hasCrashed()
  }

  const contextIn = (services: Services): OrgContext => {
    const ctx = org.ctx()
    return atLibrary({ ...ctx, ...services, meter: services.meterOf(ctx.org) })
  }

  const actions = {
    upload: (diesAt: number) =>
      run(diesAt, ({ services }) =>
        takeFile(contextIn(services), id, new Blob([file]).stream() as ReadableStream<Uint8Array>, {
          chunkRows: CHUNK_ROWS,
        }),
      ),
    client: (chunkIndex: number, diesAt: number) =>
      run(diesAt, async ({ services }) => {
        const batch = await findAnyBatch(services, id)
        if (!batch) throw new Error("No batch")
        const first = chunkIndex * CHUNK_ROWS
        const rows = names.slice(first, first + CHUNK_ROWS).map((Name, i) => ({ row: first + i + 1, cells: { Name } }))
        // The client knows the number of chunks from the split.
        await importChunk(
          contextIn(services),
          { ...batch, chunksTotal: CHUNKS },
          { chunkIndex, rows, mappings: MAPPINGS },
        )
      }),
    deliver: async (pick: number, again: boolean, diesAt: number, isQueueDown = false) => {
      const next = waiting[pick % Math.max(1, waiting.length)]
      if (!next) return
      const { message, body } = next
      const handle = async ({ services, reach }: Process) => {
        if (message.kind === "cut") await cutFile(services, message)
        if (message.kind === "chunk") await runChunk(services, message)
        await endTurn(services, "strata-imports", { id: "once", body, attempts: 1, timestamp: new Date() })
        reach("before the ack")
      }
      const acked = await run(diesAt, handle, isQueueDown)
      const at = waiting.indexOf(next)
      // A queue may redeliver an acked message, and concurrent deliveries may both be acked.
      if (acked && !again && at >= 0) waiting.splice(at, 1)
    },
    sweep: (diesAt: number, afterMs = 61_000) =>
      run(diesAt, ({ services }) => sweepOutbox({ ...services, now: () => new Date(Date.now() + afterMs) })),
  }

  const act = (action: Action): Promise<unknown> => {
    if (action.kind === "upload") return actions.upload(action.diesAt)
    if (action.kind === "client") return actions.client(action.chunkIndex, action.diesAt)
    if (action.kind === "sweep") return actions.sweep(action.diesAt)
    return actions.deliver(action.pick, action.again, action.diesAt, action.isQueueDown)
  }

  /** What clients, queues and the cron eventually do. */
  async function settle() {
    const forever = Number.POSITIVE_INFINITY
    await actions.upload(forever)
    // Long enough for messages whose sender died to count as lost.
    await actions.sweep(forever, 600_000)
    for (let i = 0; waiting.length > 0 && i < 100; i++) await actions.deliver(0, false, forever)
  }

  async function expectFinalState(expect: ExpectStatic) {
    const { d1 } = real
    const all = async <T>(sql: string, ...values: unknown[]) =>
      (
        await d1
          .prepare(sql)
          .bind(...values)
          .all<T>()
      ).results
    expect(waiting).toEqual([])
    expect(await findAnyBatch(real, id)).toMatchObject({
      status: "completed",
      totalRows: ROWS,
      processedRows: ROWS,
      successCount: 18,
      adoptedCount: 1,
      duplicateCount: 2,
      errorCount: 2,
      updatedCount: 0,
      chunksTotal: CHUNKS,
      chunksCompleted: CHUNKS,
    })
    const library = await all<{ name: string }>(`SELECT topic_name AS name FROM org_topics WHERE org_id = ?`, org.id)
    expect(library.map(({ name }) => name).sort()).toEqual([...new Set(names.filter(Boolean))].sort())
    const topics = await all(
      `SELECT id FROM topics WHERE normalized_name GLOB ?`,
      `audience ${tail.toLowerCase()} number *`,
    )
    expect(topics).toHaveLength(17)
    expect(await all(`SELECT id FROM topic_history WHERE org_id = ?`, org.id)).toHaveLength(18)
    expect(await all(`SELECT "row" FROM import_errors WHERE batch_id = ? ORDER BY "row"`, id)).toEqual([
      { row: 3 },
      { row: 16 },
    ])
    const placed = await all<{ row: number; outcome: string }>(
      `SELECT place.value ->> 0 AS "row", place.value ->> 1 AS outcome
       FROM import_chunks AS chunk, json_each(chunk.outcomes) AS place WHERE chunk.batch_id = ? ORDER BY 1`,
      id,
    )
    expect(placed.map(({ row }) => row)).toEqual(names.flatMap((name, i) => (name === "" ? [] : [i + 1])))
    const count = (outcome: string) => placed.filter((one) => one.outcome === outcome).length
    expect([count("created"), count("adopted"), count("duplicate")]).toEqual([17, 1, 2])
    expect(await all(`SELECT id FROM outbox WHERE id GLOB ?`, `${id}/*`)).toEqual([])
    expect(await bindings.QUOTAS.getByName(org.id).used("classifications")).toBe(20)
  }

  return { act, actions, settle, expectFinalState, passed, deaths: () => deaths }
}

const never = Number.POSITIVE_INFINITY

describe("an import that is interrupted", () => {
  it("ends right wherever a process dies, one boundary after the other", async ({ expect }) => {
    const seen = new Set<Boundary>()
    for (const victim of ["upload", "sweep", "cut", "chunk"] as const) {
      for (let diesAt = 0, died = true; died; diesAt += numRuns(2, 1)) {
        const world = await aWorld()
        const at = (name: typeof victim) => (name === victim ? diesAt : never)
        await world.actions.upload(at("upload"))
        await world.actions.sweep(at("sweep"))
        await world.actions.deliver(0, false, at("cut"))
        await world.actions.deliver(1, false, at("chunk"))
        died = world.deaths() > 0
        await world.settle()
        await world.expectFinalState(expect)
        for (const boundary of world.passed) seen.add(boundary)
      }
    }
    expect([...seen].sort()).toEqual([
      "after the R2 put",
      "after the batch",
      "after the queue send",
      "after the vector write",
      "before the ack",
      "before the batch",
      "before the queue send",
    ])
  })

  it("reaches the expected state after any schedule of crashes, repeats and reorderings", async ({ expect }) => {
    const diesAt = fc.option(fc.nat({ max: 9 }), { nil: never })
    const action: fc.Arbitrary<Action> = fc.oneof(
      { weight: 2, arbitrary: fc.record({ kind: fc.constant("upload" as const), diesAt }) },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant("client" as const),
          chunkIndex: fc.nat({ max: CHUNKS - 1 }),
          diesAt,
        }),
      },
      {
        weight: 6,
        arbitrary: fc.record({
          kind: fc.constant("deliver" as const),
          pick: fc.nat(),
          again: fc.boolean(),
          isQueueDown: fc.boolean(),
          diesAt,
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("sweep" as const), diesAt }) },
    )
    // Actions within one entry run concurrently.
    const schedule = fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(schedule, async (moments) => {
        const world = await aWorld()
        await world.act({ kind: "upload", diesAt: moments.length % 5 === 0 ? 2 : never })
        for (const together of moments) await Promise.all(together.map(world.act))
        await world.settle()
        await world.expectFinalState(expect)
      }),
      { numRuns: numRuns(3, 500) },
    )
  })
})
