import { and, desc, eq } from "drizzle-orm"
import type { OrgContext } from "../../kernel/context.ts"
import { importBatches } from "../../kernel/db/schema/index.ts"
import { batchRecord } from "./batch-record.ts"

export async function listImports({ db, org, workspace }: OrgContext, page: { limit: number; offset: number }) {
  const rows = await db
    .select()
    .from(importBatches)
    .where(and(eq(importBatches.orgId, org.id), workspace ? eq(importBatches.workspaceId, workspace) : undefined))
    .orderBy(desc(importBatches.createdAt), desc(importBatches.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(batchRecord)
}
