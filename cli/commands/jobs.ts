import type { Api } from "../api.ts"
import { type Command } from "../command.ts"
import { CliError, EXIT } from "../exit.ts"
import { facts, table } from "../output.ts"

const POLL_MS = 1_000
const COLUMNS = ["id", "kind", "status", "done", "total", "errors", "created_at"]

type Import = {
  id: string
  status: string
  processed_rows: number
  total_rows: number
  error_count: number
  created_at: string
}
type Job = {
  id: string
  job_type: string
  status: string
  processed_items: number
  total_items: number
  error_count: number
  created_at: string
}

const ofImport = (one: Import) => ({
  id: one.id,
  kind: "import",
  status: one.status,
  done: one.processed_rows,
  total: one.total_rows,
  errors: one.error_count,
  created_at: one.created_at,
})
const ofJob = (one: Job) => ({
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
  options: { watch: { type: "boolean", description: "Wait until the one with this id has ended" } },
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
  const imports = await api.call<Import[]>("GET", "/api/import")
  if (!api.hasSession) return imports.map(ofImport)
  // Only operators may list jobs.
  const found = await api.call<Job[]>("GET", "/api/admin/jobs", { asPerson: true }).catch(unlessRefused<Job[]>([]))
  return [...imports.map(ofImport), ...found.map(ofJob)].sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
}

const unlessRefused =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (error instanceof CliError && error.code === EXIT.refused) return fallback
    throw error
  }

/** The id does not say what it belongs to. */
async function findOne(api: Api, id: string) {
  const name = encodeURIComponent(id)
  const places = [
    async () => ofImport(await api.call<Import>("GET", `/api/import/${name}/status`)),
    async () => ofJob(await api.call<Job>("GET", `/api/topics/jobs/${name}`)),
    async () => ofJob(await api.call<Job>("GET", `/api/hygiene/refresh/${name}`)),
    ...(api.hasSession
      ? [async () => ofJob(await api.call<Job>("GET", `/api/admin/jobs/${name}`, { asPerson: true }))]
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
