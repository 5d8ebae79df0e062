import type { OrgContext } from "../../../kernel/context.ts"
import { findConnection } from "../../../organizations/connections/connections.ts"
import type { FilesQuery, RunFiles } from "../schema.ts"
import { findRun } from "../sync-runs.ts"

/** The files of a run with their outcomes. */
export async function listFiles(
  ctx: OrgContext,
  connectionId: string,
  runId: string,
  { after = "", limit }: FilesQuery,
): Promise<RunFiles> {
  const connection = await findConnection(ctx, connectionId)
  const run = await findRun(ctx, connection.id, runId)
  const { results } = await ctx.library
    .prepare(
      `SELECT file.path, size, file.status, file.failure, file.batch_id AS batchId, total_rows AS "rows",
         coalesce(success_count, 0) AS successCount, coalesce(error_count, 0) AS errorCount,
         coalesce(duplicate_count, 0) AS duplicateCount, coalesce(adopted_count, 0) AS adoptedCount,
         coalesce(updated_count, 0) AS updatedCount, file.updated_at AS updatedAt
       FROM sync_files AS file LEFT JOIN import_batches AS import ON import.id = file.batch_id AND import.org_id = ?3
       WHERE run_id = ?1 AND file.org_id = ?3 AND path > ?2 ORDER BY path LIMIT ?4`,
    )
    .bind(run.id, after, ctx.org.id, limit + 1)
    .all<RunFiles["files"][number]>()
  const files = results.slice(0, limit)
  return { files, next: results.length > limit ? (files.at(-1)?.path ?? null) : null }
}
