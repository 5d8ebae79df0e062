import type { OrgContext } from "../../kernel/context.ts"
import type { TestContext } from "../../testing/factories.ts"
import { describe, it } from "vitest"
import { deleteConnection } from "../../organizations/connections/delete-connection.ts"
import { aLargeLibrary, fillLibrary } from "../../testing/a-large-library.ts"
import { CUSTOM_PATHS } from "../../testing/platforms/custom.ts"
import { aPush } from "../../testing/a-push.ts"
import { limitedContext, limitedServices, PLATFORM_LIMITS } from "../../testing/limited-services.ts"
import { numRuns } from "../../testing/runs.ts"
import { deactivateActivations, refreshActivations } from "../segments/deactivate-or-refresh.ts"
import { listActivations } from "../segments/list-activations.ts"
import { ActivationQuery } from "../segments/schema.ts"
import { createPushRun } from "./create-run.ts"
import { dryRun } from "./dry-run.ts"
import { cancelPushRun, failPushRun } from "./end-run.ts"
import { retryPushRun } from "./retry-run.ts"

const TOPICS = numRuns(3_000, 10_000)
/** The most that a bulk change takes. */
const MAX_IDS = 500

/** Runs a verb as one invocation of the platform, in which only calls are limited. Returns its result and the calls it made. */
async function invocation<T>(ctx: TestContext, verb: (ctx: OrgContext) => Promise<T>) {
  const services = limitedServices()
  const outside = { ...ctx.outside, fetch: services.outside.fetch, clock: () => 0 }
  const deferred: Promise<unknown>[] = []
  const defer = (work: Promise<unknown>) => void deferred.push(work)
  const result = await verb({ ...limitedContext(ctx, services), outside, defer })
  await Promise.all(deferred)
  return { result, calls: PLATFORM_LIMITS.calls - services.budget.left() }
}

async function countOf(pages: AsyncIterable<readonly unknown[]>): Promise<number> {
  let count = 0
  for await (const page of pages) count += page.length
  return count
}

describe("a request stays inside the platform's limits", () => {
  it(`that plans, creates, lists, retries, cancels or deletes pushes of ${TOPICS} topics`, async ({ expect }) => {
    const { ctx, connectionId, everything, choice, topicIds } = await aLargeLibrary(TOPICS)
    const plan = await invocation(ctx, async (one) => countOf(await dryRun(one, connectionId, choice)))
    expect(plan.result).toBe(TOPICS)
    const created = await invocation(ctx, (one) => createPushRun(one, connectionId, everything))
    expect(created.result).toMatchObject({ totalSegments: TOPICS, status: "running" })
    const { runId } = created.result
    const listed = await invocation(ctx, (one) => countOf(listActivations(one, ActivationQuery.parse({}))))
    expect(listed.result).toBe(TOPICS)
    const failed = await invocation(ctx, (one) => failPushRun(one, runId, "The platform is not responding"))
    const retried = await invocation(ctx, (one) => retryPushRun(one, connectionId, runId))
    expect(retried.result).toEqual({ runId, status: "running", retried: TOPICS })
    const cancelled = await invocation(ctx, (one) => cancelPushRun(one, connectionId, runId))
    expect(cancelled.result).toMatchObject({ status: "cancelled" })
    const ids = { ...everything, filters: null, topicIds: await topicIds() }
    const again = await invocation(ctx, (one) => createPushRun(one, connectionId, ids))
    expect(again.result).toMatchObject({ totalSegments: TOPICS, status: "running" })
    const deleted = await invocation(ctx, (one) => deleteConnection(one, connectionId))
    expect(deleted.result).toEqual({ deleted: true })
    // A library of a million topics is within reach of one invocation, or what is left continues in the background.
    const counted = { plan, created, again, listed, failed, retried, cancelled, deleted }
    for (const [name, { calls }] of Object.entries(counted)) expect(calls, name).toBeLessThan(80)
    const left = "SELECT count(*) AS n FROM activations WHERE org_id = ? AND status <> 'deactivated'"
    expect(await ctx.d1.prepare(left).bind(ctx.org.id).first("n")).toBe(0)
  })

  it.for(["deactivate", "refresh"] as const)(`that asks to %s ${MAX_IDS} segments`, async (change, { expect }) => {
    const config = { ...CUSTOM_PATHS, deactivate_method: "DELETE", deactivate_body: { archive: true } }
    const { ctx, connectionId, rows } = await aPush(0, { on: "custom", config })
    await fillLibrary(ctx, MAX_IDS)
    // Segments that the platform no longer has: deactivating them needs a call each.
    await ctx.d1
      .prepare(
        `INSERT INTO activations (id, org_id, org_topic_id, topic_id, connection_id, platform, status, platform_segment_id,
           pushed_name, created_at, activated_at)
         SELECT 'act_' || id, org_id, id, topic_id, ?2, 'custom_api', 'active', 'gone-' || id, 'Gone ' || id, ?3, ?3
         FROM org_topics WHERE org_id = ?1`,
      )
      .bind(ctx.org.id, connectionId, new Date().toISOString())
      .run()
    const ids = (await rows()).map(({ id }) => String(id))
    expect(ids).toHaveLength(MAX_IDS)
    const ask: (one: OrgContext) => Promise<{ total: number; success: number; errors: number }> = (one) =>
      change === "deactivate" ? deactivateActivations(one, ids) : refreshActivations(one, ids)
    const { result, calls } = await invocation(ctx, ask)
    expect(calls).toBeLessThanOrEqual(PLATFORM_LIMITS.calls)
    expect(result.success).toBeGreaterThan(100)
    const requested = (await rows()).filter(({ intent }) => intent === `${change}_requested`)
    expect(requested).toHaveLength(result.errors)
    expect(result.total).toBe(MAX_IDS)
    // A refresh takes two calls per segment, so not all fit an invocation. On a busy machine, time may run out before the calls do.
    if (change === "refresh") expect(result.errors).toBeGreaterThan(0)
  })
})
