import { createMessageBatch } from "cloudflare:test"
import { describe, it } from "vitest"
import { consume } from "../../../workers/consumers/dispatch.ts"
import { resumeStalled } from "../../operations/recovery/resume-stalled.ts"
import { countDifferences } from "../../testing/count-differences.ts"
import { aName, anOperator, anOrg, bindings, testServices } from "../../testing/factories.ts"
import { begin, named, started, takeChunk } from "../../testing/import-calls.ts"
import { json, type Page } from "../../testing/topic-answers.ts"
import { restoreRemoval } from "../../topics/removals/restore-removal.ts"
import { fixNames } from "./fix-names.ts"
import { replayImport } from "./replay-import.ts"
import { giveUpUndo, runUndo } from "./run-undo.ts"
import type { ImportUndo } from "./schema.ts"

async function anImportOf(names: string[]) {
  const org = await anOrg()
  const owner = await org.signedInAs("owner")
  const { batchId } = await begin(owner, { ...started, totalRows: names.length })
  const { newTopicIds } = await takeChunk(owner, batchId, 0, named(...names))
  const show = () => json<ImportUndo>(owner.get(`/api/import/${batchId}/undo`))
  const total = async () => (await json<Page>(owner.get("/api/topics"))).total
  return {
    org,
    owner,
    batchId,
    ids: newTopicIds,
    show,
    total,
    undo: () => owner.post(`/api/import/${batchId}/undo`, {}),
  }
}

const inCatalog = async (name: string) =>
  testServices()
    .d1.prepare("SELECT count(*) AS n FROM topics WHERE topic_name = ? AND archived_at IS NULL AND merged_into IS NULL")
    .bind(name)
    .first<number>("n")

describe("undoing an import", () => {
  it("removes what it added, leaves what was pushed, edited or is used by others, and tells", async ({ expect }) => {
    const names = ["Plain", "tidied", "Edited", "Pushed", "Shared", "Labelled"].map((name) => aName(name))
    const { org, owner, batchId, ids, show, undo, total } = await anImportOf(names)
    const [, , edited, pushed, shared, labelled] = ids
    await owner.patch(`/api/topics/${edited}`, { topic_name: aName("By hand") })
    // Fix names is part of the import.
    await fixNames(org.ctx(), batchId, { preview: false })
    await owner.put(`/api/topics/${labelled}/label`, { label: { provider_name: "Us" } })
    const { d1 } = testServices()
    await d1.batch([
      d1.prepare("UPDATE org_topics SET label = '{}' WHERE id = ?").bind(labelled),
      d1
        .prepare(
          `INSERT INTO activations (id, org_id, org_topic_id, topic_id, connection_id, platform, status, created_at)
           SELECT 'act_' || id, org_id, id, topic_id, 'conn_x', 'dspapi', 'active', '2026' FROM org_topics WHERE id = ?`,
        )
        .bind(pushed),
    ])
    const other = await anOrg()
    const topicId = await d1
      .prepare("SELECT topic_id FROM org_topics WHERE id = ?")
      .bind(shared)
      .first<string>("topic_id")
    await (await other.signedInAs("owner")).post("/api/topics/catalog", { topicIds: [topicId] })

    expect(await show()).toMatchObject({
      status: "not_started",
      removed: 0,
      remaining: 3,
      kept: { pushed: 1, edited: 2 },
      removalId: null,
    })
    const answer = await undo()
    expect(answer.status).toBe(202)
    await expect.poll(async () => (await show()).status).toBe("completed")
    const done = await show()
    expect(done).toMatchObject({ removed: 3, remaining: 0, withdrawn: 2, shared: 1, kept: { pushed: 1, edited: 2 } })
    expect(done.keptTopics.map(({ id, reason }) => [id, reason])).toEqual([
      [edited, "edited"],
      [pushed, "pushed"],
      [labelled, "edited"],
    ])
    expect(await total()).toBe(3)
    expect(await Promise.all([names[0], names[2], names[4]].map((name) => inCatalog(name ?? "")))).toEqual([0, 1, 1])
    expect(await countDifferences(org.id)).toEqual([])
    const { results } = await d1
      .prepare("SELECT action, target, details ->> 'deleted' AS n FROM audit_log WHERE org_id = ? ORDER BY seq")
      .bind(org.id)
      .all()
    expect(results).toEqual(
      expect.arrayContaining([
        { action: "import.undone", target: batchId, n: null },
        { action: "topics.deleted", target: "", n: 3 },
      ]),
    )

    // The undo itself can be taken back.
    expect(await restoreRemoval(org.ctx(), done.removalId ?? "")).toMatchObject({ restored: 3, skipped: 0, left: 0 })
    expect(await total()).toBe(6)
    expect(await inCatalog(names[0] ?? "")).toBe(1)
    expect(await show()).toMatchObject({ removed: 3, restored: 3, remaining: 3 })
    expect(await countDifferences(org.id)).toEqual([])
    // And done again.
    await undo()
    await expect.poll(async () => (await show()).status).toBe("completed")
    expect(await total()).toBe(3)
  })

  it("leaves topics in the catalog that operators have edited or reviewed", async ({ expect }) => {
    const names = ["Untouched", "Edited", "Reviewed"].map((name) => aName(name))
    const { ids, show, undo } = await anImportOf(names)
    const { d1 } = testServices()
    const { results } = await d1
      .prepare("SELECT topic_id AS id FROM org_topics WHERE id IN (SELECT value FROM json_each(?)) ORDER BY seq")
      .bind(JSON.stringify(ids))
      .all<{ id: string }>()
    const [, edited, reviewed] = results.map(({ id }) => id)
    const operator = await anOperator()
    expect((await operator.patch(`/api/admin/topics/${edited}`, { audienceType: "Enthusiast" })).status).toBe(200)
    const review = { topicId: reviewed, segmentType: "B2B", reason: "Sold to companies" }
    expect((await operator.post("/api/admin/topics/review", review)).status).toBe(200)
    await d1.batch([
      // Classified again since, and its history is past its retention.
      d1.prepare("UPDATE topics SET engine = 'local' WHERE id = ?").bind(reviewed),
      d1.prepare("DELETE FROM global_history WHERE topic_id = ?").bind(reviewed),
    ])
    await undo()
    await expect.poll(async () => (await show()).status).toBe("completed")
    expect(await show()).toMatchObject({ removed: 3, withdrawn: 1, shared: 2 })
    expect(await Promise.all(names.map(inCatalog))).toEqual([0, 1, 1])
  })

  it("is refused while the import runs", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const { batchId } = await begin(owner, started)
    await expect(await owner.post(`/api/import/${batchId}/undo`, {})).toRefuse(
      409,
      "The import is still running, cancel it first",
    )
    await owner.patch(`/api/import/${batchId}/status`, { status: "cancelled" })
    expect((await owner.post(`/api/import/${batchId}/undo`, {})).status).toBe(202)
  })

  it("leaves values that a row of the same file filled in, and keeps those of a later import", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const mappings = [
      { csvColumn: "Name", targetField: "topic_name" },
      { csvColumn: "Id", targetField: "external_id" },
    ]
    const [twice, later] = [aName("Twice"), aName("Later")]
    const { batchId } = await begin(owner, { ...started, mappings })
    const rows = [{ Name: twice }, { Name: later }, { Name: twice, Id: "x-1" }]
    await takeChunk(owner, batchId, 0, rows, mappings)
    const second = await begin(owner, { ...started, mappings, totalRows: 1 })
    await takeChunk(owner, second.batchId, 0, [{ Name: later, Id: "x-2" }], mappings)
    const shown = await json<ImportUndo>(owner.get(`/api/import/${batchId}/undo`))
    expect(shown).toMatchObject({ remaining: 1, kept: { edited: 1 }, keptTopics: [{ name: later }] })
  })

  it("goes on page by page after a crash, and counts each topic once", async ({ expect }) => {
    const tail = aName("").trim()
    const { org, batchId, show, total } = await anImportOf(Array.from({ length: 500 }, (_, i) => `Crash ${tail} ${i}`))
    const { d1 } = testServices()
    await d1
      .prepare(
        `INSERT INTO import_undos (batch_id, org_id, requested_by, removal_id, status, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, 'running', '2020', '2020')`,
      )
      .bind(batchId, org.id, org.userId("owner"), `rem_${tail}`)
      .run()
    // A worker that dies after the first page, two at once, then the sweep.
    const services = testServices()
    await Promise.all([runUndo(services, batchId), runUndo(services, batchId)])
    await resumeStalled(services)
    await expect.poll(async () => (await show()).status).toBe("completed")
    expect(await show()).toMatchObject({ removed: 500, withdrawn: 500, remaining: 0 })
    expect(await total()).toBe(0)
  })

  it("fails after the last retry, and an operator can replay it", async ({ expect }) => {
    const { org, batchId, show, total } = await anImportOf([aName("Given up")])
    const { d1 } = testServices()
    await d1
      .prepare(
        `INSERT INTO import_undos (batch_id, org_id, requested_by, removal_id, status, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, 'running', '2026', '2099')`,
      )
      .bind(batchId, org.id, org.userId("owner"), `rem_${batchId}`)
      .run()
    await giveUpUndo(testServices(), batchId, "Out of luck")
    expect(await show()).toMatchObject({ status: "failed", failure: "Out of luck", remaining: 1 })
    const body = { kind: "undo", batchId } as const
    await replayImport(testServices(), body, [])
    await expect.poll(async () => (await show()).status).toBe("completed")
    expect(await total()).toBe(0)
    const letter = createMessageBatch("strata-imports", [{ id: "1", timestamp: new Date(), attempts: 1, body }])
    await consume(testServices(), letter)
    expect(await show()).toMatchObject({ removed: 1 })
    expect((await bindings.IMPORTS.list({ prefix: batchId })).objects).toEqual([])
  })
})
