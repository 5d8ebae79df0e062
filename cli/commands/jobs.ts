import type { BatchRecord, JobRecord } from "../../client/src/api.gen.ts"
import type { Api } from "../api.ts"
import { type Command } from "../command.ts"
import { CliError, EXIT } from "../exit.ts"
import { facts, table } from "../output.ts"

const POLL_MS = 1_000
const COLUMNS = ["id", "kind", "status", "done", "total", "errors", "created_at"]

const ofImport = (one: BatchRecord) => ({
  id: one.id,
  kind: "import",
  status: one.status,
  done: one.processed_rows,
  total: one.total_rows,
  errors: one.error_count,
  created_at: one.created_at,
})
const ofJob = (one: JobRecord) => ({
  id: one.id,
  kind: one.job_type,
  status: one.status,
  done: one.processed_items,
  total: one.total_items,
  errors: one.error_count,
  created_at: one.created_at,
})

export const jobs: Command = {
  name: "jobs",
  summary: "List imports and, for operators, jobs; or follow one",
  usage: "[ID] [--watch]",
  arguments: 1,
  options: { watch: { type: "boolean", description: "Wait until the import or job with this id has ended" } },
  async run({ api, args: [id], values, print }) {
    if (id === undefined) {
      const found = await listAll(api())
      print(found, () => table(found, COLUMNS))
      return EXIT.done
    }
    let found = await findOne(api(), id)
    while (values["watch"] && (found.status === "processing" || found.status === "pending")) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      found = await findOne(api(), id)
    }
    print(found, () => facts(found))
    return found.status === "failed" ? EXIT.failed : EXIT.done
  },
}

async function listAll(api: Api) {
  const imports = await api.call("GET /api/import")
  if (!api.hasSession) return imports.map(ofImport)
  // Only operators may list jobs.
  const found = await api
    .call("GET /api/admin/jobs", { asPerson: true, query: { types: "all" } })
    .catch(unlessForbidden<JobRecord[]>([]))
  return [...imports.map(ofImport), ...found.map(ofJob)].sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
}

const unlessForbidden =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (error instanceof CliError && error.code === EXIT.refused) return fallback
    throw error
  }

/** An id can belong to an import or to a job. */
async function findOne(api: Api, id: string) {
  const params = { jobId: id }
  const places = [
    async () => ofImport(await api.call("GET /api/import/{batchId}/status", { params: { batchId: id } })),
    async () => ofJob(await api.call("GET /api/topics/jobs/{jobId}", { params })),
    async () => ofJob(await api.call("GET /api/hygiene/refresh/{jobId}", { params })),
    ...(api.hasSession
      ? [async () => ofJob(await api.call("GET /api/admin/jobs/{jobId}", { params, asPerson: true }))]
      : []),
  ]
  let last: unknown
  for (const place of places) {
    try {
      return await place()
    } catch (error) {
      last = error
    }
  }
  throw last
}
