import { createPushRun } from "../activation/runs/create-run.ts"
import { pushNext } from "../activation/runs/push-next.ts"
import type { PushedBatch } from "../activation/runs/schema.ts"
import { aPlatform } from "./a-platform.ts"
import { anOrg, type TestContext } from "./factories.ts"
import { withoutWaits } from "./without-waits.ts"
import type { PlatformInput } from "./platform-scripts.ts"

type Platform = "marketplace" | "dspapi" | "custom"

/** An organization with topics and a connection to its own platform; outbound calls do not wait. */
export async function aPush(
  topics: number,
  {
    on = "marketplace",
    spec,
    config = {},
  }: { on?: Platform; spec?: PlatformInput; config?: Record<string, unknown> } = {},
) {
  const org = await anOrg()
  const platform = await aPlatform(spec)
  const settings = platform[on]
  const { id: connectionId } = await org.connection({ ...settings, config: { ...settings.config, ...config } })
  const topicIds: string[] = []
  for (let i = 0; i < topics; i++) topicIds.push((await org.topic()).id)
  const base = org.ctx()
  const { outside, waits } = withoutWaits(base.outside)
  const ctx: TestContext = { ...base, outside }
  const start = async (choice: Partial<Parameters<typeof createPushRun>[2]> = {}) => {
    const chosen = choice.filters ? {} : { topicIds }
    return createPushRun(ctx, connectionId, { ...chosen, background: false, dryRun: false, ...choice })
  }
  const push = (runId: string) => pushNext(ctx, connectionId, runId)
  const toTheEnd = async (runId: string): Promise<PushedBatch[]> => {
    const batches: PushedBatch[] = []
    for (let done = false; !done && batches.length < 50;) {
      const batch = await push(runId)
      batches.push(batch)
      done = batch.done
    }
    return batches
  }
  /** The stored activations, oldest first. */
  const rows = async () => {
    const { results } = await ctx.d1
      .prepare("SELECT * FROM activations WHERE org_id = ? ORDER BY rowid")
      .bind(org.id)
      .all<Record<string, string | number | null>>()
    return results
  }
  const path = `/api/connections/${connectionId}/push/run`
  return { org, platform, connectionId, topicIds, ctx, waits, start, push, toTheEnd, rows, path }
}

/** Like `aPush`, with all topics pushed; also returns the activation ids. */
export async function aLivePush(topics: number, options?: Parameters<typeof aPush>[1]) {
  const pushed = await aPush(topics, options)
  const { runId } = await pushed.start()
  await pushed.toTheEnd(runId)
  const ids = (await pushed.rows()).map(({ id }) => String(id))
  return { ...pushed, runId, ids }
}
