import { unzipSync } from "fflate"
import { describe, it } from "vitest"
import { aFullOrganization } from "../../testing/a-full-organization.ts"
import type { Caller } from "../../testing/client.ts"
import { readCsvRecords } from "../../testing/csv-reader.ts"
import { aName, anOrg, testServices } from "../../testing/factories.ts"
import { json, type Page } from "../../testing/topic-answers.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { DATASETS } from "../../organizations/holdings/holdings.ts"
import { writePart } from "../jobs/organization-export/write-part.ts"
import { processJob } from "../jobs/process-job.ts"
import type { NewestExport } from "./schema.ts"

const PATH = "/api/organization/export"

async function exported(ctx: OrgContext, owner: Caller): Promise<Record<string, string>> {
  const answer = await owner.post(PATH, {})
  const id = (await answer.json<NewestExport>()).export?.id ?? ""
  for (let done = false; !done;) done = (await processJob(ctx, id)).done
  const file = await owner.get(`${PATH}/file`)
  if (file.status !== 200) throw new Error(await file.text())
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()))
  return Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
}

const library = async (caller: Caller) => {
  const { data } = await json<Page>(caller.get("/api/topics?pageSize=100"))
  return data
    .map(({ id: _i, created_at: _c, updated_at: _u, source: _s, ...record }) => record)
    .sort((a, b) => a.topic_name.localeCompare(b.topic_name))
}

describe("exporting an organization", () => {
  it("contains everything it has, without secrets", { timeout: 300_000 }, async ({ expect }) => {
    const org = await aFullOrganization()
    const files = await exported(org.ctx, org.owner)
    expect(Object.keys(files).sort()).toEqual(DATASETS.flatMap(({ name }) => [`${name}.csv`, `${name}.jsonl`]).sort())
    for (const name of [
      "topics",
      "history",
      "connections",
      "imports",
      "import-errors",
      "activations",
      "audit",
      "members",
    ]) {
      const rows = readCsvRecords(files[`${name}.csv`] ?? "")
      expect(rows.length, name).toBeGreaterThan(0)
      expect((files[`${name}.jsonl`] ?? "").trim().split("\n"), name).toHaveLength(rows.length)
    }
    expect(files["import-errors.jsonl"]).toContain(org.marker)
    const everything = Object.values(files).join("")
    expect(everything).not.toContain("planted-password")
    expect(everything).not.toContain(org.apiKey.plaintext)
    const shown = await json<NewestExport>(org.owner.get(PATH))
    expect(shown.export).toMatchObject({
      status: "completed",
      bytes: expect.any(Number),
      expiresAt: expect.any(String),
    })
  })

  it(
    "gives the same library when it is imported into an empty organization",
    { timeout: 300_000 },
    async ({ expect }) => {
      const [org, empty] = [await anOrg(), await anOrg()]
      const owner = await org.signedInAs("owner")
      const create = async (body: Record<string, unknown>) => json<{ id: string }>(owner.post("/api/topics", body))
      await create({ topic_name: aName("Truck owners") })
      await create({
        topic_name: aName('=Coffee, "strong" > mild'),
        keywords: ["one, two", "three"],
        internal_description: "Ours\nalone",
        segment_type: "B2B",
        external_id: "x-1",
      })
      const { id } = await create({ topic_name: aName("Boat owners"), parent_category: "Auto" })
      await owner.patch(`/api/topics/${id}`, {
        topic_name: aName("Yacht people"),
        segment_type: "B2G",
        performance_score: 0.5,
      })

      const csv = (await exported(org.ctx(), owner))["topics.csv"] ?? ""
      const fields = [
        "topic_name",
        "catalog_name",
        "parent_category",
        "taxonomy_type",
        "subcategory",
        "segment_type",
        "keywords",
      ]
      const more = [
        "external_id",
        "performance_score",
        "engine_version",
        "segment_desc_marketplace",
        "segment_desc_dspapi",
        "internal_description",
      ]
      const mappings = [...fields, ...more].map((field) => ({ csvColumn: field, targetField: field }))
      const importer = await empty.signedInAs("owner")
      const rows = readCsvRecords(csv)
      const { batchId } = await json<{ batchId: string }>(
        importer.post("/api/import", { filename: "topics.csv", totalRows: rows.length, mappings }),
      )
      const answer = await json<{ errorCount: number }>(
        importer.post(`/api/import/${batchId}/chunk`, { chunkIndex: 0, rows, mappings }),
      )
      expect(answer).toMatchObject({ errorCount: 0 })
      expect(await library(importer)).toEqual(await library(owner))
      expect(await library(importer)).toHaveLength(3)
    },
  )

  it("continues a large dataset in further files", async ({ expect }) => {
    const org = await anOrg()
    for (let i = 0; i < 3; i++) await org.topic()
    const services = testServices()
    const topics = DATASETS.find(({ name }) => name === "topics")
    if (!topics) throw new Error("No dataset of topics")
    const part = { orgId: org.id, folder: `exports/${org.id}/x`, part: 1, after: undefined }
    const { rows, next, files } = await writePart(services, topics, part)
    expect([rows, next, files.map(({ path }) => path)]).toEqual([3, undefined, ["topics.jsonl", "topics.csv"]])
    expect((await writePart(services, topics, { ...part, part: 2 })).files[1]?.path).toBe("topics-2.csv")
  })

  it("is for owners only, and is not ready before it is complete", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    expect(await json<NewestExport>(owner.get(PATH))).toEqual({ export: null })
    await expect(await owner.get(`${PATH}/file`)).toRefuse(404, "No export is ready")
    const first = await json<NewestExport>(owner.post(PATH, {}))
    const second = await json<NewestExport>(owner.post(PATH, {}))
    expect(second.export?.id).toBe(first.export?.id)
    await expect(await owner.get(`${PATH}/file`)).toRefuse(404, "No export is ready")
    await expect(await (await org.signedInAs("admin")).get(PATH)).toRefuse(403, "Forbidden")
    const stranger = await (await anOrg()).signedInAs("owner")
    expect(await json<NewestExport>(stranger.get(PATH))).toEqual({ export: null })
  })

  it("can be downloaded for a week", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    await exported(org.ctx(), owner)
    const completed = (days: number) =>
      testServices()
        .d1.prepare("UPDATE jobs SET completed_at = ? WHERE org_id = ?")
        .bind(new Date(Date.now() - days * 86_400_000).toISOString(), org.id)
        .run()
    await completed(6.9)
    expect((await owner.get(`${PATH}/file`)).status).toBe(200)
    await completed(7.1)
    await expect(await owner.get(`${PATH}/file`)).toRefuse(404, "No export is ready")
  })
})
