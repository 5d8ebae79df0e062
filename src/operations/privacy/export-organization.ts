import type { OrgContext } from "../../kernel/context.ts"
import { readRow } from "../../kernel/db/rows.ts"
import { jobs } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { zipBytes, zipChunks } from "../../kernel/files/zip.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import { createJob } from "../jobs/create-job.ts"
import { EXPORT_DAYS, readFiles } from "../jobs/organization-export/kind.ts"
import { isOver, type Job } from "../jobs/record.ts"
import type { NewestExport } from "./schema.ts"

/** Starts an export, or returns the one in progress. */
export async function startExport(ctx: OrgContext): Promise<NewestExport> {
  const running = await newestExport(ctx)
  if (running && !isOver(running)) return { export: exportOf(running) }
  const config = { orgId: ctx.org.id, background: true }
  await createJob(ctx, { jobType: "export_organization", config }, [
    actionEntry(ctx, "organization.exported", ctx.org.id),
  ])
  return showExport(ctx)
}

export async function showExport(ctx: OrgContext): Promise<NewestExport> {
  const job = await newestExport(ctx)
  return { export: job ? exportOf(job) : null }
}

const newestExport = ({ home, org }: OrgContext): Promise<Job | undefined> =>
  readRow(home, jobs, sql`WHERE org_id = ${org.id} AND job_type = 'export_organization' ORDER BY created_at DESC`)

const exportOf = (job: Job): NewestExport["export"] => ({
  id: job.id,
  status: job.status,
  processed: job.processedItems,
  total: job.totalItems,
  bytes: typeof job.result["bytes"] === "number" ? job.result["bytes"] : null,
  createdAt: job.createdAt,
  completedAt: job.completedAt,
  expiresAt: job.status === "completed" ? expiryOf(job) : null,
})

const expiryOf = ({ completedAt }: Job) =>
  new Date(Date.parse(completedAt ?? "") + EXPORT_DAYS * 86_400_000).toISOString()

/** The newest complete archive, assembled from its files while it is downloaded. */
export async function downloadExport(ctx: OrgContext, withContent = true) {
  const job = await newestExport(ctx)
  if (job?.status !== "completed" || expiryOf(job) <= ctx.now().toISOString()) {
    throw new AppError(404, "No export is ready")
  }
  const fileName = `strata-export-${job.createdAt.slice(0, 10)}.zip`
  if (!withContent) return { fileName, body: null }
  const files = await readFiles(ctx, job.id)
  const bytes = zipBytes(files)
  if (bytes === undefined) throw new Error("The export is larger than one archive can be")
  const open = async (index: number) => {
    const file = await ctx.importFiles.get(files[index]?.key ?? "")
    if (!file) throw new Error("A file of the export is gone")
    return file.body
  }
  const chunks = zipChunks(files, new Date(job.completedAt ?? ""), open)
  await actionEntry(ctx, "organization.export_downloaded", ctx.org.id, { bytes }).run()
  return { fileName, body: streamOf(chunks, bytes) }
}

/** The fixed length lets clients detect a truncated archive. */
function streamOf(chunks: AsyncGenerator<Uint8Array>, bytes: number): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(bytes)
  const source = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await chunks.return(undefined)),
  })
  // The reader of the stream gets the error.
  source.pipeTo(writable).catch(() => {})
  return readable
}
