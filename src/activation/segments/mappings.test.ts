import { describe, it } from "vitest"
import { aLivePush } from "../../testing/a-push.ts"
import { countedCalls } from "../../testing/counted-calls.ts"
import { fullScans, recordedD1 } from "../../testing/recorded-d1.ts"
import { listMappings, type Mapping } from "./mappings.ts"
import { everyDatabase } from "../../testing/every-database.ts"

type Answer = { data: Mapping[]; cursor?: string | null }

/** A live segment and copies of it, some of them activated in the same moment and some without a time. */
async function manyMappings(copies: number) {
  const pushed = await aLivePush(1)
  await pushed.ctx.d1
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO activations (id, org_id, workspace_id, org_topic_id, topic_id, connection_id, platform, status,
         platform_segment_id, pushed_name, merged_from, created_at, activated_at)
       SELECT 'act_' || hex(randomblob(8)), org_id, workspace_id, org_topic_id, topic_id, connection_id,
         iif(i % 10 = 0, 'dspapi', platform), 'active', 'seg-' || i, 'Name ' || i, 'copy-' || i, created_at,
         CASE i % 3 WHEN 0 THEN activated_at WHEN 1 THEN NULL ELSE '2026-01-01T00:00:00.000Z' END
       FROM activations CROSS JOIN n WHERE org_id = ?1`,
    )
    .bind(pushed.org.id, copies)
    .run()
  const { caller } = await pushed.org.sdkKey(["mappings:read"])
  const get = async (query = "") => (await caller.get(`/api/sdk/mappings${query}`)).json<Answer>()
  return { ...pushed, caller, get }
}

const idsOf = ({ data }: Answer) => data.map(({ platformSegmentId }) => platformSegmentId ?? "")

describe("GET /api/sdk/mappings", () => {
  it("returns all live segments, the newest first, without a cursor", async ({ expect }) => {
    const { get, platform } = await manyMappings(2_500)
    const answer = await get()
    expect(Object.keys(answer)).toEqual(["data"])
    expect(answer.data).toHaveLength(2_501)
    expect(new Set(idsOf(answer)).size).toBe(2_501)
    const times = answer.data.map(({ activatedAt }) => activatedAt ?? "")
    expect(times).toEqual(times.toSorted().toReversed())
    expect(idsOf(answer)).toContain((await platform.live())[0]?.id)
    expect((await get("?platform=dspapi")).data).toHaveLength(250)
    expect(await get("?platform=exchange")).toEqual({ data: [] })
  })

  it("returns only segments of the organization, and of the workspace where one is named", async ({ expect }) => {
    const [mine, theirs] = [await manyMappings(1), await manyMappings(1)]
    await mine.ctx.d1
      .prepare("UPDATE activations SET workspace_id = 'north' WHERE org_id = ? AND platform_segment_id = 'seg-1'")
      .bind(mine.org.id)
      .run()
    const live = (await mine.platform.live())[0]?.id ?? ""
    const path = `/api/sdk/mappings/${mine.topicIds[0]}`
    const seen = async (workspace: string) => {
      const headers = { "x-workspace-id": workspace }
      const answers = ["/api/sdk/mappings", "/api/sdk/mappings?limit=9", path].map((one) =>
        mine.caller.get(one, undefined, headers),
      )
      const lists = await Promise.all(answers.map(async (answer) => (await answer).json<Partial<Answer>>()))
      return lists.map(({ data = [] }) => idsOf({ data }).toSorted())
    }
    const everything = [live, "seg-1"].toSorted()
    expect(await seen("")).toEqual([everything, everything, everything])
    expect(await seen("north")).toEqual([["seg-1"], ["seg-1"], ["seg-1"]])
    expect(await seen("south")).toEqual([[], [], []])
    await expect(await theirs.caller.get(path)).toRefuse(404, "Mapping not found")
  })

  it("returns the same page by page", async ({ expect }) => {
    const { get, caller } = await manyMappings(120)
    const all = idsOf(await get())
    const paged: string[] = []
    let pages = 0
    for (let cursor: string | null | undefined = ""; cursor !== null; pages++) {
      const answer: Answer = await get(`?limit=50${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`)
      paged.push(...idsOf(answer))
      cursor = answer.cursor ?? null
    }
    expect(paged).toEqual(all)
    expect(pages).toBe(3)
    expect((await get("?limit=121")).cursor).toBeNull()
    await expect(await caller.get("/api/sdk/mappings?cursor=x")).toRefuse(400, "cursor is not valid")
    await expect(await caller.get("/api/sdk/mappings?limit=0")).toRefuse(400, "limit must be a number of at least 1")
  })

  it("reads no further than the client does, in the order of an index", async ({ expect }) => {
    const { ctx, topicIds } = await manyMappings(2_500)
    const counted = countedCalls(ctx)
    const pages = listMappings(counted, {})
    expect((await pages.next()).value).toHaveLength(2_000)
    expect(counted.made()).toBe(1)
    await pages.return(undefined)
    const { d1, plans } = recordedD1(ctx.d1)
    for (const filter of [{}, { platform: "dspapi" }, { topicId: topicIds[0] }, { topicId: "tp_1" }]) {
      for await (const _ of listMappings({ ...ctx, ...everyDatabase(d1) }, filter));
    }
    for (const { text, steps } of await plans()) {
      expect(fullScans(steps), text).toEqual([])
      if (text.includes("activations_live")) expect(steps.join("\n")).not.toContain("TEMP B-TREE")
    }
  })
})
