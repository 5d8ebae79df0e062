import type { OrgContext } from "../../kernel/context.ts"
import { newId } from "../../kernel/ids.ts"
import { prepareChange } from "../../topics/library/change-many.ts"
import { requireFields } from "../../topics/library/edit-topic.ts"
import type { ManyChanges } from "../../topics/library/schema.ts"
import { createJob } from "../jobs/create-job.ts"
import type { ChangedTopics, MatchingRemoval, TextsRefresh, TopicsChange } from "./schema.ts"

/** Applies one change to many topics: given ids in the request itself, topics that match filters in a background job. */
export async function changeTopics(
  ctx: OrgContext,
  { topicIds, filters, change }: TopicsChange,
): Promise<ChangedTopics> {
  if (change.action === "edit") requireFields(change.fields)
  if (filters) return startJob(ctx, filters, change)
  let left = [...new Set(topicIds)]
  let changed = 0
  while (left.length > 0) {
    const planned = await prepareChange(ctx, left, change)
    if (planned.statements.length > 0) await ctx.together.batch(planned.statements)
    await planned.afterwards?.()
    changed += planned.changed
    left = left.slice(Math.max(planned.done, 1))
  }
  return { changed }
}

type Change = ManyChanges | { action: "remove"; removalId: string }

/** Everything is one removal, which can be restored as a whole. */
export const removeMatching = (ctx: OrgContext, { filters }: MatchingRemoval) =>
  startJob(ctx, filters, { action: "remove", removalId: newId("rem") })

async function startJob(ctx: OrgContext, filters: MatchingRemoval["filters"], change: Change) {
  const config = { orgId: ctx.org.id, workspace: ctx.workspace, filters: given(filters), change, background: true }
  const { jobId, totalItems } = await createJob(ctx, { jobType: "change_topics", config })
  return { changed: 0, jobId, total: totalItems }
}

/** Writes the library's stored names and descriptions again where they follow an older form, or previews it. */
export const refreshTexts = (ctx: OrgContext, { dryRun }: TextsRefresh) =>
  createJob(ctx, {
    jobType: "refresh_texts",
    config: { orgId: ctx.org.id, workspace: ctx.workspace, dryRun, batchSize: 500, background: true },
  })

const given = (filters: object) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
