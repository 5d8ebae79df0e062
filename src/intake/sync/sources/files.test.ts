import { describe, inject, it } from "vitest"
import { aFileSource, csvWith, gzipped, someNames } from "../../../testing/a-file-source.ts"
import { anOrg, testServices } from "../../../testing/factories.ts"
import { ROLE_KEYS, roleFor } from "../../../testing/s3-keys.ts"
import { numRuns } from "../../../testing/runs.ts"
import { json } from "../../../testing/topic-answers.ts"
import { startScheduledRuns } from "../scheduled-runs.ts"
import type { RunFiles } from "../schema.ts"

const UNZIPPABLE = "The file cannot be decompressed: it is damaged or consists of several gzip files"

/** What a small file expands to: far above the limits of rows, lines and blank lines, and under endurance of memory too. */
const MEGABYTES = numRuns(4, 110)

describe("a source of files", () => {
  it("imports CSV and JSON lines of a prefix, plain and compressed, each with a receipt", async ({ expect }) => {
    const org = await anOrg()
    const source = await aFileSource(org, { field_mappings: { Name: "topic_name", "meta.ref": "external_id" } })
    const [a = "", b = "", c = "", d = "", e = ""] = someNames(5)
    await source.put("a.csv", `Name,meta.ref\n${a},1\n`)
    await source.putGzipped("b.csv.gz", `Name;meta.ref\n${b};2\n`)
    await source.put("c d/#1 ü+%.jsonl", `${JSON.stringify({ Name: c, meta: { ref: 3 } })}\n\n{"meta":{"ref":4}}\n`)
    await source.putGzipped("e.ndjson.gz", `${JSON.stringify({ Name: d })}\r\n${JSON.stringify({ Name: e })}`)
    await source.put("readme.md", "no data")
    await source.put("empty.csv", "")
    const run = await source.run()
    expect(run).toMatchObject({ status: "completed", files: true, processedPages: 4, totalPages: 4, totalItems: 6 })
    expect(run).toMatchObject({ successCount: 5, errorCount: 1, duplicateCount: 0, failure: null })
    expect(await source.names()).toEqual([a, b, c, d, e].sort())
    const files = await source.filesOf(run.runId)
    expect(
      files.map(({ path, status, rows, errorCount }) => [path.slice(source.prefix.length), status, rows, errorCount]),
    ).toEqual([
      ["a.csv", "completed", 1, 0],
      ["b.csv.gz", "completed", 1, 0],
      ["c d/#1 ü+%.jsonl", "completed", 2, 1],
      ["e.ndjson.gz", "completed", 2, 0],
    ])
    const owner = await org.signedInAs("owner")
    const withError = files[2]?.batchId ?? ""
    const receipt = await json<{ balanced: boolean; rejected: number }>(owner.get(`/api/import/${withError}/receipt`))
    expect(receipt).toMatchObject({ balanced: true, rejected: 1, created: 1 })
    const { errors } = await json<{ errors: { cells: object }[] }>(owner.get(`/api/import/${withError}/errors`))
    expect(errors).toMatchObject([{ row: 2, cells: { topic_name: "", external_id: "4", line: "3" } }])
  })

  it("is read by a role, assumed with the organization's keys or lent the service's own, or with keys of a session", async ({
    expect,
  }) => {
    const org = await anOrg()
    const sts = `${inject("s3Url")}/sts`
    const role = (arn: string) => ({ source_role_arn: arn, source_region: "eu-central-1" })
    const read = async (config: object, credentials?: Record<string, string>) => {
      const source = await aFileSource(org, { ...config }, credentials)
      await source.put("a.csv", csvWith(someNames(1)))
      return source.run()
    }
    const withOwnKeys = { ...role(roleFor("agreed")), source_external_id: "agreed", source_sts_endpoint: sts }
    expect(await read(withOwnKeys)).toMatchObject({ status: "completed", successCount: 1 })
    expect(await read(role(roleFor(org.id)), {})).toMatchObject({ status: "completed", successCount: 1 })
    const ofAnother = { ...role(roleFor("org_other")), source_external_id: "org_other" }
    await expect(read(ofAnother, {})).rejects.toThrow("the server responded with status 403")
    const ofSession = {
      source_access_key_id: ROLE_KEYS.accessKeyId,
      source_secret_access_key: ROLE_KEYS.secretAccessKey,
    }
    const token = { source_session_token: `${ROLE_KEYS.sessionToken}0` }
    expect(await read({}, { ...ofSession, ...token })).toMatchObject({ status: "completed", successCount: 1 })
    await expect(read({}, ofSession)).rejects.toThrow("the server responded with status 403")
    // Without a role, nothing is read with the service's identity.
    await expect(read({}, {})).rejects.toThrow("the credentials have no source_access_key_id")
  })

  it("reads only new and changed files, and everything when asked to", async ({ expect }) => {
    const org = await anOrg()
    const source = await aFileSource(org)
    const [a = "", b = "", c = ""] = someNames(3)
    await source.put("a.csv", csvWith([a]))
    await source.put("b.csv", csvWith([b]))
    expect(await source.run()).toMatchObject({ status: "completed", totalPages: 2, successCount: 2 })
    expect(await source.run()).toMatchObject({ status: "completed", totalPages: 0, successCount: 0 })
    await source.put("b.csv", csvWith([b, c]))
    expect(await source.run()).toMatchObject({ totalPages: 1, successCount: 1, duplicateCount: 1 })
    expect(await source.run(true)).toMatchObject({ totalPages: 2, successCount: 0, duplicateCount: 3 })
    expect(await source.names()).toEqual([a, b, c].sort())
  })

  it("imports a version once, though two runs have listed it", async ({ expect }) => {
    const org = await anOrg()
    const source = await aFileSource(org)
    await source.put("a.csv", csvWith(someNames(2)))
    const runs = [await source.start(), await source.start()]
    await source.drain()
    const files = await Promise.all(runs.map(({ runId }) => source.filesOf(runId)))
    expect(
      files
        .flat()
        .map(({ status }) => status)
        .sort(),
    ).toEqual(["completed", "unchanged"])
    const batches = source.ctx.d1.prepare("SELECT count(*) AS n FROM import_batches WHERE org_id = ?").bind(org.id)
    expect(await batches.first("n")).toBe(1)
  })

  it("reads a signed URL again only if its version or content has changed", async ({ expect }) => {
    const org = await anOrg()
    const folder = await aFileSource(org)
    const [a = "", b = ""] = someNames(2)
    await folder.put("list.csv", csvWith([a]))
    const source = await aFileSource(org, { source_type: "https", base_url: await folder.signedUrl("list.csv") })
    const seen: (string | null)[] = []
    source.ctx.outside = {
      ...source.ctx.outside,
      fetch: async (url, init) => {
        const answer = await fetch(url, init)
        seen.push(`${new Headers(init?.headers).has("if-none-match")} ${answer.status}`)
        return answer
      },
    }
    expect(await source.run()).toMatchObject({ status: "completed", successCount: 1 })
    expect(await source.run()).toMatchObject({ status: "completed", totalPages: 1, totalItems: null })
    await folder.put("list.csv", csvWith([a, b]))
    expect(await source.run()).toMatchObject({ status: "completed", successCount: 1, duplicateCount: 1 })
    expect(seen).toEqual(["false 200", "true 304", "true 200"])
    const [file] = await source.filesOf((await source.run()).runId)
    expect(file).toMatchObject({ status: "unchanged", batchId: null })
    const { results } = await source.ctx.d1
      .prepare("SELECT DISTINCT filename FROM import_batches WHERE org_id = ?")
      .bind(org.id)
      .all()
    expect(results).toEqual([{ filename: "list.csv" }])
    // A server without versions: the content is compared.
    await source.ctx.d1
      .prepare("UPDATE source_objects SET etag = NULL, last_modified = NULL WHERE org_id = ?")
      .bind(org.id)
      .run()
    const again = await source.run()
    expect((await source.filesOf(again.runId))[0]).toMatchObject({ status: "unchanged", batchId: null })
  })

  it("reports files that cannot be imported, imports the others, and tries again in the next run", async ({
    expect,
  }) => {
    const org = await anOrg()
    const source = await aFileSource(org)
    const names = someNames(2)
    const good = csvWith(names)
    await source.putGzipped("a.csv.gz", good)
    await source.put("b.csv", "Title\nx\n")
    await source.put("c.jsonl", '{"Name":"x"}\n[1]\n')
    await source.put("d.csv.gz", new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3]))
    const run = await source.run()
    expect(run).toMatchObject({ status: "failed", failure: "3 of 4 files could not be imported", successCount: 2 })
    expect((await source.filesOf(run.runId)).map(({ status, failure }) => [status, failure])).toEqual([
      ["completed", null],
      ["failed", 'The file has no column "Name"; its first row must name the columns'],
      ["failed", "Line 2 is not a JSON object"],
      ["failed", UNZIPPABLE],
    ])
    for (const name of ["c.jsonl", "d.csv.gz"]) await source.remove(name)
    const [late = ""] = someNames(1)
    await source.put("b.csv", csvWith([late]))
    expect(await source.run()).toMatchObject({ status: "completed", totalPages: 1, successCount: 1 })
    expect(await source.names()).toEqual([...names, late].sort())
  })

  it("rejects compressed files that it could read only in part, or that expand beyond the limit", async ({
    expect,
  }) => {
    const org = await anOrg()
    const source = await aFileSource(org)
    const [a, b] = [await gzipped([csvWith(someNames(1))]), await gzipped([csvWith(someNames(1))])]
    await source.put("1-several.csv.gz", new Uint8Array([...a, ...b]))
    await source.put("2-cut-off.csv.gz", a.slice(0, -12))
    const row = new Blob(["x,y\n".repeat(250_000)])
    await source.put("3-rows.csv.gz", await gzipped(["Name,Other\n", ...Array.from({ length: MEGABYTES }, () => row)]))
    const blank = new Blob([" ".repeat(1024 * 1024)])
    await source.put("4-line.jsonl.gz", await gzipped(Array.from({ length: MEGABYTES }, () => blank)))
    const lines = new Blob(["\n".repeat(1024 * 1024)])
    await source.put("5-lines.jsonl.gz", await gzipped(Array.from({ length: MEGABYTES }, () => lines)))
    const run = await source.run()
    const files = await source.filesOf(run.runId)
    expect(files.map(({ status, failure }) => [status, failure])).toEqual([
      ["failed", UNZIPPABLE],
      ["failed", UNZIPPABLE],
      ["failed", "Maximum 50,000 rows allowed"],
      ["failed", "Line 1 is longer than 1,000,000 characters"],
      ["failed", "The file has more than 50,000 blank lines"],
    ])
    expect(await source.names()).toEqual([])
  })

  it("lists the files of a run of its own connection, page by page", async ({ expect }) => {
    const org = await anOrg()
    const source = await aFileSource(org)
    for (const name of ["a", "b", "c"]) await source.put(`${name}.csv`, csvWith(someNames(1)))
    const { runId } = await source.run()
    const owner = await org.signedInAs("owner")
    const path = `/api/connections/${source.connectionId}/sync/run/${runId}`
    const first = await json<RunFiles>(owner.get(`${path}/files?limit=2`))
    expect(first.files.map(({ path: file }) => file.slice(source.prefix.length))).toEqual(["a.csv", "b.csv"])
    const rest = await json<RunFiles>(owner.get(`${path}/files?limit=2&after=${encodeURIComponent(first.next ?? "")}`))
    expect([rest.files.length, rest.next]).toEqual([1, null])
    const other = await org.connection()
    await expect(await owner.get(`/api/connections/${other.id}/sync/run/${runId}/files`)).toRefuse(
      404,
      "Sync run not found",
    )
    const again = await source.start()
    await expect(await owner.post(`${path.replace(runId, again.runId)}/page`, {})).toRefuse(
      400,
      "The files of a source are imported in the background",
    )
  })

  it("runs on its schedule, and through the queues", async ({ expect }) => {
    const org = await anOrg()
    const source = await aFileSource(org, { schedule: "hourly" })
    await source.put("a.csv", csvWith(someNames(2)))
    await startScheduledRuns(testServices())
    const owner = await org.signedInAs("owner")
    const path = `/api/connections/${source.connectionId}/sync`
    const runs = () => json<{ runId: string; status: string; successCount: number }[]>(owner.get(`${path}/runs`))
    await expect
      .poll(async () => (await runs()).map(({ status }) => status), { timeout: 60_000 })
      .toEqual(["completed"])
    const [run] = await runs()
    expect(run).toMatchObject({ successCount: 2, files: true })
    const { files, next } = await json<RunFiles>(owner.get(`${path}/run/${run?.runId}/files?limit=1`))
    expect([files.length, files[0]?.status, next]).toEqual([1, "completed", null])
    await expect(await owner.post(`${path}/run/${run?.runId}/page`, {})).toRefuse(409, "Run is completed, cannot sync")
  })
})
