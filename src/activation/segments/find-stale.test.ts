import type { TestContext } from "../../testing/factories.ts"
import { describe, it } from "vitest"
import { aLivePush } from "../../testing/a-push.ts"
import { countedCalls } from "../../testing/counted-calls.ts"
import { fullScans, recordedD1 } from "../../testing/recorded-d1.ts"
import { countStale, findStale } from "./find-stale.ts"
import { everyDatabase } from "../../testing/every-database.ts"

/** Copies of a live activation with other names, pushed with other settings: stale, and without a platform behind them. */
async function manyStale(copies: number) {
  const pushed = await aLivePush(1)
  await pushed.ctx.d1
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO activations (id, org_id, workspace_id, org_topic_id, topic_id, connection_id, platform, status,
         platform_segment_id, pushed_name, pushed_description, engine_version_at_push, as_pushed, merged_from, created_at)
       SELECT 'act_' || hex(randomblob(8)), org_id, workspace_id, org_topic_id, topic_id, connection_id, platform, status,
         'seg-' || i, 'Old name ' || i, pushed_description, engine_version_at_push,
         CASE i % 4 WHEN 0 THEN NULL WHEN 1 THEN 'a~release' WHEN 2 THEN 'b~release' ELSE 'zz~release' END,
         'copy-' || i, CASE WHEN i % 3 = 0 THEN created_at ELSE strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-' || i || ' seconds') END
       FROM activations CROSS JOIN n WHERE org_id = ?1`,
    )
    .bind(pushed.org.id, copies)
    .run()
  return pushed
}

async function allStale(ctx: TestContext, limit: number) {
  const found: string[] = []
  let calls = 0
  for (let after: string | undefined; calls < 1000;) {
    const { stale, next } = await findStale(ctx, { after, limit })
    found.push(...stale.map(({ id }) => id))
    calls++
    if (next === undefined) return { found, calls }
    after = next
  }
  throw new Error("The walk does not end")
}

describe("stale activations", () => {
  it("are counted exactly, within few calls, however many there are", async ({ expect }) => {
    const { ctx } = await manyStale(4_500)
    const counted = countedCalls(ctx)
    expect(await countStale(counted)).toBe(4_500)
    expect(counted.made()).toBeLessThan(30)
    // Without the calls to compare them all, those that may be stale count.
    expect(await countStale(countedCalls(ctx, 40))).toBe(4_500)
  })

  it("are found once each, page by page, whatever naming they carry", async ({ expect }) => {
    const { ctx, ids } = await manyStale(203)
    for (const limit of [7, 10, 203, 500]) {
      const { found } = await allStale(ctx, limit)
      expect(found).toHaveLength(203)
      expect(new Set(found).size).toBe(203)
      expect(found).not.toContain(ids[0])
    }
    // The last page is known to be the last.
    expect((await findStale(ctx, { limit: 203 })).next).toBeUndefined()
  })

  it("are looked for among a bounded number of candidates per call", async ({ expect }) => {
    const { ctx, org } = await manyStale(9_000)
    // No topic, so none can be stale.
    await ctx.d1.prepare("UPDATE activations SET org_topic_id = 'ot_gone' WHERE org_id = ?").bind(org.id).run()
    const counted = countedCalls(ctx)
    const { stale, next } = await findStale(counted, { limit: 10 })
    expect(stale).toEqual([])
    expect(next).toBeDefined()
    expect(counted.made()).toBeLessThan(50)
    const { found, calls } = await allStale(ctx, 10)
    expect(found).toEqual([])
    expect(calls).toBeGreaterThan(1)
  })

  it("are walked in the order of an index", async ({ expect }) => {
    const { ctx } = await manyStale(100)
    const { d1, plans } = recordedD1(ctx.d1)
    await allStale({ ...ctx, ...everyDatabase(d1) }, 30)
    await countStale({ ...ctx, ...everyDatabase(d1) })
    for (const { text, steps } of await plans()) {
      expect(fullScans(steps), text).toEqual([])
      expect(steps.join("\n"), text).not.toContain("TEMP B-TREE")
    }
  })
})
