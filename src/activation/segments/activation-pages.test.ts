import type { TestContext } from "../../testing/factories.ts"
import { describe, it } from "vitest"
import { aLivePush } from "../../testing/a-push.ts"
import { countedRows } from "../../testing/rows-read.ts"
import { activationPages } from "./activation-pages.ts"
import { ActivationQuery } from "./schema.ts"
import { everyDatabase } from "../../testing/every-database.ts"

const CURRENT = new Set(["stamp-0"])

/** Copies of a live activation of all statuses, platforms, workspaces and stamps, many of them created in the same moment. */
async function manyActivations(copies: number, stamps = 4) {
  const { ctx, connectionId } = await aLivePush(1)
  await ctx.d1
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO activations (id, org_id, workspace_id, org_topic_id, topic_id, connection_id, platform, status,
         platform_segment_id, merged_from, as_pushed, created_at)
       SELECT 'act_' || hex(randomblob(8)), org_id, iif(i % 5 = 0, 'north', ''), org_topic_id, topic_id,
         iif(i % 7 = 0, 'conn_other', connection_id), iif(i % 7 = 0, 'dspapi', platform),
         CASE WHEN i % 3 = 0 THEN 'deactivated' WHEN i % 11 = 0 THEN 'error' WHEN i % 13 = 0 THEN 'pending' ELSE 'active' END,
         'seg-' || i, 'copy-' || i, iif(i % ?3 = 1, NULL, 'stamp-' || (i % ?3)),
         strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', (i % 10) || ' days')
       FROM activations CROSS JOIN n WHERE org_id = ?1`,
    )
    .bind(ctx.org.id, copies, stamps)
    .run()
  return { ctx, connectionId }
}

async function pagesOf(ctx: TestContext, query: string, size: number) {
  const pages: number[][] = []
  const filters = ActivationQuery.parse(Object.fromEntries(new URLSearchParams(query)))
  for await (const page of activationPages(ctx, filters, CURRENT, () => size)) pages.push(page)
  return pages
}

/** The same rows from one statement, with their times. */
async function expected(ctx: TestContext, query: string) {
  const { connectionId, platform, status, stale } = ActivationQuery.parse(
    Object.fromEntries(new URLSearchParams(query)),
  )
  const { results } = await ctx.d1
    .prepare(
      `SELECT rowid, created_at AS at FROM activations WHERE org_id = ?1 AND (?2 IS NULL OR connection_id = ?2)
         AND (?3 IS NULL OR platform = ?3) AND (?4 IS NULL OR status = ?4) AND (?5 = '' OR workspace_id = ?5)
         AND (?6 = 0 OR (status = 'active' AND as_pushed IS NOT 'stamp-0'))
       ORDER BY created_at DESC, rowid DESC`,
    )
    .bind(ctx.org.id, connectionId ?? null, platform ?? null, status ?? null, ctx.workspace, stale ? 1 : 0)
    .all<{ rowid: number; at: string }>()
  return results
}

describe("the pages of the list of activations", () => {
  it.for([4, 60])("have every row once, the newest first, with %i stamps", async (stamps, { expect }) => {
    const { ctx, connectionId } = await manyActivations(300, stamps)
    const filters = [
      "",
      `connectionId=${connectionId}`,
      "connectionId=conn_other&platform=dspapi",
      "platform=marketplace",
    ]
    const states = ["", "status=active", "status=deactivated", "stale=true", "stale=true&status=error"]
    for (const query of filters.flatMap((filter) => states.map((state) => `${filter}&${state}`))) {
      for (const workspace of ["", "north"]) {
        const caller = { ...ctx, workspace }
        const rows = await expected(caller, query)
        const times = new Map(rows.map(({ rowid, at }) => [rowid, at]))
        const pages = await pagesOf(caller, query, 37)
        expect(new Set(pages.flat()), query).toEqual(new Set(times.keys()))
        expect(
          pages.flat().map((rowid) => times.get(rowid)),
          query,
        ).toEqual(rows.map(({ at }) => at))
        expect(pages, query).toHaveLength(Math.ceil(rows.length / 37))
      }
    }
  })

  it("read little more than they return", async ({ expect }) => {
    const { ctx, connectionId } = await manyActivations(4_000)
    for (const query of ["", "status=active", `connectionId=${connectionId}`, "platform=marketplace", "stale=true"]) {
      const { d1, read } = countedRows(ctx.d1)
      const filters = ActivationQuery.parse(Object.fromEntries(new URLSearchParams(query)))
      for await (const page of activationPages({ ...ctx, ...everyDatabase(d1) }, filters, CURRENT, () => 20)) {
        expect(page).toHaveLength(20)
        break
      }
      expect(read(), query).toBeGreaterThanOrEqual(20)
      expect(read(), query).toBeLessThan(600)
    }
  })
})
