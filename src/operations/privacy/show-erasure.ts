import type { Services } from "../../kernel/context.ts"
import { readRow } from "../../kernel/db/rows.ts"
import { jobs } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import type { Erasure } from "./schema.ts"

const ERASES = { erase_organization: "organization", erase_person: "person" } as const

/** The progress of an erasure. The person who started it is signed out by then, so its unguessable id is the only credential. */
export async function showErasure(services: Services, id: string): Promise<Erasure> {
  const job = await readRow(services.home, jobs, sql`WHERE id = ${id}`)
  const of = job && job.jobType in ERASES ? ERASES[job.jobType as keyof typeof ERASES] : undefined
  if (!job || !of) throw new AppError(404, "Erasure not found")
  return {
    id: job.id,
    of,
    status: job.status,
    processed: job.processedItems,
    total: job.totalItems,
    segmentsLeft: job.errorCount,
    createdAt: job.createdAt,
    completedAt: job.completedAt,
  }
}
