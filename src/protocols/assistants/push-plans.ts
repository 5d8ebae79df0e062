import { createPushRun } from "../../activation/runs/create-run.ts"
import { dryRun } from "../../activation/runs/dry-run.ts"
import { findOutbound } from "../../activation/runs/find-run.ts"
import type { Choice } from "../../activation/runs/schema.ts"
import { deactivateActivations } from "../../activation/segments/deactivate-or-refresh.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import { entryIfChanged } from "../../organizations/audit/entry.ts"

const LIFETIME_MS = 30 * 60_000
const MAX_PUSHED = 2_000
const MAX_DEACTIVATED = 500
const SHOWN = 20
const PURGED_PER_RUN = 1_000

type Action = "push" | "deactivate"
type Segment = Awaited<ReturnType<typeof dryRun>> extends AsyncGenerator<(infer S)[]> ? S : never

/**
 * Stores what a push or a deactivation would do, under an id that allows exactly that, once and for half an hour. Does not call the
 * platform.
 */
export async function createPushPlan(
  ctx: OrgContext,
  { connectionId, action, ...choice }: Choice & { connectionId: string; action: Action },
) {
  const connection = await findOutbound(ctx, connectionId)
  const limit = action === "push" ? MAX_PUSHED : MAX_DEACTIVATED
  const segments: Segment[] = []
  for await (const page of await dryRun(ctx, connection.id, choice)) {
    segments.push(...page)
    if (segments.length > limit) throw new AppError(400, `Maximum ${limit} topics per plan`)
  }
  const touched = action === "push" ? "create" : "unchanged"
  const topicIds = segments.filter((one) => one.action === touched).map(({ orgTopicId }) => orgTopicId)
  const plan = { id: newId("plan"), expiresAt: new Date(ctx.now().getTime() + LIFETIME_MS).toISOString() }
  await prepare(
    ctx.library,
    sql`INSERT INTO push_plans (id, org_id, workspace_id, connection_id, action, topic_ids, created_by, created_at, expires_at)
       VALUES (${plan.id}, ${ctx.org.id}, ${ctx.workspace}, ${connection.id}, ${action}, ${JSON.stringify(topicIds)},
         ${ctx.actor.userId}, ${ctx.now().toISOString()}, ${plan.expiresAt})`,
  ).run()
  const count = (of: Segment["action"]) => segments.filter((one) => one.action === of).length
  return {
    plan_id: plan.id,
    expires_at: plan.expiresAt,
    action,
    connection: { id: connection.id, name: connection.name, platform: connection.platform },
    topics: topicIds.length,
    counts: { create: count("create"), unchanged: count("unchanged"), blocked: count("blocked") },
    segments: segments.slice(0, SHOWN),
    not_shown: Math.max(0, segments.length - SHOWN),
  }
}

type Plan = { connectionId: string; action: Action; topicIds: string }

/** Executes the plan. Of two calls with the same plan, only one executes it. */
export async function executePushPlan(ctx: OrgContext, pushPlanId: string) {
  const { connectionId, action, topicIds } = await usePushPlan(ctx, pushPlanId)
  const ids = JSON.parse(topicIds) as string[]
  if (ids.length === 0) return { action, topics: 0 }
  if (action === "deactivate") {
    const { total, success, errors } = await deactivateActivations(ctx, await activationsOf(ctx, connectionId, ids))
    return { action, topics: total, deactivated: success, errors }
  }
  const { runId, totalSegments, skipped, status, approval } = await createPushRun(ctx, connectionId, {
    topicIds: ids,
    filters: null,
    background: true,
    dryRun: false,
  })
  return {
    action,
    topics: totalSegments,
    skipped,
    run_id: runId,
    connection_id: connectionId,
    status,
    ...(approval && { approval }),
    next: "Call activation_status with run_id until the run has ended",
  }
}

async function usePushPlan(ctx: OrgContext, pushPlanId: string): Promise<Plan> {
  const at = ctx.now().toISOString()
  const mine = [pushPlanId, ctx.org.id, ctx.workspace] as const
  const [used] = await ctx.library.batch<Plan>([
    ctx.library
      .prepare(
        `UPDATE push_plans SET used_at = ?4 WHERE id = ?1 AND org_id = ?2 AND workspace_id = ?3 AND used_at IS NULL
         AND expires_at > ?4 RETURNING connection_id AS connectionId, action, topic_ids AS topicIds`,
      )
      .bind(...mine, at),
    entryIfChanged(ctx, "push_plan.used", pushPlanId),
  ])
  const plan = used?.results[0]
  if (plan) return plan
  const found = await ctx.library
    .prepare("SELECT used_at AS usedAt FROM push_plans WHERE id = ? AND org_id = ? AND workspace_id = ?")
    .bind(...mine)
    .first<{ usedAt: string | null }>()
  if (!found) throw new AppError(404, "Plan not found: call plan_push first")
  throw new AppError(409, found.usedAt === null ? "The plan has expired: call plan_push again" : "The plan was used")
}

async function activationsOf(
  { library, org }: OrgContext,
  connectionId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { results } = await library
    .prepare(
      `SELECT a.id FROM json_each(?1) AS given CROSS JOIN activations AS a INDEXED BY activations_topic
         ON a.org_topic_id = given.value AND a.org_id = ?2 AND a.connection_id = ?3
       WHERE a.status IN ('pending', 'active')`,
    )
    .bind(JSON.stringify(ids), org.id, connectionId)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** Expired push plans can no longer be executed. */
export async function purgePushPlans({ library, now }: Pick<Services, "library" | "now">): Promise<void> {
  await library
    .prepare(
      `DELETE FROM push_plans WHERE rowid IN (
         SELECT rowid FROM push_plans WHERE expires_at <= ? ORDER BY expires_at LIMIT ${PURGED_PER_RUN})`,
    )
    .bind(now().toISOString())
    .run()
}
