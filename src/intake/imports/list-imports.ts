import type { OrgContext } from "../../kernel/context.ts"
import { readRows } from "../../kernel/db/rows.ts"
import { importBatches } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { batchRecord } from "./batch-record.ts"

export async function listImports({ library, org, workspace }: OrgContext, page: { limit: number; offset: number }) {
  const rows = await readRows(
    library,
    importBatches,
    sql`WHERE org_id = ${org.id} AND ${workspace} IN ('', workspace_id)
      ORDER BY created_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
  )
  return rows.map(batchRecord)
}
