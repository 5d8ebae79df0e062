import { describe, it } from "vitest"
import { sweepOutbox } from "../../../kernel/queues/outbox.ts"
import { aFileSource, csvWith, someNames } from "../../../testing/a-file-source.ts"
import { crashingContext } from "../../../testing/crashing-context.ts"
import { anOrg, type TestOrg, type TestContext } from "../../../testing/factories.ts"
import { numRuns } from "../../../testing/runs.ts"
import { driveRun } from "../drive-run.ts"
import { failRun, runStatus } from "../sync-runs.ts"

type FileSource = Awaited<ReturnType<typeof aFileSource>>

/** The real server behind a fetch that may answer first. */
const behind = (ctx: TestContext, answer: (url: URL, calls: number) => Promise<Response | undefined>): TestContext => {
  let calls = 0
  const through: typeof fetch = async (input, init) =>
    (await answer(new URL(input instanceof Request ? input.url : input), ++calls)) ?? fetch(input, init)
  return { ...ctx, outside: { ...ctx.outside, fetch: through } }
}

const importsOf = async (org: TestOrg) => {
  const { results } = await org
    .ctx()
    .d1.prepare("SELECT filename, status FROM import_batches WHERE org_id = ? ORDER BY filename")
    .bind(org.id)
    .all<{ filename: string; status: string }>()
  return results.map(({ filename, status }) => `${filename.split("/").at(-1)} ${status}`)
}

async function twoFiles(org: TestOrg) {
  const source = await aFileSource(org)
  const [first, second] = [someNames(2), someNames(3)]
  await source.put("a.csv", csvWith(first))
  await source.put("b.csv", csvWith(second))
  return { ...source, all: [...first, ...second].sort() }
}

async function outcomeOf(source: FileSource, org: TestOrg, runId: string) {
  const run = await runStatus(source.ctx, source.connectionId, runId)
  return {
    names: await source.names(),
    imports: await importsOf(org),
    run: `${run.status} ${run.processedPages}/${run.totalPages}: ${run.successCount} new, ${run.duplicateCount} known`,
  }
}
/** Nothing is lost and nothing is there twice. */
const complete = (all: string[]) => ({
  names: all,
  imports: ["a.csv completed", "b.csv completed"],
  run: "completed 2/2: 5 new, 0 known",
})

describe("a source of files, with outages", () => {
  it("waits while the list cannot be read, and goes on where it was", async ({ expect }) => {
    const org = await anOrg()
    const source = await twoFiles(org)
    const { runId } = await source.start()
    const down = behind(source.ctx, async (url) =>
      url.searchParams.has("list-type") ? new Response(null, { status: 503 }) : undefined,
    )
    await expect(driveRun(down, runId)).rejects.toMatchObject({ status: 503 })
    expect(await runStatus(source.ctx, source.connectionId, runId)).toMatchObject({
      status: "running",
      totalPages: null,
    })
    await source.drain()
    expect(await outcomeOf(source, org, runId)).toEqual(complete(source.all))
  })

  it("reads a file again whose connection broke off, and imports it once", async ({ expect }) => {
    const org = await anOrg()
    const source = await twoFiles(org)
    const { runId } = await source.start()
    const breaking = behind(source.ctx, async (url, calls) => {
      if (!url.pathname.endsWith("/b.csv") || calls > 4) return undefined
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode("Name,Other\nHalf a row")),
        pull: (controller) => controller.error(new Error("gone")),
      })
      return new Response(body)
    })
    await expect(source.drain(breaking)).rejects.toMatchObject({ kind: "network" })
    await source.drain()
    expect(await outcomeOf(source, org, runId)).toEqual(complete(source.all))
  })

  it("leaves out a file that was deleted after it was listed, and reads the newest version of a changed one", async ({
    expect,
  }) => {
    const org = await anOrg()
    const source = await twoFiles(org)
    const { runId } = await source.start()
    await driveRun(source.ctx, runId)
    const [late = ""] = someNames(1)
    await source.remove("a.csv")
    await source.put("b.csv", csvWith([late]))
    await source.drain()
    const files = await source.filesOf(runId)
    expect(files.map(({ status, failure }) => [status, failure])).toEqual([
      ["missing", null],
      ["completed", null],
    ])
    expect(await runStatus(source.ctx, source.connectionId, runId)).toMatchObject({
      status: "completed",
      successCount: 1,
    })
    expect(await source.names()).toEqual([late])
    // The version that was read is known, not the one that was listed.
    expect(await source.run()).toMatchObject({ status: "completed", totalPages: 0 })
  })

  it("fails the run where the server refuses, without a word about the keys", async ({ expect }) => {
    const org = await anOrg()
    const source = await twoFiles(org)
    const { runId } = await source.start()
    const refusing = behind(source.ctx, async () => new Response(null, { status: 403 }))
    await source.drain(refusing)
    const failed = await runStatus(source.ctx, source.connectionId, runId)
    expect(failed).toMatchObject({ status: "failed", failure: "the server responded with status 403" })
    const owner = await org.signedInAs("owner")
    await owner.patch(`/api/connections/${source.connectionId}`, {
      credentials: { source_access_key_id: "someone", source_secret_access_key: "planted-wrong-secret" },
    })
    const answer = await owner.post(`/api/connections/${source.connectionId}/sync/run`, { background: true })
    await expect(answer).toRefuse(502, "Sync page failed: the server responded with status 403")
    expect(await runStatus(source.ctx, source.connectionId, runId)).toMatchObject({ status: "failed" })
  })

  it("imports what a failed run left in the next one", async ({ expect }) => {
    const org = await anOrg()
    const source = await twoFiles(org)
    const { runId } = await source.start()
    await driveRun(source.ctx, runId)
    await driveRun(source.ctx, runId)
    await failRun(source.ctx, runId, "Background processing failed after 30 attempts")
    await source.drain()
    expect(await importsOf(org)).toEqual(["a.csv completed"])
    expect(await source.run()).toMatchObject({ status: "completed", totalPages: 1, successCount: 3 })
    expect(await source.names()).toEqual(source.all)
  })

  it("opens no import for a run that ended while its file was read", async ({ expect }) => {
    const org = await anOrg()
    const source = await twoFiles(org)
    const { runId } = await source.start()
    await driveRun(source.ctx, runId)
    const ending = behind(source.ctx, async (url) => {
      if (url.pathname.endsWith("/a.csv")) await failRun(source.ctx, runId, "Cancelled")
      return undefined
    })
    await driveRun(ending, runId)
    await source.drain()
    expect(await importsOf(org)).toEqual([])
    expect(await source.run()).toMatchObject({ status: "completed", totalPages: 2, successCount: 5 })
  })

  it("stops with its connection", async ({ expect }) => {
    const org = await anOrg()
    const source = await twoFiles(org)
    const { runId } = await source.start()
    await driveRun(source.ctx, runId)
    await driveRun(source.ctx, runId)
    const owner = await org.signedInAs("owner")
    expect((await owner.delete(`/api/connections/${source.connectionId}`)).status).toBe(200)
    await source.drain()
    expect(await importsOf(org)).toEqual(["a.csv completed"])
    const left = source.ctx.d1.prepare("SELECT count(*) AS n FROM source_objects WHERE org_id = ?").bind(org.id)
    expect(await left.first("n")).toBe(0)
  })

  it("imports everything once, wherever the process dies and although messages come twice", async ({ expect }) => {
    let crashes = 0
    // Steps lie before and after each statement: every second one leaves the same behind as the one before.
    for (let crashAt = 0; ; crashAt += numRuns(10, 2)) {
      const org = await anOrg()
      const source = await twoFiles(org)
      const { runId } = await source.start()
      const process = crashingContext(source.ctx, crashAt)
      for (let steps = 0; steps < 6 && !process.hasCrashed(); steps++) {
        await driveRun(process.ctx, runId).catch((error: unknown) => {
          if (!process.hasCrashed()) throw error
        })
      }
      if (!process.hasCrashed()) break
      crashes++
      // The message is delivered again, twice; the sweep sends what was written but not sent.
      await Promise.all([driveRun(source.ctx, runId), driveRun(source.ctx, runId)])
      await source.drain()
      await sweepOutbox({ ...source.ctx, now: () => new Date(Date.now() + 3_600_000) })
      await source.drain()
      expect(await outcomeOf(source, org, runId), `crashed at step ${crashAt}`).toEqual(complete(source.all))
    }
    expect(crashes).toBeGreaterThan(numRuns(2, 10))
  })
})
