import { describe, it } from "vitest"
import { anOrg, testServices } from "../../testing/factories.ts"
import type { Services } from "../../kernel/context.ts"
import type { Retention } from "../../kernel/ports/retention.ts"
import { applyRetention } from "./apply-retention.ts"

const DAY_MS = 86_400_000
const KEEP: Retention = { importFiles: null, importErrors: null, history: null, llmRequests: null, webhookLog: null }

/** The service some days from now. */
const inDays = (days: number, retention: Partial<Retention>): Services => ({
  ...testServices(),
  retention: { ...KEEP, ...retention },
  now: () => new Date(Date.now() + days * DAY_MS),
})

const count = async (table: string, where: string, id: string) =>
  testServices().d1.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where} = ?`).bind(id).first<number>("n")

/** Behind all rows so far: those of other tests may have any date. */
async function here(): Promise<string> {
  const highest = async (table: string) =>
    (await testServices().d1.prepare(`SELECT max(rowid) AS n FROM ${table}`).first<number>("n")) ?? 0
  return JSON.stringify({
    files: null,
    history: await highest("topic_history"),
    batches: await highest("import_batches"),
  })
}

describe("retention", () => {
  it("removes old files of imports, and archives of exports after a week", async ({ expect }) => {
    const { importFiles } = testServices()
    const [upload, archive] = ["batch_retention/source.csv", "exports/org_retention/job_x/topics.csv.deflated"]
    for (const key of [upload, archive]) await importFiles.put(key, "x")
    const keys = async () => {
      const found = await Promise.all([upload, archive].map((key) => importFiles.get(key)))
      return found.flatMap((file) => (file ? [file.key] : []))
    }
    await applyRetention(inDays(6, { importFiles: 10 }), null)
    expect(await keys()).toHaveLength(2)
    await applyRetention(inDays(8, { importFiles: 10 }), null)
    expect(await keys()).toEqual([upload])
    await applyRetention(inDays(100, {}), null)
    expect(await keys()).toEqual([upload])
    await applyRetention(inDays(11, { importFiles: 10 }), null)
    expect(await keys()).toEqual([])
  })

  it("removes old history but not the entry that created a topic, and resumes where it stopped", async ({ expect }) => {
    const start = await here()
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id } = await org.topic()
    await owner.patch(`/api/topics/${id}`, { segment_type: "B2B" })
    expect(await count("topic_history", "org_id", org.id)).toBe(2)
    const cursor = await applyRetention(inDays(29, { history: 30 }), start)
    expect(await count("topic_history", "org_id", org.id)).toBe(2)
    const next = await applyRetention(inDays(31, { history: 30 }), cursor)
    expect(await count("topic_history", "org_id", org.id)).toBe(1)
    await owner.patch(`/api/topics/${id}`, { segment_type: "B2C" })
    await applyRetention(inDays(31, { history: 30 }), next)
    expect(await count("topic_history", "org_id", org.id)).toBe(1)
  })

  it("removes old rows that imports rejected, and keeps the import", async ({ expect }) => {
    const start = await here()
    const org = await anOrg()
    const { id } = await org.importBatch()
    const insert = "INSERT INTO import_errors (batch_id, row, message, cells) VALUES (?, 1, 'bad', '{}')"
    await testServices().d1.prepare(insert).bind(id).run()
    const cursor = await applyRetention(inDays(29, { importErrors: 30 }), start)
    expect(await count("import_errors", "batch_id", id)).toBe(1)
    await applyRetention(inDays(31, { importErrors: 30 }), cursor)
    expect(await count("import_errors", "batch_id", id)).toBe(0)
    expect(await count("import_batches", "id", id)).toBe(1)
  })
})
