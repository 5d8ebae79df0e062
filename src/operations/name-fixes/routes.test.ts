import { describe, it } from "vitest"
import { importSentChunk } from "../../intake/imports/import-chunk.ts"
import { finishJob } from "../../testing/a-job.ts"
import { aProvider } from "../../testing/a-provider.ts"
import type { Caller } from "../../testing/client.ts"
import { aName, anOrg, type TestContext } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import { createJob } from "../jobs/create-job.ts"
import type { ProposedNames } from "./schema.ts"

/** An import of exactly these names, classified locally. */
async function anImportOf(names: readonly string[]) {
  const org = await anOrg()
  const { id } = await org.importBatch(names.length)
  const mappings = [
    { csvColumn: "Name", targetField: "topic_name" as const },
    { csvColumn: "Catalog", targetField: "catalog_name" as const },
  ]
  const rows = names.map((name) => ({ Name: name, Catalog: name }))
  await importSentChunk(org.ctx(), id, { chunkIndex: 0, rows, mappings })
  return { org, id, ctx: org.ctx(), owner: await org.signedInAs("owner"), path: `/api/import/${id}/fix-names/runs` }
}

const WORDS = "tea coffee truck boat cat dog ski golf yoga chess".split(" ")
const manyNames = (count: number, tail: string) =>
  Array.from({ length: count }, (_, i) => `Interest - ${WORDS[i % 10]} fans ${i} ${tail}`)

async function namesOf({ d1, org }: TestContext): Promise<string[]> {
  const { results } = await d1
    .prepare("SELECT topic_name AS name FROM org_topics WHERE org_id = ? AND hidden = 0")
    .bind(org.id)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

async function readAll(caller: Caller, path: string): Promise<ProposedNames["names"]> {
  const names: ProposedNames["names"] = []
  for (let after: number | null = 0; after !== null;) {
    const page: ProposedNames = await json(caller.get(`${path}?limit=100&after=${after}`))
    names.push(...page.names)
    after = page.next
  }
  return names
}

describe("fixing names in the background", () => {
  it("proposes all names of an import, applies the chosen ones, and can be undone", async ({ expect }) => {
    const tail = aName("").trim()
    const { owner, path, id, ctx } = await anImportOf(manyNames(230, tail))
    const { jobId, totalItems } = await json<{ jobId: string; totalItems: number }>(owner.post(path))
    expect(totalItems).toBe(230)
    const show = () => json<ProposedNames>(owner.get(`${path}/${jobId}`))
    await expect.poll(async () => (await show()).job.status, { timeout: 20_000 }).toBe("completed")
    const shown = await show()
    expect(shown).toMatchObject({ engine: "rules", proposed: 230, job: { processed_items: 230, success_count: 230 } })
    expect(shown.names).toHaveLength(100)
    const all = await readAll(owner, `${path}/${jobId}`)
    expect(all).toHaveLength(230)
    expect(new Set(all.map((one) => one.id)).size).toBe(230)
    expect(await namesOf(ctx)).toContain(`Interest - tea fans 0 ${tail}`)

    const [kept] = all
    const applied = await json<{ jobId: string; totalItems: number }>(
      owner.post(`${path}/${jobId}/apply`, { except: [kept?.id] }),
    )
    expect(applied.totalItems).toBe(229)
    const run = () => json<ProposedNames>(owner.get(`${path}/${applied.jobId}`))
    await expect.poll(async () => (await run()).job.status, { timeout: 20_000 }).toBe("completed")
    expect((await run()).job).toMatchObject({ success_count: 229, error_count: 0 })
    const after = await namesOf(ctx)
    expect(after.filter((name) => name.startsWith("Interest"))).toEqual([kept?.oldName])
    expect(after).toContain(`Coffee Fans 1 ${tail}`)

    expect(await json(owner.post(`/api/import/${id}/fix-names/undo`, {}))).toMatchObject({ changed: 229 })
    expect((await namesOf(ctx)).filter((name) => name.startsWith("Interest"))).toHaveLength(230)
    await expect(await owner.post(`${path}/${applied.jobId}/apply`, {})).toRefuse(
      409,
      "These names were already applied",
    )
  })

  it("asks the language model about all of them, fifty at a time", async ({ expect }) => {
    const tail = aName("").trim()
    const names = manyNames(120, tail)
    const { ctx, id, org } = await anImportOf(names)
    const said = names.map((_, i) => `Fans of ${WORDS[i % 10]} ${i} ${tail}`)
    const calls = [said.slice(0, 50), said.slice(50, 100), said.slice(100)]
    const { provider, seen } = await aProvider(calls.map((part) => ({ type: "answer", fields: { names: part } })))
    const own = { ...ctx, llm: provider }
    const config = { orgId: org.id, workspace: "", batchId: id }
    const { jobId } = await createJob(own, { jobType: "fix_names", config })
    const job = await finishJob(own, jobId)
    expect(await seen()).toHaveLength(3)
    expect(job).toMatchObject({ status: "completed", success_count: 120, result: { engine: "llm" } })
  })

  it("keeps a name that is taken, and says so", async ({ expect }) => {
    const tail = aName("").trim()
    const { org, owner, path, id } = await anImportOf([`Segment: Zebra_Stable ${tail}`])
    const config = { orgId: org.id, workspace: "", batchId: id }
    const { jobId } = await createJob(org.ctx(), { jobType: "fix_names", config })
    await finishJob(org.ctx(), jobId)
    const other = await org.topic(`Lions ${tail}`)
    await owner.patch(`/api/topics/${other.id}`, { topic_name: `Zebra Stable ${tail}` })
    const applied = await createJob(org.ctx(), { jobType: "fix_names", config: { ...config, apply: jobId } })
    const job = await finishJob(org.ctx(), applied.jobId)
    expect(job).toMatchObject({
      success_count: 0,
      error_count: 1,
      errors: [{ message: `The name “Zebra Stable ${tail}” is already in the library` }],
    })
    const foreign = await anImportOf([aName("Sailors")])
    await expect(await foreign.owner.get(`${path}/${jobId}`)).toRefuse(404, "Batch not found")
    await expect(await foreign.owner.get(`${foreign.path}/${jobId}`)).toRefuse(404, "Job not found")
    await expect(await owner.post(`${path}/${jobId}/apply`, { except: [], only: [] })).toRefuse(
      400,
      "Give except or only, not both",
    )
  })
})
