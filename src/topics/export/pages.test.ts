import { beforeAll, describe, it } from "vitest"
import type { Caller } from "../../testing/client.ts"
import { readCsvRecords } from "../../testing/csv-reader.ts"
import { aName, anOrg, bindings, testServices, type TestOrg, type TestContext } from "../../testing/factories.ts"
import { manyTopics } from "../../testing/many-topics.ts"
import { fullScans, recordedD1 } from "../../testing/recorded-d1.ts"
import { json, type Page } from "../../testing/topic-answers.ts"
import type { TopicRecord } from "../library/schema.ts"
import { exportTopics } from "./export-topics.ts"
import { ExportQuery } from "./schema.ts"
import { everyDatabase } from "../../testing/every-database.ts"

const COUNT = 1_700
let org: TestOrg
let owner: Caller
let everything: TopicRecord[]

beforeAll(async () => {
  org = await anOrg()
  owner = await org.signedInAs("owner")
  const marker = aName("").trim().toLowerCase()
  await manyTopics(COUNT, marker)
  await owner.post("/api/topics/catalog", { filters: { search: marker } })
  const { d1 } = testServices()
  const change = (set: string, where: string) =>
    d1.prepare(`UPDATE org_topics SET ${set} WHERE org_id = ? AND ${where}`).bind(org.id)
  await d1.batch([
    change("external_id = 'ext-' || (seq % 100)", "seq % 3 = 0"),
    change("source = 'import'", "seq % 4 = 0"),
    // Many rows share a timestamp: within it, rows are ordered by number.
    change("created_at = '2026-01-01T00:00:00.000Z'", "seq % 2 = 0"),
    change(`overrides = '{"segment_type":"B2B"}'`, "seq % 50 = 0"),
  ])
  everything = await readList("")
})

async function readList(query: string): Promise<TopicRecord[]> {
  const records: TopicRecord[] = []
  for (let page = 1; ; page++) {
    const { data, totalPages } = await json<Page>(owner.get(`/api/topics?pageSize=100&page=${page}&${query}`))
    records.push(...data)
    if (page >= totalPages) return records
  }
}

const exported = async (query: string) => readCsvRecords(await (await owner.get(`/api/export?${query}`)).text())
const sortedIds = (records: readonly { id?: string }[]) => records.map(({ id = "" }) => id).sort()

describe("an export of several pages", () => {
  it("contains every row once, in the order of the list", async ({ expect }) => {
    expect(everything).toHaveLength(COUNT)
    expect((await exported("")).map(({ id }) => id)).toEqual(everything.map(({ id }) => id))
    expect(await json<TopicRecord[]>(owner.get("/api/export?format=json"))).toEqual(everything)
  })

  it.for([
    "taxonomyType=Automotive",
    "parentCategory=Auto",
    "segmentType=B2C",
    "segmentType=B2B",
    "audienceType=In-Market",
    "iabCode=30",
    "engineVersion=2.4",
    "source=import",
    "sensitivity=None",
    "intensity=High",
    "buyerJourney=Decision",
    "hasExternalId=true",
    "hasExternalId=false",
    "internalId=ext-",
    "internalId=ext-1",
    "search=coffee",
    "search=co",
    "search=coffee%20yo",
    "segmentType=B2C&sensitivity=None&intensity=High",
    "search=coffee&segmentType=B2C",
    "search=coffee&internalId=ext-&sensitivity=None",
    "internalId=ext-&source=import",
    "segmentType=nothing",
  ])("filters like the list: %s", async (query, { expect }) => {
    const rows = await exported(query)
    expect(sortedIds(rows)).toEqual(sortedIds(await readList(query)))
    if (query !== "segmentType=nothing" && query !== "iabCode=30") expect(rows.length).toBeGreaterThan(0)
  })

  it.for([
    {},
    { segmentType: "B2C" },
    { hasExternalId: "true" },
    { search: "coffee" },
    { internalId: "ext-" },
    { search: "co", segmentType: "B2C", internalId: "ext-" },
    { sensitivity: "None", intensity: "High" },
  ])("finds its pages by an index: %j", async (filters, { expect }) => {
    const ctx = org.ctx()
    const recorded = recordedD1(ctx.d1)
    const { body } = await exportTopics({ ...ctx, ...everyDatabase(recorded.d1) }, ExportQuery.parse(filters))
    await new Response(body).text()
    for (const { text, steps } of await recorded.plans()) {
      expect(fullScans(steps), text).toEqual([])
      // Rows of external ids must be sorted; everything else is read in order.
      if (!("internalId" in filters)) expect(steps.join("\n"), text).not.toContain("TEMP B-TREE")
    }
  })

  it("reads pages only as they are consumed, and stops when the reader cancels", async ({ expect }) => {
    const { ctx, pages } = counting(org.ctx())
    const { body } = await exportTopics(ctx, ExportQuery.parse({}))
    expect(pages()).toBe(1)
    await databaseIsIdle()
    expect(pages()).toBe(1)
    const reader = body.getReader()
    await reader.read()
    await expect.poll(pages).toBe(2)
    await databaseIsIdle()
    expect(pages()).toBe(2)
    await reader.cancel()
    await databaseIsIdle()
    expect(pages()).toBe(2)
  })

  it("breaks off on a failure, and refunds the credit", async ({ expect }) => {
    const used = () => bindings.QUOTAS.getByName(org.id).used("exports")
    const before = await used()
    const last = everything.at(-1)?.topic_id
    const { d1 } = testServices()
    const keywords = d1.prepare("UPDATE topics SET keywords = ? WHERE id = ?")
    await keywords.bind("[", last).run()
    for (const [format, read] of [
      ["csv", readCsvRecords],
      ["json", JSON.parse],
    ] as const) {
      const answer = await owner.get(`/api/export?format=${format}`)
      expect(answer.status).toBe(200)
      const { text, error } = await readUntilBroken(answer)
      expect(error).toBeInstanceOf(Error)
      // The runtime's HTTP server hides the error from readers, so a cut-off file must not look complete.
      expect(text).toMatch(/Export failed: this file is incomplete$/)
      expect(() => read(text)).toThrow()
    }
    await keywords.bind('["word"]', last).run()
    expect(await used()).toBe(before)
  })

  it("breaks off after 55 seconds of work, not counting the reader's time", async ({ expect }) => {
    const slow = (secondsAPage: number, secondsAReader: number) => {
      const { ctx, pages } = counting(org.ctx())
      let waited = 0
      const now = () => new Date(Date.UTC(2026, 0, 1) + (pages() * secondsAPage + waited) * 1000)
      const read = async () => {
        // The next page is read meanwhile, and must be there before the clock moves.
        await databaseIsIdle()
        waited += secondsAReader
      }
      return { ctx: { ...ctx, now }, read }
    }
    const readAll = async ({ ctx, read }: ReturnType<typeof slow>) => {
      const { body } = await exportTopics(ctx, ExportQuery.parse({}))
      for await (const _ of body) await read()
    }
    await expect(readAll(slow(20, 0))).rejects.toThrow("took longer than 55 s")
    await readAll(slow(10, 100))
  })
})

async function readUntilBroken({ body }: Response): Promise<{ text: string; error?: unknown }> {
  const decoder = new TextDecoder()
  let text = ""
  try {
    for await (const chunk of body ?? []) text += decoder.decode(chunk, { stream: true })
    return { text }
  } catch (error) {
    return { text, error }
  }
}

/** The database answers in order: what was asked of it before, and what that led to, is done after a few round trips. */
async function databaseIsIdle() {
  const { d1 } = testServices()
  for (let trip = 0; trip < 5; trip++) await d1.prepare("SELECT 1").run()
}

/** The same context, with the pages it reads counted. */
function counting(ctx: TestContext) {
  let pages = 0
  const prepare = (text: string) => {
    if (text.includes("WITH page")) pages++
    return ctx.d1.prepare(text)
  }
  return { ctx: { ...ctx, ...everyDatabase({ prepare } as unknown as D1Database) }, pages: () => pages }
}
