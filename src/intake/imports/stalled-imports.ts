import type { Services } from "../../kernel/context.ts"
import type { Stalled } from "../../kernel/queues/stalled.ts"
import { CHUNK_SIZE } from "./schema.ts"

type Row = { id: string; org: string; key: string; chunkRows: number | null }

/** File imports without progress. Splitting the file again sends only the missing chunks. */
export async function stalledImports({ library }: Services, before: string, limit: number): Promise<Stalled[]> {
  const { results } = await library
    .prepare(
      `SELECT id, org_id AS org, source_key AS key, chunk_rows AS chunkRows FROM import_batches INDEXED BY import_batches_open
       WHERE status = 'processing' AND source_key IS NOT NULL AND updated_at <= ? ORDER BY updated_at LIMIT ?`,
    )
    .bind(before, limit)
    .all<Row>()
  return results.map(({ id, org, key, chunkRows }) => ({
    message: {
      id: `${id}/cut`,
      queue: "strata-imports",
      org,
      body: { kind: "cut", batchId: id, key, chunkRows: chunkRows ?? CHUNK_SIZE },
    },
    needsRoom: true,
    touch: (db, at) => db.prepare("UPDATE import_batches SET updated_at = ?2 WHERE id = ?1").bind(id, at),
  }))
}
