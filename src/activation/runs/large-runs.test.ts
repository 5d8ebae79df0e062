import type { TestContext } from "../../testing/factories.ts"
import { describe, it } from "vitest"
import { noDeadline } from "../../kernel/outbound/deadline.ts"
import { findConnection } from "../../organizations/connections/connections.ts"
import { aLargeLibrary } from "../../testing/a-large-library.ts"
import { countedCalls } from "../../testing/counted-calls.ts"
import { createPushRun } from "./create-run.ts"
import { dryRun } from "./dry-run.ts"
import { cancelPushRun, failPushRun } from "./end-run.ts"
import { pushRunStatus } from "./find-run.ts"
import { pushNext } from "./push-next.ts"
import { retryPushRun } from "./retry-run.ts"
import { selectMore } from "./select-more.ts"

/** The time is up after the first page. */
const hurried = (ctx: TestContext): TestContext => {
  let looks = 0
  return { ...ctx, outside: { ...ctx.outside, clock: () => looks++ * 40_000 } }
}

/** The number of activations of a connection by status. */
const activationsOf = async ({ d1 }: TestContext, connectionId: string) => {
  const counted = d1.prepare("SELECT status, count(*) AS n FROM activations WHERE connection_id = ? GROUP BY status")
  const { results } = await counted.bind(connectionId).all<{ status: string; n: number }>()
  return Object.fromEntries(results.map(({ status, n }) => [status, n]))
}

/** Libraries by size. The tests share them, since filling one takes longer than most tests, and each has a connection of its own. */
const libraries = new Map<number, ReturnType<typeof aLargeLibrary>>()
async function libraryOf(topics: number) {
  const filling = libraries.get(topics) ?? aLargeLibrary(topics)
  libraries.set(topics, filling)
  const library = await filling
  return { ...library, connectionId: await library.otherConnection() }
}

describe("a run over thousands of topics", () => {
  it("is created in pages, and takes over the pending ones of another run", async ({ expect }) => {
    const { ctx, connectionId, choice, everything } = await libraryOf(4_100)
    const counted = countedCalls(ctx)
    const first = await createPushRun(counted, connectionId, choice)
    expect(first).toMatchObject({ totalSegments: 4_100, skipped: 0, status: "running" })
    expect(counted.made()).toBeLessThan(20)
    const second = await createPushRun(ctx, connectionId, everything)
    expect(second).toMatchObject({ totalSegments: 4_100, skipped: 0, status: "running" })
    expect(await pushRunStatus(ctx, connectionId, first.runId)).toMatchObject({ status: "completed", totalSegments: 0 })
    expect(await activationsOf(ctx, connectionId)).toEqual({ pending: 4_100 })
    let segments = 0
    for await (const page of await dryRun(ctx, connectionId, everything)) segments += page.length
    expect(segments).toBe(4_100)
  })

  it.for(["filters", "ids"] as const)("selected by %s is created further as it is pushed", async (by, { expect }) => {
    const { ctx, connectionId, everything, topicIds } = await libraryOf(2_100)
    const choice = by === "ids" ? { ...everything, filters: null, topicIds: await topicIds() } : everything
    const { runId, ...started } = await createPushRun(hurried(ctx), connectionId, choice)
    expect(started).toMatchObject({ totalSegments: 2_000, status: "running" })
    const selection = ctx.d1.prepare("SELECT length(selection) AS n FROM push_runs WHERE id = ?").bind(runId)
    // 100,000 ids stay far below the 2 MB of a row.
    expect(await selection.first<number>("n")).toBeLessThan(2_100 * 12)
    let batches = 0
    for (let done = false; !done && batches < 200; batches++) done = (await pushNext(ctx, connectionId, runId)).done
    expect(batches).toBeLessThan(100)
    expect(await pushRunStatus(ctx, connectionId, runId)).toMatchObject({
      status: "completed",
      totalSegments: 2_100,
      processedSegments: 2_100,
      errorCount: 2_100,
    })
  })

  it("adds each page once, however many calls add them", async ({ expect }) => {
    const { ctx, connectionId, everything } = await libraryOf(4_100)
    const { runId } = await createPushRun(hurried(ctx), connectionId, everything)
    const connection = await findConnection(ctx, connectionId)
    await Promise.all([1, 2, 3].map(() => selectMore(ctx, connection, runId, noDeadline, { all: true })))
    while (await selectMore(ctx, connection, runId, noDeadline, { all: true }));
    expect(await pushRunStatus(ctx, connectionId, runId)).toMatchObject({ totalSegments: 4_100, skipped: 0 })
    expect(await activationsOf(ctx, connectionId)).toEqual({ pending: 4_100 })
  })

  it("is not created further once it is cancelled", async ({ expect }) => {
    const { ctx, connectionId, everything } = await libraryOf(2_100)
    const { runId } = await createPushRun(hurried(ctx), connectionId, everything)
    await cancelPushRun(ctx, connectionId, runId)
    const connection = await findConnection(ctx, connectionId)
    expect(await selectMore(ctx, connection, runId, noDeadline, { all: true })).toBeUndefined()
    expect(await retryPushRun(ctx, connectionId, runId)).toMatchObject({ status: "cancelled", retried: 0 })
    expect(await activationsOf(ctx, connectionId)).toEqual({ deactivated: 2_000 })
  })

  it("is failed, retried and cancelled in chunks", async ({ expect }) => {
    const { ctx, connectionId, everything } = await libraryOf(4_100)
    const { runId } = await createPushRun(ctx, connectionId, everything)
    await failPushRun(ctx, runId, "The platform is not responding")
    expect(await pushRunStatus(ctx, connectionId, runId)).toMatchObject({ status: "failed", errorCount: 4_100 })
    expect(await activationsOf(ctx, connectionId)).toEqual({ error: 4_100 })
    expect(await retryPushRun(ctx, connectionId, runId)).toEqual({ runId, status: "running", retried: 4_100 })
    expect(await activationsOf(ctx, connectionId)).toEqual({ pending: 4_100 })
    expect(await pushRunStatus(ctx, connectionId, runId)).toMatchObject({ errorCount: 0, processedSegments: 0 })
    await cancelPushRun(ctx, connectionId, runId)
    expect(await activationsOf(ctx, connectionId)).toEqual({ deactivated: 4_100 })
    expect(await pushRunStatus(ctx, connectionId, runId)).toMatchObject({ status: "cancelled", errorCount: 0 })
  })
})
