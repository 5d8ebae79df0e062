import { limitOfRequest } from "../../kernel/budget/work-limit.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { addFromCatalog } from "../../topics/catalog/add-from-catalog.ts"
import type { CatalogChoice } from "../../topics/catalog/schema.ts"
import { createJob } from "../jobs/create-job.ts"
import type { AddedTopics } from "./schema.ts"

/** Adopts topics from the catalog. A background job finishes large requests. */
export async function addTopics(ctx: OrgContext, choice: CatalogChoice): Promise<AddedTopics> {
  const { added, next } = await addFromCatalog(ctx, choice, limitOfRequest(ctx))
  if (next === undefined) return { added }
  const config = { orgId: ctx.org.id, workspace: ctx.workspace, filters: choice.filters, after: next, background: true }
  const { jobId } = await createJob(ctx, { jobType: "adopt_topics", config })
  return { added, jobId }
}
