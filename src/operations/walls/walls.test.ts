import { createMessageBatch } from "cloudflare:test"
import { afterEach, describe, inject, it } from "vitest"
import { consume } from "../../../workers/consumers/dispatch.ts"
import type { Services } from "../../kernel/context.ts"
import { sweepOutbox } from "../../kernel/queues/outbox.ts"
import { FULL_AT } from "../../kernel/room.ts"
import { startRun } from "../../intake/sync/sync-runs.ts"
import { sendAlertMessages } from "../../organizations/alerts/send-messages.ts"
import type { AlertPage } from "../../organizations/alerts/schema.ts"
import { aPush } from "../../testing/a-push.ts"
import { aSync, libraryOf, someItems } from "../../testing/a-sync.ts"
import { takeFile } from "../../intake/imports/take-file.ts"
import { limitedServices, PLATFORM_LIMITS } from "../../testing/limited-services.ts"
import { aName, anOperator, anOrg, testServices } from "../../testing/factories.ts"
import { begin, NAME, named, sendChunk, started, statusOf, usedClassifications } from "../../testing/import-calls.ts"
import { json } from "../../testing/topic-answers.ts"
import { resumeStalled } from "../recovery/resume-stalled.ts"
import { createJob } from "../jobs/create-job.ts"
import type { System } from "../system/schema.ts"
import { measureObjects, measureWalls } from "./measure-walls.ts"
import { levelOf } from "./walls.ts"

const services = testServices()
const { d1 } = services
const SENTENCE = "There is no room for new topics right now, try again later"

const sizeOfDatabase = async () => (await d1.prepare("SELECT 1").all()).meta.size_after

/** Measures as if the database's limit were such that it is this full. */
async function measureAt(percent: number, more: Partial<Services> = {}) {
  await measureWalls({ ...services, databaseLimitBytes: (100 * (await sizeOfDatabase())) / percent, ...more })
}

afterEach(async () => {
  await measureAt(1)
  await d1.batch([
    d1.prepare("DROP TABLE IF EXISTS ballast"),
    d1.prepare("DELETE FROM alerts WHERE kind = 'wall'"),
    d1.prepare("DELETE FROM walls"),
  ])
})

const raised = async () => {
  const { results } = await d1
    .prepare(
      `SELECT data ->> 'wall' AS wall, data ->> 'level' AS level, data ->> 'resolvedAt' IS NOT NULL AS resolved
       FROM alerts WHERE kind = 'wall' ORDER BY rowid`,
    )
    .all<{ wall: string; level: number; resolved: number }>()
  return results.map(({ wall, level, resolved }) => `${wall} ${level}${resolved ? " resolved" : ""}`)
}

describe("levels", () => {
  it("are left two points below them", ({ expect }) => {
    const at = (used: number, before: number) => levelOf("database", { used, capacity: 100 }, before)
    expect([at(49.9, 0), at(50, 0), at(89, 75), at(97, 0)]).toEqual([0, 50, 75, 95])
    expect([at(93, 95), at(92.9, 95), at(48, 50), at(47.9, 50)]).toEqual([95, 90, 50, 0])
    expect(levelOf("queues", { used: 97, capacity: 100 }, 0)).toBe(90)
  })
})

describe("operators", () => {
  it("are alerted once per level, in the bell and by mail, until the value falls", async ({ expect }) => {
    const operator = await anOperator()
    const address = `${crypto.randomUUID()}@example.com`
    await d1
      .prepare(
        "UPDATE users SET email = ?, updated_at = '9' WHERE id = (SELECT id FROM users ORDER BY rowid DESC LIMIT 1)",
      )
      .bind(address)
      .run()
    for (const percent of [30, 51, 52, 49.5, 76, 91, 91]) await measureAt(percent)
    expect(await raised()).toEqual(["database 50", "database 75", "database 90"])
    await sendAlertMessages(services)
    const mails = await (await fetch(`${inject("mailUrl")}?to=${address}`)).json<{ subject: string }[]>()
    const subjects = mails.map(({ subject }) => subject)
    expect(subjects).toEqual([50, 75, 90].map((level) => `Strata: The database's size reached ${level}% of its limit`))
    await measureAt(60)
    expect(await raised()).toEqual(["database 50", "database 75 resolved", "database 90 resolved"])
    const { data } = await json<AlertPage>(operator.get("/api/alerts"))
    const details = data.filter(({ kind, operators }) => kind === "wall" && operators).map(({ detail }) => detail)
    expect(details.map((detail) => detail?.startsWith("It has fallen since"))).toEqual([true, true, false])
    const member = await (await anOrg()).signedInAs("owner")
    expect((await json<AlertPage>(member.get("/api/alerts"))).data).toEqual([])
  })

  it("see every limit on the System page, the public only which part is not ready", async ({ expect }) => {
    await measureAt(96)
    await measureObjects(services)
    const operator = await anOperator()
    const { walls, readiness } = await json<System>(operator.get("/api/admin/system"))
    expect(walls.map(({ name }) => name)).toEqual(["database", "threads", "queues", "objects"])
    expect(walls[0]).toMatchObject({ percent: 96, level: FULL_AT, label: "The database's size" })
    expect(walls[3]?.capacity).toBe(200_000)
    expect(readiness.checks.room.message).toBe("The database is 96% full: no topics are added until rows are removed")
    expect(readiness.failing).toContain("room")
  })

  it("see how busy the database is, averaged, and how old the oldest message is", async ({ expect }) => {
    const began = Date.now()
    await measureAt(1)
    for (let minute = 1; minute <= 20; minute++) {
      await d1.prepare("UPDATE walls SET busy_ms = busy_ms + 48000 WHERE name = 'threads'").run()
      await measureAt(1, { now: () => new Date(began + minute * 60_000) })
      if (minute === 1) expect(await raised()).toEqual([])
    }
    expect(await raised()).toEqual(["threads 50", "threads 75"])
    const id = `old/${crypto.randomUUID()}`
    const old = new Date(began - 5 * 3_600_000).toISOString()
    await d1
      .prepare("INSERT INTO outbox (id, queue, body, created_at) VALUES (?, 'nowhere', '{}', ?)")
      .bind(id, old)
      .run()
    await measureAt(1)
    expect(await raised()).toContain("queues 75")
    await d1.prepare("DELETE FROM outbox WHERE id = ?").bind(id).run()
  })
})

describe("at 95% of the database's size", () => {
  it("whatever adds topics is refused, without cost; sign-in, reads, pushes and deletions go on", async ({
    expect,
  }) => {
    const org = await anOrg()
    const { topicId } = await (await anOrg()).topic()
    const kept = await org.topic()
    const member = await org.signedInAs("owner")
    const operator = await anOperator()
    const { batchId } = await begin(member)
    const seeding = await json<{ batchId: string }>(
      operator.post("/api/admin/topics/bulk", { filename: "s.csv", totalRows: 1, mappings: NAME }),
    )
    const { path, start } = await aSync(org, { items: someItems(2) })
    const { runId } = await start()
    const used = await usedClassifications(org.id)
    const pushed = await aPush(1)
    await measureAt(96)

    const dimensions = [
      { name: "Place", values: [aName("Lisbon")] },
      { name: "Who", values: ["Surfers"] },
    ]
    const refused = {
      create: await member.post("/api/topics", { topic_name: aName("Surfers") }),
      import: await member.post("/api/import", started),
      chunk: await sendChunk(member, batchId, 0, named(aName("Divers"))),
      file: await member.send(`/api/import/${batchId}/file`, {
        method: "POST",
        body: "Name\nDivers\n",
        headers: { "content-type": "text/csv" },
      }),
      seeding: await operator.post("/api/admin/topics/bulk", { filename: "s.csv", totalRows: 1, mappings: NAME }),
      seedChunk: await operator.post(`/api/admin/topics/bulk/${seeding.batchId}/chunk`, {
        chunkIndex: 0,
        rows: named(aName("Seeds")),
        mappings: NAME,
      }),
      sync: await member.post(path, {}),
      page: await member.post(`${path}/${runId}/page`, {}),
      matrix: await member.post("/api/topics/generate-matrix", { dimensions, baseTopic: "x" }),
      adoption: await member.post("/api/topics/catalog", { topicIds: [topicId] }),
    }
    for (const [name, answer] of Object.entries(refused)) {
      const { error } = await answer.json<{ error: string }>()
      expect({ name, status: answer.status, error }).toEqual({ name, status: 503, error: SENTENCE })
      expect(answer.headers.get("Retry-After")).toBe("300")
    }
    expect(await usedClassifications(org.id)).toBe(used)
    expect((await member.get("/api/topics")).status).toBe(200)
    expect((await (await org.signedInAs("member")).get("/api/me")).status).toBe(200)
    await pushed.toTheEnd((await pushed.start()).runId)
    expect(await pushed.rows()).toMatchObject([{ status: "active" }])
    expect((await member.delete("/api/topics", { ids: [kept.id] })).status).toBe(200)

    await measureAt(80)
    expect((await member.post("/api/topics", { topic_name: aName("Surfers") })).status).toBe(201)
    expect((await sendChunk(member, batchId, 0, named(aName("Divers")))).status).toBe(200)
    expect((await member.post(`${path}/${runId}/page`, {})).status).toBe(200)
  })
})

/** Grows the database for real, until what it held is 88% of the limit and all of it 97%. */
async function fill(): Promise<number> {
  const limit = (await sizeOfDatabase()) / 0.88
  await d1.prepare("CREATE TABLE ballast (bytes)").run()
  while ((await sizeOfDatabase()) < 0.97 * limit) {
    const rows = JSON.stringify(Array.from({ length: 50 }, () => 0))
    await d1.prepare("INSERT INTO ballast SELECT randomblob(4000) FROM json_each(?)").bind(rows).run()
  }
  return limit
}

/** Queues that hold their messages back. */
function held() {
  const messages: { queue: string; body: unknown }[] = []
  const hold = (queue: string) => ({
    sendBatch: async (sent: { body: unknown }[]) => {
      messages.push(...sent.map(({ body }) => ({ queue, body })))
    },
  })
  const queues = Object.fromEntries(
    Object.keys(services.queues).map((name) => [name, hold(name)]),
  ) as Services["queues"]
  return { messages, queues }
}

describe("background work", () => {
  it("waits while the database is full, and goes on by itself once rows are removed", async ({ expect }) => {
    const org = await anOrg()
    const other = await (await anOrg()).topic(aName("Fencing clubs"))
    const name = await d1.prepare("SELECT topic_name FROM topics WHERE id = ?").bind(other.topicId).first("topic_name")
    const member = await org.signedInAs("member")
    const sync = await aSync(org, { items: someItems(5) }, { page_size: 2 })
    const batch = await org.importBatch(3)
    const { messages, queues } = held()
    const ctx = { ...sync.ctx, queues }
    const rows = [aName("Rowers"), aName("Archers"), aName("Judo clubs")]
    await takeFile(ctx, batch.id, new Blob([`Name\n${rows.join("\n")}\n`]).stream(), { chunkRows: 1 })
    const { runId } = await startRun(ctx, sync.connectionId, { background: true })
    const background = { workspace: "", background: true }
    const adoption = { orgId: org.id, filters: { search: name }, after: 0, ...background }
    const jobs = [
      await createJob(ctx, { jobType: "adopt_topics", config: adoption }),
      await createJob(ctx, {
        jobType: "reclassify",
        config: { mode: "local", topicIds: [other.topicId], background: true },
      }),
    ]
    const used = await usedClassifications(org.id)

    const limited = { databaseLimitBytes: await fill() }
    await measureWalls({ ...services, ...limited })
    expect(await raised()).toEqual([`database ${FULL_AT}`])
    const outcomes: string[] = []
    while (messages.length > 0) {
      const { queue, body } = messages.shift() ?? { queue: "", body: null }
      const message = { id: crypto.randomUUID(), timestamp: new Date(), attempts: 1, body }
      const figures = { write: ({ outcome }: { outcome: string }) => void outcomes.push(outcome) }
      await consume({ ...services, queues, figures }, createMessageBatch(queue, [message]))
    }
    // The file was cut; its three chunks, the sync and both jobs wait.
    expect(outcomes.toSorted()).toEqual(["done", ...Array.from({ length: 6 }, () => "parked")])
    const later = { now: () => new Date(Date.now() + 3_600_000) }
    await resumeStalled({ ...services, queues, ...later })
    await sweepOutbox({ ...services, queues, ...later })
    await measureWalls({ ...services, ...limited, ...later, queues })
    const own = [batch.id, runId, ...jobs.map(({ jobId }) => jobId)]
    expect(messages.filter(({ body }) => own.some((id) => JSON.stringify(body).includes(id)))).toEqual([])
    expect(await usedClassifications(org.id)).toBe(used)
    expect(await statusOf(member, batch.id)).toMatchObject({ status: "processing", error_count: 0 })

    await d1.prepare("DELETE FROM ballast").run()
    await measureWalls({ ...services, ...limited, ...later })
    await expect.poll(async () => (await statusOf(member, batch.id)).status).toBe("completed")
    const run = d1.prepare("SELECT status FROM sync_runs WHERE id = ?").bind(runId)
    await expect.poll(() => run.first("status")).toBe("completed")
    for (const { jobId } of jobs) {
      const job = d1.prepare("SELECT status FROM jobs WHERE id = ?").bind(jobId)
      await expect.poll(() => job.first("status")).toBe("completed")
    }
    expect((await libraryOf(org)).size).toBeGreaterThan(0)
    const count = d1.prepare("SELECT count(*) AS n FROM org_topics WHERE org_id = ?").bind(org.id)
    expect(await count.first("n")).toBe(9)
    expect(await usedClassifications(org.id)).toBe(used + 8)
  })
})

it("a measurement takes few calls", async ({ expect }) => {
  const limited = limitedServices()
  await measureWalls(limited)
  expect(limited.budget.calls()).toMatchObject({ d1: 2, objects: 0 })
  const objects = limitedServices({ calls: PLATFORM_LIMITS.calls }, { vectorize: false })
  await measureObjects(objects)
  expect(objects.budget.calls().objects).toBeLessThanOrEqual(12)
})
