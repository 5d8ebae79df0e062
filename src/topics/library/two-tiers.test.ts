import { describe, it } from "vitest"
import { aName, anOrg, testServices } from "../../testing/factories.ts"
import { type Created, type HistoryEntry, json, type Page } from "../../testing/topic-answers.ts"
import { createTopic } from "./create-topic.ts"

const inWorkspace = (name: string) => ({ "x-workspace-id": name })

/** Two organizations with the same topic. */
async function aSharedTopic() {
  const [mine, theirs] = [await anOrg(), await anOrg()]
  const name = aName("Ford truck owners")
  const [me, them] = [await mine.signedInAs("owner"), await theirs.signedInAs("owner")]
  const my = await json<Created>(me.post("/api/topics", { topic_name: name }))
  const their = await json<Created>(them.post("/api/topics", { topic_name: name }))
  return { mine, theirs, me, them, my, their, name }
}

const change = (topicId: string, set: string) =>
  testServices()
    .d1.prepare(`UPDATE topics SET ${set}, updated_at = '2099-01-01T00:00:00.000Z' WHERE id = ?`)
    .bind(topicId)
    .run()

describe("links", () => {
  it("share only the global topic", async ({ expect }) => {
    const { me, them, my, their } = await aSharedTopic()
    expect(their.topic_id).toBe(my.topic_id)
    expect(their.id).not.toBe(my.id)
    await me.patch(`/api/topics/${my.id}`, {
      topic_name: aName("Mine"),
      parent_category: "Travel",
      performance_score: 1,
    })
    expect((await json<Page>(them.get("/api/topics"))).data).toEqual([their])
    await me.delete("/api/topics", { ids: [my.topic_id] })
    expect((await json<Page>(them.get("/api/topics"))).data).toEqual([their])
  })

  it("cannot be used by another organization", async ({ expect }) => {
    const { me, my, their } = await aSharedTopic()
    const otherOwner = await (await anOrg()).signedInAs("owner")
    for (const id of [their.id, their.topic_id]) {
      await expect(await otherOwner.patch(`/api/topics/${id}`, { segment_type: "B2B" })).toRefuse(
        404,
        "Topic not found",
      )
      await expect(await otherOwner.post(`/api/topics/${id}/reclassify`)).toRefuse(404, "Topic not found")
      await expect(await otherOwner.get(`/api/topics/${id}/history`)).toRefuse(404, "Topic not found")
      expect(await json<object>(otherOwner.delete("/api/topics", { ids: [id] }))).toEqual({ deleted: 0 })
      const answer = await json<object>(otherOwner.post("/api/topics/reclassify", { ids: [id] }))
      expect(answer).toMatchObject({ success: 0, failed: 1, errors: [{ id, message: "Topic not found" }] })
    }
    const { total } = await json<Page>(me.get("/api/topics"))
    expect(total).toBe(1)
    await expect(await me.get(`/api/topics/${their.id}/history`)).toRefuse(404, "Topic not found")
    expect(await json<HistoryEntry[]>(me.get(`/api/topics/${my.topic_id}/history`))).toHaveLength(1)
  })

  it("are invisible to other organizations in lists, searches, stats and facets", async ({ expect }) => {
    const { me, my, name } = await aSharedTopic()
    const otherOwner = await (await anOrg()).signedInAs("owner")
    for (const query of [
      "",
      `?search=${encodeURIComponent(name)}`,
      "?parentCategory=Auto",
      "?sortBy=parent_category",
    ]) {
      expect(await json<Page>(otherOwner.get(`/api/topics${query}`))).toMatchObject({ data: [], total: 0 })
      expect(await json<Page>(me.get(`/api/topics${query}`))).toMatchObject({ data: [{ id: my.id }], total: 1 })
    }
    expect(await json<object>(otherOwner.get("/api/topics/stats"))).toEqual({
      total: 0,
      bySegmentType: {},
      byTaxonomyType: {},
    })
    expect(await json<object>(otherOwner.get("/api/topics/facets"))).toMatchObject({
      parentCategories: [],
      subcategories: [],
    })
  })
})

describe("overrides", () => {
  it("contain supplied values that differ when a topic is adopted, and always the descriptions", async ({ expect }) => {
    const { name, my } = await aSharedTopic()
    const third = await (await anOrg()).signedInAs("owner")
    const supplied = {
      topic_name: name.toUpperCase(),
      parent_category: "Auto",
      segment_type: "B2B",
      keywords: ["own"],
      segment_desc_dspapi: my.segment_desc_dspapi,
      internal_description: "Ours",
    }
    const adopted = await json<Created>(third.post("/api/topics", supplied))
    expect(adopted).toMatchObject({ ...supplied, topic_id: my.topic_id })
    const row = await testServices()
      .d1.prepare("SELECT overrides FROM org_topics WHERE id = ?")
      .bind(adopted.id)
      .first()
    expect(JSON.parse(String(row?.["overrides"]))).toEqual({
      topic_name: name.toUpperCase(),
      normalized_name: name.toLowerCase(),
      segment_type: "B2B",
      keywords: ["own"],
      segment_desc_dspapi: my.segment_desc_dspapi,
      internal_description: "Ours",
    })
  })

  it("keep descriptions private to the organization, even for a new topic", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const name = aName("Tea drinkers")
    const mine = await json<Created>(
      owner.post("/api/topics", { topic_name: name, segment_desc_marketplace: "Secret" }),
    )
    expect(mine.segment_desc_marketplace).toBe("Secret")
    const other = await (await anOrg()).signedInAs("owner")
    const theirs = await json<Created>(other.post("/api/topics", { topic_name: name }))
    expect(theirs.topic_id).toBe(mine.topic_id)
    expect(theirs.segment_desc_marketplace).not.toBe("Secret")
  })

  it("are kept when the global topic changes; other fields follow it", async ({ expect }) => {
    const { me, them, my, their } = await aSharedTopic()
    const renamed = aName("Renamed trucks")
    await me.patch(`/api/topics/${my.id}`, { topic_name: renamed, segment_type: "B2B" })
    await change(
      my.topic_id,
      "segment_type = 'B2G', parent_category = 'Travel', taxonomy_type = 'Travel', sensitivity = 'Low', internal_description = 'New'",
    )
    const [mine, theirs] = [await json<Page>(me.get("/api/topics")), await json<Page>(them.get("/api/topics"))]
    const followed = {
      parent_category: "Travel",
      taxonomy_type: "Travel",
      sensitivity: "Low",
    }
    expect(mine.data[0]).toMatchObject({ ...followed, topic_name: renamed, segment_type: "B2B" })
    // Rendered from its own name and segment, and from the category that it follows.
    expect(mine.data[0]?.internal_description).toMatch(/^Professionals who /)
    expect(mine.data[0]?.segment_name_dspapi).toMatch(/^Renamed trucks .* > Travel > /)
    expect(theirs.data[0]).toMatchObject({
      ...followed,
      topic_name: their.topic_name,
      segment_type: "B2G",
      internal_description: "New",
    })
    for (const [caller, segment] of [
      [me, "B2B"],
      [them, "B2G"],
    ] as const) {
      const { total } = await json<Page>(caller.get(`/api/topics?parentCategory=Travel&segmentType=${segment}`))
      expect(total).toBe(1)
      expect(await json<object>(caller.get("/api/topics/stats"))).toMatchObject({ bySegmentType: { [segment]: 1 } })
    }
    expect(theirs.data[0]?.updated_at).toBe("2099-01-01T00:00:00.000Z")
  })
})

describe("merged and archived topics", () => {
  it("disappear from all standard reads, and reappear when restored", async ({ expect }) => {
    const { me, my, name } = await aSharedTopic()
    const reads = async () => ({
      list: (await json<Page>(me.get("/api/topics"))).total,
      search: (await json<Page>(me.get(`/api/topics?search=${encodeURIComponent(name)}`))).total,
      stats: (await json<{ total: number }>(me.get("/api/topics/stats"))).total,
      catalog: (await json<Page>(me.get(`/api/topics/catalog?search=${encodeURIComponent(name)}`))).total,
      inLibrary: (await json<Page>(me.get("/api/topics/catalog?inLibrary=true"))).total,
      history: (await me.get(`/api/topics/${my.id}/history`)).status,
    })
    const there = { list: 1, search: 1, stats: 1, catalog: 1, inLibrary: 1, history: 200 }
    const hidden = { list: 0, search: 0, stats: 0, catalog: 0, inLibrary: 0, history: 404 }
    expect(await reads()).toEqual(there)
    await change(my.topic_id, "archived_at = '2026-01-01T00:00:00.000Z'")
    expect(await reads()).toEqual(hidden)
    await change(my.topic_id, "archived_at = NULL")
    expect(await reads()).toEqual(there)
    await change(my.topic_id, "merged_into = 'tp_other'")
    expect(await reads()).toEqual(hidden)
  })

  it("free the name when archived, and resolve to the winner when merged", async ({ expect }) => {
    const { my, name } = await aSharedTopic()
    await change(my.topic_id, "archived_at = '2026-01-01T00:00:00.000Z'")
    const org = await anOrg()
    const fresh = await createTopic(org.ctx(), { topic_name: name })
    expect(fresh.topic_id).not.toBe(my.topic_id)
    const winner = await org.topic(aName("Pickup people"))
    const middle = await org.topic(aName("Pickup folks"))
    await change(fresh.topic_id, `merged_into = '${middle.topicId}'`)
    await change(middle.topicId, `merged_into = '${winner.topicId}'`)
    const other = await anOrg()
    expect(await createTopic(other.ctx(), { topic_name: name })).toMatchObject({
      topic_id: winner.topicId,
      topic_name: name,
    })
    const asked = await (await other.signedInAs("viewer")).post("/api/topics/check-duplicate", { topic_name: name })
    expect(await asked.json()).toMatchObject({ isDuplicate: true, existingTopic: { id: winner.topicId } })
  })
})

describe("workspaces", () => {
  it("see and write only their own rows; without a workspace, all rows are visible", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const name = aName("Ford truck owners")
    const [none, north, south] = [{}, inWorkspace("north"), inWorkspace("south")]
    const plain = await json<Created>(owner.post("/api/topics", { topic_name: name }, none))
    const first = await json<Created>(owner.post("/api/topics", { topic_name: name }, north))
    expect((await owner.post("/api/topics", { topic_name: name }, north)).status).toBe(200)
    expect(first.topic_id).toBe(plain.topic_id)
    expect(first.id).not.toBe(plain.id)
    const only = await json<Created>(owner.post("/api/topics", { topic_name: aName("Skiers") }, south))

    const ids = async (headers: Record<string, string>, query = "") =>
      (await json<Page>(owner.get(`/api/topics${query}`, undefined, headers))).data.map(({ id }) => id).sort()
    expect(await ids(none)).toEqual([plain.id, first.id, only.id].sort())
    expect(await ids(north)).toEqual([first.id])
    expect(await ids(south)).toEqual([only.id])
    expect(await ids(south, "?parentCategory=Auto")).toEqual([])
    expect(await ids(north, "?parentCategory=Auto&sortBy=topic_name&search=ford")).toEqual([first.id])
    expect(await ids(inWorkspace("west"))).toEqual([])

    const total = async (headers: Record<string, string>) =>
      (await json<{ total: number }>(owner.get("/api/topics/stats", undefined, headers))).total
    expect([await total(none), await total(north), await total(south)]).toEqual([3, 1, 1])
    const facets = await json<{ subcategories: string[] }>(owner.get("/api/topics/facets", undefined, south))
    expect(facets.subcategories).toEqual([only.subcategory])
    const known = async (headers: Record<string, string>) =>
      (await json<Page>(owner.get("/api/topics/catalog?inLibrary=true", undefined, headers))).total
    expect([await known(none), await known(north), await known(inWorkspace("west"))]).toEqual([2, 1, 0])
  })

  it("cannot write each other's rows", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const [north, south] = [inWorkspace("north"), inWorkspace("south")]
    const topic = await json<Created>(owner.post("/api/topics", { topic_name: aName("Ford truck owners") }, north))
    for (const id of [topic.id, topic.topic_id]) {
      const path = `/api/topics/${id}`
      await expect(await owner.patch(path, { segment_type: "B2B" }, south)).toRefuse(404, "Topic not found")
      await expect(await owner.get(`${path}/history`, undefined, south)).toRefuse(404, "Topic not found")
      expect(await json<object>(owner.delete("/api/topics", { ids: [id] }, south))).toEqual({ deleted: 0 })
    }
    expect((await owner.patch(`/api/topics/${topic.topic_id}`, { segment_type: "B2B" }, north)).status).toBe(200)
    expect(await json<object>(owner.delete("/api/topics", { ids: [topic.topic_id] }))).toEqual({ deleted: 1 })
  })

  it("must have valid names", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    await expect(await owner.get("/api/topics", undefined, inWorkspace("no way"))).toRefuse(
      400,
      "Invalid X-Workspace-Id",
    )
  })
})
