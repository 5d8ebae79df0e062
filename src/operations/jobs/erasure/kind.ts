import * as z from "zod"
import type { OrgContext } from "../../../kernel/context.ts"
import { AppError } from "../../../kernel/errors.ts"
import { randomBase62 } from "../../../kernel/ids.ts"
import { actingFor } from "../../../organizations/identity/acting-for.ts"
import type { JobError } from "../record.ts"
import { anyConfig, jobKind } from "../step.ts"
import { FILE_STAGES } from "./files.ts"
import { platforms } from "./platforms.ts"
import { auditEntries } from "./pseudonyms.ts"
import { ROW_STAGES } from "./rows.ts"
import type { Stage } from "./stage.ts"
import { TOPIC_STAGES } from "./topics.ts"
import { TRACE_STAGES } from "./traces.ts"

const Config = z.object({ ...anyConfig, orgId: z.string("orgId is required") })

/** Requests and background work started before the erasure have ended after this time, so the second pass finds all their writes. */
const SETTLED_AFTER_MS = 5 * 60_000
/** A step processes several pages of light stages. */
const PAGES_PER_STEP = 20
const STEP_MS = 10_000

const usage: Stage = {
  name: "usage counter",
  run: async ({ forgetUsage, org }) => {
    await forgetUsage(org.id)
    return { removed: 0, next: null }
  },
}

/** Segments first, while the connections still work; then files, whose names are in rows; then rows. */
const STAGES: readonly Stage[] = [
  platforms,
  ...FILE_STAGES,
  ...TOPIC_STAGES,
  usage,
  ...ROW_STAGES,
  auditEntries,
  ...TRACE_STAGES,
]

/** The second pass removes rows that were written during the first one. */
const SECOND = STAGES.length
const END = 2 * STAGES.length

const Cursor = z.object({ stage: z.int(), at: z.string().nullable() })

/** Erases an organization. The batch that created the job already disabled its keys and sessions. */
export const eraseOrganizationKind = jobKind({
  config: Config,
  orgOf: ({ orgId }) => orgId,
  count: async () => END,
  step: async (services, job) => {
    const ctx = await actingFor(
      services,
      { orgId: job.config.orgId, userId: "system", workspace: "" },
      { erased: true },
    )
    if (!ctx) throw new AppError(404, "Organization not found")
    const start = Cursor.parse(JSON.parse(job.cursor ?? '{"stage":0,"at":null}'))
    const salt = typeof job.result["salt"] === "string" ? job.result["salt"] : randomBase62(32)
    const isSettling = start.stage === SECOND && start.at === null && !hasSettled(ctx, job.createdAt)
    const { stage, at, removed, errors } = isSettling
      ? { ...start, removed: 0, errors: [] }
      : await runPages(ctx, start, { id: job.id, salt })
    const done = stage === END
    const total = Number(job.result["removed"] ?? 0) + removed
    return {
      // Each page is already committed: an interrupted step loses only its counts.
      statements: [],
      processed: stage - start.stage,
      success: stage - start.stage,
      errors,
      skip: 0,
      cursor: JSON.stringify({ stage, at }),
      result: { removed: total, salt: done ? null : salt, ...(done && { erasedAt: ctx.now().toISOString() }) },
      done,
      idle: isSettling,
    }
  },
})

const hasSettled = ({ now }: OrgContext, since: string) => now().getTime() - Date.parse(since) >= SETTLED_AFTER_MS

async function runPages(ctx: OrgContext, from: z.output<typeof Cursor>, job: { id: string; salt: string }) {
  const until = ctx.now().getTime() + STEP_MS
  let { stage, at } = from
  let removed = 0
  const errors: JobError[] = []
  for (let pages = 0; pages < PAGES_PER_STEP && ctx.now().getTime() < until && stage < END; pages++) {
    const current = STAGES[stage % STAGES.length]
    if (!current || (current.heavy && pages > 0)) break
    const page = await current.run(ctx, at, job)
    removed += page.removed
    errors.push(...(page.errors ?? []))
    at = page.next
    if (at === null) stage++
    if (current.heavy || (stage === SECOND && at === null)) break
  }
  return { stage, at, removed, errors }
}
