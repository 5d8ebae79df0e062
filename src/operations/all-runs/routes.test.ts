import { describe, it } from "vitest"
import { aLivePush, aPush } from "../../testing/a-push.ts"
import { aSync, someItems } from "../../testing/a-sync.ts"
import { aName, anOperator, anOrg } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import { editTopic } from "../../topics/library/edit-topic.ts"
import { createJob } from "../jobs/create-job.ts"
import { processJob } from "../jobs/process-job.ts"
import { drivePushRun } from "../../activation/runs/drive-run.ts"
import { named, takeChunk } from "../../testing/import-calls.ts"
import type { AllRuns, RunReasons, RunRows, RunSummary } from "./schema.ts"

const FILE = (names: string[]) => ["Audience;Points", ...names.map((name) => `${name};x`), ";3"].join("\n")

describe("GET /api/runs", () => {
  it("lists runs of every kind together, newest first, page by page", async ({ expect }) => {
    const { org, start, toTheEnd, ctx, connectionId } = await aPush(2)
    const { runId } = await start()
    await toTheEnd(runId)
    const sync = await aSync(org, { items: someItems(3) })
    await sync.toTheEnd((await sync.start()).runId)
    const { id: batchId } = await org.importBatch(4)
    await createJob(ctx, { jobType: "refresh_activations", config: { orgId: org.id, workspace: "" } })
    const viewer = await org.signedInAs("viewer")
    const { data, next } = await json<AllRuns>(viewer.get("/api/runs"))
    expect(next).toBeNull()
    expect(data.map(({ kind }) => kind).toSorted()).toEqual(["import", "push", "refresh", "sync"])
    expect(data.map(({ createdAt }) => createdAt)).toEqual(
      data
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
    const byKind = new Map(data.map((run) => [run.kind, run]))
    expect(byKind.get("push")).toMatchObject({ id: runId, state: "completed", total: 2, succeeded: 2, connectionId })
    expect(byKind.get("sync")).toMatchObject({ state: "completed", total: 3, succeeded: 3, failed: 0 })
    expect(byKind.get("import")).toMatchObject({ id: batchId, state: "running", processed: 0, total: 4 })
    expect(byKind.get("refresh")).toMatchObject({ jobType: "refresh_activations", connectionId: null })

    const seen: string[] = []
    for (let cursor: string | null = ""; cursor !== null;) {
      const page: AllRuns = await json(viewer.get(`/api/runs?limit=1${cursor && `&cursor=${cursor}`}`))
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next
    }
    expect(seen).toEqual(data.map(({ id }) => id))
    const kindsOf = async (query: string) =>
      (await json<AllRuns>(viewer.get(`/api/runs?${query}`))).data.map(({ kind }) => kind)
    expect(await kindsOf("kind=push")).toEqual(["push"])
    expect(await kindsOf("state=running")).toEqual(["import"])
    expect(await kindsOf(`connectionId=${connectionId}`)).toEqual(["push"])
    expect(await kindsOf("to=2020-01-01")).toEqual([])
    expect(await kindsOf(`from=${data[0]?.createdAt.slice(0, 10)}`)).toHaveLength(4)
    const oldest = Date.parse(data.at(-1)?.createdAt ?? "")
    expect(await kindsOf(`from=${new Date(oldest).toISOString()}`)).toHaveLength(4)
    expect(await kindsOf(`to=${new Date(oldest - 1).toISOString()}`)).toEqual([])
    await expect(await viewer.get("/api/runs?state=green")).toRefuse(
      400,
      "state must be one of waiting, running, completed, completed_with_errors, failed, cancelled",
    )
    await expect(await viewer.get("/api/runs?cursor=x")).toRefuse(
      400,
      "cursor must be the next value of a previous page",
    )
  })

  it("does not call a run with errors completed", async ({ expect }) => {
    const { org, platform, start, toTheEnd, connectionId } = await aPush(2)
    await platform.faults({ type: "status", on: "create", status: 400 })
    const { runId } = await start()
    await toTheEnd(runId)
    const viewer = await org.signedInAs("viewer")
    const run = await json<RunSummary>(viewer.get(`/api/runs/push/${runId}`))
    expect(run).toMatchObject({ state: "completed_with_errors", succeeded: 1, failed: 1, waitsFor: null, retry: null })
    const { data: reasons } = await json<RunReasons>(viewer.get(`/api/runs/push/${runId}/reasons`))
    expect(reasons).toEqual([{ reason: expect.any(String) as string, count: 1 }])
    const path = `/api/connections/${connectionId}/push/run/${runId}/retry`
    const member = await org.signedInAs("member")
    const rows = (reason = "") =>
      json<RunRows>(viewer.get(`/api/runs/push/${runId}/rows?reason=${encodeURIComponent(reason)}`))
    expect((await rows(reasons[0]?.reason)).data).toHaveLength(1)
    expect((await rows("another")).data).toHaveLength(0)
    const { data } = await json<AllRuns>(viewer.get("/api/runs?state=completed"))
    expect(data).toEqual([])
    expect(await json(member.post(path, { reason: "another" }))).toMatchObject({ retried: 0 })
    expect(await json(member.post(path, { reason: reasons[0]?.reason }))).toMatchObject({ retried: 1 })
  })

  it("says until when and why a push waits for a platform that does not answer", async ({ expect }) => {
    const { org, ctx, platform, start } = await aPush(5)
    await platform.faults({ type: "drop", times: 99 })
    const { runId } = await start()
    await drivePushRun(ctx, runId)
    const viewer = await org.signedInAs("viewer")
    const { retry, ...run } = await json<RunSummary>(viewer.get(`/api/runs/push/${runId}`))
    expect(run).toMatchObject({ state: "waiting", waitsFor: "retry", processed: 0 })
    expect(retry?.reason).toContain("the connection failed")
    // After 5 minutes, then 10, 20, 40 and five times 60.
    const hours = (Date.parse(retry?.until ?? "") - Date.parse(retry?.at ?? "")) / 3_600_000
    expect(hours).toBeCloseTo(70 / 60 + 5)
  })

  it("keeps the record of an import that was undone", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.importBatch()
    const owner = await org.signedInAs("owner")
    const name = aName("Kite flyers")
    await takeChunk(owner, id, 0, named(name))
    await owner.post(`/api/import/${id}/undo`)
    const run = () => json<RunSummary>(owner.get(`/api/runs/import/${id}`))
    await expect.poll(run, { timeout: 30_000 }).toMatchObject({ undone: true, succeeded: 1, total: 1 })
    const { data } = await json<RunRows>(owner.get(`/api/runs/import/${id}/rows`))
    expect(data).toMatchObject([{ name, outcome: "created", topicId: null }])
  })

  it("shows jobs of the service to operators only", async ({ expect }) => {
    const operator = await anOperator()
    const { jobId } = await json<{ jobId: string }>(operator.post("/api/admin/jobs", { jobType: "dedup_sweep" }))
    expect(await json<RunSummary>(operator.get(`/api/runs/job/${jobId}`))).toMatchObject({ jobType: "dedup_sweep" })
    const owner = await (await anOrg()).signedInAs("owner")
    await expect(await owner.get(`/api/runs/job/${jobId}`)).toRefuse(404, "Run not found")
    await expect(await owner.get("/api/runs/party/run_1")).toRefuse(404, "Run not found")
  })
})

describe("GET /api/runs/{kind}/{id}/rows", () => {
  it("says of every segment what was sent and what came back, and retries the selected ones", async ({ expect }) => {
    const { org, platform, start, toTheEnd, path } = await aPush(3)
    await platform.faults({ type: "status", on: "create", status: 400 }, { type: "status", on: "create", status: 400 })
    const { runId } = await start()
    await toTheEnd(runId)
    const member = await org.signedInAs("member")
    const rows = (query = "") => json<RunRows>(member.get(`/api/runs/push/${runId}/rows?${query}`))
    const { data } = await rows()
    expect(data.map(({ outcome }) => outcome)).toEqual(["failed", "failed", "live"])
    expect(data[2]).toMatchObject({
      name: expect.any(String) as string,
      sent: { name: expect.any(String) as string },
      received: { "segment id": data[2]?.segmentId },
      topicId: expect.stringMatching(/^ot_/) as string,
    })
    expect(data[0]?.reason).not.toBeNull()
    const failed = await rows("outcome=failed&limit=1")
    expect(failed.data).toHaveLength(1)
    expect((await rows(`outcome=failed&limit=1&after=${failed.next}`)).data[0]?.id).toBe(data[1]?.id)
    expect((await rows(`search=${encodeURIComponent(data[1]?.name?.toUpperCase() ?? "")}`)).data).toHaveLength(1)

    const csv = await (await member.get(`/api/runs/push/${runId}/rows?format=csv&outcome=live`)).arrayBuffer()
    const text = new TextDecoder("utf-8", { ignoreBOM: true, fatal: true }).decode(csv)
    const [header, line, end] = text.split("\r\n")
    expect(header).toBe("\uFEFFname,outcome,reason,topic_id,segment_id,old_segment_id,sent_name,sent_description")
    expect(line).toContain(data[2]?.segmentId ?? "?")
    expect(end).toBe("")

    const retried = await member.post(`${path}/${runId}/retry`, { activationIds: [data[1]?.id], background: true })
    expect(await retried.json()).toMatchObject({ retried: 1, status: "running" })
    // The queue pushes it.
    await expect
      .poll(async () => (await rows()).data.map(({ outcome }) => outcome), { timeout: 30_000 })
      .toEqual(["failed", "live", "live"])
  })

  it("says of every row of a file what became of it, in the file's own delimiter", async ({ expect }) => {
    const org = await anOrg()
    const member = await org.signedInAs("member")
    const [known, fresh] = [aName("Truck owners"), aName("Boat owners")]
    await org.topic(known)
    const mappings = [
      { csvColumn: "Audience", targetField: "topic_name" },
      { csvColumn: "Points", targetField: "performance_score" },
    ]
    const { batchId } = await json<{ batchId: string }>(
      member.post("/api/import", { filename: "list.csv", totalRows: 3, mappings }),
    )
    const headers = { "content-type": "text/csv" }
    await member.send(`/api/import/${batchId}/file`, { method: "POST", body: FILE([known, fresh]), headers })
    const path = `/api/runs/import/${batchId}`
    await expect
      .poll(async () => (await json<RunSummary>(member.get(path))).state, { timeout: 30_000 })
      .toBe("completed_with_errors")
    const { data } = await json<RunRows>(member.get(`${path}/rows`))
    expect(data.map(({ row, outcome }) => [row, outcome])).toEqual([
      ["1", "duplicate"],
      ["2", "created"],
      ["3", "rejected"],
    ])
    expect(data[1]).toMatchObject({ name: fresh, topicId: expect.stringMatching(/^ot_/) as string })
    expect(data[1]?.reason).toBe("performance_score must be a number, “x” was left out")
    expect(data[2]).toMatchObject({ reason: expect.any(String) as string, sent: { Points: "3" } })
    const csv = await (await member.get(`${path}/rows?format=csv&outcome=rejected`)).text()
    expect(csv.replace("\uFEFF", "")).toMatch(/^row;name;outcome;reason;topic_id;Audience;Points\r\n3;;rejected;/)
  })

  it("keeps the outcome of every synced item", async ({ expect }) => {
    const org = await anOrg()
    const items = [...someItems(2), { id: 3, name: "" }]
    const sync = await aSync(org, { items })
    const { runId } = await sync.start()
    await sync.toTheEnd(runId)
    const viewer = await org.signedInAs("viewer")
    const { data } = await json<RunRows>(viewer.get(`/api/runs/sync/${runId}/rows`))
    expect(data.map(({ row, outcome }) => [row, outcome])).toEqual([
      ["1.1", "created"],
      ["1.2", "created"],
      ["1.3", "rejected"],
    ])
    expect(data[0]).toMatchObject({ name: items[0]?.name, topicId: expect.stringMatching(/^ot_/) as string })
    expect(data[2]?.reason).toMatch(/topic_name/)
  })

  it("names the old and the new segment of a refresh", async ({ expect }) => {
    const { org, ctx, topicIds, rows } = await aLivePush(2)
    const before = (await rows()).map(({ platform_segment_id: id }) => id)
    for (const id of topicIds) await editTopic(ctx, id, { segment_type: "B2G" })
    const config = { orgId: org.id, workspace: "" }
    const { jobId } = await createJob(ctx, { jobType: "refresh_activations", config })
    for (let done = false; !done;) done = (await processJob(ctx, jobId)).done
    const viewer = await org.signedInAs("viewer")
    const { data } = await json<RunRows>(viewer.get(`/api/runs/refresh/${jobId}/rows`))
    expect(data.map(({ outcome }) => outcome)).toEqual(["refreshed", "refreshed"])
    expect(new Set(data.map(({ oldSegmentId }) => oldSegmentId))).toEqual(new Set(before))
    for (const row of data) expect(row.segmentId).not.toBe(row.oldSegmentId)
    const csv = await (await viewer.get(`/api/runs/refresh/${jobId}/rows?format=csv&outcome=refreshed`)).text()
    const lines = csv.replace("\uFEFF", "").trimEnd().split("\r\n")
    expect(lines[0]).toBe(
      "name,platform,old_segment_id,new_segment_id,outcome,reason,topic_id,sent_name,sent_description",
    )
    expect(lines.slice(1).map((line) => line.split(",").slice(0, 4))).toEqual(
      data.map(({ name, oldSegmentId, segmentId }) => [name, "marketplace", oldSegmentId, segmentId]),
    )
  })
})

describe("cancelling", () => {
  it("ends a running sync and a refresh that has not ended", async ({ expect }) => {
    const org = await anOrg()
    const sync = await aSync(org, { items: someItems(3), maxPageSize: 1 })
    const { runId } = await sync.start()
    const member = await org.signedInAs("member")
    const cancel = () => member.post(`${sync.path}/${runId}/cancel`)
    expect(await json<object>(cancel())).toEqual({ runId, status: "cancelled" })
    await expect(await cancel()).toRefuse(409, "Run is cancelled, cannot cancel")
    await expect(sync.page(runId)).rejects.toThrow("Run is cancelled, cannot sync")
    const { id } = await org.refreshJob()
    expect(await json<object>(member.post(`/api/hygiene/refresh/${id}/cancel`))).toMatchObject({ status: "cancelled" })
    await expect(await member.post(`/api/hygiene/refresh/${id}/cancel`)).toRefuse(
      409,
      "Job is cancelled, cannot cancel",
    )
  })
})
