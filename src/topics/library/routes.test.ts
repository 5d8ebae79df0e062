import { describe, it } from "vitest"
import { readRow } from "../../kernel/db/rows.ts"
import { activations, users } from "../../kernel/db/schema/index.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { newId } from "../../kernel/ids.ts"
import { aName, anOperator, anOrg, testServices } from "../../testing/factories.ts"
import { aLivePush } from "../../testing/a-push.ts"
import { insertRows } from "../../testing/insert-rows.ts"
import { type Created, type HistoryEntry, json, type Page } from "../../testing/topic-answers.ts"
import type { TopicDetails } from "./schema.ts"

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

describe("POST /api/topics", () => {
  it("classifies, stores and returns the record", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const name = aName("Ford truck owners")
    const answer = await owner.post("/api/topics", { topic_name: `  ${name} ` })
    expect(answer.status).toBe(201)
    const created = await json<Created>(answer)
    expect(created).toMatchObject({
      id: expect.stringMatching(/^ot_/),
      topic_id: expect.stringMatching(/^tp_/),
      topic_name: name,
      parent_category: "Auto",
      taxonomy_type: "Automotive",
      segment_type: "B2C",
      engine_version: "2.5",
      created_at: expect.stringMatching(TIMESTAMP),
      external_id: null,
      performance_score: null,
    })
    expect(created.duplicate).toBeUndefined()
    expect(created.keywords.length).toBeGreaterThan(0)
    expect(created.segment_name_marketplace).toContain(name)
    // The exchange template is inactive.
    expect(created.platform_outputs).toEqual({})
    const { data } = await json<Page>(owner.get("/api/topics"))
    expect(data).toEqual([created])
  })

  it("reports a duplicate and changes nothing", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const name = aName("Coffee lovers")
    const first = await json<Created>(owner.post("/api/topics", { topic_name: name }))
    const again = await owner.post("/api/topics", { topic_name: name.toUpperCase(), segment_type: "B2B" })
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual({ ...first, duplicate: true })
    expect(await json<HistoryEntry[]>(owner.get(`/api/topics/${first.id}/history`))).toHaveLength(1)
  })

  it("prefers supplied values over the engine's, and derives the rest of the place from them", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const file = { filename: "topics.csv", totalRows: 1, mappings: [{ csvColumn: "name", targetField: "topic_name" }] }
    const { batchId } = await json<{ batchId: string }>(owner.post("/api/import", file))
    const created = await json<Created>(
      owner.post("/api/topics", {
        topic_name: aName("Ford truck owners"),
        parent_category: "travel",
        segment_type: "b2b",
        keywords: ["One", "One", " two "],
        engine_version: "2.4",
        _batchId: batchId,
      }),
    )
    expect(created).toMatchObject({
      parent_category: "Travel",
      segment_type: "B2B",
      keywords: ["One", "two"],
      engine_version: "2.4",
    })
    expect(created.taxonomy_type).not.toBe("Automotive")
    expect(created.segment_name_marketplace).toContain("Travel")
  })

  it("refuses the import of another organization like an unknown one", async ({ expect }) => {
    const [owner, other] = [await anOrg(), await anOrg()]
    const file = { filename: "topics.csv", totalRows: 1, mappings: [{ csvColumn: "name", targetField: "topic_name" }] }
    const importOf = await (await other.signedInAs("owner")).post("/api/import", file)
    const { batchId } = await importOf.json<{ batchId: string }>()
    for (const id of [batchId, "batch_1_x"]) {
      const answer = await (
        await owner.signedInAs("owner")
      ).post("/api/topics", { topic_name: aName("Tea"), _batchId: id })
      await expect(answer).toRefuse(400, "Unknown batch")
    }
  })

  it.for([
    [{}, "topic_name is required"],
    [{ topic_name: 7 }, "topic_name is required"],
    [{ topic_name: " \u200b " }, "topic_name is required"],
    [{ topic_name: "!?" }, "topic_name is required"],
    [{ topic_name: "x".repeat(501) }, "topic_name must be at most 500 characters"],
    [{ topic_name: "x", segment_type: "B2X" }, "segment_type must be one of B2B, B2C, B2B2C, B2E, B2G"],
    [{ topic_name: "x", parent_category: "Cars" }, "parent_category must be one of the 41 categories"],
    [{ topic_name: "x", taxonomy_type: "Cars" }, "taxonomy_type must be one of the 13 groups"],
    [{ topic_name: "x", subcategory: "Cars" }, "subcategory must be a level-0 node of the taxonomy"],
    [{ topic_name: "x", keywords: "a, b" }, "keywords must be an array"],
    [{ topic_name: "x", engine_version: "2.6" }, "Unknown engine_version"],
    [{ topic_name: "x", engine_version: "2.10" }, "Unknown engine_version"],
    [{ topic_name: "x", engine_version: "2.5.1" }, "Unknown engine_version"],
    [{ topic_name: "x", engine_version: "latest" }, "Unknown engine_version"],
    [{ topic_name: "x", engine_version: "2 5" }, "engine_version is invalid"],
    [[], "Request body must be a JSON object"],
  ] as const)("refuses %j", async ([body, message], { expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    await expect(await owner.post("/api/topics", body)).toRefuse(400, message)
  })

  it("keeps a name that is all symbols, but no half surrogate pairs", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const symbols = await json<Created>(owner.post("/api/topics", { topic_name: "🚙+🏔" }))
    expect(symbols.topic_name).toBe("🚙+🏔")
    expect((await owner.post("/api/topics", { topic_name: "🚙+🏔" })).status).toBe(200)
    const half = await json<Created>(owner.post("/api/topics", { topic_name: `${aName("Half")}\ud83d` }))
    expect(half.topic_name.isWellFormed()).toBe(true)
  })
})

describe("GET /api/topics/{id}", () => {
  it("reads what the list has of a topic, by either id", async ({ expect }) => {
    const org = await anOrg()
    const { id, topicId } = await org.topic()
    const { caller } = await org.apiKey(["topics:read"])
    const [listed] = (await json<Page>(caller.get("/api/topics"))).data
    expect(await json(caller.get(`/api/topics/${id}`))).toEqual(listed)
    expect(await json(caller.get(`/api/topics/${topicId}`))).toEqual(listed)
    await expect(await caller.get("/api/topics/unknown")).toRefuse(404, "Topic not found")
  })
})

describe("PATCH /api/topics/{id}", () => {
  it("changes only the given fields, by either id, and records it in the history", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id, topicId } = await org.topic()
    const before = (await json<Page>(owner.get("/api/topics"))).data[0]
    const renamed = aName("Renamed")
    const patched = await json<Created>(
      owner.patch(`/api/topics/${topicId}`, { topic_name: renamed, segment_type: "B2B", performance_score: 0.5 }),
    )
    expect(patched).toEqual({
      ...before,
      topic_name: renamed,
      segment_type: "B2B",
      performance_score: 0.5,
      updated_at: expect.stringMatching(TIMESTAMP),
      // What a push would send now.
      segment_name_dspapi: before?.segment_name_dspapi.replace(before.topic_name, renamed).replace("B2C", "B2B"),
      segment_name_marketplace: before?.segment_name_marketplace
        .replace(before.topic_name, renamed)
        .replace("B2C", "B2B"),
      segment_name_internal: before?.segment_name_internal.replace(before.topic_name, renamed).replace("B2C", "B2B"),
      segment_desc_dspapi: expect.stringMatching(/^Professionals who /),
      segment_desc_marketplace: expect.stringMatching(/^Professionals who /),
      internal_description: expect.stringMatching(/^Professionals who /),
    })
    expect((await json<Page>(owner.get(`/api/topics?search=${renamed.split(" ")[1]}`))).data).toEqual([patched])
    const [entry] = await json<HistoryEntry[]>(owner.get(`/api/topics/${id}/history`))
    expect(entry).toEqual({
      id: expect.stringMatching(/^hist_/),
      orgTopicId: id,
      changeType: "field_edit",
      changedBy: org.userId("owner"),
      changedByName: expect.stringContaining("owner"),
      previousValues: { topic_name: before?.topic_name, segment_type: "B2C", performance_score: null },
      newValues: { topic_name: renamed, segment_type: "B2B", performance_score: 0.5 },
      source: "manual",
      metadata: {},
      changedAt: patched.updated_at,
    })
  })

  it("restores the global value", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id } = await org.topic()
    await owner.patch(`/api/topics/${id}`, { segment_type: "B2B" })
    await owner.patch(`/api/topics/${id}`, { segment_type: "B2C" })
    const row = await testServices().d1.prepare("SELECT overrides FROM org_topics WHERE id = ?").bind(id).first()
    expect(row).toEqual({ overrides: "{}" })
    expect(await json<object>(owner.patch(`/api/topics/${id}`, { segment_type: "B2C" }))).toMatchObject({ id })
    expect(await json<HistoryEntry[]>(owner.get(`/api/topics/${id}/history`))).toHaveLength(3)
  })

  it("rejects an empty change, invalid values and an unknown topic", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id } = await org.topic()
    await expect(await owner.patch(`/api/topics/${id}`, {})).toRefuse(400, "No valid fields to update")
    await expect(await owner.patch(`/api/topics/${id}`, { id: "x" })).toRefuse(400, "No valid fields to update")
    await expect(await owner.patch(`/api/topics/${id}`, { topic_name: " " })).toRefuse(400, "topic_name is required")
    await expect(await owner.patch("/api/topics/tp_unknown", { segment_type: "B2B" })).toRefuse(404, "Topic not found")
  })
})

describe("DELETE /api/topics", () => {
  it("removes topics from the library by either id, and keeps them in the catalog", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const [first, second, third] = [await org.topic(), await org.topic(), await org.topic()]
    const answer = await owner.delete("/api/topics", { ids: [first.id, second.topicId, second.id, "ot_x", first.id] })
    expect(await answer.json()).toEqual({ deleted: 2 })
    const { data, total } = await json<Page>(owner.get("/api/topics"))
    expect([data.map(({ id }) => id), total]).toEqual([[third.id], 1])
    expect(await json<object>(owner.get("/api/topics/stats"))).toMatchObject({ total: 1 })
    await expect(await owner.get(`/api/topics/${first.id}/history`)).toRefuse(404, "Topic not found")
    expect((await json<Created>(owner.post("/api/topics/catalog", { topicIds: [first.topicId] }))) as unknown).toEqual({
      added: 1,
    })
  })

  it("accepts any number of ids", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id } = await org.topic()
    const ids = [...Array.from({ length: 60_000 }, () => newId("ot")), id]
    expect(await json<object>(owner.delete("/api/topics", { ids }))).toEqual({ deleted: 1 })
  })

  it.for([[{}], [{ ids: "x" }], [{ ids: [] }], [{ ids: [1] }]])("rejects %j", async ([body], { expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    await expect(await owner.delete("/api/topics", body)).toRefuse(400, "ids array is required")
  })

  it("rejects members, except through a key", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.topic()
    const member = await org.signedInAs("member")
    await expect(await member.delete("/api/topics", { ids: [id] })).toRefuse(403, "Requires library:delete permission")
    const { caller } = await org.apiKey(["topics:write"])
    expect(await json<object>(caller.delete("/api/topics", { ids: [id] }))).toEqual({ deleted: 1 })
  })
})

describe("library details", () => {
  it("returns at most 200 history entries, newest first", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id } = await org.topic()
    const { d1 } = testServices()
    const insert = d1.prepare(
      `INSERT INTO topic_history
         (id, org_id, org_topic_id, change_type, changed_by, previous_values, new_values, source, metadata, changed_at)
       SELECT 'hist_' || ?1 || value, ?2, ?1, 'field_edit', 'x', '{}', json_object('n', value), 'x', '{}', '2099-01-01T00:00:00.000Z'
       FROM json_each(?3)`,
    )
    await insert.bind(id, org.id, JSON.stringify(Array.from({ length: 205 }, (_, i) => i))).run()
    const entries = await json<HistoryEntry[]>(owner.get(`/api/topics/${id}/history`))
    expect(entries.map(({ newValues }) => newValues["n"])).toEqual(Array.from({ length: 200 }, (_, i) => 204 - i))
  })

  it("names who made each change, but not the service's own people", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.topic()
    await anOperator()
    const { d1 } = testServices()
    const operator = await readRow(d1, users, sql`WHERE operator = 1`)
    const insert = d1.prepare(
      `INSERT INTO topic_history
         (id, org_id, org_topic_id, change_type, changed_by, previous_values, new_values, source, metadata, changed_at)
       VALUES ('hist_' || ?1 || ?3, ?2, ?1, 'field_edit', ?3, '{}', '{}', 'manual', '{}', ?4)`,
    )
    const people = [org.userId("member"), operator?.id ?? "", "usr_erased"]
    await d1.batch(people.map((who, i) => insert.bind(id, org.id, who, `2099-01-0${3 - i}T00:00:00.000Z`)))
    const owner = await org.signedInAs("owner")
    const lastChange = async () =>
      (await json<Record<string, { changedBy: string }>>(owner.get(`/api/topics/details?ids=${id}`)))[id]?.changedBy
    expect(await lastChange()).toContain("member")
    await d1.prepare("UPDATE topic_history SET changed_at = '2099-02-01' WHERE changed_by = ?").bind(people[1]).run()
    expect(await lastChange()).toBe("an operator")
    await d1.prepare("UPDATE topic_history SET changed_at = '2099-01-02' WHERE changed_by = ?").bind(people[1]).run()
    const entries = await json<HistoryEntry[]>(owner.get(`/api/topics/${id}/history`))
    expect(entries.slice(0, 3).map(({ changedByName }) => changedByName)).toEqual([
      expect.stringContaining("member"),
      "an operator",
      "an erased account",
    ])
  })

  it("maps topics to the newest activation of each platform", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id, topicId } = await org.topic()
    const { d1 } = testServices()
    const activation = (platform: string, status: "active" | "deactivated", createdAt: string) => ({
      id: newId("act"),
      orgId: org.id,
      orgTopicId: id,
      topicId,
      connectionId: newId("conn"),
      platform,
      status,
      createdAt,
    })
    const rows = [
      activation("dspapi", "active", "2026-01-02T00:00:00.000Z"),
      activation("dspapi", "deactivated", "2026-01-01T00:00:00.000Z"),
      activation("exchange", "deactivated", "2026-01-01T00:00:00.000Z"),
    ]
    await d1.batch(insertRows(d1, activations, rows))
    expect(await json<object>(owner.get("/api/topics/activation-status"))).toEqual({
      [id]: { dspapi: "active", exchange: "deactivated" },
    })
    const otherOwner = await (await anOrg()).signedInAs("owner")
    expect(await json<object>(otherOwner.get("/api/topics/activation-status"))).toEqual({})
    expect(await json<object>(otherOwner.get(`/api/topics/details?ids=${id}`))).toEqual({})
  })

  it("lists each topic once, by its newest activations, however many pages of them there are", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const [often, once, hidden] = [await org.topic(), await org.topic(), await org.topic()]
    const { d1 } = testServices()
    const activate = (topicId: string, platform: string, status: string, count: number) =>
      prepare(
        d1,
        sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
           INSERT INTO activations (id, org_id, org_topic_id, topic_id, connection_id, platform, status, pushed_name, created_at)
           SELECT printf('act_%s_%s_%d', ${topicId}, ${platform}, i), ${org.id}, ${topicId}, 'tp_1', 'conn_1', ${platform},
             iif(i = ${count}, ${status}, 'deactivated'), 'x',
             printf('2026-01-01T00:00:00.%03dZ', i % 7) FROM n`,
      ).run()
    await activate(once.id, "exchange", "failed", 1)
    await activate(often.id, "dspapi", "deactivated", 4_500)
    await activate(often.id, "marketplace", "deactivated", 3)
    await activate(hidden.id, "dspapi", "active", 1)
    await d1.prepare("UPDATE org_topics SET hidden = 1 WHERE id = ?").bind(hidden.id).run()
    expect(await json<object>(owner.get("/api/topics/activation-status"))).toEqual({
      [often.id]: { dspapi: "deactivated", marketplace: "deactivated" },
      [once.id]: { exchange: "failed" },
    })
  })

  it("names the connections that a topic has segments on", async ({ expect }) => {
    const { org, topicIds, connectionId } = await aLivePush(1)
    const owner = await org.signedInAs("owner")
    await owner.patch(`/api/connections/${connectionId}`, { name: "Spring deals" })
    const [id = ""] = topicIds
    const segments = async () => (await json<TopicDetails>(owner.get(`/api/topics/details?ids=${id}`)))[id]?.segments
    expect(await segments()).toEqual([{ connectionId, connection: "Spring deals", status: "active" }])
    // A newer one on another connection to the same platform says nothing about this one.
    const { id: other } = await org.connection({ name: "Autumn deals", platform: "marketplace", direction: "outbound" })
    await testServices()
      .d1.prepare(
        `INSERT INTO activations (id, org_id, org_topic_id, topic_id, connection_id, platform, status, created_at)
         SELECT 'act_of_autumn', org_id, org_topic_id, topic_id, ?, platform, 'error', '2999-01-01' FROM activations WHERE org_topic_id = ?`,
      )
      .bind(other, id)
      .run()
    expect(new Set((await segments())?.map(({ connection, status }) => `${connection}: ${status}`))).toEqual(
      new Set(["Spring deals: active", "Autumn deals: error"]),
    )
  })

  it("pages activation statuses through the library", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const topics: string[] = []
    for (let i = 0; i < 5; i++) topics.push((await org.topic()).id)
    const at = (i: number) => `2026-01-0${i + 1}T00:00:00.000Z`
    for (const [i, id] of topics.slice(0, 4).entries()) {
      const rows = (["deactivated", "active"] as const).map((status, n) => ({
        id: newId("act"),
        orgId: org.id,
        orgTopicId: id,
        topicId: "tp_1",
        connectionId: `conn_${i}`,
        platform: "dspapi",
        status,
        createdAt: at(n),
      }))
      const { d1 } = testServices()
      await d1.batch(insertRows(d1, activations, rows))
    }
    const whole = await json<object>(owner.get("/api/topics/activation-status"))
    expect(whole).toEqual(Object.fromEntries(topics.slice(0, 4).map((id) => [id, { dspapi: "active" }])))
    const paged: Record<string, unknown> = {}
    let pages = 0
    for (let cursor: string | null = ""; cursor !== null; pages++) {
      const query: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`
      const answer: { data: object; cursor: string | null } = await json(
        owner.get(`/api/topics/activation-status?limit=2${query}`),
      )
      expect(Object.keys(answer.data).length).toBeLessThanOrEqual(2)
      Object.assign(paged, answer.data)
      cursor = answer.cursor
    }
    expect(paged).toEqual(whole)
    expect(pages).toBe(3)
  })

  it("answers an unknown error in the interface's words", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const name = aName("Broken")
    const { topicId } = await org.topic(name)
    const keywords = (stored: string) =>
      testServices().d1.prepare("UPDATE topics SET keywords = ? WHERE id = ?").bind(stored, topicId).run()
    await keywords("[")
    await expect(await owner.get("/api/topics")).toRefuse(500, "Failed to list topics")
    await expect(await owner.post("/api/topics", { topic_name: name })).toRefuse(500, "Failed to create topic")
    await keywords("[]")
  })
})
