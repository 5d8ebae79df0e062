import { actionEntry } from "../../organizations/audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { parse } from "../../kernel/http/read-input.ts"
import { randomBase62 } from "../../kernel/ids.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { kindOf } from "./kinds.ts"
import { jobMessage } from "./messages.ts"
import type { CreatedJob, JobType } from "./schema.ts"

const INSERT = `
  INSERT INTO jobs (id, job_type, org_id, created_by, status, config, total_items, result, created_at, updated_at)
  VALUES (?1, ?2, ?3, ?4, 'pending', ?5, ?6, '{}', ?7, ?7)`

export const newJobId = (now: Date) => `job_${now.getTime()}_${randomBase62(16)}`

/** Creates a job. With `background` in its config, its first message is written in the same batch. */
export async function createJob(
  ctx: OrgContext,
  { jobType, config: given, id }: { jobType: JobType; config: Record<string, unknown>; id?: string },
  /** The caller's statements for the same batch. */
  alongside: readonly D1PreparedStatement[] = [],
): Promise<CreatedJob> {
  const kind = kindOf(jobType, given)
  const config = parse(kind.config, given)
  // Stores only the given fields; defaults are applied at every step.
  const asGiven = Object.fromEntries(Object.entries(config).filter(([name]) => given[name] !== undefined))
  const totalItems = await kind.count(ctx, config)
  const now = ctx.now()
  const [jobId, at] = [id ?? newJobId(now), now.toISOString()]
  const org = kind.orgOf?.(config) ?? null
  const messages = config["background"] === true ? [jobMessage(jobId, org)] : []
  await ctx.together.batch([
    ctx.home.prepare(INSERT).bind(jobId, jobType, org, ctx.actor.userId, JSON.stringify(asGiven), totalItems, at),
    actionEntry(ctx, "job.created", jobId, { jobType, totalItems }),
    ...alongside,
    ...writeOutbox(ctx.home, messages, at),
  ])
  await sendOutbox(ctx, messages)
  return { jobId, totalItems }
}
