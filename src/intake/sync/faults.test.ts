import { describe, it } from "vitest"
import { aSync, libraryOf, someItems } from "../../testing/a-sync.ts"
import { aProvider } from "../../testing/a-provider.ts"
import { anOrg, bindings, testServices, type TestOrg } from "../../testing/factories.ts"
import type { SourceInput } from "../../testing/source-scripts.ts"
import { numRuns } from "../../testing/runs.ts"
import { runStatus } from "./sync-runs.ts"
import { syncPage } from "./sync-page.ts"

/** Six pages: what the service reads at once in full, and a fifth of it. */
const ITEMS = numRuns(600, 3_000)
const DIFFERENT = (ITEMS / 30) * 29

const creditsOf = (org: TestOrg) => bindings.QUOTAS.getByName(org.id).used("classifications")

describe("a sync from an unreliable source", () => {
  it(
    "of thousands of items that answers 500 now and then, times out once and repeats items ends complete, each item once",
    {
      timeout: 600_000,
    },
    async ({ expect }) => {
      const org = await anOrg()
      const items = someItems(DIFFERENT)
      // Every 29th item is repeated, at least a page later.
      const repeated = items.filter((_, i) => i % 29 === 0)
      const sent = [...items, ...repeated]
      const faults = {
        1: { type: "status", status: 500 },
        4: { type: "status", status: 503 },
        5: { type: "hang" },
        8: { type: "drop" },
        9: { type: "status", status: 429, retryAfter: "2" },
      } as const
      const spec = { items: sent, itemsAt: "items", countAt: "total", faults }
      const { start, toTheEnd, ctx, connectionId, waits } = await aSync(org, spec, {
        count_path: "total",
        page_size: ITEMS / 6,
      })
      const run = await start()
      expect(run.totalItems).toBe(ITEMS)
      const pages = await toTheEnd(run.runId)
      expect(pages).toHaveLength(6)
      expect(await runStatus(ctx, connectionId, run.runId)).toMatchObject({
        status: "completed",
        processedPages: 6,
        totalPages: 6,
        successCount: DIFFERENT,
        duplicateCount: ITEMS - DIFFERENT,
        errorCount: 0,
      })
      const library = await libraryOf(org)
      expect(library.size).toBe(DIFFERENT)
      for (const { id, name } of items) expect(library.get(String(id))?.name).toBe(name)
      expect(waits).toEqual([1000, 1000, 2000, 1000, 2000])
      expect(await creditsOf(org)).toBe(ITEMS)
    },
  )

  it("brings each page in once, however many ask for it at once", async ({ expect }) => {
    const org = await anOrg()
    const items = someItems(120)
    const { start, page, ctx, connectionId } = await aSync(
      org,
      { items, itemsAt: "items", countAt: "n" },
      {
        count_path: "n",
        page_size: 40,
      },
    )
    const { runId } = await start()
    const answers = await Promise.all([1, 1, 1, 2, 2, 3, 3, 1].map((number) => page(runId, number).catch(String)))
    const taken = answers.filter((answer) => typeof answer === "object" && answer.successCount > 0)
    expect(taken).toHaveLength(3)
    for (const answer of answers) {
      if (typeof answer === "string") expect(answer).toContain("Run is completed, cannot sync")
      else if (answer.successCount === 0) expect(answer).toMatchObject({ skipped: true, itemCount: 0 })
    }
    expect(await runStatus(ctx, connectionId, runId)).toMatchObject({
      status: "completed",
      processedPages: 3,
      successCount: 120,
      duplicateCount: 0,
    })
    expect((await libraryOf(org)).size).toBe(120)
    expect(await creditsOf(org)).toBe(120)
  })

  it("is charged once when a second caller claims a page after the first one has brought it in", async ({ expect }) => {
    const org = await anOrg("free")
    const { start, page, ctx, connectionId } = await aSync(org, { items: someItems(5) })
    const { runId } = await start()
    const reserveOnce: typeof ctx.meter.reserveOnce = async (...args) => {
      // The second caller has found the page undone and fetched it. Now the first one brings it in.
      expect(await page(runId, 1)).toMatchObject({ successCount: 5 })
      return ctx.meter.reserveOnce(...args)
    }
    const second = { ...ctx, meter: { ...ctx.meter, reserveOnce } }
    expect(await syncPage(second, connectionId, runId, 1)).toMatchObject({ skipped: true })
    expect(await creditsOf(org)).toBe(5)
  })

  it("writes nothing when the database fails, and the page can be retried", async ({ expect }) => {
    const org = await anOrg()
    const { start, page, ctx, connectionId } = await aSync(org, { items: someItems(5) })
    const { runId } = await start()
    const { d1 } = testServices()
    const only = `WHEN NEW.id = '${runId}' BEGIN SELECT raise(ABORT, 'broken'); END`
    await d1.prepare(`CREATE TRIGGER broken BEFORE UPDATE ON sync_runs ${only}`).run()
    await expect(page(runId)).rejects.toThrow("broken")
    await d1.prepare("DROP TRIGGER broken").run()
    expect((await libraryOf(org)).size).toBe(0)
    expect(await creditsOf(org)).toBe(0)
    expect(await runStatus(ctx, connectionId, runId)).toMatchObject({ status: "running", processedPages: 0 })
    expect(await page(runId)).toMatchObject({ successCount: 5, status: "completed" })
  })

  it("retries an item whose topic is archived while the page is in progress", async ({ expect }) => {
    const org = await anOrg()
    const items = someItems(2)
    const other = await anOrg()
    const { topicId } = await other.topic(items[0]?.name)
    const { start, page, ctx } = await aSync(org, { items })
    const { runId } = await start()
    const { library: d1 } = ctx
    let looked = false
    ctx.library = new Proxy(d1, {
      get(target, name) {
        if (name !== "batch") return target[name as keyof D1Database].bind(target)
        return async (statements: D1PreparedStatement[]) => {
          const answers = await target.batch(statements)
          if (!looked) await d1.prepare("UPDATE topics SET archived_at = 'now' WHERE id = ?").bind(topicId).run()
          looked = true
          return answers
        }
      },
    })
    expect(await page(runId)).toMatchObject({ successCount: 2, adoptedCount: 0, status: "completed" })
  })

  const endings: [string, SourceInput][] = [
    ["the server responded with status 503", { faultsByPage: { 2: { type: "status", status: 503 } } }],
    ["the server responded with status 403", { faultsByPage: { 2: { type: "status", status: 403 } } }],
    ["the connection failed", { faultsByPage: { 2: { type: "drop" } } }],
    ["the response is not JSON (text/html)", { faultsByPage: { 2: { type: "html" } } }],
    ["the response is not JSON (application/json)", { faultsByPage: { 2: { type: "cut_json" } } }],
    ["the response is larger than 10 MB", { faultsByPage: { 2: { type: "giant", how: "declared" } } }],
    ["the response is larger than 10 MB", { faultsByPage: { 2: { type: "giant", how: "streamed" } } }],
    ["the response is larger than 10 MB", { faultsByPage: { 2: { type: "giant", how: "compressed" } } }],
    [
      "a redirect is not allowed: it is an IP address",
      { faultsByPage: { 2: { type: "redirect", to: "https://192.168.0.1/admin" } } },
    ],
    ["there is no list of items at items", { faultsByPage: { 2: { type: "json", body: { items: "none" } } } }],
    ["there is no list of items at items", { faultsByPage: { 2: { type: "json", body: null } } }],
    [
      "the page has 501 items, the maximum is 500; if the source does not page, set paging to none",
      { faultsByPage: { 2: { type: "json", body: { items: Array.from({ length: 501 }, () => ({})) } } } },
    ],
  ]
  it.for(endings)("ends as failed with: %s", async ([reason, spec], { expect }) => {
    const org = await anOrg()
    const whole = { items: someItems(4), itemsAt: "items", countAt: "n", ...spec }
    const { start, page, ctx, connectionId } = await aSync(org, whole, {
      items_path: "items",
      count_path: "n",
      page_size: 2,
    })
    const { runId } = await start()
    expect(await page(runId)).toMatchObject({ successCount: 2, status: "running" })
    await expect(page(runId)).rejects.toMatchObject({ status: 502, message: `Sync page failed: ${reason}` })
    expect(await runStatus(ctx, connectionId, runId)).toMatchObject({
      status: "failed",
      failure: reason,
      processedPages: 1,
      successCount: 2,
    })
    await expect(page(runId)).rejects.toMatchObject({ status: 409, message: "Run is failed, cannot sync" })
    expect(await creditsOf(org)).toBe(2)
  })

  it("records a failed run if even the first page fails", async ({ expect }) => {
    const org = await anOrg()
    const { path } = await aSync(org, { faultsByPage: { 1: { type: "html" } } })
    const owner = await org.signedInAs("owner")
    await expect(await owner.post(path, {})).toRefuse(502, "Sync page failed: the response is not JSON (text/html)")
    const runs = await testServices()
      .d1.prepare("SELECT status, failure FROM sync_runs WHERE org_id = ?")
      .bind(org.id)
      .all()
    expect(runs.results).toEqual([{ status: "failed", failure: "the response is not JSON (text/html)" }])
  })

  it("does not fail the run for a page that another caller has imported", async ({ expect }) => {
    const org = await anOrg()
    const faults = { 2: { type: "status", status: 500 }, 4: { type: "status", status: 404 } } as const
    const { start, page, ctx, connectionId } = await aSync(org, { items: someItems(4), faults }, { page_size: 2 })
    const { runId } = await start()
    const wait = async () => {
      expect(await page(runId, 1)).toMatchObject({ successCount: 2 })
    }
    const unlucky = await syncPage({ ...ctx, outside: { ...ctx.outside, wait } }, connectionId, runId, 1)
    expect(unlucky).toMatchObject({ skipped: true, status: "running" })
    expect(await page(runId)).toMatchObject({ page: 2, successCount: 2 })
  })

  it("stops at the page limit", async ({ expect }) => {
    const org = await anOrg()
    const endless = `Audience 7${crypto.randomUUID().slice(0, 8)} number`
    const { start, toTheEnd, ctx, connectionId } = await aSync(org, { endless }, { page_size: 1 })
    const run = await start()
    expect(run.totalItems).toBeNull()
    await ctx.library
      .prepare(
        `WITH RECURSIVE n (page) AS (SELECT 1 UNION ALL SELECT page + 1 FROM n WHERE page < 297)
         INSERT INTO sync_pages (run_id, page, items, completed_at) SELECT ?, page, 1, 'then' FROM n`,
      )
      .bind(run.runId)
      .run()
    const pages = await toTheEnd(run.runId)
    expect(pages.map(({ page, status }) => [page, status])).toEqual([
      [298, "running"],
      [299, "running"],
      [300, "failed"],
    ])
    expect(await runStatus(ctx, connectionId, run.runId)).toMatchObject({
      status: "failed",
      failure: "The source did not end within 300 pages",
    })
  })

  it("ends at a short page if the total is unknown, and always at an empty page", async ({ expect }) => {
    const org = await anOrg()
    const open = await aSync(org, { items: someItems(5) }, { page_size: 2 })
    const pages = await open.toTheEnd((await open.start()).runId)
    expect(pages.map(({ itemCount }) => itemCount)).toEqual([2, 2, 1])
    const exact = await aSync(org, { items: someItems(4) }, { page_size: 2 })
    const all = await exact.toTheEnd((await exact.start()).runId)
    expect(all.map(({ itemCount }) => itemCount)).toEqual([2, 2, 0])
    const shrunk = await aSync(
      org,
      { items: someItems(6), itemsAt: "items", countAt: "n" },
      {
        count_path: "n",
        page_size: 2,
      },
    )
    const { runId } = await shrunk.start()
    await shrunk.source.update({ items: someItems(2), itemsAt: "items", countAt: "n" })
    expect((await shrunk.toTheEnd(runId)).map(({ itemCount }) => itemCount)).toEqual([2, 0])
    const empty = await aSync(org, { items: [] })
    const none = await empty.start()
    expect(none.totalItems).toBe(0)
    expect(await empty.toTheEnd(none.runId)).toMatchObject([{ itemCount: 0, status: "completed", done: true }])
  })

  it("classifies 15 new topics per page with the LLM, and has a person look at what it places outside the taxonomy", async ({
    expect,
  }) => {
    const org = await anOrg()
    const { provider, seen } = await aProvider([{ type: "wrong_segment_type" }])
    const { start, page, ctx } = await aSync(org, { items: someItems(20) }, { use_llm: true })
    ctx.llm = provider
    const { runId } = await start()
    expect(await page(runId)).toMatchObject({ successCount: 20 })
    expect(await seen()).toHaveLength(15)
    const engines = await ctx.library
      .prepare(
        `SELECT engine, review_reason AS review, count(*) AS n FROM topics JOIN org_topics ON topics.id = topic_id
         WHERE org_id = ? GROUP BY engine, review_reason ORDER BY n`,
      )
      .bind(org.id)
      .all()
    expect(engines.results).toEqual([
      { engine: "local", review: 'Invalid segment_type: "B2X"', n: 1 },
      { engine: "local", review: null, n: 5 },
      { engine: "llm", review: null, n: 14 },
    ])
  })
})
