import { describe, it } from "vitest"
import { settleConnection } from "../../../activation/runs/settle-unknown.ts"
import { CUSTOM_PATHS } from "../../../testing/platforms/custom.ts"
import { aLivePush } from "../../../testing/a-push.ts"
import { countedCalls, lastAttempts } from "../../../testing/counted-calls.ts"
import { editTopic } from "../../../topics/library/edit-topic.ts"
import { createJob } from "../create-job.ts"
import { CALLS_PER_STEP } from "../drive-job.ts"
import { processJob } from "../process-job.ts"

describe("a refresh step", () => {
  it.for(["marketplace", "dspapi", "custom"] as const)(
    "keeps to its calls when everything needs its last attempt: %s",
    async (on, { expect }) => {
      const pushed = await aLivePush(12, { on, config: on === "custom" ? CUSTOM_PATHS : {} })
      const { ctx, org, platform, topicIds, rows, connectionId } = pushed
      for (const id of topicIds) await editTopic(ctx, id, { segment_type: "B2G" })
      const config = { orgId: org.id, workspace: "" }
      const { jobId } = await createJob(ctx, { jobType: "refresh_activations", config })
      await platform.faults(...lastAttempts(12))
      let done = false
      for (let steps = 0; !done && steps < 6; steps++) {
        const counted = countedCalls(ctx)
        done = (await processJob(counted, jobId)).done
        expect(counted.made()).toBeLessThan(CALLS_PER_STEP)
      }
      expect(done).toBe(true)
      // What a step had no calls left for is created by the service itself, some minutes later.
      const tomorrow = { ...countedCalls(ctx), now: () => new Date(Date.now() + 86_400_000) }
      await settleConnection(tomorrow, connectionId)
      const active = (await rows()).filter(({ status }) => status === "active")
      expect(active).toHaveLength(12)
      expect((await platform.live()).map(({ id }) => id).toSorted()).toEqual(
        active.map(({ platform_segment_id: id }) => String(id)).toSorted(),
      )
    },
  )
})
